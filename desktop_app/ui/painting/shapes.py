"""Outlines, fills and strokes."""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
    QTransform,
)

#: Exponent of the table's outline: between an ellipse (2) and a rectangle.
SUPERELLIPSE_POWER = 2.7
_SUPERELLIPSE_POINTS = 240

#: Stops of a gradient: position from 0 to 1, colour.
Stops = Iterable[tuple[float, QColor]]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def rounded_rect(rect: QRectF, radius: float, *, inset: float = 0) -> QPainterPath:
    """A rectangle with round corners, drawn inwards by inset (outwards where it is negative), corners concentric."""
    inner = rect.adjusted(inset, inset, -inset, -inset)
    corner = max(radius - inset, 0)
    path = QPainterPath()
    path.addRoundedRect(inner, corner, corner)
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse around a centre; a circle without ry."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed polygon."""
    path = polyline(*points)
    path.closeSubpath()
    return path


def polyline(*points: tuple[float, float]) -> QPainterPath:
    """An open line through points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def star(x: float, y: float, radius: float, *, points: int = 8, inner: float = 0.5) -> QPainterPath:
    """A star with its first point up; inner is the share of the radius where the notches lie."""
    corners = [
        (radius if index % 2 == 0 else radius * inner, math.pi * index / points - math.pi / 2)
        for index in range(2 * points)
    ]
    return polygon(*((x + length * math.cos(angle), y + length * math.sin(angle)) for length, angle in corners))


def diamond(x: float, y: float, radius: float, half_width: float | None = None) -> QPainterPath:
    """A square on its corner; narrower with a half width of its own."""
    across = radius if half_width is None else half_width
    return polygon((x, y - radius), (x + across, y), (x, y + radius), (x - across, y))


def superellipse_point(center: QPointF, rx: float, ry: float, degrees: float) -> QPointF:
    """The point of the table's outline at an angle, clockwise from the top."""
    angle = math.radians(degrees)
    sine, cosine = math.sin(angle), math.cos(angle)
    power = 2 / SUPERELLIPSE_POWER
    return QPointF(
        center.x() + rx * math.copysign(abs(sine) ** power, sine),
        center.y() - ry * math.copysign(abs(cosine) ** power, cosine),
    )


def superellipse(center: QPointF, rx: float, ry: float) -> QPainterPath:
    """The outline of the table: |x|^2.7 + |y|^2.7 = 1."""
    return QTransform(rx, 0, 0, ry, center.x(), center.y()).map(_UNIT_SUPERELLIPSE)


_UNIT_SUPERELLIPSE = polygon(
    *(
        (point.x(), point.y())
        for point in (
            superellipse_point(QPointF(0, 0), 1, 1, 360 * index / _SUPERELLIPSE_POINTS)
            for index in range(_SUPERELLIPSE_POINTS)
        )
    )
)


def widened(path: QPainterPath, margin: float) -> QPainterPath:
    """An outline that runs outside a shape, so far from it; round where the shape has corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * margin)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).united(path).simplified()


def vertical(top: float, bottom: float, stops: Stops) -> QBrush:
    """A gradient from a height to another."""
    return linear(QPointF(0, top), QPointF(0, bottom), stops)


def linear(start: QPointF, end: QPointF, stops: Stops) -> QBrush:
    """A gradient along a line."""
    gradient = QLinearGradient(start, end)
    for position, color in stops:
        gradient.setColorAt(position, color)
    return QBrush(gradient)


def radial(x: float, y: float, radius: float, stops: Stops) -> QBrush:
    """A gradient from a centre outwards."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    for position, color in stops:
        gradient.setColorAt(position, color)
    return QBrush(gradient)


def stroke(
    painter: QPainter, path: QPainterPath, color: QColor, width: float = 1.0, dash: Sequence[float] | None = None
) -> None:
    """Draw an outline, round at ends and corners; a dash (lengths in widths) has square ends."""
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
    if dash:
        pen.setDashPattern(dash)
    painter.strokePath(path, pen)


def line(painter: QPainter, start: tuple[float, float], end: tuple[float, float], color: QColor, width: float) -> None:
    """Draw a straight line with round ends."""
    stroke(painter, polyline(start, end), color, width)


def hatch(painter: QPainter, area: QPainterPath, color: QColor, *, gap: float = 7) -> None:
    """Fill an area with thin slanted lines."""
    box = area.boundingRect()
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    offset = -box.height()
    while offset < box.width():
        start = (box.left() + offset, box.bottom())
        line(painter, start, (start[0] + box.height(), box.top()), color, 1)
        offset += gap
    painter.restore()
