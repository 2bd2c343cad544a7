"""The left half of the end page: the winner in a laurel wreath, and what is left in the cup."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.cup import CupPose, draw_cup
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.portrait import PortraitLook, Ring, draw_portrait
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, polyline, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded, mixed

#: The height of the picture, from the uppermost ring of light to the dice, and half its width.
HEIGHT, HALF_WIDTH = 600, 200
_LIGHT, _WHITE = QColor("#FFEBC2"), QColor("#FFFFFF")
_RINGS = (190, 166, 142)
#: The wreath: its radius, its leaves on each side of each stem, degrees from leaf to leaf.
_WREATH, _LEAVES, _STEP, _FIRST_LEAF, _SLANT = 150, 9, 13.2, 166.0, 34
#: From the top of the picture: the portrait's centre, both lines of text, the dice.
_CENTER, _HEADLINE, _SUBLINE, _CUP = 190, 394, 436, 582
#: More dice than these are drawn smaller.
_LARGE_DICE = 3


def draw_winner(
    painter: QPainter, theme: Theme, top: QPointF, size: float, winner: Character, dice: Sequence[DieLook]
) -> None:
    """Draw the winner's portrait over cup and dice; top is the middle of the upper edge, size enlarges it."""
    painter.save()
    painter.translate(top)
    painter.scale(size, size)
    tokens, cache = theme.tokens, theme.pixmaps
    _draw_light(painter)
    disc = ellipse(0, _CENTER, 118)
    draw_shadow(painter, cache, disc, tokens.shadow, Drop(6, 16, 0.4))
    draw_portrait(painter, cache, 0, _CENTER, 112, winner, Ring(tokens.gold, 8), PortraitLook(Mood.DELIGHTED))
    for side in (-1, 1):
        _draw_branch(painter, theme, side)
    _draw_dice(painter, theme, winner, dice)
    painter.restore()


def draw_nobody(painter: QPainter, theme: Theme, top: QPointF, size: float) -> None:
    """Draw a cup that was left lying, for a game that nobody has won."""
    painter.save()
    painter.translate(top)
    painter.scale(size, size)
    tokens, cache = theme.tokens, theme.pixmaps
    _draw_light(painter)
    draw_cup(painter, tokens, cache, -30, _CENTER + 90, 150, Character.YOU, CupPose(-16, 24, mouth=True))
    for x, y, face, turn in ((-40, 70, 4, -13), (56, 40, 2, 14), (24, 100, 1, 6)):
        draw_die(painter, tokens, cache, x, _CENTER + y, 58, DieLook(face, wild=True, turn=turn))
    painter.restore()


def draw_lines(painter: QPainter, theme: Theme, top: QPointF, size: float, lines: tuple[str, str], room: float) -> None:
    """Draw both lines of text below the picture, as large as the room allows."""
    ink = theme.tokens.on_cloth
    for text, down, style in zip(lines, (_HEADLINE, _SUBLINE), (TextStyle(44, 700), TextStyle(19, 500)), strict=True):
        wanted = TextStyle(style.size * size, style.weight)
        fitting = TextStyle(fitting_size(text, wanted, room), style.weight)
        draw_text(painter, top.x(), top.y() + down * size, text, fitting, ink, Align.CENTER)


def _draw_light(painter: QPainter) -> None:
    for radius in _RINGS:
        painter.fillPath(ellipse(0, _CENTER, radius), faded(_LIGHT, 0.12))


def _draw_branch(painter: QPainter, theme: Theme, side: int) -> None:
    tokens = theme.tokens
    degrees = [176 - step * 3.05 for step in range(41)]
    stroke(painter, polyline(*(_on_wreath(side, each) for each in degrees)), mixed(tokens.primary, _WHITE, 0.05), 2.6)
    for index in range(_LEAVES):
        angle = _FIRST_LEAF - index * _STEP
        for slant in (_SLANT, -_SLANT):
            painter.save()
            painter.translate(QPointF(*_on_wreath(side, angle)))
            painter.scale(side, 1)
            painter.rotate(angle - 90 - slant)
            painter.fillPath(_leaf(26 - index * 0.9), mixed(tokens.primary, _WHITE, 0.10 if slant > 0 else 0))
            painter.restore()


def _on_wreath(side: int, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return side * _WREATH * math.sin(angle), _CENTER - _WREATH * math.cos(angle)


def _leaf(length: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(-length * 0.42, -length * 0.3, -length * 0.3, -length * 0.8, 0, -length)
    path.cubicTo(length * 0.3, -length * 0.8, length * 0.42, -length * 0.3, 0, 0)
    return path


def _draw_dice(painter: QPainter, theme: Theme, winner: Character, dice: Sequence[DieLook]) -> None:
    tokens, cache = theme.tokens, theme.pixmaps
    side, gap = (56.0, 20.0) if len(dice) <= _LARGE_DICE else (40.0, 12.0)
    cup, beside = 84.0, 46.0
    left = -(cup + beside + len(dice) * (side + gap) - gap) / 2
    draw_cup(painter, tokens, cache, left + cup / 2, _CUP, cup, winner)
    for index, look in enumerate(dice):
        draw_die(painter, tokens, cache, left + cup + beside + index * (side + gap), _CUP - side, side, look)
