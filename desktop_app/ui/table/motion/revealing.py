"""Cups are lifted one after the other, and the dice under them counted one by one."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.engine.outcome import Outcome, clockwise
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.painting.die import draw_match_halo, draw_match_ring
from desktop_app.ui.table.dice_pieces import match_of, spot_of
from desktop_app.ui.table.motion.cups import CupAt, moving_cup
from desktop_app.ui.table.motion.fades import changed, fade_in, fade_into, fade_out, gone, new
from desktop_app.ui.table.motion.motion import Change, Motion, out_back, out_cubic, out_quad
from desktop_app.ui.table.motion.sprites import Pose, faded, posed
from desktop_app.ui.table.pieces import Part, Piece, around
from desktop_app.ui.table.shot import Shot

#: Of a cup that is lifted: how long it takes, when the dice under it begin to show and how long that takes.
_LIFT, _DICE_AFTER, _DICE = 340, 90, 160
APART = 180
"""How far a cup is behind the one before it."""
#: How long the bid in the oval takes to become the count.
_COUNT_COMES = 200
#: A die that is counted: how long its ring takes, that of the last one, and how large the ring begins.
_RING, _LAST, _RING_SIZE = 300, 520, 1.25
#: How long the number and the slot take, and how large the number gets; how long the badge takes, how small it begins.
_TICK, _NUMBER, _BADGE, _BADGE_SIZE = 200, 1.1, 220, 0.3
#: How far a ring with its light reaches over the die's middle, in sides.
_REACH = 1.5


def revealing(before: Shot, after: Shot) -> Iterator[Motion]:
    """The motions of a reveal, and of one more die in the count."""
    outcome = after.scene.outcome
    if outcome is None:
        return
    if before.scene.outcome is None:
        yield from _lifting(before, after, outcome)
    elif before.scene.outcome == outcome and after.scene.counted == before.scene.counted + 1:
        yield from _counting(before, after, outcome)


def _outcome(scene: TableScene) -> object:
    return scene.round_number, scene.outcome


def _lifting(before: Shot, after: Shot, outcome: Outcome) -> Iterator[Motion]:
    players = len(after.scene.seats)
    holders = [seat for seat in (outcome.bidder, *clockwise(players, outcome.bidder)) if after.scene.seats[seat].hand]
    for number, seat in enumerate(holders):
        begin = number * APART
        yield Motion((Part.CUP, seat), begin, _LIFT, _outcome, _lifted(before, after, seat))
        for place in range(len(after.scene.seats[seat].hand)):
            name = (Part.DIE, seat, place)
            if name in before.named:
                yield Motion(name, begin, _LIFT, _outcome, _moving_over(before, after, seat, place))
            else:
                yield fade_in(name, begin + _DICE_AFTER, _DICE, _outcome)
    # Where the table comes late, dice have been counted already.
    for name in new(before, after, Part.BADGE):
        yield fade_in(name, holders.index(name[1]) * APART + _DICE_AFTER, _DICE, _outcome)
    old = gone(before, after, Part.CAPTION, Part.BID, Part.IN_PLAY)
    yield fade_out([*old, *changed(before, after, [Part.CAPTION])], Part.LEATHER, 0, _COUNT_COMES / 2, _outcome)
    yield fade_out(gone(before, after, Part.CHIP), Part.AIR, 0, _COUNT_COMES / 2, _outcome)
    for name in ((Part.CAPTION,), *new(before, after, Part.COUNT, Part.SLOTS)):
        yield fade_in(name, _COUNT_COMES / 2, _COUNT_COMES, _outcome)


def _lifted(before: Shot, after: Shot, seat: int) -> Change:
    spot, earlier = spot_of(after.setting, seat), spot_of(before.setting, seat)

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if spot is not None and earlier is not None:
            here = CupAt.resting(earlier).towards(CupAt.resting(spot), out_cubic(at / _LIFT))
            yield moving_cup(after.setting, seat, here, spot.cup_width)

    return change


def _moving_over(before: Shot, after: Shot, seat: int, place: int) -> Change:
    """A die of yours, from where it lay while you bid to where it lies in the open."""
    spot, earlier = spot_of(after.setting, seat), spot_of(before.setting, seat)

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if spot is None or earlier is None:
            return
        rest = 1 - out_cubic(at / _LIFT)
        by = (earlier.dice[place] - spot.dice[place]) * rest
        scale = 1 + (earlier.side / spot.side - 1) * rest
        for piece in pieces:
            yield posed(piece, Pose(spot.dice[place], by, scale=scale), after.setting.cache)

    return change


def _counting(before: Shot, after: Shot, outcome: Outcome) -> Iterator[Motion]:
    counted = after.scene.counted

    def about(scene: TableScene) -> object:
        return _outcome(scene), scene.counted >= counted

    last = counted == outcome.matching
    seat, place = after.scene.matching[counted - 1]
    length = _LAST if last else _RING
    old = before.named.get((Part.DIE, seat, place))
    if old is not None:
        yield Motion(old.name, 0, length, about, _ringed(after, old, seat, place, length))
    yield Motion((Part.BADGE, seat, place), 0, _BADGE, about, _popping(after))
    yield Motion((Part.COUNT,), 0, _TICK, about, _ticking(after))
    for piece in changed(before, after, [Part.SLOTS]):
        yield fade_into(piece, 0, _TICK, about)
    for piece in changed(before, after, [Part.DIE]) if last else ():
        if piece.name != (Part.DIE, seat, place):
            yield fade_into(piece, 0, _LAST, about)


def _ringed(after: Shot, old: Piece, seat: int, place: int, length: float) -> Change:
    """The light comes up behind the die and a ring closes round it."""
    setting, spot = after.setting, spot_of(after.setting, seat)

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if spot is None:
            return
        share, side, corner = out_quad(at / length), spot.side, spot.dice[place]
        middle = corner + QPointF(side / 2, side / 2)
        match = match_of(setting, after.scene.seats[seat].hand[place])
        size = _RING_SIZE + (1 - _RING_SIZE) * share
        area = around(middle, _REACH * side, _REACH * side)

        def paint_halo(painter: QPainter) -> None:
            painter.setOpacity(share)
            draw_match_halo(painter, setting.tokens, corner.x(), corner.y(), side)
            painter.setOpacity(1)

        def paint_ring(painter: QPainter) -> None:
            painter.save()
            painter.setOpacity(share)
            painter.translate(middle)
            painter.scale(size, size)
            draw_match_ring(painter, setting.tokens, -side / 2, -side / 2, side, match)
            painter.restore()

        yield Piece(area, ("halo", share), paint_halo, old.name)
        yield old
        yield Piece(area, ("ring", share), paint_ring, old.name)

    return change


def _popping(after: Shot) -> Change:
    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        size = _BADGE_SIZE + (1 - _BADGE_SIZE) * out_back(at / _BADGE)
        for piece in pieces:
            yield faded(
                posed(piece, Pose(piece.area.center(), QPointF(), scale=size), after.setting.cache),
                min(2 * at / _BADGE, 1),
            )

    return change


def _ticking(after: Shot) -> Change:
    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        size = _NUMBER + (1 - _NUMBER) * out_quad(at / _TICK)
        for piece in pieces:
            yield posed(piece, Pose(piece.area.center(), QPointF(), scale=size), after.setting.cache)

    return change
