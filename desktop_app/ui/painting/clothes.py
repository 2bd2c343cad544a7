"""What the portraits wear, on a square of 100: shoulders, neck and collar. One thing of it tells each apart."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import ellipse, line, polygon, rounded

_TOPS = {
    Character.YOU: "#1C6A6C",
    Character.ROSA: "#A5364A",
    Character.BRUNO: "#2F5A94",
    Character.INES: "#C68A1E",
    Character.MALIK: "#5F8340",
    Character.ODETTE: "#74508F",
    Character.NINO: "#D2591C",
    Character.AMARA: "#A8327E",
    Character.SILVIO: "#3E444C",
}
_STRIPE = QColor("#F4EFE4")
_SCARF, _SCARF_FOLD = QColor("#E58A3A"), QColor("#C76E22")
_BROOCH = QColor("#F0B43C")
_BEADS = ((37, 77), (41.5, 81.5), (47, 84), (53, 84), (58.5, 81.5), (63, 77))
_SHIRT, _BOW = QColor("#F4EFE4"), QColor("#9E2F2B")


def paint_clothes(painter: QPainter, character: Character, neck: QColor) -> None:
    """Paint shoulders and neck, and what this character wears over them."""
    top = QColor(_TOPS[character])
    painter.fillPath(ellipse(50, 108, 43, 34), top)
    painter.fillPath(ellipse(42, 106, 30, 30), top.lighter(110))
    painter.fillPath(rounded(41, 62, 18, 20, 8), neck)
    _WORN[character](painter, top, neck)


def _paint_collar(painter: QPainter, top: QColor, neck: QColor) -> None:
    painter.fillPath(rounded(37, 71, 26, 13, 6), top.lighter(112))
    line(painter, (39, 77), (61, 77), top.darker(118), 1.4)


def _paint_stripes(painter: QPainter, top: QColor, neck: QColor) -> None:
    for y in (87, 94, 101):
        line(painter, (14, y), (86, y), _STRIPE, 3.2)
    painter.fillPath(ellipse(50, 77, 12, 7), neck)


def _paint_shawl(painter: QPainter, top: QColor, neck: QColor) -> None:
    shawl = QPainterPath(QPointF(30, 80))
    shawl.quadTo(50, 98, 70, 80)
    shawl.lineTo(80, 100)
    shawl.lineTo(20, 100)
    painter.fillPath(shawl, top.darker(118))
    painter.fillPath(ellipse(50, 90, 3.6), _BROOCH)


def _paint_scarf(painter: QPainter, top: QColor, neck: QColor) -> None:
    scarf = QPainterPath(QPointF(30, 82))
    scarf.quadTo(50, 70, 70, 82)
    scarf.quadTo(50, 96, 30, 82)
    painter.fillPath(scarf, _SCARF)
    line(painter, (36, 84), (62, 79), _SCARF_FOLD, 1.8)


def _paint_neckline(painter: QPainter, top: QColor, neck: QColor) -> None:
    neckline = QPainterPath(QPointF(40, 74))
    neckline.quadTo(50, 92, 60, 74)
    painter.fillPath(neckline, neck)


def _paint_beads(painter: QPainter, top: QColor, neck: QColor) -> None:
    _paint_neckline(painter, top, neck)
    for x, y in _BEADS:
        painter.fillPath(ellipse(x, y, 2.9), _BROOCH)


def _paint_hood(painter: QPainter, top: QColor, neck: QColor) -> None:
    painter.fillPath(ellipse(50, 80, 20, 8), top.darker(122))
    painter.fillPath(ellipse(50, 78, 12, 5), top.darker(150))
    for x in (43, 57):
        line(painter, (x, 84), (x, 94), _STRIPE, 2)


def _paint_bow_tie(painter: QPainter, top: QColor, neck: QColor) -> None:
    painter.fillPath(polygon((38, 76), (62, 76), (50, 104)), _SHIRT)
    for side in (-1, 1):
        painter.fillPath(polygon((50 + side * 12, 73), (50 + side * 25, 84), (50 + side * 4, 104)), top.darker(135))
        painter.fillPath(polygon((50, 84), (50 + side * 9, 79.5), (50 + side * 9, 88.5)), _BOW)
    painter.fillPath(ellipse(50, 84, 2.4), _BOW.darker(125))


_WORN = {
    Character.YOU: _paint_neckline,
    Character.ROSA: _paint_neckline,
    Character.BRUNO: _paint_stripes,
    Character.INES: _paint_collar,
    Character.MALIK: _paint_scarf,
    Character.ODETTE: _paint_shawl,
    Character.NINO: _paint_hood,
    Character.AMARA: _paint_beads,
    Character.SILVIO: _paint_bow_tie,
}
