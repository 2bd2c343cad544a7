"""Slips at the table: Ctrl+Z takes a move back, and a call can be asked about first."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call
from desktop_app.library.settings import Settings
from desktop_app.match.bots import Bot
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import press
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.slips import CallQuestion
from desktop_app.ui.table.pace import TIMINGS, Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage
from tests.ui.sitting import BRISK, begun, choices, focused, table_of


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat is seen for as long as the test needs."""
    monkeypatch.setitem(TIMINGS, Pace.NORMAL, replace(BRISK, bid=400, call=400, thinking=400))


def asked(program: Program, qtbot: QtBot, *, forgiving: bool = True) -> TablePage:
    """A table at which the player is to bid, with a bid to be called."""
    program.host.begin(replace(choices(3), forgiving=forgiving), SealedDice(), "")
    table = table_of(program)

    def ready() -> bool:
        if table.stage.state is StageState.REVEALED:
            table.stage.next_round()
        return table.stage.state is StageState.YOUR_TURN and table.session.observation.bidding.standing is not None

    def lead() -> bool:
        observation = table.session.observation
        if table.stage.state is StageState.YOUR_TURN and observation.bidding.standing is None:
            press(table.bar, Bid(1, 2))
        return ready()

    qtbot.waitUntil(lead, timeout=20_000)
    return table


def told(table: TablePage) -> list[str]:
    model = table.story.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_a_bid_is_taken_back_with_a_key_and_the_story_says_so(program: Program, qtbot: QtBot, patient: None) -> None:
    table = asked(program, qtbot)
    menu, before = program.window.menu, table.session.observation
    assert not menu.take_back.isEnabled()
    bid = before.bidding.legal_bids[0]
    press(table.bar, bid)
    qtbot.waitUntil(menu.take_back.isEnabled)
    QTest.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.observation == before
    assert table.stage.state is StageState.YOUR_TURN
    assert not menu.take_back.isEnabled()
    assert told(table)[-1] == f"You take {bid.quantity}\u00a0×\u00a0{bid.face} back."
    assert table.bar.bids.moves.bid.isEnabled()


def test_a_button_on_the_table_takes_back_as_long_as_that_can_be(program: Program, qtbot: QtBot, patient: None) -> None:
    table = asked(program, qtbot)
    button, before = table.take_back_button, table.session.observation
    assert not button.isVisible()
    press(table.bar, before.bidding.legal_bids[0])
    qtbot.waitUntil(button.isVisible)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert table.session.observation == before
    assert not button.isVisible()
    assert table.bar.isAncestorOf(focused())
    press(table.bar, before.bidding.legal_bids[0])
    qtbot.waitUntil(button.isVisible)
    qtbot.waitUntil(lambda: not button.isVisible())
    assert not table.session.can_take_back


def test_a_call_is_taken_back_before_the_cups_lift(program: Program, qtbot: QtBot, patient: None) -> None:
    table = asked(program, qtbot)
    before = table.session.observation
    press(table.bar, Call.CHALLENGE)
    qtbot.waitUntil(program.window.menu.take_back.isEnabled)
    program.window.menu.take_back.trigger()
    assert table.session.observation == before
    assert told(table)[-1] == "You take the call back."
    press(table.bar, Call.CHALLENGE)
    qtbot.waitUntil(lambda: table.stage.state is StageState.REVEALED)
    assert not program.window.menu.take_back.isEnabled()


def test_what_the_next_player_has_been_seen_to_do_cannot_be_undone(program: Program, qtbot: QtBot, brisk: None) -> None:
    table = asked(program, qtbot)
    press(table.bar, table.session.observation.bidding.legal_bids[0])
    qtbot.waitUntil(lambda: table.stage.state in (StageState.YOUR_TURN, StageState.REVEALED), timeout=20_000)
    assert not program.window.menu.take_back.isEnabled()


def test_without_the_option_there_is_nothing_to_take_back(program: Program, qtbot: QtBot, patient: None) -> None:
    table = asked(program, qtbot, forgiving=False)
    press(table.bar, table.session.observation.bidding.legal_bids[0])
    assert not program.window.menu.take_back.isEnabled()


def test_the_option_is_off_at_first_and_is_remembered(program: Program, sheet: NewGameSheet) -> None:
    assert not sheet.options.forgiving_toggle.isChecked()
    sheet.options.forgiving_toggle.click()
    sheet.sit_button.click()
    assert begun(program).session.match.forgiving
    program.host.new_game()
    again = program.window.sheet
    assert isinstance(again, NewGameSheet)
    assert again.options.forgiving_toggle.isChecked()


def test_the_option_says_where_it_does_not_hold(program: Program, sheet: NewGameSheet) -> None:
    def said() -> str:
        return sheet.options.forgiving_toggle.accessibleDescription()

    assert "until the next player acts" in said()
    bot = Bot("Ada", "ada")
    sheet.seats.show_bots([bot])
    choice = sheet.seats.rows[1].level_choice
    choice.setCurrentIndex(choice.count() - 1)
    assert sheet.seats.seats[1].bot == bot
    assert said() == "not with a bot at the table"
    choice.setCurrentIndex(0)
    assert "until the next player acts" in said()


def test_a_call_is_asked_about_first_if_that_is_wished(
    program: Program, settings: Settings, qtbot: QtBot, patient: None
) -> None:
    table = asked(program, qtbot)
    program.window.menu.confirm_calls.trigger()
    assert settings.confirm_calls
    before = table.session.observation
    standing = before.bidding.standing
    assert standing is not None
    press(table.bar, Call.CHALLENGE)
    question = program.window.sheet
    assert isinstance(question, CallQuestion)
    assert question.accessibleName() == f"Challenge {standing.quantity}\u00a0×\u00a0{standing.face}?"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert table.session.observation == before
    press(table.bar, Call.EXACT)
    question = program.window.sheet
    assert isinstance(question, CallQuestion)
    assert question.leave_button.text() == "Spot On"
    question.leave_button.click()
    qtbot.waitUntil(lambda: table.session.observation != before)


def test_calls_are_not_asked_about_by_default(program: Program, qtbot: QtBot, patient: None) -> None:
    table = asked(program, qtbot)
    press(table.bar, Call.CHALLENGE)
    assert program.window.sheet is None
