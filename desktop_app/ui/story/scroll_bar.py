"""A thin scroll bar that is not there while everything is in sight."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

#: The width of the bar, in pixels of the design.
SCROLL_BAR = 10
_INSET, _QUIET = 3, 0.45


class ThinScrollBar(QScrollBar):
    """An upright bar, painted as a rounded stroke; it works as every scroll bar does."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, sunken: bool = False) -> None:
        """A sunken one stands on paper that lies lower."""
        super().__init__(Qt.Orientation.Vertical, parent)
        self._theme = theme
        self._sunken = sunken
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Thin."""
        return zoomed(self._theme, SCROLL_BAR, 4 * SCROLL_BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and the handle if there is somewhere to go."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillRect(area, tokens.paper2 if self._sunken else tokens.paper)
        if self.maximum() > self.minimum():
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            part = QStyle.SubControl.SC_ScrollBarSlider
            handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, self)
            zoom = self._theme.zoom
            stroke = QRectF(_INSET, handle.top() / zoom, area.width() - 2 * _INSET, handle.height() / zoom)
            awake = self.underMouse() or self.isSliderDown()
            painter.fillPath(rounded_rect(stroke, stroke.width() / 2), faded(tokens.edge, 1 if awake else _QUIET))
        painter.end()
