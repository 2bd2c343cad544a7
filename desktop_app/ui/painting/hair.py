"""Hair of the portraits, on a square of 100: what lies behind the head, and what lies over it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import ellipse, line, rounded

HAIR = {
    Character.YOU: QColor("#5B3520"),
    Character.ROSA: QColor("#2A1714"),
    Character.BRUNO: QColor("#8C8178"),
    Character.INES: QColor("#1F1A22"),
    Character.MALIK: QColor("#1B1210"),
    Character.ODETTE: QColor("#F1ECE6"),
}
_EARRING = QColor("#F0B43C")
_GLEAM = QColor(255, 255, 255, 64)
_FRINGE_GLEAM = QColor(255, 255, 255, 46)
#: Odette's cloud: centres and radii of its curls.
_CLOUD_BEHIND = ((28, 44, 13), (34, 28, 14), (50, 21, 15), (66, 28, 14), (72, 44, 13))
_CLOUD_IN_FRONT = ((33, 34, 9), (43, 28, 10), (56, 28, 10), (67, 34, 9))


def paint_hair_behind(painter: QPainter, character: Character) -> None:
    """Paint what hair shows behind head and shoulders."""
    hair = HAIR[character]
    match character:
        case Character.ROSA:
            painter.fillPath(ellipse(50, 17, 12, 11), hair)
            painter.fillPath(ellipse(50, 42, 25), hair)
        case Character.INES:
            painter.fillPath(rounded(23, 20, 54, 56, 24), hair)
        case Character.MALIK:
            painter.fillPath(ellipse(50, 38, 29, 27), hair)
        case Character.ODETTE:
            for x, y, radius in _CLOUD_BEHIND:
                painter.fillPath(ellipse(x, y, radius), hair.darker(106))
        case Character.YOU:
            painter.fillPath(ellipse(50, 40, 26), hair)
            for x in (29, 71):
                painter.fillPath(ellipse(x, 52, 8, 14), hair)
        case Character.BRUNO:
            pass


def paint_hair_in_front(painter: QPainter, character: Character) -> None:
    """Paint fringe, beard, moustache and earrings."""
    match character:
        case Character.ROSA:
            _paint_parting(painter)
        case Character.BRUNO:
            _paint_moustache(painter)
        case Character.INES:
            _paint_fringe(painter)
        case Character.MALIK:
            _paint_beard(painter)
        case Character.ODETTE:
            for x, y, radius in _CLOUD_IN_FRONT:
                painter.fillPath(ellipse(x, y, radius), HAIR[character])
        case Character.YOU:
            _paint_waves(painter)


def _paint_parting(painter: QPainter) -> None:
    parting = QPainterPath(QPointF(27, 48))
    parting.cubicTo(26, 18, 74, 18, 73, 48)
    parting.cubicTo(70, 36, 58, 31, 44, 33)
    parting.cubicTo(36, 34, 30, 40, 27, 48)
    painter.fillPath(parting, HAIR[Character.ROSA])
    for x in (27.5, 72.5):
        painter.fillPath(ellipse(x, 62, 3), _EARRING)


def _paint_moustache(painter: QPainter) -> None:
    hair = HAIR[Character.BRUNO]
    for x in (28, 72):
        painter.fillPath(ellipse(x, 46, 4, 8), hair)
    moustache = QPainterPath(QPointF(50, 61))
    moustache.cubicTo(44, 57, 34, 60, 32, 68)
    moustache.cubicTo(38, 70, 46, 69, 50, 65)
    moustache.cubicTo(54, 69, 62, 70, 68, 68)
    moustache.cubicTo(66, 60, 56, 57, 50, 61)
    painter.fillPath(moustache, hair)
    painter.fillPath(ellipse(42, 30, 9, 4), _GLEAM)


def _paint_fringe(painter: QPainter) -> None:
    fringe = QPainterPath(QPointF(26, 50))
    fringe.cubicTo(24, 16, 76, 16, 74, 50)
    fringe.cubicTo(73, 43, 71, 40, 69, 40)
    fringe.lineTo(31, 40)
    fringe.cubicTo(29, 40, 27, 43, 26, 50)
    painter.fillPath(fringe, HAIR[Character.INES])
    line(painter, (38, 25), (52, 22), _FRINGE_GLEAM, 3)


def _paint_beard(painter: QPainter) -> None:
    hair = HAIR[Character.MALIK]
    hairline = QPainterPath(QPointF(28, 46))
    hairline.cubicTo(27, 20, 73, 20, 72, 46)
    hairline.cubicTo(66, 33, 34, 33, 28, 46)
    painter.fillPath(hairline, hair)
    beard = QPainterPath(QPointF(29, 52))
    beard.cubicTo(30, 84, 70, 84, 71, 52)
    beard.cubicTo(68, 60, 64, 61, 58, 60)
    beard.cubicTo(53, 58.5, 47, 58.5, 42, 60)
    beard.cubicTo(36, 61, 32, 60, 29, 52)
    painter.fillPath(beard, hair)


def _paint_waves(painter: QPainter) -> None:
    waves = QPainterPath(QPointF(27, 48))
    waves.cubicTo(24, 18, 62, 12, 72, 34)
    waves.cubicTo(75, 42, 73, 46, 72.5, 49)
    waves.cubicTo(70, 38, 60, 36, 54, 29)
    waves.cubicTo(48, 38, 34, 38, 27, 48)
    painter.fillPath(waves, HAIR[Character.YOU])
