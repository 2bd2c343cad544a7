"""A round begins: cups are shaken and land, and your dice come out from under yours."""

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF

from desktop_app.engine.outcome import clockwise
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.dice_pieces import spot_of
from desktop_app.ui.table.motion.cups import CupAt, moving_cup
from desktop_app.ui.table.motion.fades import fade_in, fade_out, gone
from desktop_app.ui.table.motion.motion import Motion, in_cubic, in_out_sine, out_back_softly, out_bounce, out_cubic
from desktop_app.ui.table.motion.sprites import Pose, faded, posed
from desktop_app.ui.table.pieces import Part, Piece
from desktop_app.ui.table.shot import Shot

#: Of the shaking: its length, its swings, how much of one swing is left in the next; degrees, pixels across and up.
_SHAKE, _SWINGS, _LEFT, _DEGREES, _ACROSS, _UP = 640, 4, 0.7, 7, 6, 3
#: How far the seats begin one after the other.
_APART = 60
#: Of the landing: its length, that of the fall in it, that of the squash; pixels of the fall and of the bounce.
_LAND, _FALL, _SQUASHED, _HEIGHT, _BOUNCE = 220, 120, 60, 26, 4
#: When a falling cup touches the table, in shares of the bounce; how flat it gets.
_TOUCH, _FLAT = 1 / 2.75, 0.04
_TOUCHED = _FALL + _TOUCH * (_LAND - _FALL)
TOUCHES = _SHAKE + _TOUCHED
"""When the first cup touches the table."""
#: Of your dice: length, distance in time, pixels, degrees; how long they take to become visible.
_APPEAR, _DICE_APART, _TRAVEL, _TURN, _VISIBLE = 260, 45, 18, -20, 100
#: How long it takes to take a cup up from where it was. Meanwhile this is swept away.
_TAKE = 120
_SWEPT = (Part.DIE, Part.BADGE, Part.CAPTION, Part.BID, Part.IN_PLAY, Part.COUNT, Part.SLOTS)
#: How long the words in the oval take to appear; where the light changes, they wait until they can be read.
_WORDS, _IN_NEW_LIGHT = 200, 420


def dealing(before: Shot, after: Shot) -> Iterator[Motion]:
    """The motions of the beginning of a round."""
    if not after.scene.dealt or (before.scene.dealt and _round(before.scene) == _round(after.scene)):
        return
    me = after.scene.me
    old = [piece for name, piece in before.named.items() if name[0] in _SWEPT]
    yield fade_out([*old, *gone(before, after, Part.CUP)], Part.LEATHER, 0, _TAKE, _round)
    players = len(after.scene.seats)
    shaking = [seat for seat in (me, *clockwise(players, me)) if (Part.CUP, seat) in after.named]
    for number, seat in enumerate(shaking):
        yield Motion((Part.CUP, seat), number * _APART, _SHAKE + _LAND, _round, _shaken(before, after, seat))
    for place in range(len(after.setting.own.hand)):
        begin = _SHAKE + _LAND + place * _DICE_APART
        yield Motion((Part.DIE, me, place), begin, _APPEAR, _round, _appearing(after))
    for name in after.named:
        if name[0] is Part.DIE and name[1] != me:  # those of others lie open in the lesson
            yield fade_in(name, _SHAKE + _LAND, _APPEAR, _round)
    begin = _TAKE if before.scene.palifico == after.scene.palifico else _IN_NEW_LIGHT
    for part in (Part.CAPTION, Part.IN_PLAY):
        yield fade_in((part,), begin, _WORDS, _round)


def _round(scene: TableScene) -> int:
    return scene.round_number


def _shaken(before: Shot, after: Shot, seat: int) -> Callable[[float, Sequence[Piece]], Iterator[Piece]]:
    spot, earlier = spot_of(after.setting, seat), spot_of(before.setting, seat)
    k = after.setting.k

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if spot is None:
            return
        rest = CupAt.resting(spot)
        start = rest if earlier is None else CupAt.resting(earlier)
        here = _shake(rest, at, k) if at < _SHAKE else _landing(rest, at - _SHAKE, k)
        if at < _TAKE:
            here = start.towards(here, in_out_sine(at / _TAKE))
        yield moving_cup(after.setting, seat, here, spot.cup_width)

    return change


def _shake(rest: CupAt, at: float, k: float) -> CupAt:
    """In the hand, some pixels over the table."""
    swings = at / _SHAKE * _SWINGS
    swing = _LEFT**swings * math.sin(2 * math.pi * swings)
    across = QPointF(_ACROSS * k * swing, 0)
    lift = _HEIGHT * k * out_cubic(at / _TAKE) + _UP * k * abs(swing)
    return CupAt(rest.at + across, rest.width, _DEGREES * swing, lift)


def _landing(rest: CupAt, at: float, k: float) -> CupAt:
    fall, bounce = at / _FALL, (at - _FALL) / (_LAND - _FALL)
    lift = _HEIGHT - (_HEIGHT - _BOUNCE) * in_cubic(fall) - _BOUNCE * out_bounce(bounce)
    squashed = min(max((at - _TOUCHED) / _SQUASHED, 0), 1)
    return CupAt(rest.at, rest.width, 0, lift * k, 1 - _FLAT * math.sin(math.pi * squashed))


def _appearing(after: Shot) -> Callable[[float, Sequence[Piece]], Iterator[Piece]]:
    setting = after.setting

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        rest = 1 - out_back_softly(at / _APPEAR)
        for piece in pieces if at else ():
            pose = Pose(piece.area.center(), QPointF(_TRAVEL * setting.k * rest, 0), _TURN * rest)
            here = posed(piece, pose, setting.cache)
            yield here if at >= _VISIBLE else faded(here, at / _VISIBLE)

    return change
