"""Chart, card and list of a review show one move together, by mouse and by key, in every language."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.match.review.choices import Choice
from desktop_app.match.review.review import Review, TurningPoint
from desktop_app.ui.characters import Character
from desktop_app.ui.languages import Languages
from desktop_app.ui.models.review import ReviewModel
from desktop_app.ui.review.board import ReviewBoard
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People
from tests.ui.review.reviews import NAMES, long_review, review

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right


def board_of(found: Review, qtbot: QtBot, reader: int | None = 0) -> ReviewBoard:
    players = len(found.rounds[0].before)
    words = ReviewWords(People(NAMES[:players], reader), found)
    board = ReviewBoard(Theme(), found, tuple(Character)[:players], words)
    qtbot.addWidget(board, before_close_func=lambda _: board.hide())
    board.resize(1280, 700)
    board.show()
    with qtbot.waitActive(board):
        board.activateWindow()
    board.take_focus()
    return board


@pytest.fixture
def board(fonts: None, languages: Languages, qtbot: QtBot) -> ReviewBoard:
    return board_of(review(), qtbot)


def test_it_begins_at_the_first_turning_point(board: ReviewBoard) -> None:
    turn = board.side.entries[0]
    assert isinstance(turn, TurningPoint)
    assert board.choice.round_number == turn.round_number
    assert board.side.list.currentIndex().row() == 0
    assert QApplication.focusWidget() is board.side.list
    assert "challenge" in board.card.heading.text() or "Spot On" in board.card.heading.text()


def test_arrows_step_through_every_move_of_the_game(board: ReviewBoard) -> None:
    moves = review().choices
    while board.number:
        QTest.keyClick(board.side.list, LEFT)
    assert not board.side.back_button.isEnabled()
    seen: list[Choice] = []
    for _ in range(len(moves) + 3):
        if seen[-1:] != [board.choice]:
            seen.append(board.choice)
        QTest.keyClick(board.side.list, RIGHT)
    assert tuple(seen) == moves
    assert not board.side.on_button.isEnabled()
    assert board.side.place.text() == f"Move {len(moves)} of {len(moves)}"


def test_buttons_step_as_the_arrows_do(board: ReviewBoard) -> None:
    before = board.number
    QTest.keyClick(board.side.on_button, Qt.Key.Key_Return)
    assert board.number == before + 1
    QTest.mouseClick(board.side.back_button, Qt.MouseButton.LeftButton)
    assert board.number == before


def test_page_keys_go_from_round_to_round(board: ReviewBoard) -> None:
    board.show_move(0)
    QTest.keyClick(board.chart, Qt.Key.Key_PageDown)
    assert (board.choice.round_number, board.choice.number) == (1, 0)
    QTest.keyClick(board.chart, RIGHT)
    QTest.keyClick(board.chart, Qt.Key.Key_PageUp)
    assert (board.choice.round_number, board.choice.number) == (1, 0)
    QTest.keyClick(board.chart, Qt.Key.Key_PageUp)
    assert board.choice.round_number == 0
    QTest.keyClick(board.chart, Qt.Key.Key_End)
    assert board.number == len(review().choices) - 1
    QTest.keyClick(board.chart, Qt.Key.Key_PageDown)
    assert board.number == len(review().choices) - 1
    QTest.keyClick(board.chart, Qt.Key.Key_Home)
    assert board.number == 0


def test_a_click_on_the_chart_chooses_the_moment_there(board: ReviewBoard) -> None:
    rounds = len(review().rounds)
    chart = board.chart
    left, right = 66, chart.width() - 58
    x = left + (right - left) * 3.99 / rounds
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(x), chart.height() // 2))
    assert board.choice.round_number == 3
    assert board.choice.number == len(review().rounds[3].choices) - 1
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert board.choice.round_number == 3


def test_the_chart_tells_the_chances_of_the_round(board: ReviewBoard) -> None:
    board.show_move(0)
    told = board.chart.accessibleDescription()
    assert told == "Round 1: You 25%, Rosa 25%, Bruno 25%, Malik 25%"
    tip, area = board.chart.tip_at(QPoint(70, board.chart.height() // 2))
    assert tip == told
    assert not area.isEmpty()
    assert board.chart.tip_at(QPoint(5, 5))[0] == ""


def test_the_list_shows_turning_points_or_choices(board: ReviewBoard) -> None:
    assert not board.side.whose.isVisible()
    board.side.kinds.part(1).click()
    assert board.side.whose.currentText() == "You"
    mine = [choice for choice in review().choices if choice.seat == 0]
    assert list(board.side.entries) == mine
    board.side.whose.setCurrentIndex(0)
    assert list(board.side.entries) == list(review().choices)
    board.side.whose.setCurrentIndex(2)
    assert {choice.seat for choice in board.side.entries if isinstance(choice, Choice)} == {1}
    board.side.kinds.part(0).click()
    assert tuple(board.side.entries) == review().turning_points


def test_a_row_shows_its_move_and_a_step_marks_its_row(board: ReviewBoard) -> None:
    board.side.kinds.part(1).click()
    board.side.whose.setCurrentIndex(0)
    row = board.side.list.currentIndex().row()
    assert board.side.entries[row] == board.choice
    QTest.keyClick(board.side.list, Qt.Key.Key_Up)
    assert board.side.entries[row - 1] == board.choice
    QTest.keyClick(board.side.list, RIGHT)
    assert board.side.list.currentIndex().row() == row


def test_a_move_of_somebody_else_marks_no_row(board: ReviewBoard) -> None:
    board.side.kinds.part(1).click()
    other = next(number for number, choice in enumerate(review().choices) if choice.seat != 0)
    board.show_move(other)
    assert board.side.list.currentIndex() == QModelIndex()
    assert not board.side.list.selectedIndexes()


def test_the_switch_keeps_the_arrows_for_itself(board: ReviewBoard) -> None:
    before = board.number
    part = board.side.kinds.part(0)
    part.setFocus()
    QTest.keyClick(part, RIGHT)
    assert board.side.kinds.current == 1
    assert board.number == before


def test_all_cups_lie_open_and_the_mover_s_is_marked(board: ReviewBoard) -> None:
    board.show_move(0)
    played = review().rounds[0].played
    shown = [row.text() for row in board.card.cups.rows if row.isVisible()]
    assert len(shown) == 4
    for text, hand in zip(shown, played.hands, strict=True):
        assert [int(sign) for sign in text.replace("(wild)", "") if sign.isdigit()] == list(hand)


def test_options_are_told_with_their_chance_and_the_mark_of_the_move(board: ReviewBoard) -> None:
    for number, choice in enumerate(review().choices[:30]):
        board.show_move(number)
        told = [row.text() for row in board.card.options.rows if row.text()]
        assert len(told) == len(choice.options)
        mark = "your move" if choice.seat == 0 else "played"
        assert sum(mark in text for text in told) == 1
        assert "best move" in told[0] or choice.move == choice.best.move


@pytest.mark.parametrize(("code", "title"), [("fr", "Coup"), ("it", "Mossa")])
def test_it_follows_the_language(board: ReviewBoard, languages: Languages, qtbot: QtBot, code: str, title: str) -> None:
    before = board.card.heading.text()
    languages.speak(code)
    qtbot.waitUntil(lambda: board.side.place.text().startswith(title))
    assert board.card.heading.text() != before
    assert board.side.kinds.part(0).text() in ("Tournants", "Svolte")


def test_without_a_reader_everybody_s_choices_are_offered_first(fonts: None, qtbot: QtBot) -> None:
    board = board_of(review(), qtbot, reader=None)
    board.side.kinds.part(1).click()
    assert board.side.whose.currentText() == "Everybody"
    assert len(board.side.entries) == len(review().choices)


def test_a_long_game_is_stepped_through_as_a_short_one(fonts: None, qtbot: QtBot) -> None:
    found = long_review()
    assert len(found.choices) > 200
    board = board_of(found, qtbot)
    board.side.kinds.part(1).click()
    board.side.whose.setCurrentIndex(0)
    board.show_move(len(found.choices) - 1)
    assert board.side.list.currentIndex().row() == len(found.choices) - 1
    assert not board.grab().isNull()


def test_the_model_of_the_list_is_a_proper_model(fonts: None) -> None:
    found = review()
    model = ReviewModel(ReviewWords(People(NAMES[:4], 0), found))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(found.choices)
    model.show(found.turning_points)
    model.retranslate()
    assert model.rowCount() == len(found.turning_points)
    told = str(model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert told.startswith("Round ")
