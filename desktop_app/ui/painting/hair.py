"""Hair of the portraits, on a square of 100: what lies behind the head, and what lies over it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import ellipse, line, rounded, stroke

HAIR = {
    Character.YOU: QColor("#5B3520"),
    Character.ROSA: QColor("#2A1714"),
    Character.BRUNO: QColor("#8C8178"),
    Character.INES: QColor("#1F1A22"),
    Character.MALIK: QColor("#1B1210"),
    Character.ODETTE: QColor("#F1ECE6"),
    Character.NINO: QColor("#C4622A"),
    Character.AMARA: QColor("#2A1B16"),
    Character.SILVIO: QColor("#8A857F"),
}
_EARRING = QColor("#F0B43C")
_GLEAM = QColor(255, 255, 255, 64)
_FRINGE_GLEAM = QColor(255, 255, 255, 46)
#: What is round behind a head: the centres and radii of ellipses.
_BEHIND = {
    Character.ROSA: ((50, 17, 12, 11), (50, 42, 25, 25)),
    Character.MALIK: ((50, 38, 29, 27),),
    Character.YOU: ((50, 40, 26, 26), (29, 52, 8, 14), (71, 52, 8, 14)),
    Character.NINO: ((28, 44, 6, 6), (27, 51, 5, 5), (72, 44, 6, 6), (73, 51, 5, 5)),
}
#: Odette's cloud: centres and radii of its curls.
_CLOUD_BEHIND = ((28, 44, 13), (34, 28, 14), (50, 21, 15), (66, 28, 14), (72, 44, 13))
_CLOUD_IN_FRONT = ((33, 34, 9), (43, 28, 10), (56, 28, 10), (67, 34, 9))

_FRECKLE = QColor("#C98A5E")
_FRECKLES = ((35, 57.5), (38.5, 60), (34.5, 61.5), (65, 57.5), (61.5, 60), (65.5, 61.5))


def paint_hair_behind(painter: QPainter, character: Character) -> None:
    """Paint what hair shows behind head and shoulders."""
    for x, y, rx, ry in _BEHIND.get(character, ()):
        painter.fillPath(ellipse(x, y, rx, ry), HAIR[character])
    if character is Character.INES:
        painter.fillPath(rounded(23, 20, 54, 56, 24), HAIR[character])
    elif character is Character.ODETTE:
        for x, y, radius in _CLOUD_BEHIND:
            painter.fillPath(ellipse(x, y, radius), HAIR[character].darker(106))


def paint_hair_in_front(painter: QPainter, character: Character) -> None:
    """Paint fringe, beard, moustache, freckles and earrings."""
    _IN_FRONT[character](painter)


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


def _paint_curls(painter: QPainter) -> None:
    for x, y, radius in _CLOUD_IN_FRONT:
        painter.fillPath(ellipse(x, y, radius), HAIR[Character.ODETTE])


def _paint_hoops(painter: QPainter) -> None:
    for x in (27, 73):
        stroke(painter, ellipse(x, 64, 4.4, 5.4), _EARRING, 2)


def _paint_freckles(painter: QPainter) -> None:
    for x, y in _FRECKLES:
        painter.fillPath(ellipse(x, y, 1.1), _FRECKLE)


def _paint_pointed_beard(painter: QPainter) -> None:
    hair = HAIR[Character.SILVIO]
    for x in (29.5, 70.5):
        painter.fillPath(ellipse(x, 49, 2.8, 8), hair)
    beard = QPainterPath(QPointF(39, 67))
    beard.cubicTo(41, 76, 46, 82, 50, 87)
    beard.cubicTo(54, 82, 59, 76, 61, 67)
    beard.cubicTo(57, 75, 43, 75, 39, 67)
    painter.fillPath(beard, hair)
    moustache = QPainterPath(QPointF(40, 64.4))
    moustache.quadTo(45, 60, 50, 61.6)
    moustache.quadTo(55, 60, 60, 64.4)
    moustache.quadTo(55, 63.4, 50, 63.6)
    moustache.quadTo(45, 63.4, 40, 64.4)
    painter.fillPath(moustache, hair.darker(112))


_IN_FRONT = {
    Character.YOU: _paint_waves,
    Character.ROSA: _paint_parting,
    Character.BRUNO: _paint_moustache,
    Character.INES: _paint_fringe,
    Character.MALIK: _paint_beard,
    Character.ODETTE: _paint_curls,
    Character.NINO: _paint_freckles,
    Character.AMARA: _paint_hoops,
    Character.SILVIO: _paint_pointed_beard,
}
