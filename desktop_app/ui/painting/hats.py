"""What some portraits wear on their heads, on a square of 100: over the hair."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import ellipse, line, rounded, stroke

_WOOL, _BOBBLE = QColor("#3F7FA6"), QColor("#F4EFE4")
_WRAP, _WRAP_FOLD, _WRAP_EDGE = QColor("#B63C8B"), QColor("#8C2668"), QColor("#F0B43C")
_FELT, _RIBBON = QColor("#59616B"), QColor("#23272C")


def paint_hat(painter: QPainter, character: Character) -> None:
    """Paint the cap, the wrap or the hat of whoever wears one."""
    match character:
        case Character.NINO:
            _paint_cap(painter)
        case Character.AMARA:
            _paint_wrap(painter)
        case Character.SILVIO:
            _paint_felt_hat(painter)
        case _:
            pass


def _paint_cap(painter: QPainter) -> None:
    painter.fillPath(ellipse(50, 12.5, 6.5), _BOBBLE)
    cap = QPainterPath(QPointF(27, 38))
    cap.cubicTo(27, 8, 73, 8, 73, 38)
    painter.fillPath(cap, _WOOL)
    painter.fillPath(rounded(24.5, 32, 51, 9.5, 4.5), _WOOL.darker(118))
    for x in range(31, 73, 6):
        line(painter, (x, 34.5), (x, 39), _WOOL.lighter(112), 1.5)


def _paint_wrap(painter: QPainter) -> None:
    painter.fillPath(ellipse(60, 13, 10, 8), _WRAP.darker(112))
    painter.fillPath(ellipse(44, 14, 11, 9), _WRAP.lighter(108))
    wrap = QPainterPath(QPointF(26, 46))
    wrap.cubicTo(20, 10, 80, 10, 74, 46)
    wrap.cubicTo(68, 34, 32, 34, 26, 46)
    painter.fillPath(wrap, _WRAP)
    for start, bend, end in (
        ((27, 39), (46, 17), (66, 20)),
        ((31, 36.5), (52, 22), (72, 29)),
        ((73, 39), (60, 25), (45, 18)),
    ):
        fold = QPainterPath(QPointF(*start))
        fold.quadTo(QPointF(*bend), QPointF(*end))
        stroke(painter, fold, _WRAP_FOLD, 1.5)
    edge = QPainterPath(QPointF(26.5, 45))
    edge.cubicTo(32, 33.4, 68, 33.4, 73.5, 45)
    stroke(painter, edge, _WRAP_EDGE, 2)


def _paint_felt_hat(painter: QPainter) -> None:
    crown = QPainterPath(QPointF(31, 34))
    crown.cubicTo(31, 16, 35, 9, 43, 9)
    crown.quadTo(50, 13.5, 57, 9)
    crown.cubicTo(65, 9, 69, 16, 69, 34)
    painter.fillPath(crown, _FELT)
    ribbon = QPainterPath(QPointF(31, 34))
    ribbon.lineTo(31.6, 26)
    ribbon.quadTo(50, 30, 68.4, 26)
    ribbon.lineTo(69, 34)
    painter.fillPath(ribbon, _RIBBON)
    brim = QPainterPath(QPointF(15, 33))
    brim.cubicTo(28, 30, 72, 30, 85, 33)
    brim.cubicTo(80, 41.5, 20, 41.5, 15, 33)
    painter.fillPath(brim, _FELT.darker(110))
    shine = QPainterPath(QPointF(20, 34.2))
    shine.quadTo(50, 30.8, 80, 34.2)
    stroke(painter, shine, _FELT.lighter(122), 1.2)
