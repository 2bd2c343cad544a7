"""The round picture at the head of a notice."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.labels import Ink
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.shapes import ellipse, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

_SIDE, _ICON, _TINT = 60, 27, 0.12


class Badge(QWidget):
    """An icon in a ring, both in one of the scheme's colours."""

    def __init__(self, theme: Theme, icon: Icon, color: Ink, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self._color = color
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A square round the ring."""
        return zoomed(self._theme, _SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring and the icon."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle = self._theme.tokens, area.center()
        color = self._color(tokens)
        ring = ellipse(middle.x(), middle.y(), _SIDE / 2 - 1)
        painter.fillPath(ring, mixed(tokens.paper, color, _TINT))
        stroke(painter, ring, color, 1.6)
        draw_icon(painter, self._icon, middle.x(), middle.y(), _ICON, color)
        painter.end()
