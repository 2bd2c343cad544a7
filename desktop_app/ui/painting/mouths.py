"""Mouths of the portraits, on a square of 100: a line that curves with the mood, or an open mouth."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.shapes import ellipse, rounded, stroke

_INSIDE, _TEETH, _TONGUE = QColor("#5A1F1C"), QColor("#FFF9F0"), QColor("#C96A5E")
_LIPS = {Character.ROSA: QColor("#A8323A"), Character.MALIK: QColor("#C9705F"), Character.AMARA: QColor("#5E1A2E")}
#: Of a closed mouth: its left corner, the point that it bends towards, its right corner.
_Line = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
_CALM: _Line = ((43.5, 65), (50, 69.5), (56.5, 64.2))
_LINES: dict[Mood, _Line] = {
    Mood.PLEASED: ((41, 63.6), (50, 74), (59, 63.6)),
    Mood.DOUBTING: ((43.5, 68.6), (50, 66.6), (57, 64)),
    Mood.DISMAYED: ((42.5, 70), (50, 61.4), (57.5, 70)),
}
#: A mouth that says something is drawn stronger than one that doesn't.
_SPEAKING = 1.35
#: Below his moustache.
_BRUNO_LOWER = 4


def paint_mouth(painter: QPainter, character: Character, skin: QColor, mood: Mood) -> None:
    """Paint the mouth of a head of that skin."""
    color = _LIPS.get(character, skin.darker(165))
    width = 2.4 if character in {Character.ROSA, Character.AMARA} else 1.9
    painter.save()
    if character is Character.BRUNO and mood not in (Mood.CALM, Mood.THINKING):
        painter.translate(0, _BRUNO_LOWER)
        color = skin.darker(220)
    match mood:
        case Mood.CALM | Mood.THINKING:
            calm = (_CALM[0], (50.0, 66.5), _CALM[2]) if character is Character.INES else _CALM
            _paint_line(painter, calm, color, width)
        case Mood.DELIGHTED:
            _paint_laugh(painter, color, width)
        case Mood.SURPRISED:
            painter.fillPath(ellipse(50, 67.8, 3.6, 4.4), _INSIDE)
            stroke(painter, ellipse(50, 67.8, 3.6, 4.4), color, width)
        case Mood.PLEASED | Mood.DOUBTING | Mood.DISMAYED:
            _paint_line(painter, _LINES[mood], color, width * _SPEAKING)
    painter.restore()


def _paint_line(painter: QPainter, points: _Line, color: QColor, width: float) -> None:
    (left, bend, right) = points
    mouth = QPainterPath(QPointF(*left))
    mouth.quadTo(QPointF(*bend), QPointF(*right))
    stroke(painter, mouth, color, width)


def _paint_laugh(painter: QPainter, color: QColor, width: float) -> None:
    mouth = QPainterPath(QPointF(40.5, 62.6))
    mouth.quadTo(50, 65.4, 59.5, 62.6)
    mouth.cubicTo(58.6, 75.4, 41.4, 75.4, 40.5, 62.6)
    painter.fillPath(mouth, _INSIDE)
    painter.save()
    painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
    painter.fillPath(rounded(40, 60, 20, 7.2, 2), _TEETH)
    painter.fillPath(ellipse(50, 74, 5.4, 3.4), _TONGUE)
    painter.restore()
    stroke(painter, mouth, color, width * 0.8)
