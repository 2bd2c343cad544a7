"""Hints: a control's tooltip, beside it and whole, as long as it is wanted and true."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.hint import ItemHint
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import TOOLTIP
from tests.ui.controls.placing import put

REASON = "The face is fixed: in a Palifico round you can only raise the quantity."


@pytest.fixture
def button(theme: Theme, window: QWidget) -> Button:
    """A button with a reason, in the middle of the window."""
    window.resize(600, 300)
    button = Button(theme, "Bid", Kind.PRIMARY)  # a plain one's ink is as dark as a hint
    put(button, window, 250, 150)
    button.setToolTip(REASON)
    return button


def ask(control: QWidget) -> None:
    """Rest the mouse on a control."""
    center = control.rect().center()
    QApplication.sendEvent(control, QHelpEvent(QEvent.Type.ToolTip, center, control.mapToGlobal(center)))


def dark(image: QImage) -> list[QPoint]:
    """Where the slip lies."""
    return [
        QPoint(x, y)
        for y in range(0, image.height(), 2)
        for x in range(0, image.width(), 2)
        if image.pixelColor(x, y) == TOOLTIP
    ]


def test_it_stands_above_the_control_and_points_at_it(button: Button, window: QWidget) -> None:
    ask(button)
    where = dark(window.grab().toImage())
    assert len(where) > 1000
    assert 100 < max(point.y() for point in where) < button.y()
    lowest = [point.x() for point in where if point.y() >= button.y() - 8]
    assert lowest
    assert sum(lowest) / len(lowest) == pytest.approx(button.geometry().center().x(), abs=4)


def test_without_room_above_it_stands_below(button: Button, window: QWidget) -> None:
    button.move(250, 5)
    ask(button)
    assert min(point.y() for point in dark(window.grab().toImage())) >= button.geometry().bottom()


def test_each_line_of_the_text_is_a_line(button: Button, window: QWidget) -> None:
    heights: list[int] = []
    for reason in ("One two", "One\ntwo"):
        button.setToolTip(reason)
        ask(button)
        rows = {point.y() for point in dark(window.grab().toImage())}
        heights.append(max(rows) - min(rows))
    assert heights[1] >= heights[0] + 14


@pytest.mark.parametrize("x", [0, 520])
def test_it_stays_in_the_window(button: Button, window: QWidget, x: int) -> None:
    button.move(x, 150)
    ask(button)
    where = dark(window.grab().toImage())
    assert min(point.x() for point in where) >= 6
    assert max(point.x() for point in where) <= window.width() - 6


@pytest.mark.parametrize("zoom", [1.0, 1.75, 3.0])
def test_however_large_it_is_the_window_holds_all_of_it(
    theme: Theme, button: Button, window: QWidget, zoom: float
) -> None:
    theme.set_zoom(zoom)
    window.resize(520, 330)
    button.setGeometry(10, 10, 500, 310)
    ask(button)
    image = window.grab().toImage()
    where = dark(image)
    assert len(where) > 1000
    assert min(min(point.x(), point.y()) for point in where) > 0
    assert max(point.x() for point in where) < image.width() - 2
    assert max(point.y() for point in where) < image.height() - 2


def test_it_grows_with_the_zoom(theme: Theme, button: Button, window: QWidget) -> None:
    window.resize(1200, 600)
    button.move(500, 300)
    ask(button)
    small = len(dark(window.grab().toImage()))
    theme.set_zoom(2)
    button.resize(button.sizeHint())
    ask(button)
    assert len(dark(window.grab().toImage())) > 3 * small


def leave(button: Button) -> None:
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))


ENDS: dict[str, Callable[[Button], None]] = {
    "the mouse leaves": leave,
    "it is pressed": lambda button: QTest.mousePress(button, Qt.MouseButton.LeftButton),
    "a key is pressed": lambda button: QTest.keyPress(button, Qt.Key.Key_Tab),
    "it falls asleep": lambda button: button.setEnabled(False),
    "the reason changes": lambda button: button.setToolTip("Another"),
    "it is hidden": lambda button: button.hide(),
    "it moves": lambda button: button.move(10, 100),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_it_goes_when(button: Button, window: QWidget, end: Callable[[Button], None]) -> None:
    ask(button)
    assert button.hint.text == REASON
    end(button)
    assert button.hint.text == ""
    assert dark(window.grab().toImage()) == []


def test_nothing_to_say_shows_nothing(button: Button, window: QWidget) -> None:
    button.setToolTip("")
    ask(button)
    assert (button.hint.text, QToolTip.text()) == ("", "")
    assert dark(window.grab().toImage()) == []


def test_it_takes_no_clicks(button: Button, window: QWidget) -> None:
    ask(button)
    slip = dark(window.grab().toImage())[0]
    assert window.childAt(slip) is None


def test_it_goes_with_its_control(button: Button, window: QWidget, qtbot: QtBot) -> None:
    ask(button)
    button.deleteLater()
    qtbot.waitUntil(lambda: window.findChildren(QWidget) == [])


@pytest.fixture
def items(window: QWidget) -> QListWidget:
    """Two items with reasons and one without."""
    window.resize(600, 300)
    view = QListWidget(window)
    view.addItems(["One", "Two", "Three"])
    view.item(0).setToolTip(REASON)
    view.item(1).setToolTip("Another")
    view.setMouseTracking(True)
    put(view, window, 250, 100)
    return view


def ask_item(view: QListWidget, row: int) -> None:
    """Rest the mouse on an item."""
    center = view.visualItemRect(view.item(row)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, center, view.viewport().mapToGlobal(center))
    QApplication.sendEvent(view.viewport(), event)


def test_an_item_has_its_own_hint_until_the_mouse_goes_on(theme: Theme, items: QListWidget) -> None:
    hint = ItemHint(items, theme)
    ask_item(items, 0)
    assert hint.text == REASON
    first = items.visualItemRect(items.item(0))
    QTest.mouseMove(items.viewport(), first.center() + QPoint(2, 0))
    assert hint.text == REASON
    QTest.mouseMove(items.viewport(), items.visualItemRect(items.item(1)).center())
    assert hint.text == ""
    ask_item(items, 1)
    assert hint.text == "Another"
    QApplication.sendEvent(items.viewport(), QEvent(QEvent.Type.Leave))
    assert hint.text == ""
    ask_item(items, 2)
    assert (hint.text, QToolTip.text()) == ("", "")


def test_a_hint_stands_over_its_item(theme: Theme, items: QListWidget, window: QWidget) -> None:
    hint = ItemHint(items, theme)
    letters = dark(window.grab().toImage())
    ask_item(items, 0)
    where = [point for point in dark(window.grab().toImage()) if point not in letters]
    top = items.viewport().mapTo(window, items.visualItemRect(items.item(0)).topLeft()).y()
    assert hint.text
    assert max(point.y() for point in where) < top
