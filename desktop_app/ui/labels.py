"""Lines of text and the spaces between things, which follow the theme's zoom and colours."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from desktop_app.ui.painting.text import TextStyle, fitting_size
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens

_SMALLEST = 12

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


def gold_ink(tokens: Tokens) -> QColor:
    """The colour of what asks for attention."""
    return tokens.gold_ink


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

    def set_size(self, size: float) -> None:
        """Write larger or smaller, in pixels of the design."""
        if size != self._size:
            self._size = size
            self._dress()

    def _dress(self) -> None:
        self.setFont(self._theme.font(self._size * self._theme.zoom, self._weight))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._color(self._theme.tokens))
        self.setPalette(palette)


class FittingLabel(Label):
    """A line that shrinks, to 12 pixels at the least, where it would not fit; beyond that its end is left out."""

    def minimumSizeHint(self) -> QSize:
        """Almost nothing: the line makes do with what there is."""
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line as large as it fits."""
        zoom = self._theme.zoom
        room = self.width() / zoom
        size = fitting_size(self.text(), TextStyle(self._size, self._weight), room, smallest=_SMALLEST)
        painter = QPainter(self)
        font = self._theme.font(size * zoom, self._weight)
        painter.setFont(font)
        painter.setPen(self._color(self._theme.tokens))
        text = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


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
