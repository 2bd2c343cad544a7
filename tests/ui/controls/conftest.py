"""What the tests of controls share: a window with a theme."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.theme import Theme


@pytest.fixture
def theme(fonts: None) -> Theme:
    """The theme of the day, at zoom 1."""
    return Theme()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """An active window of 400 by 300, empty."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QTest.mouseMove(window, window.rect().bottomRight())  # away from where another test left it
    return window
