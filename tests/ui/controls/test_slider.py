"""The slider goes where it is clicked, by keys too, and is a slider to a screen reader."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.slider import Slider
from desktop_app.ui.theme import Theme


@pytest.fixture
def slider(qtbot: QtBot) -> Slider:
    made = Slider(Theme())
    qtbot.addWidget(made)
    made.setRange(0, 100)
    made.setValue(70)
    made.resize(222, 28)
    return made


@pytest.mark.parametrize(("x", "value"), [(0, 0), (11, 0), (61, 25), (111, 50), (211, 100), (221, 100)])
def test_it_goes_to_the_mouse(slider: Slider, x: int, value: int) -> None:
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 14))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 14))
    assert slider.value() == value


def test_it_follows_the_mouse_while_it_is_held(slider: Slider) -> None:
    QTest.mouseMove(slider, QPoint(11, 14))
    assert slider.value() == 70
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(61, 14))
    QTest.mouseMove(slider, QPoint(111, 14))
    assert slider.value() == 50
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(111, 14))
    QTest.mouseMove(slider, QPoint(11, 14))
    assert slider.value() == 50


def test_keys_move_it(slider: Slider) -> None:
    slider.setSingleStep(5)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == 75
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert slider.value() == 0


def test_another_button_does_nothing(slider: Slider) -> None:
    QTest.mousePress(slider, Qt.MouseButton.RightButton, pos=QPoint(11, 14))
    assert slider.value() == 70


def test_a_screen_reader_hears_its_value(slider: Slider) -> None:
    slider.setAccessibleName("Volume")
    interface = QAccessible.queryAccessibleInterface(slider)
    assert interface.role() is QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Volume"
    assert interface.valueInterface().currentValue() == 70


def test_more_is_more_filled(slider: Slider) -> None:
    def filled() -> int:
        image = slider.grab().toImage()
        primary = Theme().tokens.primary
        return sum(image.pixelColor(x, 14) == primary for x in range(image.width()))

    slider.setValue(80)
    most = filled()
    slider.setValue(20)
    assert filled() < most / 2
