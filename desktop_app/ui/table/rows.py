"""Where dice lie on the leather: yours in a row beside your cup, those of others in a block beside theirs."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop_app.engine.rules import MAX_PLAYERS
from desktop_app.ui.table.frame import Frame, at_side, at_top

#: Of your dice, in k: side, gap as a share of it, how far their lower edge lies over the leather's, distance and width
#: of the cup. First while bidding, then in the open, where rings and numbers need more room.
_OWN_SIDE, _OWN_GAP, _OWN_UP, _OWN_CUP_GAP, _OWN_CUP = 64, 0.2, 56, 74, 74
_OPEN_SIDE, _OPEN_GAP, _OPEN_UP, _OPEN_CUP_GAP, _OPEN_CUP = 60, 0.37, 40, 66, 66
#: With six at the table blocks of dice lie close above: your row is smaller, and lower.
_SIX_SIDE, _SIX_GAP, _SIX_UP, _SIX_CUP = 50, 0.34, 34, 58
#: Your dice never get smaller than this, in pixels, while they are that many; then they shrink with the room.
_READABLE = 52
#: How far your row stays from the cups beside it, in k; how far your cup may stand over the leather's edge: not at all
#: while bidding, by a little in the open, further down.
_APART, _OVER_EDGE, _OPEN_OVER_EDGE = 10, -8, 24
#: Of the dice of others in the open, in k: side, gap, gap between rows, distance from the cup's middle, how far their
#: upper edge lies below the plate's middle; the cup's width, and how far below the plate's middle it stands.
_DIE, _GAP, _ROW_GAP, _FROM_CUP, _BELOW_PLATE = 34, 12, 10, 46, 32
_CUP, _CUP_BELOW, _TILT = 58, 112, 13
#: Straight across the table everything lies this much lower, and the cup this far left of the middle, in k.
_TOP_LOWER, _TOP_LEFT = 12, 75
#: The most dice in a row of a block, and how far a second row is moved in, in k.
_IN_A_ROW, _MOVED = 3, 6
#: How far a block lies from the middle, of the distance of its seat's plate, by the number of players: beside you (the
#: further it is from the oval's middle, the less it must give way), and towards a corner.
_AT_SIDE, _AT_CORNER = {4: 0.88, 5: 0.83, 6: 0.80}, {3: 0.93, 5: 0.86, 6: 0.86}
#: Dice that lie as they fell are turned a little, in degrees.
_TURNS = (-4, 3, -2, 5, -3)


@dataclass(frozen=True, slots=True)
class DiceRow:
    """Your dice from left to right, and your cup: the middle of its mouth, and the mouth's width."""

    dice: tuple[QPointF, ...]
    side: float
    cup: QPointF
    cup_width: float


@dataclass(frozen=True, slots=True)
class Block:
    """Another seat in the open: its lifted cup (middle of the mouth, width, tilt in degrees) and room for its dice.

    `inward` is 1 where dice lie to the right of the cup, −1 to its left.
    """

    cup: QPointF
    cup_width: float
    tilt: int
    inward: int
    start: QPointF
    k: float

    @property
    def side(self) -> float:
        """The side of a die."""
        return _DIE * self.k

    def dice(self, count: int) -> tuple[QPointF, ...]:
        """The upper left corners of so many dice, row by row from the left."""
        rows = _rows(count)
        step, k = (_DIE + _GAP) * self.k, self.k
        top = self.start.y() + ((_DIE + _ROW_GAP) / 2 * k if len(rows) == 1 else 0)
        corners: list[QPointF] = []
        for number, held in enumerate(rows):
            moved = _MOVED * k if number else 0
            first = self.start.x() + moved if self.inward > 0 else self.start.x() - moved - held * step + _GAP * k
            y = top + number * (_DIE + _ROW_GAP) * k
            corners += [QPointF(first + place * step, y) for place in range(held)]
        return tuple(corners)


def turn_of(seat: int, place: int) -> int:
    """How a die lies on the leather, in degrees."""
    return _TURNS[(seat + place) % len(_TURNS)]


