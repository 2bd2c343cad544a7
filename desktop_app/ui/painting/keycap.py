"""A key of the keyboard as a small cap, as in a field that a key leads to."""

from PySide6.QtGui import QPainter

from desktop_app.ui.painting.shapes import rounded, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, text_width
from desktop_app.ui.tokens import Tokens

_NAME = TextStyle(13, 600)
_PADDING, _RADIUS, _SIDE = 8, 7, 2


def keycap_width(name: str, height: float) -> float:
    """The width of a cap of that height, in pixels of the design."""
    return max(height, text_width(name, _NAME) + 2 * _PADDING)


def draw_keycap(painter: QPainter, tokens: Tokens, left: float, middle: float, name: str, height: float = 22) -> None:
    """Draw the cap from its left edge, centred on a height."""
    width, top = keycap_width(name, height), middle - height / 2
    painter.fillPath(rounded(left, top + _SIDE, width, height, _RADIUS), tokens.edge)
    painter.fillPath(rounded(left, top, width, height, _RADIUS), tokens.paper)
    stroke(painter, rounded(left + 0.6, top + 0.6, width - 1.2, height - 1.2, _RADIUS - 0.6), tokens.edge, 1.2)
    draw_text(painter, left + width / 2, middle, name, _NAME, tokens.ink, Align.CENTER)
