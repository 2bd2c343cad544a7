"""Games and settings of an older version: `older/`, left behind by that version's own code (`older/make.py`)."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.kept import GameRow, GameState
from desktop_app.library.schema import VERSION
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.notices.sheet import NoticeSheet
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.games_kept import running
from tests.ui.sitting import by_mouse, played_to_its_end, table_of

OLDER = Path(__file__).with_name("older")
SEEN = json.loads((OLDER / "seen.json").read_text("utf-8"))

pytestmark = pytest.mark.usefixtures("brisk", "fonts", "languages")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder as the older version has left it."""
    for name in ("games.sqlite", "palifico.ini"):
        shutil.copyfile(OLDER / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def program(qapp: QApplication, home: Path) -> Iterator[Program]:
    """Today's program, started after the older one."""
    with running(qapp, Settings(home / "palifico.ini"), home / "games.sqlite") as today:
        yield today


def listed(program: Program, qtbot: QtBot) -> tuple[GamesPage, list[GameRow]]:
    """The list of games, and its rows."""
    program.host.show_games()
    page = program.window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: page.model.rowCount() == 3 and page.model.row(2) is not None)
    return page, [row for row in map(page.model.row, range(3)) if row]


def test_all_games_are_in_the_list(program: Program, qtbot: QtBot) -> None:
    _, rows = listed(program, qtbot)
    assert [row.state for row in rows] == [GameState.RUNNING, GameState.GIVEN_UP, GameState.WON]
    assert [row.names for row in rows] == [("Zoé", "Malik", "Inès", "Odette"), ("Zoé", "Malik"), ("Zoé", "Malik")]


def test_the_game_goes_on_to_its_end(program: Program, qtbot: QtBot) -> None:
    card = program.window.start_page.continue_card
    qtbot.waitUntil(card.isVisible)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: program.host.table is not None)
    table = table_of(program)
    qtbot.waitUntil(lambda: table.stage.state is StageState.YOUR_TURN)
    observation = table.session.observation
    standing = observation.bidding.standing
    assert standing is not None
    assert {
        "seal": table.seal,
        "hand": list(observation.dice),
        "hands": [list(map(list, played.hands)) for played in observation.history],
        "counts": list(observation.bidding.counts),
        "standing": [standing.quantity, standing.face],
        "turn": observation.bidding.turn,
    } == SEEN
    program.host.set_pace(Pace.NORMAL)  # here the briskest
    end = played_to_its_end(program, qtbot, by_mouse)
    assert end.ending.check is not None
    assert end.ending.check.agrees
    _, rows = listed(program, qtbot)
    assert GameState.RUNNING not in [row.state for row in rows]


def test_a_game_that_was_won_is_looked_at_with_its_dice(program: Program, qtbot: QtBot) -> None:
    page, _ = listed(program, qtbot)
    QTest.keyClick(page.list, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: page.details.game is not None and page.details.game.state is GameState.WON)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    end = program.window.page
    assert isinstance(end, EndPage)
    assert end.rounds == 4
    assert end.ending.check is not None
    assert end.ending.check.agrees


def test_everything_is_set_as_before(program: Program) -> None:
    assert program.languages.current == "fr"
    assert (program.sound.volume, program.sound.muted) == (40, True)
    menu = program.window.menu
    assert menu.languages["fr"].isChecked()
    assert menu.paces[Pace.FAST].isChecked()
    assert not menu.talking.isChecked()
    assert menu.faces.isChecked()
    program.host.play_again()
    match = table_of(program).session.match
    assert [seat.name for seat in match.seats] == ["Zoé", "Malik", "Inès", "Odette"]
    assert (match.rules.dice, match.rules.exact.value) == (5, "calza")
    assert not match.forgiving


def test_games_of_a_newer_version_are_looked_at_and_left_as_they_are(
    qapp: QApplication, qtbot: QtBot, home: Path
) -> None:
    file = home / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = file.read_bytes()
    with running(qapp, Settings(home / "palifico.ini"), file) as program:
        qtbot.waitUntil(lambda: isinstance(program.window.sheet, NoticeSheet))
        program.window.close_sheet()
        listed(program, qtbot)
        program.host.play_again()
        qtbot.waitUntil(lambda: table_of(program).stage.state is StageState.YOUR_TURN)
        program.host.leave()
    assert file.read_bytes() == before
