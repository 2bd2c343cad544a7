"""The ways to a review and back: from the end of a game, the list of games, an opened record; never before the end."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.record import encode
from desktop_app.library.kept import GameState
from desktop_app.ui.application import Program
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.languages import NAMES
from desktop_app.ui.review.board import ReviewBoard
from desktop_app.ui.review.page import ReviewPage
from tests.library.games import kept

pytestmark = pytest.mark.usefixtures("fonts", "languages")

ESCAPE, RETURN, CONTROL = Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def end(program: Program) -> EndPage:
    """The end of a game that was played here."""
    program.host.look_at_end(kept(1))
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def page_of(program: Program) -> ReviewPage:
    page = program.window.page
    assert isinstance(page, ReviewPage)
    assert program.host.review.page is page
    return page


def board_of(page: ReviewPage, qtbot: QtBot) -> ReviewBoard:
    qtbot.waitUntil(lambda: page.board is not None, timeout=60_000)
    assert page.board is not None
    qtbot.waitUntil(page.board.isVisible)
    return page.board


def opened(program: Program, qtbot: QtBot, file: Path) -> EndPage:
    program.records.open([file])
    qtbot.waitUntil(lambda: isinstance(program.window.page, EndPage))
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def test_the_end_page_leads_to_the_review_and_is_there_again_afterwards(
    program: Program, end: EndPage, qtbot: QtBot
) -> None:
    end.review_button.setFocus()
    QTest.keyClick(end.review_button, RETURN)
    page = page_of(program)
    board = board_of(page, qtbot)
    board.show_move(0)
    moves = sum(len(each.actions) for each in end.ending.game.history)
    assert board.side.place.text() == f"Move 1 of {moves}"
    assert QApplication.focusWidget() is board.side.list
    assert not program.window.menu.review.isEnabled()
    QTest.keyClick(board.side.list, ESCAPE)
    assert program.window.page is end
    assert program.host.review.page is None
    assert QApplication.focusWidget() is end.review_button
    assert program.window.menu.review.isEnabled()


def test_the_menu_has_a_key_for_it(program: Program, end: EndPage) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_E, CONTROL)
    page = page_of(program)
    QTest.keyClick(page.back_button, RETURN)
    assert program.window.page is end


def test_its_button_has_a_letter(program: Program, end: EndPage, qtbot: QtBot) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: program.window.page is program.host.review.page)


@pytest.mark.parametrize("code", NAMES)
def test_its_letter_opens_no_menu(program: Program, end: EndPage, code: str) -> None:
    program.window.set_language(code)
    QApplication.processEvents()
    letters = [QKeySequence.mnemonic(action.text()) for action in program.window.menu.actions()]
    assert not end.review_button.shortcut().isEmpty()
    assert end.review_button.shortcut() not in letters


def test_the_start_page_is_one_press_away(program: Program, end: EndPage) -> None:
    end.review_button.click()
    QTest.keyClick(page_of(program).home_button, RETURN)
    assert program.window.page is program.window.start_page
    assert program.host.review.page is None
    assert not program.window.menu.review.isEnabled()


def test_progress_is_shown_until_the_review_is_there(program: Program, end: EndPage, qtbot: QtBot) -> None:
    end.review_button.click()
    page = page_of(program)
    assert page.bar.isVisible()
    assert page.bar.accessibleName() == "Every move is being weighed…"
    page.show_progress(0.25)
    assert page.bar.value() == page.bar.maximum() / 4
    board_of(page, qtbot)
    assert not page.bar.isVisible()


def test_whoever_leaves_early_hears_nothing_of_it_any_more(program: Program, end: EndPage, qtbot: QtBot) -> None:
    end.review_button.click()
    QTest.keyClick(page_of(program).back_button, ESCAPE)
    assert program.window.page is end
    end.review_button.click()
    board_of(page_of(program), qtbot)


def test_a_new_game_leaves_the_review(program: Program, end: EndPage, qtbot: QtBot) -> None:
    end.review_button.click()
    board_of(page_of(program), qtbot)
    program.window.menu.games.trigger()
    assert isinstance(program.window.page, GamesPage)
    assert program.host.review.page is None


def test_the_lesson_over_a_review_gives_it_back(program: Program, end: EndPage, qtbot: QtBot) -> None:
    end.review_button.click()
    page = page_of(program)
    board_of(page, qtbot)
    program.window.menu.lesson.trigger()
    assert program.window.page is not page
    program.host.lesson.leave()
    assert program.window.page is page
    page.back_button.click()
    assert program.window.page is end


def test_the_list_of_games_leads_to_it_too(program: Program, qtbot: QtBot) -> None:
    program.library.keep([kept(2, 3, changed=2), kept(3, changed=3)], lambda: None)
    program.window.menu.games.trigger()
    games = program.window.page
    assert isinstance(games, GamesPage)
    assert not games.details.review_button.isVisible()
    QTest.keyClick(games.list, Qt.Key.Key_Down)
    assert games.details.review_button.isVisible()
    QTest.keyClick(games.details.review_button, RETURN)
    page = page_of(program)
    board_of(page, qtbot)
    QTest.keyClick(page.back_button, RETURN)
    assert program.window.page is games


def test_an_opened_record_of_a_game_that_ended_has_one(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    file.write_bytes(encode(kept(3).record))
    end = opened(program, qtbot, file)
    assert end.review_button.isVisible()
    end.review_button.click()
    board = board_of(page_of(program), qtbot)
    assert board.side.whose.itemText(1) == "Ada"


def test_an_imported_game_is_opened_and_reviewed_from_the_list(program: Program, qtbot: QtBot) -> None:
    program.library.keep([kept(3)._replace(setup=None)], lambda: None)
    program.window.menu.games.trigger()
    games = program.window.page
    assert isinstance(games, GamesPage)
    games.details.review_button.click()
    board_of(page_of(program), qtbot)
    QTest.keyClick(page_of(program).back_button, RETURN)
    QTest.keyClick(games.list, RETURN)
    end = program.window.page
    assert isinstance(end, EndPage)
    assert end.ending.from_record


def test_an_unfinished_record_has_none(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    record = json.loads(encode(kept(3).record))
    record["winner"] = None
    del record["rounds"][2:]
    file = tmp_path / "save.json"
    file.write_text(json.dumps(record))
    end = opened(program, qtbot, file)
    assert not end.review_button.isVisible()
    assert not program.window.menu.review.isEnabled()


def test_a_game_that_was_given_up_shows_its_settled_rounds_alone(program: Program, qtbot: QtBot) -> None:
    """The dice of the round that was being bid stay under the cups."""
    unfinished = next(kept(5, steps) for steps in range(6, 30) if kept(5, steps).record.rounds[-1].count is None)
    given_up = unfinished._replace(state=GameState.GIVEN_UP)
    program.host.look_through(given_up)
    board = board_of(page_of(program), qtbot)
    rounds = {choice.round_number for choice in board.side.entries}
    assert rounds <= set(range(len(given_up.record.rounds) - 1))
    board.side.kinds.part(1).click()
    board.side.whose.setCurrentIndex(0)
    assert max(choice.round_number for choice in board.side.entries) == len(given_up.record.rounds) - 2


def test_a_game_given_up_before_the_first_call_has_none(program: Program) -> None:
    program.host.look_at_end(kept(5, 2)._replace(state=GameState.GIVEN_UP))
    end = program.window.page
    assert isinstance(end, EndPage)
    assert not end.review_button.isVisible()
    program.host.review.open_end()
    assert program.window.page is end


def test_nothing_can_be_reviewed_at_the_table(program: Program) -> None:
    program.host.resume(kept(2, 3))
    assert not program.window.menu.review.isEnabled()
    program.host.review.open_end()
    assert program.host.review.page is None


def test_tab_leads_through_everything_in_the_order_in_which_it_is_read(
    program: Program, end: EndPage, qtbot: QtBot
) -> None:
    end.review_button.click()
    page = page_of(program)
    board = board_of(page, qtbot)
    QTest.mouseClick(board.side.kinds.part(1), Qt.MouseButton.LeftButton)
    page.back_button.setFocus()
    side, came = board.side, list[QWidget | None]([page.back_button])
    while len(came) < 8 and came[-1] is not None:
        QTest.keyClick(came[-1], Qt.Key.Key_Tab)
        came.append(QApplication.focusWidget())
    stops = [page.back_button, page.home_button, board.chart, side.kinds.part(1), side.whose, side.list]
    assert came[:6] == stops
    assert came[6:] == [side.back_button, side.on_button]
