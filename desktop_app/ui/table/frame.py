"""The measures that everything on the table follows from: the table's size, its outline, the angles of the seats.

All in pixels of the design (the widget's size divided by the theme's zoom). Nothing here knows what is shown.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop_app.ui.painting.leather import TableShape

#: Angles of the other seats, clockwise from yours at the bottom; 0 is the top.
ANGLES: dict[int, tuple[float, ...]] = {
    2: (0,),
    3: (-50, 50),
    4: (-86, 0, 86),
    5: (-90, -38, 38, 90),
    6: (-94, -50, 0, 50, 94),
}
#: The table area that the measures were drawn for, and how far they may shrink and grow.
_DESIGN_WIDTH, _DESIGN_HEIGHT = 980, 674
_SMALLEST, _LARGEST = 0.78, 1.6
#: Of the area's height: the table's centre, half its height, and the most of half its width.
_CENTER, _HALF_HEIGHT, _HALF_WIDTH = 0.468, 0.40, 0.82
#: Room for the plates beside the table, the width of its rim.
_BESIDE, _RIM = 66, 18
#: How far plates lie inside the outline, and how far they stay from the area's edges.
_SEAT_INSET_X, _SEAT_INSET_Y = 12, 4
EDGE = 22
#: An angle beyond this is at the side of the table, one below the other at its top.
_SIDE, _TOP = 80, 20


@dataclass(frozen=True, slots=True)
class Frame:
    """The table in an area: its scale k, its shape, how many sit at it."""

    width: float
    height: float
    players: int
    k: float
    table: TableShape

    @classmethod
    def of(cls, size: QSizeF, players: int) -> "Frame":
        """The table in an area of that size."""
        width, height = size.width(), size.height()
        k = min(max(min(width / _DESIGN_WIDTH, height / _DESIGN_HEIGHT), _SMALLEST), _LARGEST)
        rx = max(min(width / 2 - _BESIDE * k, _HALF_WIDTH * height), 1)
        table = TableShape(width / 2, height * _CENTER, rx, height * _HALF_HEIGHT, _RIM * k)
        return cls(width, height, players, k, table)

    @property
    def x(self) -> float:
        """The middle of the table."""
        return self.table.x

    @property
    def y(self) -> float:
        """The middle of the table."""
        return self.table.y

    @property
    def bottom(self) -> float:
        """The lower edge of the leather."""
        return self.table.y + self.table.ry - self.table.rim

    @property
    def area(self) -> QRectF:
        """The room around the table."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def oval(self) -> QPointF:
        """The middle of the standing bid, lower where a seat is at the top."""
        lower = 0.06 if self.players in (4, 6) else -0.02
        return QPointF(self.x, self.y + lower * self.table.ry)

    def seat(self, angle: float) -> QPointF:
        """Where the plate of a seat would lie if names had no width."""
        return self.table.point(angle, _SEAT_INSET_X * self.k, _SEAT_INSET_Y * self.k)


def at_side(angle: float) -> bool:
    """Whether a seat is beside you."""
    return abs(angle) > _SIDE


def at_top(angle: float) -> bool:
    """Whether a seat is straight across the table."""
    return abs(angle) < _TOP
