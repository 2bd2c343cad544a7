"""A thin line between things."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.theme import Theme


class Hairline(QWidget):
    """One pixel wide, lying or standing; it only decorates."""

    def __init__(self, theme: Theme, *, standing: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        if standing:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.tokens.line)
        painter.end()
