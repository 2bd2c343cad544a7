"""Paints the cells of the ladder: what a bid is can be told without colour, by hatching, a face, a ring or a number."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.models.ladder import RungKind
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import hatch, rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.tokens import Tokens, faded, mixed

_LEGAL, _LEGAL_EDGE, _UNDER_MOUSE = 0.14, 0.42, 0.30
_STANDING = 0.3
_CHOSEN = Drop(2, 5, 0.35)


def draw_rung(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF, kind: RungKind, radius: float
) -> None:
    """Draw the ground of a cell."""
    key = ("rung", tokens.scheme, kind, round(area.width(), 2), round(area.height(), 2), radius)
    bounds = QRectF(0, 0, area.width(), area.height())

    def paint(inner: QPainter) -> None:
        _paint_ground(inner, tokens, bounds, kind, radius)

    cache.draw(painter, area.topLeft(), bounds, key, paint)


def draw_under_mouse(painter: QPainter, tokens: Tokens, area: QRectF, radius: float, quantity: int) -> None:
    """Draw a legal bid that the mouse points at."""
    painter.fillPath(rounded_rect(area, radius), mixed(tokens.paper, tokens.primary, _UNDER_MOUSE))
    stroke(painter, rounded_rect(area, radius, inset=0.6), tokens.primary, 1.2)
    _draw_quantity(painter, tokens, area, quantity, chosen=False)


def draw_chosen(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF, radius: float, quantity: int
) -> None:
    """Draw the bid that is chosen."""
    path = rounded_rect(area, radius)
    draw_shadow(painter, cache, path, tokens.shadow, _CHOSEN)
    painter.fillPath(path, tokens.primary)
    _draw_quantity(painter, tokens, area, quantity, chosen=True)


def _draw_quantity(painter: QPainter, tokens: Tokens, area: QRectF, quantity: int, *, chosen: bool) -> None:
    style = TextStyle(15 if area.width() > 30 else 13, 700 if chosen else 600)
    ink = tokens.on_primary if chosen else tokens.ink
    middle: QPointF = area.center()
    draw_text(painter, middle.x(), middle.y(), str(quantity), style, ink, Align.CENTER)


def _paint_ground(painter: QPainter, tokens: Tokens, area: QRectF, kind: RungKind, radius: float) -> None:
    path = rounded_rect(area, radius)
    match kind:
        case RungKind.LEGAL:
            painter.fillPath(path, mixed(tokens.paper, tokens.primary, _LEGAL))
            edge = mixed(tokens.paper, tokens.primary, _LEGAL_EDGE)
            stroke(painter, rounded_rect(area, radius, inset=0.6), edge, 1.2)
        case RungKind.STANDING:
            painter.fillPath(path, mixed(tokens.paper, tokens.gold, _STANDING))
            stroke(painter, rounded_rect(area, radius, inset=1.2), tokens.gold, 2.4)
        case RungKind.PAST:
            painter.fillPath(path, tokens.paper2)
            stroke(painter, rounded_rect(area, radius, inset=0.6), tokens.line, 1.2)
        case RungKind.TOO_LOW:
            painter.fillPath(path, tokens.paper2)
            hatch(painter, path, faded(tokens.line, 0.75))
        case RungKind.CLOSED:
            stroke(painter, rounded_rect(area, radius, inset=0.6), mixed(tokens.line, tokens.edge, 0.45), 1.2, (2, 2.4))
