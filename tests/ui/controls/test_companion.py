"""Pictures that go with widgets: they go with them for good."""

import gc
import tracemalloc

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop_app.ui.controls.companion import Companion, Layer
from desktop_app.ui.theme import Theme

MANY = 1000


def paint(_painter: QPainter, _area: QRectF) -> None:
    """Nothing is to be seen."""


def come_and_go(theme: Theme, ground: QWidget, times: int) -> None:
    """So many widgets with a picture, one after the other."""
    for _ in range(times):
        target = QWidget(ground)
        Companion(target, theme, Layer.UNDER, 3, paint).set_shown(True)
        assert len(ground.children()) == 2
        delete(target)
        for left in ground.children():
            delete(left)


def test_a_picture_leaves_no_memory_behind(qtbot: QtBot) -> None:
    theme, ground = Theme(), QWidget()
    qtbot.addWidget(ground)
    come_and_go(theme, ground, MANY)
    gc.collect()
    tracemalloc.start()
    come_and_go(theme, ground, MANY)
    gc.collect()
    left, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert left < MANY * 50
