"""The stepper: clicks, wheel, arrows, typing, and its limits."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.stepper import Stepper, StepperSize
from desktop_app.ui.theme import Theme
from tests.ui.controls.placing import colour_at, put

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def stepper(theme: Theme, window: QWidget) -> Stepper:
    """From 3 to 12, at 5."""
    stepper = Stepper(theme, StepperSize.LARGE)
    stepper.setRange(3, 12)
    stepper.setValue(5)
    put(stepper, window)
    return stepper


def end(stepper: Stepper, direction: int) -> QPoint:
    """The middle of minus or plus."""
    return QPoint(24 if direction < 0 else stepper.width() - 24, stepper.height() // 2)


def turn(stepper: Stepper, notches: int) -> None:
    middle = QPointF(stepper.rect().center())
    event = QWheelEvent(
        middle,
        stepper.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stepper, event)


def test_every_way_to_step(stepper: Stepper, qtbot: QtBot) -> None:
    heard: list[int] = []
    stepper.valueChanged.connect(heard.append)
    QTest.mouseClick(stepper, LEFT, pos=end(stepper, 1))
    QTest.mouseClick(stepper, LEFT, pos=end(stepper, -1))
    stepper.setFocus()
    QTest.keyClick(stepper, Qt.Key.Key_Up)
    QTest.keyClick(stepper, Qt.Key.Key_Down)
    turn(stepper, 1)
    turn(stepper, -1)
    assert heard == [6, 5, 6, 5, 6, 5]


def test_a_click_on_the_number_does_not_step(stepper: Stepper, qtbot: QtBot) -> None:
    QTest.mouseClick(stepper, LEFT, pos=stepper.rect().center())
    QTest.mouseClick(stepper, Qt.MouseButton.RightButton, pos=end(stepper, 1))
    assert stepper.value() == 5


def test_typing(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(stepper, "11")
    QTest.keyClick(stepper, Qt.Key.Key_Return)
    assert stepper.value() == 11
    stepper.selectAll()
    QTest.keyClicks(stepper, "2")
    QTest.keyClick(stepper, Qt.Key.Key_Return)
    assert stepper.value() == 3  # the nearest that is allowed
    stepper.selectAll()
    QTest.keyClicks(stepper, "99x")
    assert stepper.value() == 9  # what cannot become a number is not typed at all


def test_it_stops_at_its_limits(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.setValue(12)
    QTest.mouseClick(stepper, LEFT, pos=end(stepper, 1))
    assert stepper.value() == 12
    stepper.setValue(3)
    QTest.mouseClick(stepper, LEFT, pos=end(stepper, -1))
    assert stepper.value() == 3


def test_a_button_that_leads_nowhere_sleeps(theme: Theme, stepper: Stepper, window: QWidget) -> None:
    minus, plus = (50 + 10, 60), (50 + stepper.width() - 10, 60)
    assert colour_at(window, *minus) == theme.tokens.paper.name()
    stepper.setValue(3)
    assert colour_at(window, *minus) != theme.tokens.paper.name()
    assert colour_at(window, *plus) == theme.tokens.paper.name()


def test_held_down_it_goes_on(stepper: Stepper, qtbot: QtBot) -> None:
    QTest.mousePress(stepper, LEFT, pos=end(stepper, 1))
    qtbot.waitUntil(lambda: stepper.value() >= 8)
    QTest.mouseRelease(stepper, LEFT, pos=end(stepper, 1))
    reached = stepper.value()
    qtbot.wait(200)
    assert stepper.value() == reached


def test_asleep_it_does_nothing_and_lets_go(stepper: Stepper, qtbot: QtBot) -> None:
    QTest.mousePress(stepper, LEFT, pos=end(stepper, 1))
    stepper.setEnabled(False)
    reached = stepper.value()
    qtbot.wait(600)
    turn(stepper, 1)
    assert stepper.value() == reached == 6


def test_the_number_stands_between_the_buttons(theme: Theme, stepper: Stepper, window: QWidget) -> None:
    for zoom in (1, 2):
        theme.set_zoom(zoom)
        put(stepper, window)
        box = stepper.lineEdit().geometry()
        assert box.left() >= 43 * zoom
        assert box.right() <= stepper.width() - 43 * zoom
        assert box.center().x() == pytest.approx(stepper.width() / 2, abs=1)
        assert stepper.lineEdit().font().pixelSize() == 26 * zoom
    stepper.set_size(StepperSize.SMALL)
    assert stepper.sizeHint().toTuple() == (232, 76)


def test_a_screen_reader_hears_name_and_value(stepper: Stepper) -> None:
    stepper.set_name("Quantity")
    heard = QAccessible.queryAccessibleInterface(stepper)
    assert heard.role() == QAccessible.Role.SpinBox
    assert heard.text(QAccessible.Text.Name) == "Quantity"
    assert heard.valueInterface().currentValue() == 5
    assert stepper.lineEdit().accessibleName() == "Quantity"
