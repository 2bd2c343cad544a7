"""Hears every text that is painted, and says which of them had no room."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, cast
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

#: Pixels by which a text may reach beyond its room: accents and serifs do.
_SLACK = 1.5


class Watcher:
    """What has been painted, and what of it was cut off."""

    def __init__(self) -> None:
        self.painted: set[str] = set()
        self.cut_off: set[str] = set()

    def hear(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        """A call of QPainter.drawText."""
        text = next((each for each in arguments if isinstance(each, str)), "")
        self.painted.add(text)
        if text.rstrip().endswith("…") or not _has_room(painter, arguments, text):
            self.cut_off.add(text)


@contextmanager
def watched() -> Generator[Watcher]:
    """Meanwhile every text that Python paints is heard."""
    watcher = Watcher()
    draw = cast("Callable[..., object]", QPainter.drawText)

    def heard(painter: QPainter, *arguments: Any) -> object:
        watcher.hear(painter, arguments)
        return draw(painter, *arguments)

    with patch.object(QPainter, "drawText", heard):
        yield watcher


def _has_room(painter: QPainter, arguments: tuple[Any, ...], text: str) -> bool:
    """Whether a text fits the rectangle that it is painted in, or else what is painted on."""
    metrics = QFontMetricsF(painter.font())
    width = metrics.horizontalAdvance(text)
    if isinstance(arguments[0], QRect | QRectF):
        return width <= arguments[0].width() + _SLACK
    left = QPointF(arguments[0]) if isinstance(arguments[0], QPoint | QPointF) else QPointF(*arguments[:2])
    shown = painter.transform().mapRect(QRectF(left.x(), left.y() - metrics.capHeight(), width, metrics.capHeight()))
    room = _room_of(painter)
    return shown.left() >= -_SLACK and shown.right() <= room + _SLACK if shown.width() else True


def _room_of(painter: QPainter) -> float:
    """The width of what a painter paints on."""
    device = painter.device()
    if isinstance(device, QPixmap | QImage):
        return device.width() / device.devicePixelRatio()
    return float(device.width()) if isinstance(device, QWidget) else float("inf")
