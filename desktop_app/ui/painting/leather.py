"""The room, the leather-topped table in it, its lamp, and the stitched leather behind pages."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from desktop_app.ui.painting.grain import draw_grain
from desktop_app.ui.painting.pixmaps import PixmapCache, smooth
from desktop_app.ui.painting.shadows import TABLE, draw_shadow
from desktop_app.ui.painting.shapes import (
    ellipse,
    linear,
    radial,
    rounded,
    stroke,
    superellipse,
    superellipse_point,
    vertical,
)
from desktop_app.ui.tokens import Tokens, faded, mixed

_WHITE = QColor("#FFFFFF")
_LAMPLIGHT, _PAGE_LIGHT, _NIGHT_LIGHT = QColor("#FFE6AE"), QColor("#FFE9C4"), QColor("#E0904E")
_STITCHES = (5.0, 4.0)
#: How far inside the rim the seam of the table runs; inside the oval's edge.
_SEAM, _OVAL_SEAM = 11, 9
#: How far from the edges of a page its seam runs.
PAGE_SEAM = 22
#: How far the table's shadow and edge reach over its outline.
_TABLE_REACH = 72


@dataclass(frozen=True)
class TableShape:
    """Where the table stands: its centre, its half width and height with the rim, the rim's width."""

    x: float
    y: float
    rx: float
    ry: float
    rim: float

    @property
    def center(self) -> QPointF:
        """The middle of the table."""
        return QPointF(self.x, self.y)

    def outline(self, inset: float = 0) -> QPainterPath:
        """The table's outline, or one inside it."""
        return superellipse(self.center, self.rx - inset, self.ry - inset)

    def point(self, degrees: float, inset_x: float = 0, inset_y: float = 0) -> QPointF:
        """A point near the edge, clockwise from the top."""
        return superellipse_point(self.center, self.rx - inset_x, self.ry - inset_y, degrees)


def draw_room(painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF) -> None:
    """Draw what lies behind the table."""
    room = QRectF(0, 0, area.width(), area.height())

    def paint(inner: QPainter) -> None:
        inner.fillRect(room, room_light(tokens, room))

    cache.draw_soft(painter, area, ("room", tokens.wall.rgb(), tokens.wall2.rgb()), paint)
    draw_grain(painter, cache, area, 0.35)


def room_light(tokens: Tokens, room: QRectF) -> QBrush:
    """The light on the wall of a room; beside the room it goes on."""
    lit = mixed(tokens.wall, _WHITE, 0.25 if tokens.is_light else 0.05)
    light = ((0, lit), (0.6, tokens.wall), (1, tokens.wall2))
    return radial(room.center().x(), room.top() + room.height() * 0.42, room.width() * 0.66, light)


def draw_table(painter: QPainter, tokens: Tokens, cache: PixmapCache, shape: TableShape) -> None:
    """Draw the table with its shadow: walnut rim, leather, saddle stitch."""
    local = TableShape(0, 0, shape.rx, shape.ry, shape.rim)
    reach_x, reach_y = shape.rx + _TABLE_REACH, shape.ry + _TABLE_REACH
    key = ("table", tokens.scheme, tokens.palifico, round(shape.rx, 2), round(shape.ry, 2), round(shape.rim, 2))
    bounds = QRectF(-reach_x, -reach_y, 2 * reach_x, 2 * reach_y)
    cache.draw(painter, shape.center, bounds, key, lambda inner: _paint_table(inner, tokens, cache, local))


def draw_lamp(
    painter: QPainter, cache: PixmapCache, shape: TableShape, center: QPointF, rx: float, ry: float, strength: float
) -> None:
    """Draw the pool of lamplight on the leather, where whoever must act sits; strength 0 to 1."""
    area = QRectF(center.x() - rx, center.y() - ry, 2 * rx, 2 * ry)

    def paint(inner: QPainter) -> None:
        inner.translate(rx, ry)
        inner.scale(1, ry / rx)
        fading = ((0, 1.0), (0.5, 0.55), (1, 0.0))
        pool = radial(0, 0, rx, [(position, faded(_LAMPLIGHT, alpha)) for position, alpha in fading])
        inner.fillPath(ellipse(0, 0, rx), pool)

    painter.save()
    painter.setClipPath(shape.outline(shape.rim))
    # One picture for every strength: a lamp that glides changes it from frame to frame.
    painter.setOpacity(painter.opacity() * strength)
    cache.draw_soft(painter, area, ("lamp",), paint)
    painter.restore()


def draw_inlay(painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, y: float, rx: float, ry: float) -> None:
    """Draw the stitched oval in the middle of the table, where the standing bid lies."""
    key = ("inlay", tokens.cloth_dark.rgb(), tokens.stitch.rgb(), round(rx, 2), round(ry, 2))
    bounds = QRectF(-rx - 1, -ry - 1, 2 * rx + 2, 2 * ry + 2)
    cache.draw(painter, QPointF(x, y), bounds, key, lambda inner: _paint_inlay(inner, tokens, cache, rx, ry))


