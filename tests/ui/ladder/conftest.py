"""A window with a bar in it, over which the ladder opens."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.rules import Rules
from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.characters import Character
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words
from tests.ui.models.observations import opened

FACES = (Character.YOU, Character.ROSA, Character.BRUNO, Character.INES, Character.MALIK, Character.ODETTE)
PLAYERS = ("Camille", "Rosa", "Bruno", "Inès", "Malik", "Maximilienne-Élisabeth")


class Table:
    """A window with a bar at its bottom, the moves that the bar has sent, and the ladder over it."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.window = QMainWindow()
        self.page = QWidget()
        self.window.setCentralWidget(self.page)
        self.window.resize(1280, 800)
        self.bar = BidBar(theme, BidChoice(), self.page)
        self.bar.setGeometry(0, 650, 1280, 96)
        self.sent: list[Move] = []
        self.bar.move_chosen.connect(self.sent.append)
        self.bar.ladder_button.clicked.connect(self.open)

    def seat(self, players: int = 3, rules: Rules | None = None) -> None:
        """A new game of so many."""
        self.bar.begin(Words(PLAYERS[:players], 0, rules or Rules()), FACES)

    def ask(self, *bids: Bid, players: int = 3, palifico: bool = False, rules: Rules | None = None) -> Game:
        """It is the player's turn after these bids."""
        self.seat(players, rules)
        game = opened(*bids, players=players, palifico=palifico, rules=rules)
        self.bar.ask(game.observe(0))
        return game

    def wait(self, *bids: Bid) -> Game:
        """The player has made the last of these bids, and Rosa thinks."""
        self.seat()
        game = opened(*bids[:-1]).play(bids[-1]).game
        self.bar.wait(game.observe(0))
        return game

    def open(self) -> LadderSheet:
        """Open the ladder."""
        sheet = LadderSheet(self.theme, self.window, self.bar)
        QApplication.processEvents()
        return sheet

    @property
    def sheet(self) -> LadderSheet | None:
        """The ladder, if it is open."""
        return next((each for each in self.page.findChildren(LadderSheet) if not each.isHidden()), None)


@pytest.fixture
def table(fonts: None, qtbot: QtBot, qapp: QApplication) -> Iterator[Table]:
    """A table in a window that has the focus, which the bar has."""
    made = Table(Theme())
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    made.bar.setFocus()
    yield made
    made.window.close()
    made.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
