"""The motifs on the bands of the cups, bent along the leather and narrowed towards its sides."""

from collections.abc import Callable
from math import sqrt

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.characters import Motif
from desktop_app.ui.painting.shapes import diamond, ellipse, line, polyline, stroke

#: How often a motif is repeated across the visible half of the band, and into how many bits a curve is cut.
_REPEATS, _PIECES = 7, 24

#: The height (y) of the band's centre line at u, -1 at its left edge to 1 at its right.
CenterLine = Callable[[float], float]


def paint_motif(
    painter: QPainter, motif: Motif, width: float, height: float, ink: QColor, center_line: CenterLine
) -> None:
    """Paint a motif on a band of that width and height, centred on x = 0."""

    def middle(x: float) -> float:
        return center_line(max(-1.0, min(1.0, 2 * x / width)))

    match motif:
        case Motif.LINE:
            points = [-width / 2 + width * index / _PIECES for index in range(_PIECES + 1)]
            stroke(painter, polyline(*((x, middle(x)) for x in points)), ink, height * 0.17)
        case Motif.ZIGZAG | Motif.WAVE:
            path = _swinging(width, height, middle, pointed=motif is Motif.ZIGZAG)
            stroke(painter, path, ink, height * 0.14)
        case _:
            for index in range(_REPEATS):
                x = width * ((index + 0.5) / _REPEATS - 0.5)
                # What lies at the side of a round cup is seen at an angle.
                narrowing = sqrt(max(0.08, 1 - (2 * x / width) ** 2 * 0.75))
                _paint_piece(painter, motif, QPointF(x, middle(x)), height, narrowing, ink)


def _paint_piece(painter: QPainter, motif: Motif, at: QPointF, height: float, narrowing: float, ink: QColor) -> None:
    x, y = at.x(), at.y()
    match motif:
        case Motif.DOTS:
            painter.fillPath(ellipse(x, y, height * 0.2 * narrowing, height * 0.2), ink)
        case Motif.DIAMONDS:
            painter.fillPath(diamond(x, y, height * 0.34, height * 0.27 * narrowing), ink)
        case Motif.CROSSES:
            across, up = height * 0.24 * narrowing, height * 0.24
            for lean in (-1, 1):
                line(painter, (x - across, y - lean * up), (x + across, y + lean * up), ink, height * 0.12)
        case Motif.RINGS:
            stroke(painter, ellipse(x, y, height * 0.24 * narrowing, height * 0.24), ink, height * 0.12)
        case Motif.CHEVRONS:
            back, tip, up = x - height * 0.16 * narrowing, x + height * 0.16 * narrowing, height * 0.28
            stroke(painter, polyline((back, y - up), (tip, y), (back, y + up)), ink, height * 0.13)
        case _:
            line(painter, (x, y - height * 0.24), (x, y + height * 0.24), ink, height * 0.16 * narrowing)


def _swinging(width: float, height: float, middle: CenterLine, *, pointed: bool) -> QPainterPath:
    """A line that swings up and down round the centre line, with points or in waves."""
    count = 2 * _REPEATS
    step = width / count
    path = QPainterPath(QPointF(-width / 2, middle(-width / 2)))
    for index in range(count):
        start = -width / 2 + index * step
        peak, end = start + step / 2, start + step
        swing = -height if index % 2 == 0 else height
        if pointed:
            path.lineTo(peak, middle(peak) + swing * 0.3)
            path.lineTo(end, middle(end))
        else:
            path.quadTo(peak, middle(peak) + swing * 0.52, end, middle(end))
    return path
