"""The focus ring, and the pictures that go with a control."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.small_buttons import IconButton, LinkButton
from desktop_app.ui.controls.stepper import Stepper
from desktop_app.ui.controls.toggle import Toggle
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.controls.placing import colour_at, put, ringed

Make = Callable[[Theme], QWidget]
CONTROLS: dict[str, Make] = {
    "button": lambda theme: Button(theme, "Bid"),
    "link": lambda theme: LinkButton(theme, "Leave"),
    "icon": lambda theme: IconButton(theme, Icon.CLOSE, "Close"),
    "toggle": Toggle,
    "segments": lambda theme: Segments(theme, ["one", "two"]),
    "stepper": Stepper,
    "choice": Choice,
    "field": Field,
    "face": lambda theme: FaceButton(theme, 3),
}


def stop(control: QWidget) -> QWidget:
    """What of a control takes the focus."""
    return control.part(0) if isinstance(control, Segments) else control


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS)
def test_a_ring_comes_with_tab_and_goes(theme: Theme, window: QWidget, qtbot: QtBot, make: Make) -> None:
    control, other = make(theme), Button(theme, "Other")
    put(control, window)
    put(other, window, 50, 150)
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    assert ringed(window) == []
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert ringed(window) == [stop(control)]
    assert window.focusWidget() is stop(control)
    QTest.keyClick(stop(control), Qt.Key.Key_Backtab)
    assert ringed(window) == [other]


@pytest.mark.parametrize("make", CONTROLS.values(), ids=CONTROLS)
def test_no_ring_comes_with_a_click(theme: Theme, window: QWidget, qtbot: QtBot, make: Make) -> None:
    control = make(theme)
    put(control, window)
    QTest.mouseClick(stop(control), Qt.MouseButton.LeftButton)
    if isinstance(control, Choice):
        control.hidePopup()
    assert stop(control).hasFocus()
    assert ringed(window) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Space])
def test_whoever_takes_to_the_keys_sees_the_ring(theme: Theme, window: QWidget, key: Qt.Key) -> None:
    control = Stepper(theme)
    put(control, window)
    control.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(control, Qt.Key.Key_5)
    assert ringed(window) == []
    QTest.keyClick(control, key)
    assert ringed(window) == [control]


def test_a_ring_returns_with_the_window(theme: Theme, window: QWidget) -> None:
    control = Button(theme, "Bid")
    put(control, window)
    for reason, shown in ((Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)):
        control.setFocus(reason)
        control.clearFocus()
        assert ringed(window) == []
        control.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        assert bool(ringed(window)) is shown
        control.clearFocus()


def test_a_ring_is_painted_round_the_control_in_the_colour_of_focus(theme: Theme, window: QWidget) -> None:
    control = Button(theme, "Bid")
    put(control, window)
    middle = 50 + control.height() // 2
    before = colour_at(window, 45, middle)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    assert colour_at(window, 45, middle) == theme.tokens.focus.name() != before
    assert colour_at(window, 48, middle) == theme.tokens.paper.name()
    theme.set_appearance(Appearance.DARK)
    assert colour_at(window, 45, middle) == theme.tokens.focus.name()


def test_a_ring_follows_its_control(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    card = QWidget(window)
    card.setGeometry(10, 10, 300, 200)
    card.show()
    control = Button(theme, "Bid")
    put(control, card)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    focus = theme.tokens.focus.name()
    middle = control.height() // 2
    assert colour_at(window, 10 + 45, 60 + middle) == focus
    card.move(60, 40)
    assert colour_at(window, 60 + 45, 90 + middle) == focus
    control.move(80, 60)
    assert colour_at(window, 60 + 75, 100 + middle) == focus
    card.hide()
    assert focus not in {colour_at(window, x, 100 + middle) for x in range(0, 400, 2)}


def test_a_ring_scrolls_with_the_page(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    area, page = QScrollArea(window), QWidget()
    page.resize(200, 900)
    control = Button(theme, "Bid")
    put(control, page)
    area.setWidget(page)
    area.setGeometry(0, 0, 300, 200)
    area.show()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    area.verticalScrollBar().setValue(20)
    left = control.mapTo(window, control.rect().topLeft())
    assert colour_at(window, left.x() - 5, left.y() + 20) == theme.tokens.focus.name()


def test_a_shadow_falls_beside_a_button_and_takes_no_clicks(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    palette = window.palette()
    palette.setColor(window.backgroundRole(), QColor("#FFFFFF"))
    window.setPalette(palette)
    control = Button(theme, "Bid")
    put(control, window)
    below = (50 + control.width() // 2, 50 + control.height() + 1)
    assert colour_at(window, *below) != "#ffffff"
    assert window.childAt(*below) is None
    control.setEnabled(False)
    assert colour_at(window, *below) == "#ffffff"


def test_a_screen_reader_meets_the_control_alone(theme: Theme, window: QWidget) -> None:
    control = Button(theme, "Bid")
    put(control, window)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(window.findChildren(QWidget)) == len({"button", "shadow", "ring"})
    heard = QAccessible.queryAccessibleInterface(window)
    assert [heard.child(index).object() for index in range(heard.childCount())] == [control]


def test_a_shadow_moves_with_a_layout(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    control = Button(theme, "Bid")
    layout = QVBoxLayout(window)
    layout.addWidget(control)
    qtbot.waitUntil(control.isVisible)
    under = [child for child in window.findChildren(QWidget) if child is not control and child.isVisible()]
    assert len(under) == 1
    assert under[0].geometry().contains(control.geometry())
    control.setParent(None)
    assert [child for child in window.findChildren(QWidget) if child.isVisible()] == []
    control.deleteLater()


def test_a_shadow_that_comes_while_a_layout_moves_is_in_its_place(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    """A button wakes up in the very moment in which something comes or goes beside it."""
    column, button, line = QVBoxLayout(window), Button(theme, "Bid"), QLabel("Raise")
    column.addStretch()
    column.addWidget(button)
    column.addWidget(line)
    button.setEnabled(False)
    for shown in (False, True, False):
        qtbot.wait(10)
        line.setVisible(shown)
        button.setEnabled(False)
        button.setEnabled(True)
        qtbot.wait(10)
        (shadow,) = [each for each in window.findChildren(QWidget, NOT_FOR_SCREEN_READERS) if each.isVisible()]
        assert shadow.geometry().contains(button.geometry())


def test_nothing_is_left_of_a_window_that_is_gone(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    control = Button(theme, "Bid")
    put(control, window)
    window.show()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    control.deleteLater()
    qtbot.waitUntil(lambda: window.findChildren(QWidget) == [])
    theme.set_zoom(2)


def test_code_that_moves_the_focus_marks_it_for_whoever_plays_by_keys(theme: Theme, window: QWidget) -> None:
    first, second = Button(theme, "Sit down"), Button(theme, "Bid")
    put(first, window)
    put(second, window, 50, 150)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    second.setFocus(Qt.FocusReason.OtherFocusReason)
    assert ringed(window) == []
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Return)
    second.setFocus(Qt.FocusReason.OtherFocusReason)
    assert ringed(window) == [second]
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    assert ringed(window) == []


def test_a_key_that_a_shortcut_takes_is_a_key_as_well(theme: Theme, window: QWidget) -> None:
    first, second = Button(theme, "Raise"), Button(theme, "Next round")
    put(first, window)
    put(second, window, 50, 150)
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Return), window)
    shortcut.activated.connect(lambda: second.setFocus(Qt.FocusReason.OtherFocusReason))
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert ringed(window) == [second]
