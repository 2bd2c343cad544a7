"""Opening and leaving the lesson: offered once, kept at its step, nothing lost, nothing counted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.lesson.steps import Step
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.lesson.desk import OFFER, STEP, Offer
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.lesson.learning import RIGHT, at, click, do, opened, page_of, session_of, wait_for
from tests.ui.sitting import choices, reached

pytestmark = pytest.mark.usefixtures("brisk")


@pytest.fixture
def newcomer(settings: Settings) -> Settings:
    """Settings of somebody who starts the program for the first time."""
    settings.choose(OFFER, Offer.TO_MAKE)
    return settings


def restarted(program: Program, qapp: QApplication, settings: Settings) -> Program:
    """The program once more, with the same settings."""
    program.close()
    program.window.deleteLater()
    return Program(qapp, settings)


def test_the_first_start_offers_it_and_no_other(
    newcomer: Settings, program: Program, qapp: QApplication, settings: Settings
) -> None:
    start = program.window.start_page
    assert start.offer_card.isVisible()
    start.take_focus(Qt.FocusReason.TabFocusReason)
    assert start.offer_card.hasFocus()
    assert start.offer_card.accessibleDescription()
    again = restarted(program, qapp, settings)
    again.window.show()
    assert not again.window.start_page.offer_card.isVisible()
    assert again.window.start_page.lesson_card.isVisible()
    again.close()
    again.window.deleteLater()


def test_the_offer_is_taken_with_one_press(newcomer: Settings, program: Program) -> None:
    QTest.keyClick(program.window.start_page.offer_card, Qt.Key.Key_Return)
    assert page_of(program).guide.step is Step.AIM
    program.host.lesson.leave()
    assert not program.window.start_page.offer_card.isVisible()


def test_the_offer_is_declined_and_the_lesson_stays_within_reach(newcomer: Settings, program: Program) -> None:
    start = program.window.start_page
    QTest.keyClick(start.decline_button, Qt.Key.Key_Return)
    assert not start.offer_card.isVisible()
    assert not start.decline_button.isVisible()
    assert start.new_card.hasFocus()
    click(start.lesson_card)
    page_of(program)


def test_a_game_ends_the_offer(newcomer: Settings, program: Program) -> None:
    program.host.begin(choices(2), SealedDice(), "")
    program.host.leave()
    assert not program.window.start_page.offer_card.isVisible()


def test_nobody_who_has_played_is_offered_it(newcomer: Settings, qapp: QApplication, qtbot: QtBot) -> None:
    newcomer.last_game = "whatever"
    program = Program(qapp, newcomer)
    program.window.show()
    assert not program.window.start_page.offer_card.isVisible()
    program.close()
    program.window.deleteLater()


def test_it_is_left_without_a_question_and_goes_on_where_it_was(
    program: Program, qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    page = at(program, qtbot, Step.SPOT_ON)
    QTest.keyClick(page.bar, Qt.Key.Key_Escape)
    assert program.window.page is program.window.start_page
    assert program.window.sheet is None
    assert "7" in program.window.start_page.lesson_card.accessibleDescription()
    assert opened(program).guide.step is Step.SPOT_ON
    again = restarted(program, qapp, settings)
    again.window.show()
    again.host.lesson.open()
    assert page_of(again).guide.step is Step.SPOT_ON
    click(page_of(again).card.again)
    assert page_of(again).guide.step is Step.AIM
    again.close()
    again.window.deleteLater()


def test_the_window_can_be_closed_in_the_middle(program: Program, qtbot: QtBot, settings: Settings) -> None:
    page = at(program, qtbot, Step.BID)
    do(page, RIGHT[Step.BID])
    program.window.close()
    assert program.host.lesson.page is None
    qtbot.wait(30)  # whoever was thinking answers nobody
    assert settings.choice(STEP, Step.AIM) is Step.BID


def test_once_it_has_ended_it_begins_anew(program: Program, qtbot: QtBot, settings: Settings) -> None:
    page = at(program, qtbot, Step.ON_YOUR_OWN)
    click(page.card.on)
    assert settings.choice(STEP, Step.ON_YOUR_OWN) is Step.AIM
    click(page.card.leave)
    assert opened(program).guide.step is Step.AIM


def test_its_end_leads_to_a_new_game(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.ON_YOUR_OWN)
    click(page.card.on)
    click(page.card.game)
    assert program.host.lesson.page is None
    assert isinstance(program.window.sheet, NewGameSheet)


def test_nothing_of_it_counts_as_a_game(program: Program, qtbot: QtBot, settings: Settings) -> None:
    menu = program.window.menu
    page = at(program, qtbot, Step.CHALLENGE)
    do(page, RIGHT[Step.CHALLENGE])
    wait_for(page, qtbot, StageState.REVEALED)
    assert program.host.table is None
    assert settings.last_game == ""
    of_a_game = (menu.give_up, menu.next_round, menu.skip, menu.ladder, menu.rematch, menu.again, menu.lesson)
    assert not any(action.isEnabled() for action in of_a_game)
    program.host.lesson.leave()
    assert menu.lesson.isEnabled()


def test_a_running_game_waits_until_the_lesson_is_left(program: Program, qtbot: QtBot) -> None:
    table = reached(program, qtbot, StageState.THINKING)
    menu = program.window.menu
    menu.lesson.trigger()
    page = page_of(program)
    assert not menu.give_up.isEnabled()
    shown: list[object] = []
    table.stage.shown.connect(shown.append)
    wait_for(page, qtbot, StageState.YOUR_TURN)
    assert shown == []
    click(page.card.leave)
    assert program.window.page is table
    assert program.host.table is table
    assert menu.give_up.isEnabled()
    qtbot.waitUntil(lambda: bool(shown), timeout=20_000)


def test_a_new_game_takes_the_place_of_lesson_and_game(program: Program, qtbot: QtBot) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    opened(program)
    program.host.begin(choices(3), SealedDice(), "")
    assert program.host.lesson.page is None
    assert program.window.page is program.host.table
    assert program.host.table is not table


def test_ladder_and_rules_are_within_reach(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.RAISE)
    click(page.bar.bids.ladder_button)
    assert isinstance(program.window.sheet, LadderSheet)
    click(page.bar.bids.ladder_button)
    assert program.window.sheet is None
    click(page.bar.bids.ladder_button)
    program.host.lesson.leave()
    assert program.window.sheet is None
    page = at(program, qtbot, Step.FIXED_FACE)
    click(page.card.rules)
    book = program.window.librarian.book
    assert book is not None
    assert book.reader.topic is Topic.PALIFICO_ROUND


def test_a_lesson_takes_its_time(program: Program, qtbot: QtBot) -> None:
    program.host.set_pace(Pace.AT_ONCE)
    page = at(program, qtbot, Step.CHALLENGE)
    do(page, RIGHT[Step.CHALLENGE])
    wait_for(page, qtbot, StageState.REVEALED)
    qtbot.wait(50)  # at that pace the next round would have begun
    assert session_of(page).observation.round_number == 2
    assert page.guide.step is Step.CHALLENGE
