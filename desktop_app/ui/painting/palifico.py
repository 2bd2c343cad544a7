"""The marks of a Palifico round: the diamond with its P, the padlock, and the ribbon on the table."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import diamond, ellipse, rounded, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, text_width
from desktop_app.ui.tokens import PALIFICO_MARK, Tokens, faded

_WHITE = QColor("#FFFFFF")
_RIBBON = TextStyle(15, 600)
_RIBBON_HEIGHT = 34


def draw_palifico_mark(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, y: float, radius: float = 12.5
) -> None:
    """Draw the diamond on a player's portrait; half its diagonal is 1.25 radii."""
    path = diamond(x, y, radius * 1.25)
    draw_shadow(painter, cache, path, tokens.shadow, Drop(1, 3, 0.4))
    painter.fillPath(path, PALIFICO_MARK)
    stroke(painter, path, _WHITE, 1.8)
    draw_text(painter, x, y, "P", TextStyle(radius * 1.04, 700), _WHITE, Align.CENTER)


def draw_hollow_diamond(painter: QPainter, x: float, y: float, radius: float, ink: QColor) -> None:
    """Draw the diamond as an outline, as on plum ground."""
    stroke(painter, diamond(x, y, radius), ink, 1.6)
    draw_text(painter, x, y, "P", TextStyle(radius * 1.1, 700), ink, Align.CENTER)


def draw_lock_badge(painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, y: float) -> None:
    """Draw the padlock of a fixed face round a centre, 26 pixels across."""
    disc = ellipse(x, y, 12)
    draw_shadow(painter, cache, disc, tokens.shadow, Drop(1, 3, 0.35))
    painter.fillPath(disc, tokens.plum)
    stroke(painter, disc, tokens.paper, 2)
    draw_icon(painter, Icon.LOCK, x, y - 0.5, 13, tokens.on_plum)


def ribbon_width(text: str) -> float:
    """The width of the ribbon with that text."""
    return text_width(text, _RIBBON) + 66


def draw_ribbon(painter: QPainter, tokens: Tokens, cache: PixmapCache, center: QPointF, text: str) -> None:
    """Draw the ribbon on the table that says what kind of round this is, round a centre."""
    width, height = ribbon_width(text), _RIBBON_HEIGHT
    x, y = center.x() - width / 2, center.y() - height / 2
    path = rounded(x, y, width, height, height / 2)
    draw_shadow(painter, cache, path, tokens.shadow, Drop(2, 6, 0.35))
    painter.fillPath(path, PALIFICO_MARK)
    stroke(painter, rounded(x + 0.7, y + 0.7, width - 1.4, height - 1.4, height / 2 - 0.7), faded(_WHITE, 0.55), 1.2)
    draw_hollow_diamond(painter, x + 24, center.y(), 10, _WHITE)
    draw_text(painter, x + 44, center.y(), text, _RIBBON, _WHITE)
