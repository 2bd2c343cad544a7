"""The shadow over the bar's edge: on what lies above it, growing with the zoom, and nobody's obstacle."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.bars.edge_shadow import EdgeShadow
from desktop_app.ui.theme import Theme


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A white page with an edge at a height of 100."""
    page = QWidget()
    qtbot.addWidget(page)
    palette = page.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor("white"))
    page.setPalette(palette)
    page.resize(200, 150)
    page.show()
    return page


@pytest.mark.parametrize(("zoom", "reach"), [(1, 8), (2, 16)])
def test_it_darkens_what_lies_above_the_edge_and_fades(theme: Theme, page: QWidget, zoom: int, reach: int) -> None:
    theme.set_zoom(zoom)
    shadow = EdgeShadow(theme, page)
    shadow.put(100, 200)
    shadow.show()
    image = page.grab().toImage()
    lights = [image.pixelColor(50, y).lightness() for y in range(100 - reach - 2, 102)]
    assert lights[:2] == [255, 255]
    assert lights[-2:] == [255, 255]
    inside = lights[2:-2]
    assert inside == sorted(inside, reverse=True)
    assert inside[-1] < 250 < 254 <= inside[0]


def test_it_takes_no_clicks(theme: Theme, page: QWidget) -> None:
    below = QWidget(page)
    below.resize(200, 100)
    shadow = EdgeShadow(theme, page)
    below.show()
    shadow.show()
    shadow.put(100, 200)
    assert page.childAt(QPoint(50, 98)) is below
