"""Where each seat's things lie: plates, chips, cups, dice under them and dice in the open, the oval in the middle.

Pure arithmetic in pixels of the design, from the table's frame and the names. Dice are given by their upper left
corners with a side; cups by the middle of the mouth, with the mouth's width.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.ui.table.frame import ANGLES, EDGE, Frame, at_side, at_top
from desktop_app.ui.table.rows import Block, DiceRow, open_block, own_row, own_row_open

#: Of a plate: the radius of its corners, that of the portrait's circle, and how far chips stay from it, in k; how far
#: the portrait reaches over the plate's end, in pixels.
_CORNER, _PORTRAIT, _CHIP_GAP, _OUTER = 18, 35, 13, 4
#: The widest thing that stands in a chip's place, a tag; tags get smaller with k, but not below this.
_WIDEST_TAG, SMALLEST_TAG = 81, 0.95
#: How far that stays from others, in k; how far the blocks of dice across the table reach from the middle.
_APART, _TOP_BLOCK = 6, 104
#: A plate nobody could read across, in k.
_WIDEST_PLATE = 330
#: Of the cups, in k: width, and how far below the plate's middle they stand (beside you, straight across).
_CUP, _BELOW, _BELOW_TOP = 62, 106, 112
#: The oval, in k: half width, half height, how far over the middle of the bid its own middle lies.
_OVAL_RX, _OVAL_RY, _OVAL_UP = 170, 104, 7
#: The ribbon: half its height at scale 1, the least that its scale may be; how far over the oval it hangs, or how far
#: below the oval's middle (closer where the oval lies lower), in k.
_RIBBON, _SMALLEST_RIBBON, _OVER_OVAL, _BELOW_OVAL, _BELOW_LOW_OVAL = 17, 0.82, 6, 108, 101


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where one seat's plate and cup are; mirrored plates have their portrait at the right."""

    angle: float
    plate: QRectF
    mirrored: bool
    cup: QPointF
    cup_width: float

    @property
    def chip_edge(self) -> QPointF:
        """The point on the plate's edge that a chip's tail touches."""
        x = self.plate.left() + 1 if self.mirrored else self.plate.right() - 1
        return QPointF(x, self.plate.center().y())

    @property
    def cup_area(self) -> QRectF:
        """What the cup covers while it stands on the table."""
        width = self.cup_width
        return QRectF(self.cup.x() - width / 2, self.cup.y() - 1.06 * width, width, 1.12 * width)

    def beside(self, width: float, k: float) -> QPointF:
        """The middle of something of that width in the chip's place."""
        off = _CHIP_GAP * k + width / 2
        x = self.plate.left() - off if self.mirrored else self.plate.right() + off
        return QPointF(x, self.plate.center().y())

    def portrait(self, k: float) -> QRectF:
        """The portrait at the plate's outer end, a little beyond it."""
        radius = _PORTRAIT * k
        left = self.plate.right() - 2 * radius + _OUTER if self.mirrored else self.plate.left() - _OUTER
        return QRectF(left, self.plate.center().y() - radius, 2 * radius, 2 * radius)

    def bounds(self, k: float) -> QRectF:
        """The plate with its portrait."""
        return self.plate.united(self.portrait(k))


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything's place. Seats are numbered as in the game, `me` sits at the bottom."""

    frame: Frame
    me: int
    places: tuple[SeatPlace, ...]

    @classmethod
    def of(cls, frame: Frame, me: int, plates: Sequence[tuple[float, float]]) -> "Layout":
        """The layout on a table, given width and height of each seat's plate."""
        places = [
            _own_place(frame, *plates[me])
            if seat == me
            else _place(frame, ANGLES[len(plates)][(seat - me - 1) % len(plates)], *plates[seat])
            for seat in range(len(plates))
        ]
        return cls(frame, me, tuple(places))

    @property
    def oval(self) -> QRectF:
        """The stitched oval of the standing bid."""
        k, middle = self.frame.k, oval_center(self.frame)
        return QRectF(middle.x() - _OVAL_RX * k, middle.y() - _OVAL_RY * k, 2 * _OVAL_RX * k, 2 * _OVAL_RY * k)

    def ribbon(self, *, revealed: bool) -> QPointF:
        """The middle of the ribbon of a Palifico round, or while the dice lie open of that or of the one to come."""
        frame, oval = self.frame, self.oval
        if not revealed and frame.players > MIN_PLAYERS:
            return QPointF(oval.center().x(), oval.top() - _OVER_OVAL * frame.k - _RIBBON * self.ribbon_size)
        # With two players the other's cup stands too close above; with a reveal the dice of others lie there.
        below = _BELOW_LOW_OVAL if frame.players in (4, 6) else _BELOW_OVAL
        return oval.center() + QPointF(0, below * frame.k)

    @property
    def ribbon_size(self) -> float:
        """The ribbon's scale."""
        return min(max(self.frame.k, _SMALLEST_RIBBON), 1)

    def area_of(self, row: int) -> QRectF:
        """What a row of the model covers: a seat's plate, or the oval."""
        return self.places[row].bounds(self.frame.k) if row < len(self.places) else self.oval

    def outline_of(self, row: int) -> QPainterPath:
        """The outline of the same: that of the plate and its portrait, or the oval."""
        path = QPainterPath()
        if row == len(self.places):
            path.addEllipse(self.oval)
            return path
        place, k = self.places[row], self.frame.k
        path.addRoundedRect(place.plate, _CORNER * k, _CORNER * k)
        portrait = QPainterPath()
        portrait.addEllipse(place.portrait(k))
        return path.united(portrait)

    def row_at(self, point: QPointF) -> int | None:
        """The row at a point: that of a plate or a cup, or the oval's."""
        for seat, place in enumerate(self.places):
            if self.area_of(seat).contains(point) or place.cup_area.contains(point):
                return seat
        return len(self.places) if self.oval.contains(point) else None

    def block(self, seat: int) -> Block:
        """Where another seat's cup and dice lie once the cups are lifted."""
        return open_block(self.frame, self.places[seat].angle)

    def own_dice(self, count: int) -> DiceRow:
        """Where your dice and your cup lie while you bid."""
        cups = [
            QRectF(place.cup.x() - place.cup_width / 2, place.cup.y() - 1, place.cup_width, 1)
            for seat, place in enumerate(self.places)
            if seat != self.me
        ]
        return own_row(self.frame, count, cups)

    def own_dice_open(self, count: int) -> DiceRow:
        """Where they lie once the cups are lifted."""
        blocks = [self.block(seat) for seat in range(len(self.places)) if seat != self.me]
        return own_row_open(self.frame, count, blocks)


