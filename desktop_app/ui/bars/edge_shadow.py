"""The soft shadow that the bar casts upwards, on the table and the story."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.painting.shapes import vertical
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

#: How far it reaches over the edge, in pixels of the design, and how dark it is at the edge.
_REACH, _DARKNESS = 8, 0.06


class EdgeShadow(QWidget):
    """Lies over everything above the edge that it is put at, and takes no clicks."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        theme.changed.connect(self.update)

    def put(self, edge: int, width: int) -> None:
        """Lie over an edge at that height, in pixels of the widget that it lies in."""
        reach = round(_REACH * self._theme.zoom)
        self.setGeometry(0, edge - reach, width, reach)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, darkest at the edge."""
        painter, area = open_canvas(self, self._theme)
        shadow = self._theme.tokens.shadow
        fading = ((0, faded(shadow, 0)), (1, faded(shadow, _DARKNESS)))
        painter.fillRect(area, vertical(area.top(), area.bottom(), fading))
        painter.end()
