"""A bar in a window, as the tests of the bars use it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.theme import Theme

Stand = Callable[[QWidget], QWidget]
"""Puts a widget into a window, shows it, and returns the window."""


class Window(QWidget):
    """A window with something along its bottom. A layout would warn: there are no size hints offscreen."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        inside.setParent(self)
        self.resize(1280, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._inside.resize(self.width(), self._inside.height())
        self._inside.move(0, 100)


@pytest.fixture
def theme(fonts: None) -> Theme:
    """A light theme, the typeface loaded."""
    return Theme()


@pytest.fixture
def stand(qtbot: QtBot) -> Iterator[Stand]:
    """Shows widgets for as long as the test runs."""
    windows: list[QWidget] = []

    def put(widget: QWidget) -> QWidget:
        window = Window(widget)
        windows.append(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield put
    for window in windows:
        window.close()
        window.deleteLater()