def open_block(frame: Frame, angle: float) -> Block:
    """The block of a seat at an angle."""
    k, seat = frame.k, frame.seat(angle)
    inward = -1 if angle > 0 else 1
    if at_top(angle):
        # Cup and dice stand together in the middle below the plate.
        x, y = frame.x - _TOP_LEFT * k, seat.y() + _TOP_LOWER * k
    else:
        x = frame.x + (seat.x() - frame.x) * (_AT_SIDE if at_side(angle) else _AT_CORNER)[frame.players]
        y = seat.y()
    tilt = -_TILT if inward > 0 else _TILT
    start = QPointF(x + inward * _FROM_CUP * k, y + _BELOW_PLATE * k)
    return Block(QPointF(x, y + _CUP_BELOW * k), _CUP * k, tilt, inward, start, k)


def own_row(frame: Frame, count: int, cups: Sequence[QRectF]) -> DiceRow:
    """Your dice and cup while you bid; `cups` are the mouths of the others' cups."""
    k = frame.k
    side = max(_OWN_SIDE * k, _READABLE)
    bottom = frame.bottom - _OWN_UP * k
    near = [cup for cup in cups if cup.bottom() > bottom - side - 6]
    row = _Row(frame, count, side, _OWN_GAP, _OWN_CUP_GAP * k, _OWN_CUP * k, _OVER_EDGE * k)
    return row.lie(bottom, bottom + side * 0.02, near)


def own_row_open(frame: Frame, count: int, blocks: Sequence[Block]) -> DiceRow:
    """Your dice and cup once the cups are lifted."""
    k, six = frame.k, frame.players == MAX_PLAYERS
    side = (_SIX_SIDE if six else _OPEN_SIDE) * k
    bottom = frame.bottom - (_SIX_UP if six else _OPEN_UP) * k
    near = [
        QRectF(block.cup.x() - block.cup_width / 2, block.cup.y() - 1, block.cup_width, 1)
        for block in blocks
        if block.cup.y() > bottom - side - 6
    ]
    width = (_SIX_CUP if six else _OPEN_CUP) * k
    row = _Row(frame, count, side, _SIX_GAP if six else _OPEN_GAP, _OPEN_CUP_GAP * k, width, _OPEN_OVER_EDGE * k)
    return row.lie(bottom, bottom + 4 * k, near)


@dataclass(frozen=True, slots=True)
class _Row:
    """What your dice would measure with all the room in the world."""

    frame: Frame
    count: int
    side: float
    gap: float
    cup_gap: float
    cup_width: float
    over_edge: float

    def lie(self, bottom: float, base: float, near: Sequence[QRectF]) -> DiceRow:
        """The row between the leather's edges and the cups beside it, smaller if it must be, then moved left."""
        k, x = self.frame.k, self.frame.x
        half = self._half_chord(base) + self.over_edge
        left = max([x - half, *(cup.right() + _APART * k for cup in near if cup.center().x() < x)])
        right = min([x + half, *(cup.left() - _APART * k for cup in near if cup.center().x() > x)])
        units = self.count + max(self.count - 1, 0) * self.gap
        beside = self.cup_gap + self.cup_width / 2
        side = min(self.side, (right - left - beside) / units) if units else self.side
        width = units * side
        start = x - width / 2
        start -= max(start + width + beside - right, 0)
        step = side * (1 + self.gap)
        dice = tuple(QPointF(start + place * step, bottom - side) for place in range(self.count))
        return DiceRow(dice, side, QPointF(start + width + self.cup_gap, base), self.cup_width)

    def _half_chord(self, y: float) -> float:
        """Half the width of the leather at a height."""
        table = self.frame.table
        share = min(abs(y - table.y) / (table.ry - table.rim), 1)
        power = 2.7
        return (table.rx - table.rim) * (1 - share**power) ** (1 / power)


def _rows(count: int) -> tuple[int, ...]:
    """How many dice lie in each row of a block."""
    if count <= _IN_A_ROW:
        return (count,)
    return (count - count // 2, count // 2)
