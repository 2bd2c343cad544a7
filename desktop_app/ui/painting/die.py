"""Dice. A one wears a star while it is wild and is a plain pip when it is not, so the rule shows on the die itself."""

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, linear, radial, rounded, star, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.tokens import RING_INK, Tokens, faded, mixed

_LOW, _MID, _HIGH = 0.27, 0.5, 0.73
#: Where the pips of each face lie, in shares of the side; the six uses its height a little more.
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, 0.24), (_HIGH, 0.24), (_LOW, _MID), (_HIGH, _MID), (_LOW, 0.76), (_HIGH, 0.76)),
}
_WHITE = QColor("#FFFFFF")
_OUTLINE = QColor("#5A3A22")
#: From this side on a die has a thickness and shaded pips; from the other its star has eight points.
_SOLID_FROM, _FINE_STAR_FROM = 26, 30
#: How far a die may reach over its square, in sides: with halo and ring, with shadow and turn alone.
_REACH, _PLAIN_REACH = 0.75, 0.35


class Match(Enum):
    """Why a die counts for the bid: it shows the face, or it is a wild one."""

    FACE = "face"
    WILD = "wild"


@dataclass(frozen=True)
class DieLook:
    """How a die lies there: wild (the star of a one), counted, dimmed (0 to 1), turned (degrees), with a shadow or not.

    A face of 0 is a blank die.
    """

    face: int
    wild: bool = False
    match: Match | None = None
    dim: float = 0.0
    turn: int = 0
    shadow: bool = True


def draw_die(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, y: float, side: float, look: DieLook
) -> None:
    """Draw a die whose upper left corner is at (x, y) before it is turned."""
    still = replace(look, wild=False) if look.wild and look.face != 1 else look
    key = ("die", tokens.scheme, tokens.palifico and still.dim, round(side, 2), still)
    reach = side * reach_of(still)
    bounds = QRectF(-reach, -reach, side + 2 * reach, side + 2 * reach)
    cache.draw(painter, QPointF(x, y), bounds, key, lambda inner: _paint_die(inner, tokens, cache, side, still))


def reach_of(look: DieLook) -> float:
    """How far a die that looks like that may reach over its square, in sides."""
    return _REACH if look.match else _PLAIN_REACH


def draw_match_halo(painter: QPainter, tokens: Tokens, x: float, y: float, side: float) -> None:
    """Draw the light behind a die that counts."""
    painter.translate(x, y)
    _paint_halo(painter, tokens, side)
    painter.translate(-x, -y)


def draw_match_ring(painter: QPainter, tokens: Tokens, x: float, y: float, side: float, match: Match) -> None:
    """Draw the ring round a die that counts."""
    painter.translate(x, y)
    _paint_ring(painter, tokens, side, match)
    painter.translate(-x, -y)


def draw_number_badge(
    painter: QPainter, cache: PixmapCache, tokens: Tokens, x: float, y: float, number: int, radius: float = 9.5
) -> None:
    """Draw the disc that says as which a die was counted."""
    disc = ellipse(x, y, radius)
    draw_shadow(painter, cache, disc, tokens.shadow, Drop(1, 2, 0.4))
    painter.fillPath(disc, RING_INK)
    ink = QColor("#FFE7A8")
    stroke(painter, disc, ink, 1.3)
    draw_text(painter, x, y, str(number), TextStyle(radius * 1.3, 700), ink, Align.CENTER)


def draw_empty_slot(painter: QPainter, tokens: Tokens, x: float, y: float, side: float) -> None:
    """Draw the place of a die that the count still lacks."""
    slot = rounded(x + 0.8, y + 0.8, side - 1.6, side - 1.6, side * 0.21)
    painter.fillPath(slot, faded(tokens.shadow, 0.12))
    stroke(painter, slot, tokens.on_cloth, 1.6, (2.2, 2))


def _paint_die(painter: QPainter, tokens: Tokens, cache: PixmapCache, side: float, look: DieLook) -> None:
    painter.translate(side / 2, side / 2)
    painter.rotate(look.turn)
    painter.translate(-side / 2, -side / 2)
    if look.match:
        _paint_halo(painter, tokens, side)
    _draw_body(painter, tokens, cache, side, look)
    if look.face:
        _paint_face(painter, tokens, side, look)
    if look.dim:
        veil = rounded(0, 0, side, side * (1.055 if side >= _SOLID_FROM else 1), side * 0.22)
        painter.fillPath(veil, faded(tokens.cloth_dark, look.dim))
    if look.match:
        _paint_ring(painter, tokens, side, look.match)


