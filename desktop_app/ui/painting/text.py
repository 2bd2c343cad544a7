"""Single lines of text, with a multiplication sign that is drawn: the font's own is too small."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop_app.ui.fonts import cabin
from desktop_app.ui.painting.shapes import line

_TIMES = "×"
#: Of the sign, in sizes of the text: its advance, the length of an arm, the width of a stroke (plain, bold).
_TIMES_ADVANCE, _TIMES_ARM, _TIMES_STROKE, _TIMES_BOLD_STROKE = 0.60, 0.165, 0.085, 0.115
#: Height of the sign's middle over the baseline, in heights of a capital.
_TIMES_MIDDLE = 0.46
_BOLD_FROM = 600


class Align(Enum):
    """Where the given point lies in the text."""

    LEFT = 0.0
    CENTER = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class TextStyle:
    """Size in pixels, weight (400 to 700), slant."""

    size: float
    weight: int = 400
    italic: bool = False

    def font(self) -> QFont:
        """The typeface in this style."""
        return cabin(self.size, self.weight, italic=self.italic)


def text_width(text: str, style: TextStyle) -> float:
    """The width of a line of text, the drawn multiplication sign included."""
    metrics = QFontMetricsF(style.font())
    parts = text.split(_TIMES)
    return sum(metrics.horizontalAdvance(part) for part in parts) + (len(parts) - 1) * style.size * _TIMES_ADVANCE


def draw_text(
    painter: QPainter, x: float, y: float, text: str, style: TextStyle, color: QColor, align: Align = Align.LEFT
) -> float:
    """Draw a line of text whose capitals are centred on the height y; returns its width."""
    middle = QFontMetricsF(style.font()).capHeight() / 2
    return draw_text_on(painter, x, y + middle, text, style, color, align)


def draw_text_on(
    painter: QPainter, x: float, baseline: float, text: str, style: TextStyle, color: QColor, align: Align = Align.LEFT
) -> float:
    """Draw a line of text on a baseline; returns its width."""
    font = style.font()
    metrics = QFontMetricsF(font)
    width = text_width(text, style)
    left = x - width * align.value
    stroke = style.size * (_TIMES_BOLD_STROKE if style.weight >= _BOLD_FROM else _TIMES_STROKE)
    advance = style.size * _TIMES_ADVANCE
    painter.setFont(font)
    for index, part in enumerate(text.split(_TIMES)):
        if index:
            middle = baseline - metrics.capHeight() * _TIMES_MIDDLE
            draw_times(painter, left + advance / 2, middle, style.size * _TIMES_ARM, color, stroke)
            left += advance
        painter.setPen(color)
        painter.drawText(QPointF(left, baseline), part)
        left += metrics.horizontalAdvance(part)
    return width


def draw_times(painter: QPainter, x: float, y: float, arm: float, color: QColor, width: float) -> None:
    """Draw a multiplication sign round a point: two strokes, each arm so long in both directions."""
    line(painter, (x - arm, y - arm), (x + arm, y + arm), color, width)
    line(painter, (x - arm, y + arm), (x + arm, y - arm), color, width)


def fitting_size(text: str, style: TextStyle, width: float, *, smallest: float = 13) -> float:
    """The style's size, or the largest smaller one (not under smallest) at which the text fits the width."""
    size = style.size
    while size > smallest and text_width(text, TextStyle(size, style.weight, style.italic)) > width:
        size = max(size - 0.5, smallest)
    return size


def elided(text: str, style: TextStyle, width: float) -> str:
    """The text, cut off with an ellipsis where it is wider than width."""
    if text_width(text, style) <= width:
        return text
    return QFontMetricsF(style.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)
