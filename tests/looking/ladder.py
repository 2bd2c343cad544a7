"""Renders the bid ladder into PNG files, to be looked at beside the designs.

    python tests/looking/ladder.py FOLDER [NAME …]

writes every state (or the named ones) in three languages, both schemes, wide and small, at scale 1 and 2.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.characters import Character
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.ui.words.words import Words
from tests.ui.models.observations import dealt, opened

SIZES = {"wide": (1280, 800, 1), "small": (1024, 640, 1), "large": (2560, 1600, 2)}
SEATS = (Character.YOU, Character.BRUNO, Character.INES, Character.MALIK, Character.ROSA, Character.ODETTE)
PLAYERS = ("Camille", "Bruno", "Inès", "Malik", "Rosa", "Odette")
LONG = ("Camille", "Bruno", "Inès", "Malik", "Rosa", "Maximilienne-Élisabeth")
SIX = Rules(dice=6)


def reduced(counts: tuple[int, ...], *bids: Bid, palifico: bool = False) -> Observation:
    """What seat 0 sees, on turn after these bids, with these dice in play."""
    game = Game.start(Rules(), len(counts), 0)
    bidding = game.bidding.start(counts, -len(bids) % len(counts), palifico=palifico)
    game = dealt(Game.at(game.rules, bidding))
    for bid in bids:
        game = game.play(bid).game
    return game.observe(0)


def zigzag() -> Observation:
    bids = (Bid(1, 6), Bid(3, 2), Bid(4, 2), Bid(5, 1), Bid(6, 1), Bid(6, 5), Bid(9, 3), Bid(10, 3), Bid(11, 2))
    return opened(*bids, Bid(12, 2), Bid(12, 6), players=6, rules=SIX).observe(0)


STATES: dict[str, Callable[[], Observation]] = {
    "raise": lambda: reduced((5, 4, 3, 5, 4), Bid(4, 3), Bid(4, 4), Bid(5, 4), Bid(6, 5)),
    "opening": lambda: opened(players=5).observe(0),
    "locked": lambda: reduced((5, 1, 3, 5, 4), Bid(2, 3), Bid(3, 3), Bid(5, 3), palifico=True),
    "looking": lambda: opened(Bid(3, 4), players=6).play(Bid(5, 2)).game.observe(0),
    "many": zigzag,
    "long": lambda: opened(Bid(16, 5), players=6, rules=SIX).observe(0),
    "locked-many": lambda: opened(Bid(16, 5), players=6, rules=SIX, palifico=True).observe(0),
    "few": lambda: reduced((1, 1), Bid(1, 3)),
    "stuck": lambda: reduced((2, 2, 1), Bid(5, 6)),
}


def pictured(theme: Theme, observation: Observation, size: tuple[int, int, int], scale: int, path: Path) -> None:
    """The ladder over a window."""
    width, height, zoom = size
    theme.set_zoom(zoom)
    window = QMainWindow()
    page = QWidget()
    window.setCentralWidget(page)
    window.menuBar().addMenu("Menu")
    window.resize(width, height)
    bar = BidBar(theme, BidChoice(), page)
    players = len(observation.bidding.counts)
    names = LONG if players == 6 else PLAYERS[:players]
    bar.begin(Words(names, 0, observation.rules), SEATS)
    bar.setGeometry(0, height - 150, width, 96)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    bar.setFocus()
    (bar.ask if observation.my_turn else bar.wait)(observation)
    sheet = LadderSheet(theme, window, bar)
    QApplication.processEvents()
    image = QImage(window.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    window.render(image)
    image.save(str(path))
    sheet.close_sheet()
    window.hide()
    window.deleteLater()


def main() -> None:
    """Write the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    load_fonts()
    languages = Languages(app)
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        theme = Theme(appearance)
        theme.apply(app)
        for name in sys.argv[2:] or list(STATES):
            for code in NAMES:
                languages.speak(code)
                for size, measures in SIZES.items():
                    path = folder / f"ladder-{name}-{size}-{appearance.value}-{code}.png"
                    pictured(theme, STATES[name](), measures, 1, path)
            pictured(theme, STATES[name](), SIZES["wide"], 2, folder / f"ladder-{name}-wide-{appearance.value}-2.png")


if __name__ == "__main__":
    main()
