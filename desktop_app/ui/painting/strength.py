"""How strong a level is, as bars that rise: so many are filled as there are weaker levels, and its own."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.tokens import Tokens, mixed

#: Of the area: the height of the lowest bar, and the gap between two in widths of a bar.
_LOWEST, _GAP = 0.3, 0.45


def draw_strength(painter: QPainter, tokens: Tokens, area: QRectF, rank: int, levels: int) -> None:
    """Draw as many bars as there are levels, those up to the rank (from 1) filled."""
    width = area.width() / (levels + _GAP * (levels - 1))
    for bar in range(levels):
        height = area.height() * (_LOWEST + (1 - _LOWEST) * bar / max(levels - 1, 1))
        left = area.left() + bar * width * (1 + _GAP)
        path = rounded_rect(QRectF(left, area.bottom() - height, width, height), min(width / 2, 1.5))
        painter.fillPath(path, tokens.primary if bar < rank else mixed(tokens.paper, tokens.edge, 0.35))
