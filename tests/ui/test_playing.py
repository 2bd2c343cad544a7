"""Whole games in the window, by keys and by mouse, in one sitting."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import GameWon, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.match.matches import Match
from desktop_app.match.session import Session
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot, press
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.models.story import StoryModel
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage
from tests.ui.sitting import by_mouse, cautious, choices, played_to_its_end, table_of

RETURN = Qt.Key.Key_Return

pytestmark = pytest.mark.usefixtures("brisk")


def by_key(table: TablePage) -> None:
    """Press one key where a person would."""
    widget = QApplication.focusWidget() or table.window()
    if table.stage.state is StageState.REVEALED:
        QTest.keyClick(widget, RETURN)
        return
    move = cautious(table.session.observation)
    QTest.keyClick(widget, Qt.Key.Key_C if move is Call.CHALLENGE else RETURN)


def test_a_game_by_keyboard_alone_from_the_start_page_to_the_rematch(program: Program, qtbot: QtBot) -> None:
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(QApplication.focusWidget() or program.window, RETURN)
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.keyClick(QApplication.focusWidget() or sheet, RETURN)
    first = table_of(program).seal
    page = played_to_its_end(program, qtbot, by_key)
    assert QApplication.focusWidget() is page.again_button
    QTest.keyClick(page.again_button, RETURN)
    assert table_of(program).seal != first
    played_to_its_end(program, qtbot, by_key)
    QTest.keyClick(QApplication.focusWidget() or program.window, Qt.Key.Key_Tab)
    page = program.window.page
    assert isinstance(page, EndPage)
    page.home_button.setFocus()
    QTest.keyClick(page.home_button, RETURN)
    assert program.window.page is program.window.start_page
    assert QApplication.focusWidget() is program.window.start_page.again_card


def by_ladder(table: TablePage) -> None:
    """Raise by the ladder, with keys; in the round's second turn by its button and the mouse."""
    widget = QApplication.focusWidget() or table.window()
    if table.stage.state is StageState.REVEALED:
        QTest.keyClick(widget, RETURN)
        return
    observation = table.session.observation
    if cautious(observation) is Call.CHALLENGE:
        QTest.keyClick(widget, Qt.Key.Key_C)
        return
    QTest.keyClick(widget, Qt.Key.Key_L)
    sheet = table.window().findChild(LadderSheet)
    assert isinstance(sheet, LadderSheet)
    if len(observation.bidding.bids) < 2:
        QTest.keyClick(QApplication.focusWidget() or sheet, RETURN)
    else:
        QTest.mouseClick(sheet.bid_button, Qt.MouseButton.LeftButton)
    assert sheet.isHidden()


def test_a_game_by_ladder(program: Program, qtbot: QtBot) -> None:
    program.host.begin(choices(3), SealedDice(), "")
    played_to_its_end(program, qtbot, by_ladder)


def test_the_ladder_stays_while_others_bid_and_goes_when_somebody_calls(program: Program, qtbot: QtBot) -> None:
    program.host.begin(choices(4), SealedDice(), "")
    menu = program.window.menu
    bids = 0

    def look(table: TablePage) -> None:
        nonlocal bids
        if table.stage.state is StageState.REVEALED:
            assert program.window.sheet is None
            assert not menu.ladder.isEnabled()
            table.stage.next_round()
            return
        assert menu.ladder.isEnabled()
        if program.window.sheet is None:
            menu.ladder.trigger()
        sheet = program.window.sheet
        assert isinstance(sheet, LadderSheet)
        if isinstance(move := cautious(table.session.observation), Bid):
            bids += 1
            QTest.keyClick(sheet.view, RETURN)
            assert program.window.sheet is None
            # The next are only looked at.
            menu.ladder.trigger()
            assert table.bar.bids.ladder.chosen is None
        else:
            menu.ladder.trigger()
            press(table.bar, move)

    played_to_its_end(program, qtbot, look)
    assert bids
    assert not menu.ladder.isEnabled()


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_by_mouse(program: Program, qtbot: QtBot, players: int) -> None:
    program.host.begin(choices(players), SealedDice(), "")
    page = played_to_its_end(program, qtbot, by_mouse)
    assert len(page.rows) == players


