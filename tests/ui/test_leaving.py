"""Leaving a game at any moment: nothing of it is heard, seen or left running."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.languages import NAMES
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage
from tests.ui.sitting import choices, reached, table_of

pytestmark = pytest.mark.usefixtures("brisk")


def new_game(program: Program) -> None:
    program.window.menu.new_game.trigger()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.sit_button.click()


def change_language(program: Program) -> None:
    spoken = list(NAMES).index(program.languages.current)
    program.window.menu.languages[list(NAMES)[(spoken + 1) % len(NAMES)]].trigger()


def give_up(program: Program) -> None:
    table_of(program).session.give_up()


def look_back(program: Program) -> None:
    program.window.menu.last_reveal.trigger()


ACTS: tuple[Callable[[Program], None], ...] = (
    new_game,
    change_language,
    lambda program: program.window.menu.again.trigger(),
    lambda program: program.host.leave(),
    give_up,
    lambda program: program.window.menu.skip.trigger(),
    look_back,
    lambda program: program.window.menu.give_up.trigger(),
    lambda program: program.window.menu.about.trigger(),
    lambda program: program.window.resize(2300 - program.window.width(), 1440 - program.window.height()),
)
STATES = (StageState.PLAYING, StageState.THINKING, StageState.YOUR_TURN, StageState.REVEALED)


@pytest.mark.parametrize("state", STATES)
def test_anything_at_any_moment_leaves_nothing_behind(program: Program, qtbot: QtBot, state: StageState) -> None:
    for wait in (0, 2, 7):
        for act in ACTS:
            reached(program, qtbot, state)
            act(program)
            QTest.qWait(wait)
    QTest.qWait(50)
    tables = program.window.findChildren(TablePage)
    assert tables == ([program.host.table] if program.host.table else [])


@pytest.mark.parametrize("state", STATES)
def test_the_window_can_be_closed_at_any_moment(
    qapp: QApplication, settings: Settings, qtbot: QtBot, state: StageState
) -> None:
    settings.language = "en"
    before = set(threading.enumerate())
    for _ in range(5):
        program = Program(qapp, settings)
        program.window.open_at_last_place()
        reached(program, qtbot, state)
        program.window.close()
        assert program.host.table is None
        program.close()
        program.window.deleteLater()
        QTest.qWait(5)
    assert set(threading.enumerate()) == before


def test_a_late_answer_of_the_old_game_is_not_heard_in_the_new_one(program: Program, qtbot: QtBot) -> None:
    old = reached(program, qtbot, StageState.THINKING).session
    program.host.begin(choices(3), SealedDice(), "")
    actions = old.observation.bidding.actions
    rounds = len(old.observation.history)
    reached(program, qtbot, StageState.YOUR_TURN)
    assert (old.observation.bidding.actions, len(old.observation.history)) == (actions, rounds)


def test_a_sheet_stays_on_top_when_the_game_below_ends(program: Program, qtbot: QtBot) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    program.window.menu.new_game.trigger()
    sheet = program.window.sheet
    table.session.give_up()
    assert isinstance(program.window.page, EndPage)
    assert program.window.sheet is sheet
    assert sheet is not None
    assert sheet.isAncestorOf(QApplication.focusWidget() or program.window)
    seen = QApplication.widgetAt(program.window.mapToGlobal(program.window.rect().center()))
    assert seen is not None
    assert sheet.isAncestorOf(seen)


def test_the_question_goes_when_the_game_below_ends(program: Program, qtbot: QtBot) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    program.window.menu.give_up.trigger()
    table.session.give_up()
    assert program.window.sheet is None
    page = program.window.page
    assert isinstance(page, EndPage)
    assert QApplication.focusWidget() is page.again_button
