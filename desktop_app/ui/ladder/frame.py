"""Where everything on the ladder lies, in pixels of the design: the cells fill the room that there is, up to a size."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import FACES

#: Room for the dice at the left and for the numbers at the top.
_LEFT, _TOP = 76, 56
#: Room for a focus ring at the right and at the bottom.
_RING = 8
#: The width that a column would like to have, and the most that a column and a row take.
_WIDTH, _WIDEST, _HIGHEST = 49, 72, 62
#: Columns narrower than this are set in the small form.
_SMALL_UNDER = 34


@dataclass(frozen=True, slots=True)
class LadderFrame:
    """A grid of so many quantities by all faces; `width` and `height` are those of a column and a row.

    `left` is where the dice begin: a grid that does not need all the room stands in the middle of it.
    """

    columns: int
    left: float
    width: float
    height: float

    @classmethod
    def of(cls, size: QSizeF, columns: int) -> "LadderFrame":
        """The grid in an area of that size."""
        room = size.width() - _LEFT - _RING
        width = max(min(room / max(columns, 1), _WIDEST), 1)
        height = max(min((size.height() - _TOP - _RING) / len(FACES), _HIGHEST), 1)
        return cls(columns, max((room - columns * width) / 2, 0), width, height)

    @property
    def small(self) -> bool:
        """Whether there is little room in a cell."""
        return self.width < _SMALL_UNDER

    @property
    def origin(self) -> float:
        """Where the first column begins."""
        return self.left + _LEFT

    @property
    def radius(self) -> float:
        """The radius of a cell's corners."""
        return 5 if self.small else 8

    @property
    def portrait(self) -> float:
        """The radius of a portrait in a cell."""
        return min(15.5, self.width * 0.42)

    def cell(self, bid: Bid) -> QRectF:
        """The cell of a bid."""
        beside = 1 if self.small else 2
        left, top = self.origin + (bid.quantity - 1) * self.width, _TOP + FACES.index(bid.face) * self.height
        return QRectF(left, top, self.width, self.height).adjusted(beside, 3, -beside, -3)

    def column_middle(self, quantity: int) -> float:
        """The middle of a column."""
        return self.origin + (quantity - 0.5) * self.width

    def row_middle(self, face: int) -> float:
        """The middle of a row."""
        return _TOP + (FACES.index(face) + 0.5) * self.height

    def bid_at(self, point: QPointF) -> Bid | None:
        """The bid whose cell, with its share of the gaps, holds a point."""
        column, row = (point.x() - self.origin) // self.width, (point.y() - _TOP) // self.height
        if 0 <= column < self.columns and 0 <= row < len(FACES):
            return Bid(int(column) + 1, FACES[int(row)])
        return None


def width_for(columns: int) -> float:
    """The width of a view in which so many columns are as wide as they would like to be."""
    return _LEFT + columns * _WIDTH + _RING


def height_wanted() -> float:
    """The height of a view in which the rows are as high as they can be."""
    return _TOP + len(FACES) * _HIGHEST + _RING
