"""A bar that fills."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.theme import Theme

_HEIGHT, _WIDTH = 14, 200


class FillingBar(QProgressBar):
    """A progress bar in the colours of the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setTextVisible(False)
        self.setRange(0, 1000)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Low and wide."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It may be shorter."""
        return zoomed(self._theme, _HEIGHT, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is done, on what is to do."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(area, _HEIGHT / 2), tokens.line)
        done = QRectF(area)
        done.setWidth(max(area.width() * self.value() / self.maximum(), _HEIGHT))
        painter.fillPath(rounded_rect(done, _HEIGHT / 2), tokens.primary)
        painter.end()
