"""Buttons: never cut off, explained when they sleep, named for everybody."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.canvas import without_mnemonic
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.controls.small_buttons import IconButton, LinkButton
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.text import TextStyle, text_width
from desktop_app.ui.theme import Theme
from tests.ui.controls.placing import colour_at, put

LONG = "Surenchérir à 12 ×"


def test_a_button_asks_for_the_width_it_needs(theme: Theme) -> None:
    button = Button(theme, LONG, Kind.PRIMARY)
    text = text_width(LONG, TextStyle(16, 600))
    assert button.sizeHint().width() >= text + 40
    assert button.sizeHint().height() == 48
    with_icon, with_die = Button(theme, LONG, icon=Icon.PLAY), Button(theme, LONG)
    with_die.set_die(DieLook(6))
    for wider in (with_icon, with_die):
        assert wider.sizeHint().width() > button.sizeHint().width() + 20
    assert text_width(LONG, TextStyle(13, 600)) < button.minimumSizeHint().width() < text + 12


def test_a_button_grows_with_the_zoom_and_its_measures(theme: Theme) -> None:
    button = Button(theme, LONG)
    before = button.sizeHint()
    button.set_measures(40, 15)
    assert button.sizeHint().height() == 40
    assert button.sizeHint().width() < before.width()
    button.set_measures(48, 16)
    theme.set_zoom(2)
    assert button.sizeHint().height() == 96
    assert button.sizeHint().width() == pytest.approx(2 * before.width(), abs=2)


def test_what_stands_on_a_button_can_change(theme: Theme) -> None:
    button = Button(theme, LONG, icon=Icon.PLAY)
    button.set_die(DieLook(6))
    wide = button.sizeHint().width()
    button.set_die(None)
    assert button.sizeHint().width() < wide - 20


def test_forced_narrow_the_whole_label_still_stands_there(theme: Theme, window: QWidget) -> None:
    button = Button(theme, "WWWWWWWW", Kind.PRIMARY)
    put(button, window)
    button.resize(button.minimumSizeHint())
    image = window.grab(button.geometry()).toImage()
    ink = theme.tokens.on_primary.name()
    row = [image.pixelColor(x, y).name() == ink for y in range(20, 28) for x in range(image.width())]
    assert any(row)
    for edge in (*range(5), *range(image.width() - 5, image.width())):
        assert all(image.pixelColor(edge, y).name() != ink for y in range(15, 33))


@pytest.mark.parametrize("kind", Kind)
def test_a_button_is_pressed_by_mouse_and_keys(theme: Theme, window: QWidget, qtbot: QtBot, kind: Kind) -> None:
    button = Button(theme, "&Bid", kind)
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append(button.text()))
    put(button, window)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(pressed) == 3)


@pytest.mark.parametrize("kind", Kind)
def test_states_look_different(theme: Theme, window: QWidget, qtbot: QtBot, kind: Kind) -> None:
    button = Button(theme, "Bid", kind)
    put(button, window)
    spot = (50 + 10, 50 + 40)
    resting = colour_at(window, *spot)
    QTest.mouseMove(button)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    hovered = colour_at(window, *spot)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    button.setEnabled(False)
    assert len({resting, hovered, colour_at(window, *spot)}) == 3


def test_a_sleeping_button_says_why(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    face = FaceButton(theme, 2)
    for y, control in ((20, Button(theme, "Spot On")), (100, LinkButton(theme, "Skip")), (180, face)):
        put(control, window, 50, y)
        control.setEnabled(False)
        control.setToolTip("Not your turn")
        center = control.rect().center()
        help_wanted = QHelpEvent(QEvent.Type.ToolTip, center, control.mapToGlobal(center))
        QApplication.sendEvent(control, help_wanted)
        assert control.hint.text == "Not your turn"
        assert QToolTip.text() == ""


def test_names_for_a_screen_reader(theme: Theme) -> None:
    icon, bid = IconButton(theme, Icon.CLOSE, "Close"), Button(theme, "&Bid")
    named = {
        QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        for widget in (icon, bid, LinkButton(theme, "Leave"))
    }
    assert named == {"Close", "Bid", "Leave"}
    assert QAccessible.queryAccessibleInterface(bid).role() == QAccessible.Role.PushButton
    icon.set_name("Chiudi")
    assert (icon.accessibleName(), icon.toolTip()) == ("Chiudi", "Chiudi")


def test_a_link_is_underlined_and_pressed(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    link = LinkButton(theme, "Leave")
    put(link, window)
    with qtbot.waitSignal(link.clicked):
        QTest.mouseClick(link, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    link.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    image = window.grab(link.geometry()).toImage()
    ink = theme.tokens.ink2.name()
    runs = [sum(image.pixelColor(x, y).name() == ink for x in range(image.width())) for y in range(image.height())]
    assert max(runs) >= text_width("Leave", TextStyle(14, 500)) - 2


def test_an_icon_button_is_a_square_that_shows_where_the_mouse_is(theme: Theme, window: QWidget) -> None:
    button = IconButton(theme, Icon.CLOSE, "Close", side=30)
    put(button, window)
    assert button.size().toTuple() == (30, 30)
    resting = colour_at(window, 55, 65)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert colour_at(window, 55, 65) == theme.tokens.paper2.name() != resting


def test_mnemonics_are_not_shown() -> None:
    assert without_mnemonic("&Bid") == "Bid"
    assert without_mnemonic("Rock && r&oll") == "Rock & roll"
