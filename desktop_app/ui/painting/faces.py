"""Brows, eyes, nose, mouth and glasses of the portraits, on a square of 100."""

from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.hair import HAIR
from desktop_app.ui.painting.mouths import paint_mouth
from desktop_app.ui.painting.shapes import ellipse, line, stroke

_EYE, _DARK_EYE = QColor("#2A1712"), QColor("#140A07")
_LIGHT = QColor("#FFFFFF")
_ROUND_FRAME, _SLANTED_FRAME = QColor("#7A2E22"), QColor("#74508F")
#: Brows that are not of the colour of the hair.
_BROWS = {
    Character.ODETTE: QColor("#B7A79B"),
    Character.BRUNO: QColor("#6A6058"),
    Character.SILVIO: QColor("#5E5853"),
}
#: The left and the right half of a face, as seen.
_SIDES = (-1, 1)
#: How far a mood lifts the outer end, the middle and the inner end of a brow: the left one, the right one.
_LEVEL = (0.0, 0.0, 0.0)
_LIFTS = {
    Mood.CALM: (_LEVEL, _LEVEL),
    Mood.THINKING: (_LEVEL, (1.5, 3.0, 0.0)),
    Mood.PLEASED: ((0.6, 1.8, 0.4), (0.6, 1.8, 0.4)),
    Mood.DELIGHTED: ((1.6, 3.4, 1.4), (1.6, 3.4, 1.4)),
    Mood.DOUBTING: ((0.4, -2.4, -2.6), (3.0, 5.4, 1.2)),
    Mood.SURPRISED: ((2.4, 5.6, 3.0), (2.4, 5.6, 3.0)),
    Mood.DISMAYED: ((-1.8, 0.6, 3.6), (-1.8, 0.6, 3.6)),
}
#: Half the width and half the height of an open eye.
_EYES = {Mood.SURPRISED: (2.7, 3.2), Mood.DOUBTING: (2.6, 2.0), Mood.PLEASED: (2.5, 2.5), Mood.DISMAYED: (2.4, 2.6)}
_CALM_EYES = (2.5, 2.9)


def paint_face(painter: QPainter, character: Character, skin: QColor, mood: Mood, *, strength: float = 1.0) -> None:
    """Paint the features on a head of that skin.

    Strength enlarges brows, eyes and mouth, each about its own middle: a small face must exaggerate.
    """
    for side, lift in zip(_SIDES, _LIFTS[mood], strict=True):
        with _enlarged(painter, 50 + side * 9, 44, strength):
            _paint_brow(painter, character, side, lift)
        with _enlarged(painter, 50 + side * 9, 51, strength):
            _paint_eye(painter, character, side, mood)
    nose = QPainterPath(QPointF(47.6, 57.6))
    nose.quadTo(50, 59.6, 52.4, 57.6)
    stroke(painter, nose, skin.darker(134), 1.7)
    with _enlarged(painter, 50, 68, strength):
        paint_mouth(painter, character, skin, mood)
    if character is Character.INES:
        _paint_round_glasses(painter)
    elif character is Character.ODETTE:
        _paint_slanted_glasses(painter)


@contextmanager
def _enlarged(painter: QPainter, x: float, y: float, strength: float) -> Generator[None]:
    painter.save()
    painter.translate(x, y)
    painter.scale(strength, strength)
    painter.translate(-x, -y)
    yield
    painter.restore()


def _paint_brow(painter: QPainter, character: Character, side: int, lift: tuple[float, float, float]) -> None:
    color = _BROWS.get(character, HAIR[character].darker(125))
    heavy = character in {Character.BRUNO, Character.MALIK, Character.SILVIO}
    outer, middle, inner = lift
    brow = QPainterPath(QPointF(50 + side * 13, 45.5 - outer))
    brow.quadTo(50 + side * 9, 42.4 - middle, 50 + side * 5, 45 - inner)
    stroke(painter, brow, color, 2.8 if heavy else 1.9)


def _paint_eye(painter: QPainter, character: Character, side: int, mood: Mood) -> None:
    x, y = 50 + side * 9, 51
    color = _DARK_EYE if character is Character.MALIK else _EYE
    if mood is Mood.DELIGHTED:
        laughing = QPainterPath(QPointF(x - 3.4, y + 1.2))
        laughing.quadTo(x, y - 4, x + 3.4, y + 1.2)
        stroke(painter, laughing, color, 2.1)
        return
    if mood is Mood.SURPRISED:
        painter.fillPath(ellipse(x, y, 4.6, 4.9), _LIGHT)
    width, height = _EYES.get(mood, _CALM_EYES)
    painter.fillPath(ellipse(x, y, width, height), color)
    painter.fillPath(ellipse(x + 0.9, y - 1, 0.9), _LIGHT)
    if mood is Mood.DOUBTING:
        line(painter, (x - 3.2, y - 1.9), (x + 3.2, y - 1.9), color, 1.5)


def _paint_round_glasses(painter: QPainter) -> None:
    for side in _SIDES:
        stroke(painter, ellipse(50 + side * 9.2, 51, 7), _ROUND_FRAME, 1.8)
    line(painter, (48, 50), (52, 50), _ROUND_FRAME, 1.8)


def _paint_slanted_glasses(painter: QPainter) -> None:
    for side in _SIDES:
        lens = QPainterPath(QPointF(50 + side * 3, 48))
        lens.lineTo(50 + side * 17, 45.5)
        lens.quadTo(50 + side * 16, 57, 50 + side * 9, 57)
        lens.quadTo(50 + side * 3, 56, 50 + side * 3, 48)
        stroke(painter, lens, _SLANTED_FRAME, 1.7)
