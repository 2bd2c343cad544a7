"""Renders everything that the kit paints into PNG files, to be looked at.

    python tests/looking/kit_sheet.py FOLDER

writes a sheet of each kind in both schemes, ordinary and Palifico, at scale 1 and 2.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.engine.moves import Bid
from desktop_app.ui.characters import Character
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.chips import (
    bid_chip_size,
    draw_bid_chip,
    draw_bubble,
    draw_standing_bid,
    draw_tag,
    draw_thinking_dots,
    tag_width,
)
from desktop_app.ui.painting.cup import CupPose, draw_cup
from desktop_app.ui.painting.die import DieLook, Match, draw_die, draw_empty_slot, draw_number_badge
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.leather import (
    TableShape,
    draw_inlay,
    draw_lamp,
    draw_leather_page,
    draw_room,
    draw_table,
)
from desktop_app.ui.painting.palifico import draw_hollow_diamond, draw_palifico_mark, draw_ribbon
from desktop_app.ui.painting.pixmaps import PixmapCache, smooth
from desktop_app.ui.painting.plate import PlateLook, draw_dice_left, draw_plate, plate_size
from desktop_app.ui.painting.portrait import PortraitLook, draw_portrait, seat_ring
from desktop_app.ui.painting.rich_text import RichStyle, lay_out
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.painting.wordmark import draw_wordmark
from desktop_app.ui.tokens import Scheme, Tokens, tokens_of
from desktop_app.ui.words.sentence import InlineDie, Run, bid_told, fill, in_a_row

Sheet = Callable[[QPainter, Tokens, PixmapCache], None]
WIDTH, HEIGHT = 1280, 800


def pieces(painter: QPainter, tokens: Tokens, cache: PixmapCache) -> None:
    """Dice in every state, cups, portraits, icons, chips, text."""
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), tokens.cloth)
    painter.fillRect(QRectF(0, 0, WIDTH, 120), tokens.paper)
    for index, icon in enumerate(Icon):
        draw_icon(painter, icon, 30 + index * 36, 28, 22, tokens.ink)
        draw_icon(painter, icon, 30 + index * 36, 58, 16, tokens.primary)
    for index, character in enumerate(Character):
        draw_portrait(painter, cache, 30 + index * 36, 94, 11, character, seat_ring(tokens, character, 2))
        draw_portrait(painter, cache, 260 + index * 50, 94, 18, character, seat_ring(tokens, character, 2.5))
    for index, character in enumerate(Character):
        color = character.color(tokens.scheme)
        draw_dice_left(painter, tokens, QPointF(600 + index * 100, 88), 5 - index % 3, 5, color, losing=index % 2)
    for face in range(1, 7):
        x = 20 + (face - 1) * 90
        draw_die(painter, tokens, cache, x, 140, 64, DieLook(face, wild=True))
        draw_die(painter, tokens, cache, x, 225, 34, DieLook(face, wild=True, turn=face - 3))
        draw_die(painter, tokens, cache, x + 46, 228, 29, DieLook(face, wild=True))
        draw_die(painter, tokens, cache, x, 280, 22, DieLook(face, wild=True))
        draw_die(painter, tokens, cache, x + 30, 280, 17.5, DieLook(face, wild=True))
    states = (
        DieLook(1),
        DieLook(5, match=Match.FACE),
        DieLook(1, wild=True, match=Match.WILD),
        DieLook(3, dim=0.34, turn=4),
        DieLook(0),
    )
    for index, look in enumerate(states):
        draw_die(painter, tokens, cache, 600 + index * 100, 145, 60, look)
        draw_die(painter, tokens, cache, 610 + index * 100, 245, 34, look)
    draw_number_badge(painter, cache, tokens, 764, 141, 12, 11)
    draw_number_badge(painter, cache, tokens, 746, 243, 3)
    draw_empty_slot(painter, tokens, 1110, 160, 26)
    for index, character in enumerate(Character):
        draw_cup(painter, tokens, cache, 70 + index * 110, 410, 74, character)
        pose = CupPose(tilt=13 if index % 2 else -13, lift=12, mouth=True)
        draw_cup(painter, tokens, cache, 70 + index * 110, 520, 58, character, pose)
        draw_portrait(painter, cache, 760 + index * 84, 370, 32, character, seat_ring(tokens, character))
        look = PortraitLook(Mood.THINKING if index < 3 else Mood.CALM, out=index >= 3)
        draw_portrait(painter, cache, 760 + index * 84, 450, 32, character, seat_ring(tokens, character), look)
    draw_cup(painter, tokens, cache, 800, 690, 150, Character.MALIK)
    draw_cup(painter, tokens, cache, 960, 690, 178, Character.ROSA, CupPose(tilt=-16, lift=34, mouth=True))
    draw_die(painter, tokens, cache, 1060, 560, 78, DieLook(1, wild=True, turn=8))
    draw_die(painter, tokens, cache, 1160, 570, 78, DieLook(6, turn=-5))
    draw_palifico_mark(painter, tokens, cache, 1180, 700)
    draw_hollow_diamond(painter, 1220, 700, 10, tokens.on_plum)
    draw_ribbon(painter, tokens, cache, QPointF(1090, 750), "Giro Palifico · gli 1 non sono jolly")
    _texts(painter, tokens, cache)


def _texts(painter: QPainter, tokens: Tokens, cache: PixmapCache) -> None:
    area = QRectF(20, 570, 640, 210)
    painter.fillRect(area, tokens.paper)
    opens = "%1 annonce «\u00a0Pile\u00a0» sur %2. Il y en a cinq\u00a0: %1 perd un dé, et c’est à %3 d’ouvrir\u202f;"
    names = Run("Odette", bold=True), bid_told(Bid(4, 3), wild=True), Run("Inès", bold=True)
    ones = fill("un as %1 est un paco, un %2 ne l’est pas\u202f!", InlineDie(1, wild=True), InlineDie(1))
    story = in_a_row((fill(opens, *names), ones))
    lay_out(story, 280, RichStyle(14)).draw(painter, tokens, cache, 36, 580, tokens.ink)
    lay_out(story, 280, RichStyle(15, 1.44)).draw(painter, tokens, cache, 350, 580, tokens.ink2)
    for index, weight in enumerate((400, 500, 600, 700)):
        style = TextStyle(17, weight)
        draw_text(painter, 36, 710 + index * 18, "d’Odette · 6 × Ça où È ç’à", style, tokens.ink)
    draw_text(painter, 350, 760, "6 × 12", TextStyle(44, 700), tokens.ink)
    draw_text(painter, 640, 760, "éliminé", TextStyle(13, italic=True), tokens.ink2, Align.RIGHT)
    draw_bid_chip(painter, tokens, cache, QPointF(560, 720), 12, 5, tail=QPointF(500, 720), standing=True)


def table(painter: QPainter, tokens: Tokens, cache: PixmapCache) -> None:
    """The table in the middle of the bidding, as in the picture of the look."""
    area = QRectF(0, 32, 980, 672)
    shape = TableShape(490, 346.5, 424, 268.8, 18)
    draw_room(painter, tokens, cache, area)
    draw_table(painter, tokens, cache, shape)
    lamp = QPointF(shape.x, shape.y + shape.ry * 0.66)
    draw_lamp(painter, cache, shape, lamp, 340, 130, 0.40 if tokens.is_light else 0.30)
    places = (
        (Character.BRUNO, "Bruno", -90, 4, (4, 3)),
        (Character.INES, "Inès", -38, 3, (4, 4)),
        (Character.MALIK, "Malik", 38, 5, (5, 4)),
        (Character.ROSA, "Rosa", 90, 4, (6, 5)),
    )
    for character, name, angle, dice, bid in places:
        seat = shape.point(angle, 12, 4)
        share = 0.80 if abs(angle) > 80 else 0.78
        draw_cup(painter, tokens, cache, shape.x + (seat.x() - shape.x) * share, seat.y() + 106, 62, character)
        _seat(painter, tokens, cache, seat, PlateLook(character, name, dice, 5, mirrored=angle > 0), bid)
    y = shape.y - 0.02 * shape.ry
    draw_inlay(painter, tokens, cache, shape.x, y - 7, 176, 104)
    draw_text(painter, shape.x, y - 62, "Rosa’s bid", TextStyle(18, 600), tokens.on_cloth, Align.CENTER)
    wild = not tokens.palifico
    draw_standing_bid(painter, tokens, cache, QPointF(shape.x, y + 5), 6, 5, 88, wild=wild)
    for index, face in enumerate((5, 5, 2, 1, 3)):
        top = shape.y + shape.ry - 18 - 56 - 64
        draw_die(painter, tokens, cache, shape.x - 185.6 + index * 76.8, top, 64, DieLook(face, wild))
    draw_cup(painter, tokens, cache, shape.x + 185.6 + 74, shape.y + shape.ry - 72.7, 74, Character.YOU)
    center = QPointF(shape.x, shape.y + shape.ry - 4)
    draw_plate(painter, tokens, cache, center, PlateLook(Character.YOU, "You", 5, 5, turn=True, palifico=not wild))
    width, _ = plate_size("You", 5)
    tag = QPointF(shape.x + width / 2 + 12 + tag_width("Your turn") / 2, center.y())
    draw_tag(painter, tokens, cache, tag, "Your turn")
    if not wild:
        ribbon = QPointF(shape.x, shape.y - shape.ry + 51)
        draw_ribbon(painter, tokens, cache, ribbon, "Palifico round · ones are not wild")
    out = PlateLook(Character.ODETTE, "Odette", 0, 5, out="éliminée")
    draw_plate(painter, tokens, cache, QPointF(1130, 260), out)
    draw_plate(painter, tokens, cache, QPointF(1130, 340), PlateLook(Character.MALIK, "Malik", 4, 5, losing=1))
    bubble = QRectF(1100, 400, 56, 32)
    draw_bubble(painter, tokens, cache, bubble, QPointF(1080, 416))
    draw_thinking_dots(painter, tokens, bubble.center())


def _seat(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, seat: QPointF, look: PlateLook, bid: tuple[int, int]
) -> None:
    width, _ = plate_size(look.name, look.total)
    x = min(max(seat.x(), width / 2 + 22), 980 - width / 2 - 22)
    draw_plate(painter, tokens, cache, QPointF(x, seat.y()), look)
    chip, _ = bid_chip_size(bid[0])
    side = -1 if look.mirrored else 1
    center = QPointF(x + side * (width / 2 + 13 + chip / 2), seat.y())
    tail = QPointF(x + side * (width / 2 + 1), seat.y())
    standing = look.character is Character.ROSA
    draw_bid_chip(painter, tokens, cache, center, *bid, tail=tail, standing=standing, wild=not tokens.palifico)


def page(painter: QPainter, tokens: Tokens, cache: PixmapCache) -> None:
    """The leather of the start page with its still life."""
    draw_leather_page(painter, tokens, cache, QRectF(0, 0, WIDTH, HEIGHT), QPointF(400, 470))
    draw_wordmark(painter, tokens, 96, 226, 124, tokens.on_cloth)
    words = "Les Dés Menteurs, autour d’une vraie table."
    draw_text(painter, 102, 268, words, TextStyle(24, 500), tokens.on_cloth)
    draw_cup(painter, tokens, cache, 560, 606, 150, Character.MALIK)
    draw_cup(painter, tokens, cache, 232, 560, 178, Character.ROSA, CupPose(tilt=-16, lift=34, mouth=True))
    still_life = ((236, 560, 5, -13), (352, 590, 1, 8), (126, 596, 3, 17), (250, 656, 6, -5), (392, 478, 2, 21))
    for x, y, face, turn in still_life:
        draw_die(painter, tokens, cache, x, y, 78, DieLook(face, wild=True, turn=turn))


def save(sheet: Sheet, tokens: Tokens, scale: int, file: Path) -> None:
    """Paint one sheet into a file."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB32)
    image.fill(tokens.wall)
    painter = QPainter(image)
    smooth(painter)
    painter.scale(scale, scale)
    sheet(painter, tokens, PixmapCache())
    painter.end()
    image.save(str(file))


def main(folder: Path) -> None:
    """Paint all sheets into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for scheme in Scheme:
        for palifico in (False, True):
            for sheet in (pieces, table, page):
                for scale in (1, 2):
                    light = "palifico" if palifico else "plain"
                    tokens = tokens_of(scheme, palifico=palifico)
                    save(sheet, tokens, scale, folder / f"{sheet.__name__}-{scheme.value}-{light}-{scale}.png")


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    load_fonts()
    main(Path(sys.argv[1]))
