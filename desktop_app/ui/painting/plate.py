"""The plate of a seat: portrait, name, and a pip for each die left."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.palifico import draw_hollow_diamond, draw_palifico_mark
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.portrait import PortraitLook, Ring, draw_portrait
from desktop_app.ui.painting.shadows import PLATE, PORTRAIT, Drop, draw_shadow
from desktop_app.ui.painting.shapes import diamond, ellipse, line, rounded, rounded_rect, stroke, vertical
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.tokens import Tokens, faded, mixed

#: Of a plate at size 1: height, radius of the portrait's circle, radius of a corner.
_HEIGHT, _PORTRAIT, _CORNER = 54, 35, 18
_SMALL_FROM = 0.9


@dataclass(frozen=True)
class PlateLook:
    """What a plate says. Out is the word for a player without dice, empty for one who plays on.

    Losing crosses out that many of the last dice, winning marks that many as won back. Palifico marks who has triggered
    a Palifico round; spent, who has done so before. Mirrored puts the portrait at the right.
    """

    character: Character
    name: str
    dice: int
    total: int
    turn: bool = False
    mood: Mood = Mood.CALM
    palifico: bool = False
    spent: bool = False
    out: str = ""
    losing: int = 0
    winning: int = 0
    mirrored: bool = False


def plate_size(name: str, total: int, size: float = 1.0) -> tuple[float, float]:
    """Width and height of a plate for a name and so many dice; size is the table's measure k."""
    pip, gap = _pip_measures(size)
    inner = max(text_width(name, _name_style(size)), total * (pip + gap) - gap)
    return inner + (2 * _PORTRAIT + 28) * size, _HEIGHT * size


def draw_plate(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, center: QPointF, look: PlateLook, size: float = 1.0
) -> None:
    """Draw a plate round a centre."""
    width, height = plate_size(look.name, look.total, size)
    area = QRectF(center.x() - width / 2, center.y() - height / 2, width, height)
    radius = _PORTRAIT * size
    portrait_x = area.right() - radius + 4 if look.mirrored else area.left() + radius - 4
    pips = pip_area(center, look, 0, size).topLeft()
    text_x = pips.x()
    _draw_paper(painter, tokens, cache, area, size, turn=look.turn)
    _draw_face(painter, tokens, cache, QPointF(portrait_x, center.y()), radius, look)
    ink = tokens.ink2 if look.out else tokens.ink
    draw_text(painter, text_x, center.y() - height * 0.17, look.name, _name_style(size), ink)
    if look.out:
        _draw_out(painter, tokens, pips, look, size)
    else:
        _draw_pips(painter, tokens, pips, look, look.total, size)
    off = radius * 0.72
    mark_x = portrait_x - off if look.mirrored else portrait_x + off
    if look.palifico:
        draw_palifico_mark(painter, tokens, cache, mark_x, center.y() - off, 12.5 * size)
    elif look.spent and not look.out:
        _draw_spent(painter, tokens, mark_x, center.y() - off, 9 * size)


def pip_area(center: QPointF, look: PlateLook, index: int, size: float = 1.0) -> QRectF:
    """Where the pip of a die lies on a plate round a centre."""
    width, height = plate_size(look.name, look.total, size)
    pip, gap = _pip_measures(size)
    left = center.x() - width / 2 + (16 if look.mirrored else 2 * _PORTRAIT + 6) * size
    return QRectF(left + index * (pip + gap), center.y() + height * 0.12, pip, pip)


def draw_pip(painter: QPainter, tokens: Tokens, area: QRectF, color: QColor) -> None:
    """Draw the pip of a die that somebody has."""
    side, middle = area.width(), area.center()
    painter.fillPath(rounded(area.x(), area.y(), side, side, side * 0.28), color)
    painter.fillPath(ellipse(middle.x(), middle.y(), side * 0.16), tokens.paper)


def draw_won_pip(painter: QPainter, tokens: Tokens, area: QRectF, color: QColor) -> None:
    """Draw the pip of a die won back: a plus, and a gold rim."""
    x, y, side = area.x(), area.y(), area.width()
    painter.fillPath(rounded(x - 1.5, y - 1.5, side + 3, side + 3, side * 0.34), tokens.gold)
    painter.fillPath(rounded(x, y, side, side, side * 0.28), color)
    middle_x, middle_y, arm = x + side / 2, y + side / 2, side * 0.27
    line(painter, (middle_x - arm, middle_y), (middle_x + arm, middle_y), tokens.paper, 1.8)
    line(painter, (middle_x, middle_y - arm), (middle_x, middle_y + arm), tokens.paper, 1.8)


