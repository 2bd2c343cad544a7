"""A line to type in."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded, mixed

_RADIUS, _HEIGHT, _PADDING = 10, 38, 10


class Field(QLineEdit):
    """A line edit; name it with setAccessibleName or as the buddy of a label."""

    def __init__(self, theme: Theme, *, width: float = 190, parent: QWidget | None = None) -> None:
        """Width is the one it asks for, in pixels of the design."""
        super().__init__(parent)
        self._theme = theme
        self._width = width
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self._dress)
        self._dress()

    def sizeHint(self) -> QSize:
        """The width asked for."""
        return zoomed(self._theme, self._width, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Half of it at the least."""
        return zoomed(self._theme, self._width / 2, _HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Look asleep when disabled."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box; the text is Qt's."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(area, _RADIUS), tokens.paper)
        edge = tokens.edge if self.isEnabled() else tokens.line
        stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), edge, 1.5)
        painter.end()
        super().paintEvent(event)

    def _dress(self) -> None:
        tokens, zoom = self._theme.tokens, self._theme.zoom
        self.setFont(self._theme.font(14 * zoom))
        self.setTextMargins(round(_PADDING * zoom), 0, round(_PADDING * zoom), 0)
        palette = self.palette()
        ink = tokens.ink if self.isEnabled() else mixed(tokens.ink2, tokens.paper, 0.35)
        palette.setColor(QPalette.ColorRole.Text, ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, tokens.ink2)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, faded(tokens.primary, 0.3))
        palette.setColor(QPalette.ColorRole.HighlightedText, tokens.ink)
        self.setPalette(palette)
        self.updateGeometry()
        self.update()
