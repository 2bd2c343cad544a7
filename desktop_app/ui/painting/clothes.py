"""What the portraits wear, on a square of 100: shoulders, neck and collar. One thing of it tells each apart."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import ellipse, line, rounded

_TOPS = {
    Character.YOU: "#1C6A6C",
    Character.ROSA: "#A5364A",
    Character.BRUNO: "#2F5A94",
    Character.INES: "#C68A1E",
    Character.MALIK: "#5F8340",
    Character.ODETTE: "#74508F",
}
_STRIPE = QColor("#F4EFE4")
_SCARF, _SCARF_FOLD = QColor("#E58A3A"), QColor("#C76E22")
_BROOCH = QColor("#F0B43C")


def paint_clothes(painter: QPainter, character: Character, neck: QColor) -> None:
    """Paint shoulders and neck, and what this character wears over them."""
    top = QColor(_TOPS[character])
    painter.fillPath(ellipse(50, 108, 43, 34), top)
    painter.fillPath(ellipse(42, 106, 30, 30), top.lighter(110))
    painter.fillPath(rounded(41, 62, 18, 20, 8), neck)
    match character:
        case Character.INES:
            painter.fillPath(rounded(37, 71, 26, 13, 6), top.lighter(112))
            line(painter, (39, 77), (61, 77), top.darker(118), 1.4)
        case Character.BRUNO:
            for y in (87, 94, 101):
                line(painter, (14, y), (86, y), _STRIPE, 3.2)
            painter.fillPath(ellipse(50, 77, 12, 7), neck)
        case Character.ODETTE:
            _paint_shawl(painter, top.darker(118))
        case Character.MALIK:
            _paint_scarf(painter)
        case Character.YOU | Character.ROSA:
            _paint_neckline(painter, neck)


def _paint_shawl(painter: QPainter, color: QColor) -> None:
    shawl = QPainterPath(QPointF(30, 80))
    shawl.quadTo(50, 98, 70, 80)
    shawl.lineTo(80, 100)
    shawl.lineTo(20, 100)
    painter.fillPath(shawl, color)
    painter.fillPath(ellipse(50, 90, 3.6), _BROOCH)


def _paint_scarf(painter: QPainter) -> None:
    scarf = QPainterPath(QPointF(30, 82))
    scarf.quadTo(50, 70, 70, 82)
    scarf.quadTo(50, 96, 30, 82)
    painter.fillPath(scarf, _SCARF)
    line(painter, (36, 84), (62, 79), _SCARF_FOLD, 1.8)


def _paint_neckline(painter: QPainter, neck: QColor) -> None:
    neckline = QPainterPath(QPointF(40, 74))
    neckline.quadTo(50, 92, 60, 74)
    painter.fillPath(neckline, neck)