def oval_center(frame: Frame) -> QPointF:
    """The middle of the oval."""
    return frame.oval - QPointF(0, _OVAL_UP * frame.k)


def widest_plate(frame: Frame, angle: float | None) -> float:
    """How wide a plate at an angle (None: yours) may be, so that its chip stays clear of what lies further in."""
    k = frame.k
    most = _WIDEST_PLATE * k
    if angle is None or at_top(angle):
        return most
    beside = _WIDEST_TAG * max(k, SMALLEST_TAG) + (_CHIP_GAP + _APART) * k
    if at_side(angle):
        return min(most, frame.x - _OVAL_RX * k - beside - EDGE)
    inner = frame.x - (_TOP_BLOCK * k if frame.players == MAX_PLAYERS else 0) - beside
    outer = frame.x - abs(frame.seat(angle).x() - frame.x)
    return min(most, inner - EDGE, 2 * (inner - outer))


def _place(frame: Frame, angle: float, width: float, height: float) -> SeatPlace:
    k, seat = frame.k, frame.seat(angle)
    x = min(max(seat.x(), width / 2 + EDGE), frame.width - width / 2 - EDGE)
    plate = QRectF(x - width / 2, seat.y() - height / 2, width, height)
    if at_top(angle):
        inward, below = 0.0, _BELOW_TOP
    elif at_side(angle):
        inward, below = (0.74 if frame.players == 6 else 0.80), _BELOW
    else:
        inward, below = (0.70 if frame.players == 6 else 0.78), _BELOW
    cup = QPointF(frame.x + (seat.x() - frame.x) * inward, seat.y() + below * k)
    return SeatPlace(angle, plate, angle > 0, cup, _CUP * k)


def _own_place(frame: Frame, width: float, height: float) -> SeatPlace:
    """Your plate on the lower rim; your cup stands with your dice."""
    middle = QPointF(frame.x, frame.table.y + frame.table.ry - 4 * frame.k)
    plate = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    return SeatPlace(180, plate, False, middle, 0)