def draw_leather_page(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF, light: QPointF, *, stitched: bool = True
) -> None:
    """Draw a page of leather under a lamp at a point, with a seam along its edges."""
    local = light - area.topLeft()
    width, height = area.width(), area.height()

    def paint(inner: QPainter) -> None:
        bright = (
            mixed(tokens.cloth_lit, _PAGE_LIGHT, 0.28)
            if tokens.is_light
            else mixed(tokens.cloth_lit, _NIGHT_LIGHT, 0.22)
        )
        fading = ((0, bright), (0.3, tokens.cloth_lit), (0.62, tokens.cloth), (1, tokens.cloth_dark))
        inner.fillRect(QRectF(0, 0, width, height), radial(local.x(), local.y(), width * 0.62, fading))

    key = ("page", tokens.scheme, tokens.palifico, round(local.x()), round(local.y()))
    cache.draw_soft(painter, area, key, paint)
    draw_grain(painter, cache, area, 1.0)
    if stitched:
        inner_area = area.adjusted(PAGE_SEAM, PAGE_SEAM, -PAGE_SEAM, -PAGE_SEAM)
        seam = rounded(inner_area.x(), inner_area.y(), inner_area.width(), inner_area.height(), 26)
        stroke(painter, seam, faded(tokens.stitch, 0.6), 1.8, _STITCHES)


def _paint_table(painter: QPainter, tokens: Tokens, cache: PixmapCache, shape: TableShape) -> None:
    outline = shape.outline()
    draw_shadow(painter, cache, outline, tokens.shadow, TABLE)
    painter.fillPath(outline.translated(0, 6), tokens.rim_lo)
    walnut = (
        (0, tokens.rim_hi),
        (0.45, tokens.rim),
        (0.8, mixed(tokens.rim, tokens.rim_hi, 0.3)),
        (1, tokens.rim_lo),
    )
    corners = (QPointF(-shape.rx, -shape.ry), QPointF(shape.rx * 0.4, shape.ry))
    painter.fillPath(outline, linear(*corners, walnut))
    for ring in range(1, 7):
        grain = tokens.rim_lo if ring % 2 else tokens.rim_hi
        stroke(painter, shape.outline(shape.rim * ring / 7), faded(grain, 0.35), 1)
    stroke(painter, shape.outline(0.8), faded(_WHITE, 0.18), 1.4)
    cloth = shape.outline(shape.rim)
    _paint_cloth(painter, tokens, cache, shape, cloth)
    stroke(painter, cloth, faded(tokens.rim_lo, 0.8), 1.5)
    stroke(painter, shape.outline(shape.rim + _SEAM), faded(tokens.stitch, 0.55), 1.6, _STITCHES)


def _paint_cloth(painter: QPainter, tokens: Tokens, cache: PixmapCache, shape: TableShape, cloth: QPainterPath) -> None:
    rx, ry = shape.rx, shape.ry
    painter.save()
    painter.setClipPath(cloth)
    painter.save()
    painter.scale(1, ry / rx * 1.12)
    light = (
        (0, tokens.cloth_lit),
        (0.42, mixed(tokens.cloth_lit, tokens.cloth, 0.62)),
        (0.7, tokens.cloth),
        (1, tokens.cloth_dark),
    )
    painter.fillRect(QRectF(-rx, -rx, 2 * rx, 2 * rx), radial(0, -rx * 0.03, rx * 1.02, light))
    painter.restore()
    draw_grain(painter, cache, QRectF(-rx, -ry, 2 * rx, 2 * ry), 1.0)
    _paint_edge_shade(painter, tokens, cache, cloth, [(0.05, 2 + step * 2.2) for step in range(9)])
    painter.restore()


def _paint_edge_shade(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, edge: QPainterPath, layers: list[tuple[float, float]]
) -> None:
    """Darken what lies inside an edge, where the painter is clipped to it; layers are alphas and widths."""
    area = edge.boundingRect()
    local = edge.translated(-area.topLeft())

    def paint(inner: QPainter) -> None:
        smooth(inner)
        for alpha, width in layers:
            stroke(inner, local, faded(tokens.shadow, alpha), width)

    key = ("edge shade", tokens.shadow.rgb(), round(area.width(), 1), round(area.height(), 1), layers[0])
    cache.draw_soft(painter, area, key, paint)


def _paint_inlay(painter: QPainter, tokens: Tokens, cache: PixmapCache, rx: float, ry: float) -> None:
    oval = ellipse(0, 0, rx, ry)
    painter.save()
    painter.setClipPath(oval)
    sunk = [(position, faded(tokens.cloth_dark, alpha)) for position, alpha in ((0, 0.62), (0.5, 0.36), (1, 0.22))]
    painter.fillPath(oval, vertical(-ry, ry, sunk))
    _paint_edge_shade(painter, tokens, cache, oval, [(0.035, 2 + step * 3) for step in range(6)])
    painter.restore()
    lower_edge = QPainterPath()
    box = QRectF(-rx, -ry, 2 * rx, 2 * ry)
    lower_edge.arcMoveTo(box, 180)
    lower_edge.arcTo(box, 180, 180)
    stroke(painter, lower_edge, faded(_WHITE, 0.13), 1.4)
    stroke(painter, ellipse(0, 0, rx - _OVAL_SEAM, ry - _OVAL_SEAM), faded(tokens.stitch, 0.42), 1.4, _STITCHES)