def draw_strike(painter: QPainter, tokens: Tokens, area: QRectF, share: float = 1.0) -> None:
    """Draw the cross over a die that is lost, or a share of it: first one stroke, then the other."""
    low, reach = 3, area.width() - 6
    first, second = min(2 * share, 1) * reach, max(2 * share - 1, 0) * reach
    x, y, right = area.x() + low, area.y() + low, area.right() - low
    line(painter, (x, y), (x + first, y + first), tokens.danger, 1.8)
    if second:
        line(painter, (right, y), (right - second, y + second), tokens.danger, 1.8)


def draw_turn_glow(painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF, radius: float) -> None:
    """Draw the warm halo round whoever must act, or round what must be used; radius is that of the corners."""
    glow = Drop(0, 22, 1.0 if tokens.is_light else 0.8)
    draw_shadow(painter, cache, rounded_rect(area, radius), tokens.glow, glow)


def draw_dice_left(
    painter: QPainter,
    tokens: Tokens,
    at: QPointF,
    dice: int,
    total: int,
    color: QColor,
    *,
    losing: int = 0,
    winning: int = 0,
    side: float = 12,
    gap: float = 4,
) -> None:
    """Draw a pip for each die left, an empty one for each lost; the last ones may be crossed out, or won back."""
    for index in range(total):
        area = QRectF(at.x() + index * (side + gap), at.y(), side, side)
        if index >= dice:
            stroke(painter, rounded_rect(area, side * 0.25 + 0.7, inset=0.7), faded(tokens.edge, 0.9), 1.2)
        elif index >= dice - losing:
            _draw_crossed(painter, tokens, area)
        elif index >= dice - winning:
            draw_won_pip(painter, tokens, area, color)
        else:
            draw_pip(painter, tokens, area, color)


def _name_style(size: float) -> TextStyle:
    return TextStyle(max(13, 16 * size), 600)


def _pip_measures(size: float) -> tuple[float, float]:
    """Side and gap of the pips; they step down once, so that they stay on whole pixels."""
    return (12, 4) if size > _SMALL_FROM else (10, 3)


def _draw_paper(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF, size: float, *, turn: bool
) -> None:
    corner = _CORNER * size
    if turn:
        draw_turn_glow(painter, tokens, cache, area, corner)
    path = rounded_rect(area, corner)
    draw_shadow(painter, cache, path, tokens.shadow, PLATE)
    lit = mixed(tokens.paper, QColor("#FFFFFF"), 0.3 if tokens.is_light else 0.03)
    painter.fillPath(path, vertical(area.top(), area.bottom(), ((0, lit), (1, tokens.paper))))
    stroke(painter, path, tokens.gold if turn else tokens.line, 2.6 if turn else 1)


def _draw_face(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, center: QPointF, radius: float, look: PlateLook
) -> None:
    disc = ellipse(center.x(), center.y(), radius)
    draw_shadow(painter, cache, disc, tokens.shadow, PORTRAIT)
    if look.turn:
        ring = Ring(tokens.gold, 4)
    else:
        ring = Ring(tokens.edge if look.out else look.character.color(tokens.scheme), 3)
    mood = Mood.THINKING if look.turn and look.mood is Mood.CALM else look.mood
    portrait = PortraitLook(mood, out=bool(look.out))
    draw_portrait(painter, cache, center.x(), center.y(), radius - 3, look.character, ring, portrait)


def _draw_pips(painter: QPainter, tokens: Tokens, at: QPointF, look: PlateLook, total: int, size: float) -> None:
    color = look.character.color(tokens.scheme)
    pip, gap = _pip_measures(size)
    losing, winning = look.losing, look.winning
    draw_dice_left(painter, tokens, at, look.dice, total, color, losing=losing, winning=winning, side=pip, gap=gap)


def _draw_out(painter: QPainter, tokens: Tokens, at: QPointF, look: PlateLook, size: float) -> None:
    """The word for a player without dice, after the dice that are just being lost."""
    pip, gap = _pip_measures(size)
    _draw_pips(painter, tokens, at, look, look.losing, size)
    x = at.x() + look.losing * (pip + gap)
    draw_text(painter, x, at.y() + pip / 2 - 0.5, look.out, TextStyle(13, 400, italic=True), tokens.ink2)


def _draw_spent(painter: QPainter, tokens: Tokens, x: float, y: float, radius: float) -> None:
    """The mark of who has triggered a Palifico round before: hollow, and smaller than that of the round that is on."""
    painter.fillPath(diamond(x, y, radius * 1.25 + 1.5), tokens.paper)
    draw_hollow_diamond(painter, x, y, radius * 1.1, tokens.plum)


def _draw_crossed(painter: QPainter, tokens: Tokens, area: QRectF) -> None:
    side = area.width()
    painter.fillPath(rounded_rect(area, side * 0.3 - 1, inset=-1), tokens.paper)
    stroke(painter, rounded_rect(area, side * 0.25 + 0.8, inset=0.8), tokens.danger, 1.6)
    draw_strike(painter, tokens, area)
