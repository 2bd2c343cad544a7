"""A knob on a line, for how much of something."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, rounded, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

_WIDTH, _HEIGHT, _TRACK, _KNOB = 150, 28, 8, 11


class Slider(QSlider):
    """A slider from left to right; it goes where it is clicked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.focus_ring = FocusRing(self, theme, _HEIGHT / 2)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The width of the design, unless there is more room."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob to the mouse."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let it follow."""
        if self.isSliderDown():
            self._follow(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave it there."""
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, filled up to the knob, and the knob."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        filled = tokens.primary if self.isEnabled() else mixed(tokens.ink2, tokens.paper, 0.35)
        y, top = area.center().y(), area.center().y() - _TRACK / 2
        reach = area.width() - 2 * _KNOB
        x = _KNOB + reach * (self.sliderPosition() - self.minimum()) / max(self.maximum() - self.minimum(), 1)
        painter.fillPath(rounded(0, top, area.width(), _TRACK, _TRACK / 2), tokens.paper2)
        stroke(painter, rounded(0.5, top + 0.5, area.width() - 1, _TRACK - 1, _TRACK / 2 - 0.5), tokens.edge, 1)
        painter.fillPath(rounded(0, top, x, _TRACK, _TRACK / 2), filled)
        knob = ellipse(x, y, _KNOB)
        draw_shadow(painter, self._theme.pixmaps, knob, tokens.shadow, Drop(1, 3, 0.3))
        painter.fillPath(knob, tokens.sel if self.underMouse() and self.isEnabled() else tokens.paper)
        stroke(painter, ellipse(x, y, _KNOB - 1), filled, 2.4)
        painter.end()

    def _follow(self, mouse: QPointF) -> None:
        """Put the knob under the mouse."""
        reach = max(self.width() / self._theme.zoom - 2 * _KNOB, 1)
        share = min(max((mouse.x() / self._theme.zoom - _KNOB) / reach, 0), 1)
        self.setSliderPosition(round(self.minimum() + share * (self.maximum() - self.minimum())))
        self.update()
