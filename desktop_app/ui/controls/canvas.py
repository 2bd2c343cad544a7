"""Painting a control: a painter in pixels of the design, and sizes turned into the screen's."""

from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.theme import Theme


def open_canvas(widget: QWidget, theme: Theme) -> tuple[QPainter, QRectF]:
    """A painter on a widget, scaled by the zoom, and the widget's area in pixels of the design."""
    painter = QPainter(widget)
    smooth(painter)
    painter.scale(theme.zoom, theme.zoom)
    return painter, QRectF(0, 0, widget.width() / theme.zoom, widget.height() / theme.zoom)


def zoomed(theme: Theme, width: float, height: float) -> QSize:
    """A size of the design in pixels of the widget."""
    return QSize(ceil(width * theme.zoom), ceil(height * theme.zoom))


def without_mnemonic(text: str) -> str:
    """The text of a button as it is read: "&Bid" is Bid, "&&" is one ampersand."""
    return "&".join(part.replace("&", "") for part in text.split("&&"))
