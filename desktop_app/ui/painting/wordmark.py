"""The name of the game, with a wild one's star and a plain pip for the dots of its two i's."""

from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.painting.shapes import ellipse, star
from desktop_app.ui.painting.text import TextStyle, draw_text_on, text_width
from desktop_app.ui.tokens import Tokens

_DOTLESS_I = "\u0131"
_BEFORE_STAR, _BEFORE_PIP = "Pal", f"Pal{_DOTLESS_I}f"
WORD = f"{_BEFORE_PIP}{_DOTLESS_I}co"


def wordmark_width(size: float) -> float:
    """The width of the name at a size in pixels."""
    return text_width(WORD, TextStyle(size, 700))


def draw_wordmark(painter: QPainter, tokens: Tokens, x: float, baseline: float, size: float, color: QColor) -> None:
    """Draw the name from x on, on a baseline."""
    draw_text_on(painter, x, baseline, WORD, TextStyle(size, 700), color)
    sign, pip = dots(x, baseline, size)
    painter.fillPath(sign, tokens.star if tokens.is_light else tokens.gold)
    painter.fillPath(pip, color)


def dots(x: float, baseline: float, size: float) -> tuple[QPainterPath, QPainterPath]:
    """The star over the first i and the pip over the second, of a name that begins at x on a baseline."""
    style = TextStyle(size, 700)
    half = text_width(_DOTLESS_I, style) / 2
    height = baseline - size * 0.645
    first, second = (x + text_width(start, style) + half for start in (_BEFORE_STAR, _BEFORE_PIP))
    return star(first, height - size * 0.012, size * 0.102), ellipse(second, height, size * 0.078)
