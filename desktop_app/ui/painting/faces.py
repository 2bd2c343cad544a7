"""Brows, eyes, nose, mouth and glasses of the portraits, on a square of 100."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.hair import HAIR
from desktop_app.ui.painting.shapes import ellipse, line, stroke

_EYE, _DARK_EYE = QColor("#2A1712"), QColor("#140A07")
_LIGHT = QColor("#FFFFFF")
_ROUND_FRAME, _SLANTED_FRAME = QColor("#7A2E22"), QColor("#74508F")
#: The left and the right half of a face, as seen: the brow of the second is raised by whoever is about to act.
_SIDES = (-1, 1)


def paint_face(painter: QPainter, character: Character, skin: QColor, *, raised_brow: bool) -> None:
    """Paint the features on a head of that skin."""
    for side in _SIDES:
        _paint_brow(painter, character, side, raised=raised_brow and side > 0)
        _paint_eye(painter, character, side)
    nose = QPainterPath(QPointF(47.6, 57.6))
    nose.quadTo(50, 59.6, 52.4, 57.6)
    stroke(painter, nose, skin.darker(134), 1.7)
    _paint_mouth(painter, character, skin)
    if character is Character.INES:
        _paint_round_glasses(painter)
    elif character is Character.ODETTE:
        _paint_slanted_glasses(painter)


def _paint_brow(painter: QPainter, character: Character, side: int, *, raised: bool) -> None:
    color = {Character.ODETTE: QColor("#B7A79B"), Character.BRUNO: QColor("#6A6058")}.get(
        character, HAIR[character].darker(125)
    )
    heavy = character in {Character.BRUNO, Character.MALIK}
    end, arch = (1.5, 3.0) if raised else (0.0, 0.0)
    brow = QPainterPath(QPointF(50 + side * 13, 45.5 - end))
    brow.quadTo(50 + side * 9, 42.4 - arch, 50 + side * 5, 45)
    stroke(painter, brow, color, 2.8 if heavy else 1.9)


def _paint_eye(painter: QPainter, character: Character, side: int) -> None:
    x = 50 + side * 9
    painter.fillPath(ellipse(x, 51, 2.5, 2.9), _DARK_EYE if character is Character.MALIK else _EYE)
    painter.fillPath(ellipse(x + 0.9, 50, 0.9), _LIGHT)


def _paint_mouth(painter: QPainter, character: Character, skin: QColor) -> None:
    mouth = QPainterPath(QPointF(43.5, 65))
    mouth.quadTo(50, 66.5 if character is Character.INES else 69.5, 56.5, 64.2)
    color = {Character.ROSA: QColor("#A8323A"), Character.MALIK: QColor("#C9705F")}.get(character, skin.darker(165))
    stroke(painter, mouth, color, 2.4 if character is Character.ROSA else 1.9)


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
