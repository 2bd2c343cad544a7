"""Renders the bars and the story into PNG files, to be looked at beside the designs.

    python tests/looking/bars.py FOLDER [NAME …]

writes every state (or the named ones) in three languages, both schemes, wide and small, at scale 1 and 2.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.bars.verdict_bar import VerdictBar
from desktop_app.ui.characters import Character
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.ui.words.words import Words
from tests.ui.models.observations import opened
from tests.ui.words.rounds import ENDS

SIZES = {"wide": 1280, "small": 1024}
SEATS = (Character.YOU, Character.BRUNO, Character.INES, Character.MALIK, Character.ROSA, Character.ODETTE)
PLAYERS = ("Camille", "Bruno", "Inès", "Malik", "Rosa", "Odette")
FIVE = (Character.YOU, Character.ROSA, Character.BRUNO, Character.INES, Character.ODETTE)
LONG = ("Camille", "Bartholomew the third", "Maximilienne-Élisabeth", "Malik", "Rosa", "Odette")
CALZA = Rules(exact=ExactCall.CALZA)


def bid_bar(theme: Theme, rules: Rules | None = None, names: tuple[str, ...] = PLAYERS) -> BidBar:
    """A bar in a new game of six."""
    bar = BidBar(theme, BidChoice())
    bar.begin(Words(names, 0, rules or Rules()), SEATS)
    return bar


def asking(theme: Theme) -> QWidget:
    bar = bid_bar(theme)
    bar.ask(opened(Bid(16, 5), players=6).observe(0))
    return bar


def opening(theme: Theme) -> QWidget:
    bar = bid_bar(theme)
    bar.ask(opened(players=6).observe(0))
    return bar


def locked(theme: Theme) -> QWidget:
    bar = bid_bar(theme, CALZA)
    bar.ask(opened(Bid(2, 3), players=6, palifico=True, rules=CALZA).observe(0))
    return bar


def stuck(theme: Theme) -> QWidget:
    bar = bid_bar(theme)
    bar.ask(opened(Bid(30, 6), players=6).observe(0))
    return bar


def thinking(theme: Theme) -> QWidget:
    bar = bid_bar(theme)
    game = opened(Bid(3, 4), players=6).play(Bid(5, 2)).game
    bar.wait(game.observe(0))
    return bar


def thinking_long(theme: Theme) -> QWidget:
    bar = bid_bar(theme, names=LONG)
    game = opened(Bid(3, 4), players=6).play(Bid(5, 2)).game
    bar.wait(game.observe(0))
    return bar


def asking_long(theme: Theme) -> QWidget:
    bar = bid_bar(theme, names=(*LONG[:5], "Maximilienne-Élisabeth"))
    bar.ask(opened(Bid(16, 5), players=6).observe(0))
    return bar


def out(theme: Theme) -> QWidget:
    bar = bid_bar(theme)
    game = opened(players=6)
    bidding = game.bidding.start((0, 5, 5, 5, 5, 5), 1, palifico=False)
    bar.wait(Game.at(game.rules, bidding).observe(0))
    return bar


def verdict(name: str, me: int = 0) -> Callable[[Theme], QWidget]:
    """The verdict on one of the ends of rounds."""

    def made(theme: Theme) -> QWidget:
        end = ENDS[name]
        bar = VerdictBar(theme)
        bar.begin(Words(("Camille", "Rosa", "Bruno", "Inès", "Odette"), 0, end.rules), FIVE)
        bar.tell(end.revealed(), me)
        return bar

    return made


def with_wild_ones(theme: Theme) -> QWidget:
    bar = VerdictBar(theme)
    bar.begin(Words(("Camille", "Rosa", "Bruno", "Inès", "Odette"), 0, Rules()), FIVE)
    revealed = ENDS["Spot On, four of five"].revealed()
    hands = tuple(tuple(1 if die == 2 else die for die in hand) for hand in revealed.hands)
    bar.tell(revealed._replace(hands=hands), 0)
    return bar


STATES: dict[str, Callable[[Theme], QWidget]] = {
    "asking": asking,
    "asking-long": asking_long,
    "opening": opening,
    "locked": locked,
    "stuck": stuck,
    "thinking": thinking,
    "thinking-long": thinking_long,
    "out": out,
    "verdict": verdict("challenge, five of six"),
    "verdict-wild": with_wild_ones,
    "verdict-spot-on": verdict("Spot On, right, two are out"),
    "verdict-calza": verdict("Calza, right, at full dice, by the reader"),
    "verdict-more": verdict("challenge, eleven of six"),
    "verdict-out": verdict("challenge, the reader's last die"),
    "verdict-won": verdict("Spot On, right, the reader wins the game"),
}


def rendered(widget: QWidget, scale: int) -> QImage:
    """The widget as a picture."""
    image = QImage(widget.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    widget.render(image)
    return image


def sheet(pictures: list[QImage]) -> QImage:
    """Pictures one under another."""
    gap = 6
    width = max(picture.width() for picture in pictures)
    height = sum(picture.height() + gap for picture in pictures)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0x808080)
    painter = QPainter(image)
    top = 0
    for picture in pictures:
        picture.setDevicePixelRatio(1)
        painter.drawImage(0, top, picture)
        top += picture.height() + gap
    painter.end()
    return image


def main() -> None:
    """Write the sheets: one for each size, scheme, language and scale."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(STATES)
    app = QApplication([])
    load_fonts()
    languages = Languages(app)
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        theme = Theme(appearance)
        theme.apply(app)
        for size, width in SIZES.items():
            for code in NAMES:
                languages.speak(code)
                for scale in (1, 2):
                    pictures: list[QImage] = []
                    for name in wanted:
                        host = QWidget()  # what has a size of its own is shown in something that has none
                        widget = STATES[name](theme)
                        widget.setParent(host)
                        host.resize(width, 900)
                        widget.resize(width, widget.height())
                        host.show()
                        app.processEvents()
                        pictures.append(rendered(widget, scale))
                        host.hide()
                        host.deleteLater()
                    sheet(pictures).save(str(folder / f"bars-{size}-{appearance.value}-{code}-{scale}.png"))


if __name__ == "__main__":
    main()
