"""The table in pieces: each knows where it is and what it shows, so that only what changes is painted again."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.models.scene import SeatScene, TableScene
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.table.geometry import Layout
from desktop_app.ui.tokens import Tokens
from desktop_app.ui.words.words import Words


@dataclass(frozen=True)
class Setting:
    """What the pieces of one moment are made from; `names` are those of the plates, as they fit."""

    scene: TableScene
    layout: Layout
    names: tuple[str, ...]
    characters: tuple[Character, ...]
    words: Words
    tokens: Tokens
    cache: PixmapCache

    @property
    def k(self) -> float:
        """The table's scale."""
        return self.layout.frame.k

    @property
    def me(self) -> int:
        """The seat at this screen."""
        return self.scene.me

    @property
    def own(self) -> SeatScene:
        """The same seat's things."""
        return self.scene.seats[self.scene.me]


class Part(IntEnum):
    """What a piece is part of: the first word of its name. LEATHER and AIR are empty layers under and over things."""

    GROUND = auto()
    LAMP = auto()
    LEATHER = auto()
    CAPTION = auto()
    BID = auto()
    IN_PLAY = auto()
    COUNT = auto()
    SLOTS = auto()
    CUP = auto()
    DIE = auto()
    BADGE = auto()
    PLATE = auto()
    TAG = auto()
    CHIP = auto()
    SLIP = auto()
    DOTS = auto()
    RIBBON = auto()
    AIR = auto()


Name = tuple[Part | int, ...]
"""A part, and of what belongs to a seat its seat, of a die also its place in the hand."""


@dataclass(frozen=True)
class Piece:
    """Something painted: the area that it may touch, in pixels of the design, what it shows, and how it is painted.

    Two pieces with the same area and showing the same look alike. By its name a piece is found again in the next scene;
    what never moves has none.
    """

    area: QRectF
    showing: Hashable
    paint: Callable[[QPainter], None]
    name: Name = ()

    @property
    def key(self) -> Hashable:
        """Equal for pieces that look alike."""
        area = self.area
        return (self.showing, area.x(), area.y(), area.width(), area.height())


def kept(piece: Piece, cache: PixmapCache) -> Piece:
    """The same piece as a picture that is painted once and put down in one go ever after."""
    corner, size = piece.area.topLeft(), piece.area.size()

    def paint_afresh(painter: QPainter) -> None:
        painter.translate(-corner)
        piece.paint(painter)

    def paint(painter: QPainter) -> None:
        cache.draw(painter, corner, QRectF(QPointF(0, 0), size), piece.key, paint_afresh)

    return Piece(piece.area, piece.showing, paint, piece.name)


def layer(part: Part) -> Piece:
    """A place between the pieces where nothing lies at rest."""
    return Piece(QRectF(), part, _paint_nothing, (part,))


def around(center: QPointF, rx: float, ry: float) -> QRectF:
    """An area round a centre."""
    return QRectF(center.x() - rx, center.y() - ry, 2 * rx, 2 * ry)


def changed(before: Sequence[Piece], after: Iterable[Piece]) -> list[QRectF]:
    """The areas where the pieces differ."""
    old = {piece.key: piece.area for piece in before}
    new = {piece.key: piece.area for piece in after}
    return [old.get(key) or new[key] for key in old.keys() ^ new.keys()]


def _paint_nothing(_painter: QPainter) -> None:
    """Paint nothing."""
