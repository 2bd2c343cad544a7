"""Lines of text and the spaces between things, which follow the theme's zoom and colours."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens

Ink = Callable[[Tokens], QColor]
"""Which of the scheme's colours."""


def ink(tokens: Tokens) -> QColor:
    """The colour of text."""
    return tokens.ink


def ink2(tokens: Tokens) -> QColor:
    """The colour of what is said besides."""
    return tokens.ink2


def primary(tokens: Tokens) -> QColor:
    """The colour of headings."""
    return tokens.primary


def danger(tokens: Tokens) -> QColor:
    """The colour of what is wrong."""
    return tokens.danger


class Label(QLabel):
    """Plain text, whatever it holds, at a size and weight of the design."""

    def __init__(
        self, theme: Theme, size: float, weight: int = 400, color: Ink = ink, *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._weight = weight
        self._color = color
        self.setTextFormat(Qt.TextFormat.PlainText)
        theme.changed.connect(self._dress)
        self._dress()

    def set_color(self, color: Ink) -> None:
        """Write in another of the scheme's colours."""
        self._color = color
        self._dress()

    def _dress(self) -> None:
        self.setFont(self._theme.font(self._size * self._theme.zoom, self._weight))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._color(self._theme.tokens))
        self.setPalette(palette)


class Spaces(QObject):
    """Keeps the margins and gaps of layouts in pixels of the design."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept: list[tuple[QLayout, tuple[float, float, float, float], float]] = []
        theme.changed.connect(self._rescale)

    def keep(
        self, layout: QLayout, gap: float, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0
    ) -> None:
        """Give a layout its gap and its margins, now and whenever the zoom changes."""
        self._kept.append((layout, (left, top, right, bottom), gap))
        self._rescale()

    def _rescale(self) -> None:
        zoom = self._theme.zoom
        for layout, margins, gap in self._kept:
            left, top, right, bottom = (round(margin * zoom) for margin in margins)
            layout.setContentsMargins(left, top, right, bottom)
            layout.setSpacing(round(gap * zoom))