def _draw_body(painter: QPainter, tokens: Tokens, cache: PixmapCache, side: float, look: DieLook) -> None:
    """The body of a die: of those that lie straight one picture, whatever they show."""

    def paint(inner: QPainter) -> None:
        _paint_body(inner, tokens, cache, side, shadow=look.shadow)

    if look.turn:
        paint(painter)
        return
    reach = side * _PLAIN_REACH
    bounds = QRectF(-reach, -reach, side + 2 * reach, side + 2 * reach)
    cache.draw(painter, QPointF(0, 0), bounds, ("die body", tokens.scheme, round(side, 2), look.shadow), paint)


def _paint_body(painter: QPainter, tokens: Tokens, cache: PixmapCache, side: float, *, shadow: bool) -> None:
    radius = side * 0.22
    solid = side >= _SOLID_FROM
    if shadow and solid:
        cast = rounded(side * 0.03, side * 0.06, side * 0.94, side * 0.98, radius)
        draw_shadow(painter, cache, cast, tokens.shadow, Drop(side * 0.05, side * 0.14, 0.42))
    elif shadow:
        draw_shadow(painter, cache, rounded(0, 0, side, side, radius), tokens.shadow, Drop(0.8, 1.2, 0.3))
    if solid:
        ends = (
            (0, tokens.die_edge),
            (0.5, mixed(tokens.die_edge, tokens.die_lo, 0.35)),
            (1, mixed(tokens.die_edge, QColor("#5A4020"), 0.25)),
        )
        thickness = linear(QPointF(0, 0), QPointF(side, 0), ends)
        painter.fillPath(rounded(0, side * 0.055, side, side, radius), thickness)
        outline = rounded(-0.4, -0.4, side + 0.8, side * 1.055 + 0.8, radius + 0.4)
        stroke(painter, outline, faded(_OUTLINE, 0.55), 1)
    top = linear(QPointF(0, 0), QPointF(side * 0.6, side), ((0, tokens.die), (0.55, tokens.die), (1, tokens.die_lo)))
    painter.fillPath(rounded(0, 0, side, side, radius), top)
    if solid:
        light = rounded(0.6, 0.6, side - 1.2, side - 1.2, radius - 0.6)
        stroke(painter, light, faded(_WHITE, 0.55), 1.2)
    else:
        stroke(painter, rounded(0.4, 0.4, side - 0.8, side - 0.8, radius), tokens.die_edge, 0.8)


def _paint_face(painter: QPainter, tokens: Tokens, side: float, look: DieLook) -> None:
    if look.wild:
        _paint_star(painter, tokens, side)
        return
    solid = side >= _SOLID_FROM
    radius = side * (0.092 if solid else 0.1) * (1.35 if look.face == 1 else 1)
    for across, down in _PIPS[look.face]:
        x, y = across * side, down * side
        if not solid:
            painter.fillPath(ellipse(x, y, radius), tokens.pip)
            continue
        painter.fillPath(ellipse(x, y + radius * 0.16, radius * 1.06), faded(_WHITE, 0.75))
        hollow = ((0, QColor("#14100D")), (0.75, tokens.pip), (1, QColor("#4A362B")))
        painter.fillPath(ellipse(x, y, radius), radial(x, y - radius * 0.2, radius * 1.2, hollow))


def _paint_star(painter: QPainter, tokens: Tokens, side: float) -> None:
    middle = side / 2
    if side >= _FINE_STAR_FROM:
        painter.fillPath(star(middle, middle, side * 0.27), tokens.star)
        painter.fillPath(ellipse(middle, middle, side * 0.065), tokens.die)
    else:
        painter.fillPath(star(middle, middle, side * 0.31, points=6, inner=0.46), tokens.star)


def _paint_halo(painter: QPainter, tokens: Tokens, side: float) -> None:
    reach = side * 0.36
    area = rounded(-reach, -reach, side + 2 * reach, side + 2 * reach, side * 0.22 + reach)
    fading = ((0, faded(tokens.glow, 0.95)), (0.55, faded(tokens.glow, 0.62)), (1, faded(tokens.glow, 0)))
    painter.fillPath(area, radial(side / 2, side / 2, side * 0.9, fading))


def _paint_ring(painter: QPainter, tokens: Tokens, side: float, match: Match) -> None:
    off = max(2.6, side * 0.085)
    ring = rounded(-off, -off, side + 2 * off, side * 1.04 + 2 * off, side * 0.22 + off)
    stroke(painter, ring, RING_INK, max(4, side * 0.115))
    width = max(2.2, side * 0.07)
    if match is Match.FACE:
        stroke(painter, ring, tokens.gold, width)
    else:
        stroke(painter, ring, _WHITE, width, (1.6, 1.9))
