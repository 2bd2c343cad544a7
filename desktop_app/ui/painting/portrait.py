"""Portraits: drawn faces in a ring of their seat's colour. They must read at a radius of 11 pixels."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.clothes import paint_clothes
from desktop_app.ui.painting.faces import paint_face
from desktop_app.ui.painting.hair import paint_hair_behind, paint_hair_in_front
from desktop_app.ui.painting.hats import paint_hat
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shapes import ellipse, linear, radial, stroke
from desktop_app.ui.tokens import Tokens

#: Portraits are painted on a square of this side.
_GRID = 100
#: Below a radius a mood exaggerates, by so much.
_SMALL = ((14, 1.45), (20, 1.2))
_GREY = QColor(120, 112, 106, 150)
_BLUSH = QColor.fromRgbF(0xD8 / 255, 0x56 / 255, 0x3F / 255, 0.15)
#: A glad face glows more.
_GLOW = QColor.fromRgbF(0xD8 / 255, 0x56 / 255, 0x3F / 255, 0.32)
#: Of each: what is behind them, and their skin.
_GROUND = {
    Character.YOU: "#CFE0DA",
    Character.ROSA: "#F0CFC8",
    Character.BRUNO: "#CBDAEA",
    Character.INES: "#F3E1B8",
    Character.MALIK: "#D9E3C4",
    Character.ODETTE: "#E0D2EA",
    Character.NINO: "#F7D8BC",
    Character.AMARA: "#F3CFE4",
    Character.SILVIO: "#D5DADF",
}
_SKIN = {
    Character.YOU: "#E9B891",
    Character.ROSA: "#D99B73",
    Character.BRUNO: "#F0C3A0",
    Character.INES: "#F3CBA9",
    Character.MALIK: "#7A4A2E",
    Character.ODETTE: "#F2CDB4",
    Character.NINO: "#F6CFB0",
    Character.AMARA: "#9A6240",
    Character.SILVIO: "#E0AE88",
}


@dataclass(frozen=True)
class PortraitLook:
    """How a portrait is shown: in a mood, or under grey (out of the game)."""

    mood: Mood = Mood.CALM
    out: bool = False


CALM = PortraitLook()


@dataclass(frozen=True)
class Ring:
    """The line round a portrait, outside its radius."""

    color: QColor
    width: float = 3.0


def seat_ring(tokens: Tokens, character: Character, width: float = 3.0) -> Ring:
    """A ring in the colour of the character's seat."""
    return Ring(character.color(tokens.scheme), width)


def draw_portrait(
    painter: QPainter,
    cache: PixmapCache,
    x: float,
    y: float,
    radius: float,
    character: Character,
    ring: Ring | None = None,
    look: PortraitLook = CALM,
) -> None:
    """Draw a portrait round a centre; the ring lies outside the radius."""
    reach = radius + (ring.width if ring else 0) + 1
    speaks = look.mood not in (Mood.CALM, Mood.THINKING)
    strength = next((more for below, more in _SMALL if radius < below), 1.0) if speaks else 1.0
    ring_key = (ring.color.rgba(), ring.width) if ring else None

    def paint(inner: QPainter) -> None:
        inner.save()
        inner.scale(2 * radius / _GRID, 2 * radius / _GRID)
        inner.translate(-_GRID / 2, -_GRID / 2)
        _paint_person(inner, character, look, strength)
        inner.restore()
        if ring:
            stroke(inner, ellipse(0, 0, radius + ring.width / 2), ring.color, ring.width)

    key = ("portrait", character, round(radius, 2), ring_key, look)
    cache.draw(painter, QPointF(x, y), QRectF(-reach, -reach, 2 * reach, 2 * reach), key, paint)


def _paint_person(painter: QPainter, character: Character, look: PortraitLook, strength: float) -> None:
    disc = ellipse(50, 50, 50)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    ground = QColor(_GROUND[character])
    painter.fillPath(disc, radial(38, 28, 80, ((0, ground.lighter(106)), (1, ground.darker(114)))))
    skin = QColor(_SKIN[character])
    paint_hair_behind(painter, character)
    paint_clothes(painter, character, skin.darker(116))
    _paint_head(painter, skin, _GLOW if look.mood in (Mood.PLEASED, Mood.DELIGHTED) else _BLUSH)
    paint_hair_in_front(painter, character)
    paint_hat(painter, character)
    paint_face(painter, character, skin, look.mood, strength=strength)
    if look.out:
        painter.fillPath(disc, _GREY)


def _paint_head(painter: QPainter, skin: QColor, blush: QColor) -> None:
    shade = skin.darker(116)
    for x in (28.5, 71.5):
        painter.fillPath(ellipse(x, 52, 4.6, 6), shade)
    head = QPainterPath(QPointF(29, 44))
    head.cubicTo(29, 22, 71, 22, 71, 44)
    head.cubicTo(71, 62, 62, 75, 50, 75)
    head.cubicTo(38, 75, 29, 62, 29, 44)
    light = ((0, skin.lighter(105)), (0.6, skin), (1, shade))
    painter.fillPath(head, linear(QPointF(29, 30), QPointF(71, 70), light))
    for x in (37, 63):
        painter.fillPath(ellipse(x, 60, 5.4, 4), blush)
