"""Bids are made and answered: a chip flies to the middle, the turn passes, somebody calls, somebody thinks."""

import math
from collections.abc import Iterator, Sequence
from math import inf

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.engine.moves import BidMade
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.painting.chips import dots_risen
from desktop_app.ui.table.ground import lamp_of, lamplight
from desktop_app.ui.table.motion.fades import changed, fade_in, fade_into, fade_out, gone, new
from desktop_app.ui.table.motion.motion import Change, Motion, in_out_cubic, in_out_sine, out_back
from desktop_app.ui.table.motion.sprites import Pose, faded, fading, posed
from desktop_app.ui.table.pieces import Part, Piece
from desktop_app.ui.table.seat_pieces import chip_at, thinking_dots
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.tokens import faded as see_through

#: Of the flight: its length, pixels of its arc, how many times as large as on a chip a die is in the oval; from which
#: to which share of the way the chip becomes the bid.
_FLIGHT, _ARC, _GROWTH, _BECOMES = 380, 40, 3.68, (0.6, 0.85)
SLIDES = 190
"""When the flight is fastest: the slip of paper is in the oval 100 ms later."""
#: How long the old bid takes to fade, the lamp to glide, the ring of the one whose turn it was to fade.
_OLD, _GLIDE, _RING = 120, 420, 180
#: Of a call: its length, how small its tag begins, how much the light dips.
_CALL, _TAG, _DIP = 260, 0.6, 0.08


def bidding(before: Shot, after: Shot) -> Iterator[Motion]:
    """The motions of a bid, of a call and of the turn."""
    same_round = before.scene.round_number == after.scene.round_number and before.scene.dealt
    made = after.scene.standing
    if same_round and made is not None and made != before.scene.standing:
        yield from _bid(before, after, made)
    if same_round and after.scene.call is not None and before.scene.call is None:
        yield from _call(before, after)
    if before.scene.turn != after.scene.turn:
        yield Motion((Part.LAMP,), 0, _GLIDE, _turn, _gliding(before, after))
        for plate in changed(before, after, [Part.PLATE]):
            yield fade_into(plate, 0, _RING, _turn)
        for name in new(before, after, Part.TAG) if after.scene.call is None else ():
            yield fade_in(name, 0, _RING, _turn)


def thinking(after: Shot) -> Iterator[Motion]:
    """The dots of somebody who thinks, for as long as that lasts."""
    seat = after.scene.thinking
    if seat is None:
        return

    def about(scene: TableScene) -> object:
        return scene.thinking

    def change(at: float, _pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield thinking_dots(after.setting, seat, dots_risen(at))

    yield Motion((Part.DOTS, seat), 0, inf, about, change)


def _turn(scene: TableScene) -> int | None:
    return scene.turn


def _standing(scene: TableScene) -> object:
    return scene.standing, scene.outcome


def _bid(before: Shot, after: Shot, made: BidMade) -> Iterator[Motion]:
    old = [before.named[name] for name in ((Part.CAPTION,), (Part.BID,)) if name in before.named]
    yield fade_out(old, Part.LEATHER, 0, _OLD, _standing)
    yield fade_in((Part.CAPTION,), _FLIGHT / 2, _FLIGHT / 2, _standing)
    for piece in changed(before, after, [Part.CHIP]):
        yield fade_into(piece, 0, _OLD, _standing)
    chip, big = after.named.get((Part.CHIP, made.seat)), after.named.get((Part.BID,))
    if chip is not None and big is not None:
        flight = _Flight(after, made, chip, big)
        yield Motion((Part.AIR,), 0, _FLIGHT, _standing, flight.chip)
        yield Motion((Part.BID,), 0, _FLIGHT, _standing, flight.bid)


class _Flight:
    """From the plate to the middle on an arc: a chip that grows and becomes the bid in the oval."""

    def __init__(self, after: Shot, made: BidMade, chip: Piece, big: Piece) -> None:
        self._setting = after.setting
        self._start, self._end = chip.area.center(), big.area.center()
        # Twice as large as it begins, so that it stays sharp while it grows.
        self._chip = chip_at(after.setting, self._start, made.bid, 2 * after.setting.k)

    def chip(self, at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """The chip in the air."""
        yield from pieces
        here, scale = self._at(at)
        pose = Pose(self._start, here - self._start, scale=scale / 2)
        yield from fading(posed(self._chip, pose, self._setting.cache), 1 - self._become(at))

    def bid(self, at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        """What it becomes, at the same place and as large."""
        here, scale = self._at(at)
        become = self._become(at)
        for piece in pieces if become else ():
            pose = Pose(self._end, here - self._end, scale=scale / _GROWTH)
            yield faded(posed(piece, pose, self._setting.cache), become)

    def _at(self, at: float) -> tuple[QPointF, float]:
        """Where it is, and how many times as large as at its beginning."""
        share = in_out_cubic(at / _FLIGHT)
        arc = QPointF(0, -_ARC * self._setting.k * math.sin(math.pi * share))
        return self._start + (self._end - self._start) * share + arc, 1 + (_GROWTH - 1) * share

    def _become(self, at: float) -> float:
        start, end = _BECOMES
        return min(max((in_out_cubic(at / _FLIGHT) - start) / (end - start), 0), 1)


def _gliding(before: Shot, after: Shot) -> Change:
    """The lamp on its way from one to another."""
    start, end = lamp_of(before.setting), lamp_of(after.setting)

    def change(at: float, _pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield lamplight(after.setting, start.towards(end, in_out_sine(at / _GLIDE)))

    return change


def _call(before: Shot, after: Shot) -> Iterator[Motion]:
    def about(scene: TableScene) -> object:
        return scene.call

    old = gone(before, after, Part.CHIP) + [piece for name, piece in before.named.items() if name[0] is Part.TAG]
    yield fade_out(old, Part.AIR, 0, _OLD, about)
    if after.scene.call is not None:
        yield Motion((Part.TAG, after.scene.call.seat), 0, _CALL, about, _growing(after))
    yield Motion((Part.LEATHER,), 0, _CALL, about, _dipping(after))


def _growing(after: Shot) -> Change:
    """The tag of somebody who calls."""

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        for piece in pieces:
            pose = Pose(piece.area.center(), QPointF(), scale=_TAG + (1 - _TAG) * out_back(at / _CALL))
            yield faded(posed(piece, pose, after.setting.cache), min(3 * at / _CALL, 1))

    return change


def _dipping(after: Shot) -> Change:
    """The light over the table, which goes down for a moment and comes back."""
    table, shadow = after.setting.layout.frame.table, after.setting.tokens.shadow
    outline = table.outline()

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield from pieces
        depth = _DIP * math.sin(math.pi * at / _CALL)

        def paint(painter: QPainter) -> None:
            painter.fillPath(outline, see_through(shadow, depth))

        yield Piece(outline.boundingRect(), ("dip", depth), paint, (Part.LEATHER,))

    return change
