"""Slips of paper and tags on the table: speech bubbles, bids, whose turn it is."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.ui import tokens as colors
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shadows import CHIP, TAG, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, polygon, rounded, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, draw_times, text_width
from desktop_app.ui.tokens import Tokens, faded

_QUANTITY, _TAG = TextStyle(17, 700), TextStyle(13, 600)
#: Of a bid's chip at size 1: height, side of its die, room for the sign, padding.
_CHIP_HEIGHT, _CHIP_DIE, _CHIP_SIGN, _CHIP_PADDING = 36, 22, 16, 12
_TAG_HEIGHT = 24
#: How far the dots of somebody who thinks rise, at size 1.
_RISE = 3
#: Milliseconds: how often each of them does, how long it takes, how much later the next one begins.
_PERIOD, _DOT, _DOTS_APART = 1200, 640, 160


def draw_bubble(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    area: QRectF,
    tail: QPointF | None = None,
    *,
    standing: bool = False,
) -> None:
    """Draw a slip of paper, its tail pointing at who speaks; the standing bid has a gold edge."""
    path = rounded(area.x(), area.y(), area.width(), area.height(), min(12, area.height() / 2.6))
    if tail is not None:
        path = path.united(_tail(area, tail))
    draw_shadow(painter, cache, path, tokens.shadow, CHIP)
    painter.fillPath(path, tokens.paper)
    if standing:
        stroke(painter, path, tokens.gold, 2.2)
    else:
        stroke(painter, path, tokens.line, 1)


def bid_chip_size(quantity: int, size: float = 1.0) -> tuple[float, float]:
    """Width and height of the chip of a bid; size is the table's measure k."""
    number = text_width(str(quantity), _scaled(_QUANTITY, size))
    return number + (2 * _CHIP_PADDING + _CHIP_SIGN + _CHIP_DIE) * size, _CHIP_HEIGHT * size


def draw_bid_chip(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    center: QPointF,
    quantity: int,
    face: int,
    *,
    tail: QPointF | None = None,
    standing: bool = False,
    wild: bool = True,
    size: float = 1.0,
) -> None:
    """Draw a bid on a slip round a centre; wild says whether ones are wild in this round."""
    width, height = bid_chip_size(quantity, size)
    area = QRectF(center.x() - width / 2, center.y() - height / 2, width, height)
    draw_bubble(painter, tokens, cache, area, tail, standing=standing)
    style = _scaled(_QUANTITY, size)
    x, y = area.left() + (_CHIP_PADDING - 1) * size, center.y()
    x += draw_text(painter, x, y, str(quantity), style, tokens.ink)
    draw_times(painter, x + _CHIP_SIGN * size / 2 + 0.5, y, 3.6 * size, tokens.ink2, 1.8 * size)
    side = _CHIP_DIE * size
    draw_die(painter, tokens, cache, x + _CHIP_SIGN * size + 1, y - side / 2, side, DieLook(face, wild))


def draw_standing_bid(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    center: QPointF,
    quantity: int,
    face: int,
    size: float,
    *,
    wild: bool = True,
) -> None:
    """Draw a bid large, as in the middle of the table; size is the height of its number in pixels."""
    style = TextStyle(size, 700)
    number = text_width(str(quantity), style)
    side, gap = size * 0.92, size * 0.62
    x = center.x() - (number + gap + side) / 2
    draw_text(painter, x, center.y(), str(quantity), style, tokens.on_cloth)
    draw_times(painter, x + number + gap / 2, center.y() + 1, size * 0.115, tokens.on_cloth, size * 0.07)
    draw_die(painter, tokens, cache, x + number + gap, center.y() - side / 2, side, DieLook(face, wild))


def tag_width(text: str, size: float = 1.0) -> float:
    """The width of a gold tag with that text."""
    return text_width(text, _scaled(_TAG, size)) + 22 * size


def draw_tag(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, center: QPointF, text: str, size: float = 1.0
) -> None:
    """Draw a gold tag round a centre: whose turn it is, who challenges."""
    width, height = tag_width(text, size), _TAG_HEIGHT * size
    path = rounded(center.x() - width / 2, center.y() - height / 2, width, height, height / 2)
    draw_shadow(painter, cache, path, tokens.shadow, TAG)
    painter.fillPath(path, colors.TAG)
    stroke(painter, path, colors.TAG_EDGE, 1.2)
    draw_text(painter, center.x(), center.y(), text, _scaled(_TAG, size), colors.TAG_INK, Align.CENTER)


def draw_thinking_dots(
    painter: QPainter, tokens: Tokens, center: QPointF, size: float = 1.0, risen: Sequence[float] = (0, 1, 0)
) -> None:
    """Draw the three dots of somebody who thinks; risen says of each how far it is up, from 0 to 1."""
    for index, up in enumerate(risen):
        dot = ellipse(center.x() + (index - 1) * 12 * size, center.y() - _RISE * size * up, 3.4 * size)
        painter.fillPath(dot, faded(tokens.ink, 0.7 + 0.3 * up))


def dots_risen(at: float) -> list[float]:
    """How far each of the dots is up, from 0 to 1, so many milliseconds after they began to rise in turn."""
    shares = (max(at - index * _DOTS_APART, 0) % _PERIOD / _DOT for index in range(3))
    return [(1 - math.cos(2 * math.pi * share)) / 2 if share < 1 else 0 for share in shares]


def _scaled(style: TextStyle, size: float) -> TextStyle:
    return TextStyle(style.size * size, style.weight, style.italic)


def _tail(area: QRectF, tip: QPointF) -> QPainterPath:
    """A triangle from the side of the slip that faces the tip."""
    middle = area.center()
    if abs(tip.y() - middle.y()) <= area.height() / 2:
        x = area.left() + 8 if tip.x() < middle.x() else area.right() - 8
        return polygon((x, middle.y() - 6), (tip.x(), tip.y()), (x, middle.y() + 6))
    y = area.top() + 6 if tip.y() < middle.y() else area.bottom() - 6
    x = min(max(tip.x(), area.left() + 16), area.right() - 16)
    return polygon((x - 6, y), (tip.x(), tip.y()), (x + 6, y))