def story_of(table: TablePage) -> StoryModel:
    return table.story.model


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.AT_ONCE])
def test_the_story_tells_everything_once(program: Program, qtbot: QtBot, pace: Pace) -> None:
    told: list[object] = []
    happened: list[object] = []
    program.host.set_pace(pace)
    program.host.begin(choices(4), SealedDice(), "")
    table = table_of(program)
    table.stage.shown.connect(told.append)
    table.session.happened.connect(happened.extend)
    played_to_its_end(program, qtbot, by_mouse)
    assert told == happened
    assert sum(isinstance(event, GameWon) for event in told) == 1
    reveals, rounds = (sum(isinstance(event, kind) for event in told) for kind in (Revealed, RoundStarted))
    assert reveals == rounds + 1  # the first round was there before anybody could listen


def test_three_players_then_six_then_two_in_one_sitting(program: Program, qtbot: QtBot) -> None:
    program.host.set_pace(Pace.AT_ONCE)
    for players in (3, 6, 2):
        program.host.begin(choices(players), SealedDice(), "")
        assert len(table_of(program).session.observation.bidding.counts) == players
        page = played_to_its_end(program, qtbot, by_mouse)
        assert len(page.rows) == players


def test_once_out_one_can_skip_to_the_end(program: Program, qtbot: QtBot) -> None:
    program.host.begin(choices(4), SealedDice(), "")

    def lose(table: TablePage) -> None:
        if table.human_is_out:
            assert program.window.menu.skip_to_end.isEnabled()
            program.window.menu.skip_to_end.trigger()
        elif table.stage.state is StageState.REVEALED:
            table.stage.next_round()
        else:
            observation = table.session.observation
            bids = observation.bidding.legal_bids
            press(table.bar, bids[-1] if bids else Call.CHALLENGE)

    page = played_to_its_end(program, qtbot, lose)
    assert page.rows[0].name.text() != "You"


def test_the_last_reveal_can_be_looked_at_again(program: Program, qtbot: QtBot) -> None:
    program.host.begin(choices(3, dice=6), SealedDice(), "")
    pilot = Autopilot(LEVELS[-1].make(), random.Random(1))
    table = table_of(program)
    menu = program.window.menu

    def in_second_round() -> bool:
        pilot_may = table.stage.state is StageState.REVEALED or not table.session.observation.history
        if pilot_may:
            pilot.step(table)
        return bool(table.session.observation.history) and table.stage.state is StageState.YOUR_TURN

    qtbot.waitUntil(in_second_round, timeout=20_000)
    assert menu.last_reveal.isEnabled()
    menu.last_reveal.trigger()
    assert table.looks_back
    assert menu.last_reveal.isChecked()
    menu.last_reveal.trigger()
    assert not table.looks_back
    assert not menu.last_reveal.isChecked()


class Broken:
    """A player who cannot play."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """Fail."""
        raise RuntimeError("no idea")


def test_the_story_says_when_a_player_fails_and_the_game_goes_on(program: Program, qtbot: QtBot) -> None:
    match: Match = SealedDice().match(choices(2).named("Ada"), "")
    session = Session(match, (None, Broken()), LEVELS[0].make(), program.thinker)
    table = TablePage(program.theme, session, match.fair.seal, Pace.NORMAL, program.sound)
    qtbot.addWidget(table)
    table.begin()

    def told() -> bool:
        if table.stage.state is StageState.YOUR_TURN:
            press(table.bar, Bid(6, 6) if Bid(6, 6) in session.observation.legal_moves else Call.CHALLENGE)
        if table.stage.state is StageState.REVEALED:
            table.stage.next_round()
        rows = [str(story_of(table).index(row).data()) for row in range(story_of(table).rowCount())]
        return any("Rosa" in row and "seat" in row for row in rows)

    qtbot.waitUntil(told, timeout=20_000)
    table.close_game()
