"""All faces in a popup: where it appears."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.portrait_button import FaceGrid, PortraitButton
from desktop_app.ui.theme import Theme

#: Where there is no screen, windows are given a frame of so many pixels.
FRAME = 2


@pytest.fixture
def button(qtbot: QtBot) -> Iterator[PortraitButton]:
    """A portrait far down in something that scrolls."""
    page, scroll = QWidget(), QScrollArea()
    made, layout = PortraitButton(Theme()), QVBoxLayout(page)
    layout.addSpacing(200)
    layout.addWidget(made)
    layout.addSpacing(600)
    scroll.setWidget(page)
    scroll.resize(400, 300)
    qtbot.addWidget(scroll)
    scroll.show()
    yield made
    scroll.close()


def popup(button: PortraitButton) -> FaceGrid:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    grid = QApplication.activePopupWidget()
    assert isinstance(grid, FaceGrid)
    return grid


def test_it_hangs_below_the_portrait_and_nothing_scrolls(button: PortraitButton) -> None:
    scroll = button.window()
    assert isinstance(scroll, QScrollArea)
    grid = popup(button)
    assert scroll.verticalScrollBar().value() == 0
    below = grid.pos() - button.mapToGlobal(QPoint(0, button.height()))
    assert max(abs(below.x()), abs(below.y())) <= FRAME
    grid.close()


@pytest.mark.parametrize("corner", ["bottom", "right"])
def test_it_stays_on_the_screen(button: PortraitButton, corner: str) -> None:
    window, screen = button.window(), button.screen().availableGeometry()
    window.move(QPoint(0, screen.bottom() - 300) if corner == "bottom" else QPoint(screen.right() - 100, 0))
    grid = popup(button)
    assert screen.contains(QRect(grid.pos(), grid.size()))
    grid.close()
