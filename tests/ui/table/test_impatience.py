"""A click on the table, Space and Return hurry what is being shown, and nothing else: no bid, no button."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, BidMade, Move
from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table import impatience, stage
from desktop_app.ui.table.impatience import HurryingClicks, HurryingKeys
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pace import TIMINGS, Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.table_page import TablePage
from tests.ui.table.conftest import FOR_EVER

KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of a round takes for ever, and so do the bid that follows and the moment after a hasty key."""
    at_once = TIMINGS[Pace.AT_ONCE]
    monkeypatch.setitem(stage.TIMINGS, Pace.NORMAL, replace(at_once, round=FOR_EVER, bid=FOR_EVER, between=None))
    monkeypatch.setattr(impatience, "_GUARD", FOR_EVER)


@pytest.fixture
def page(program: Program) -> TablePage:
    """A game of two in which the round has just begun."""
    program.host.begin(Choices(Rules(dice=3), (default_seat(0), default_seat(1))), SealedDice(), "")
    table = program.host.table
    assert table is not None
    assert table.stage.state is StageState.PLAYING
    return table


def view_of(page: TablePage) -> TableView:
    view = page.findChild(TableView)
    assert isinstance(view, TableView)
    return view


def to_your_turn(page: TablePage, qtbot: QtBot, hurry: Callable[[], None]) -> list[Move]:
    """Hurry until the player must move; the moves that were sent meanwhile."""
    sent: list[Move] = []
    page.bar.move_chosen.connect(sent.append)
    for _ in range(20):
        if page.stage.state is StageState.YOUR_TURN:
            break
        hurry()
        qtbot.wait(20)
    assert page.stage.state is StageState.YOUR_TURN
    return sent


@pytest.mark.parametrize("key", KEYS)
def test_keys_hurry_and_do_not_bid(page: TablePage, qtbot: QtBot, key: Qt.Key) -> None:
    """Nor do they when they are pressed once more in haste; a moment later they are what they always are."""
    sent = to_your_turn(page, qtbot, lambda: QTest.keyClick(QApplication.focusWidget() or page, key))
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or page, key)
    assert sent == []
    assert page.stage.state is StageState.YOUR_TURN
    for keys in page.findChildren(HurryingKeys):
        for guard in keys.findChildren(QTimer):
            guard.stop()
    page.bar.bids.moves.bid.setFocus()
    QTest.keyClick(page.bar.bids.moves.bid, key)
    assert len(sent) == 1
    assert isinstance(sent[0], Bid)


def test_a_click_on_the_table_hurries_and_selects_nothing(page: TablePage, qtbot: QtBot) -> None:
    view = view_of(page)
    current = view.currentIndex()
    seat = view.visualRect(view.model().index(1, 0)).center()
    sent = to_your_turn(page, qtbot, lambda: QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=seat))
    assert sent == []
    assert view.currentIndex() == current
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=seat)
    assert view.currentIndex().row() == 1


def test_a_click_ends_what_still_moves_when_it_is_your_turn(page: TablePage, qtbot: QtBot) -> None:
    view = view_of(page)
    page.stage.skip()
    qtbot.waitUntil(lambda: page.stage.state is not StageState.PLAYING)
    view.tableau.set_manner(Manner.MOVING)
    page.skip()
    while page.stage.state is not StageState.YOUR_TURN:
        qtbot.wait(20)
        page.skip()
    legal = page.session.observation.bidding.legal_bids
    page.session.play(legal[0])
    qtbot.waitUntil(lambda: view.tableau.moves)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert not view.tableau.moves
    assert any(isinstance(made, BidMade) for made in page.session.observation.bidding.actions)


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_an_enabled_button_keeps_its_keys(widget: QWidget) -> None:
    """One that sleeps has none to keep."""
    button, pressed, hurried = QPushButton(widget), list[int](), list[int]()
    button.clicked.connect(lambda: pressed.append(1))
    keys = HurryingKeys(lambda: True, widget)
    keys.watch(widget)
    keys.hurried.connect(lambda: hurried.append(1))
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert (pressed, hurried) == ([1], [])
    button.setEnabled(False)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert (pressed, hurried) == ([1], [1])


def test_other_keys_and_keys_with_others_are_not_taken(widget: QWidget) -> None:
    hurried: list[int] = []
    keys = HurryingKeys(lambda: True, widget)
    keys.watch(widget)
    keys.hurried.connect(lambda: hurried.append(1))
    QTest.keyClick(widget, Qt.Key.Key_A)
    QTest.keyClick(widget, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert hurried == []
    QTest.keyClick(widget, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert hurried == [1]


def test_a_click_with_nothing_to_hurry_is_a_click(widget: QWidget) -> None:
    button, pressed, hurried, may = QPushButton(widget), list[int](), list[int](), [False]
    button.clicked.connect(lambda: pressed.append(1))
    HurryingClicks(button, lambda: may[0], button).hurried.connect(lambda: hurried.append(1))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (pressed, hurried) == ([1], [])
    may[0] = True
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (pressed, hurried) == ([1], [1])
