"""One sitting at the table: games that begin and go on at a test's wish."""

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table.pace import Timing
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage

#: Every beat is seen, but not for long; the next round waits to be asked for.
BRISK = Timing(1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, None)


def choices(players: int, dice: int = 3) -> Choices:
    return Choices(Rules(dice=dice), tuple(default_seat(number) for number in range(players)))


def table_of(program: Program) -> TablePage:
    table = program.host.table
    assert table is not None
    return table


def cautious(observation: Observation) -> Move:
    """Open and raise as low as can be; challenge what is more than a third of the dice."""
    standing = observation.bidding.standing
    if standing and (standing.quantity * 3 > observation.bidding.dice_in_play or not observation.bidding.legal_bids):
        return Call.CHALLENGE
    return observation.bidding.legal_bids[0]


def played_to_its_end(program: Program, qtbot: QtBot, act: Callable[[TablePage], None]) -> EndPage:
    """Let act answer whenever the stage waits for the player; the page at the end."""

    def ended() -> bool:
        table = program.host.table
        if table is not None and table.stage.state in (StageState.YOUR_TURN, StageState.REVEALED):
            act(table)
        return isinstance(program.window.page, EndPage)

    qtbot.waitUntil(ended, timeout=60_000)
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def by_mouse(table: TablePage) -> None:
    if table.stage.state is StageState.REVEALED:
        QTest.mouseClick(table.bar.verdicts.next, Qt.MouseButton.LeftButton)
        return
    move = cautious(table.session.observation)
    moves = table.bar.bids.moves
    QTest.mouseClick(moves.challenge if move is Call.CHALLENGE else moves.bid, Qt.MouseButton.LeftButton)


def reached(program: Program, qtbot: QtBot, state: StageState) -> TablePage:
    """A new game, played until the stage is in a state."""
    program.host.begin(choices(4), SealedDice(), "")
    table = table_of(program)
    pilot = Autopilot(LEVELS[0].make(), random.Random(7))

    def there() -> bool:
        if table.stage.state is state:
            return True
        pilot.step(table)
        return table.stage.state is state

    qtbot.waitUntil(there, timeout=20_000)
    return table


def sheet_of(program: Program) -> NewGameSheet:
    """The sheet for a new game, which is open."""
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    return sheet


def begun(program: Program) -> TablePage:
    """The table of a game that has just begun."""
    table = program.host.table
    assert table is not None
    assert program.window.sheet is None
    return table


def focused() -> QWidget:
    """What has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget
