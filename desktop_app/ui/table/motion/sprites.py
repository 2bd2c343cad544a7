"""Pieces on their way: faded, moved, turned or enlarged, from pictures that are painted once."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.table.pieces import Piece


@dataclass(frozen=True, slots=True)
class Pose:
    """How far something is away from where it rests: moved, turned (degrees) and enlarged round a point of its own."""

    pivot: QPointF
    by: QPointF
    turn: float = 0.0
    scale: float = 1.0

    def way(self) -> QTransform:
        """From the coordinates at rest to those of the moment."""
        to = self.pivot + self.by
        way = QTransform.fromTranslate(to.x(), to.y())
        way.rotate(self.turn)
        way.scale(self.scale, self.scale)
        return way.translate(-self.pivot.x(), -self.pivot.y())


def faded(piece: Piece, opacity: float) -> Piece:
    """The same piece, seen through."""

    def paint(painter: QPainter) -> None:
        before = painter.opacity()
        painter.setOpacity(before * opacity)
        piece.paint(painter)
        painter.setOpacity(before)

    return Piece(piece.area, (piece.showing, "faded", opacity), paint, piece.name)


def moved(piece: Piece, by: QPointF) -> Piece:
    """The same piece at another place."""

    def paint(painter: QPainter) -> None:
        painter.translate(by)
        piece.paint(painter)
        painter.translate(-by)

    return Piece(piece.area.translated(by), piece.showing, paint, piece.name)


def posed(piece: Piece, pose: Pose, cache: PixmapCache) -> Piece:
    """The same piece in a pose; of its picture nothing is painted anew."""
    corner = piece.area.topLeft()
    way = QTransform.fromTranslate(corner.x(), corner.y()) * pose.way()
    bounds = QRectF(QPointF(0, 0), piece.area.size())

    def paint_afresh(painter: QPainter) -> None:
        painter.translate(-corner)
        piece.paint(painter)

    def paint(painter: QPainter) -> None:
        cache.draw_moving(painter, way, bounds, piece.key, paint_afresh)

    area = pose.way().mapRect(piece.area).adjusted(-1, -1, 1, 1)
    return Piece(area, (piece.showing, "posed", pose.turn, pose.scale), paint, piece.name)


def fading(old: Piece, opacity: float) -> list[Piece]:
    """What is left of an old piece."""
    return [faded(old, opacity)] if opacity > 0 else []
