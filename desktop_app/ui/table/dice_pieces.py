"""Cups and dice: yours always in sight, those of others from the moment when the cups are lifted."""

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.ui.painting.cup import STANDING, CupPose, draw_cup
from desktop_app.ui.painting.die import DieLook, Match, draw_die, draw_number_badge
from desktop_app.ui.table.pieces import Piece, Setting, around
from desktop_app.ui.table.rows import turn_of

#: A lifted cup: pixels over the table in k, and how far yours is tilted (degrees).
_LIFT, _OWN_LIFT, _OWN_TILT = 12, 10, 12
#: How dark a die becomes that does not count.
_DIM = 0.34
#: Number badges on dice of others and on yours: radius, and how far right of and over the die's corner, in k.
_BADGE, _BADGE_X, _BADGE_Y = 9.5, 2, -2
_OWN_BADGE, _OWN_BADGE_X, _OWN_BADGE_Y = 11, 4, -4


def dice_pieces(setting: Setting, seat: int) -> Iterator[Piece]:
    """The cup of a seat and whatever dice of it lie open."""
    if seat == setting.me:
        yield from _own(setting)
    elif setting.scene.outcome is not None:
        yield from _open(setting, seat)
    elif not setting.scene.seats[seat].out:
        place = setting.layout.places[seat]
        yield _cup(setting, seat, place.cup, place.cup_width, STANDING)


def _own(setting: Setting) -> Iterator[Piece]:
    own, revealed = setting.own, setting.scene.outcome is not None
    if own.out and not own.hand:
        return
    if revealed:
        row = setting.layout.own_dice_open(len(own.hand))
        pose = CupPose(_OWN_TILT, _OWN_LIFT * setting.k, mouth=True)
    else:
        row = setting.layout.own_dice(own.dice)
        pose = STANDING
    dice = row.dice if own.hand else ()
    yield from _dice(setting, setting.me, dice, row.side, straight=True)
    yield _cup(setting, setting.me, row.cup, row.cup_width, pose)


def _open(setting: Setting, seat: int) -> Iterator[Piece]:
    hand = setting.scene.seats[seat].hand
    if not hand:
        return
    block = setting.layout.block(seat)
    yield from _dice(setting, seat, block.dice(len(hand)), block.side, straight=False)
    yield _cup(setting, seat, block.cup, block.cup_width, CupPose(block.tilt, _LIFT * setting.k, mouth=True))


def _cup(setting: Setting, seat: int, at: QPointF, width: float, pose: CupPose) -> Piece:
    character = setting.characters[seat]

    def paint(painter: QPainter) -> None:
        draw_cup(painter, setting.tokens, setting.cache, at.x(), at.y(), width, character, pose)

    area = around(at, 1.2 * width, 1.6 * width)
    return Piece(area, ("cup", character, pose, setting.tokens.scheme), paint)


def _dice(setting: Setting, seat: int, corners: tuple[QPointF, ...], side: float, *, straight: bool) -> Iterator[Piece]:
    scene = setting.scene
    numbers = _numbers(setting)
    done = scene.outcome is not None and scene.counted == scene.outcome.matching
    for place, (corner, face) in enumerate(zip(corners, scene.seats[seat].hand, strict=True)):
        number = numbers.get((seat, place))
        look = DieLook(
            face,
            wild=scene.wild,
            match=None if number is None else _match(setting, face),
            dim=_DIM if done and number is None else 0,
            turn=0 if straight or number is not None else turn_of(seat, place),
        )
        yield _die(setting, corner, side, look)


def number_pieces(setting: Setting) -> Iterator[Piece]:
    """The numbers of the dice that have been counted. They lie over everything: no plate may hide one."""
    layout, seats = setting.layout, setting.scene.seats
    for (seat, place), number in _numbers(setting).items():
        dice = len(seats[seat].hand)
        if seat == setting.me:
            row = layout.own_dice_open(dice)
            yield _badge(setting, row.dice[place], row.side, number, own=True)
        else:
            block = layout.block(seat)
            yield _badge(setting, block.dice(dice)[place], block.side, number, own=False)


def _numbers(setting: Setting) -> dict[tuple[int, int], int]:
    """The numbers counted so far, by seat and place in the hand."""
    scene = setting.scene
    return {at: number for number, at in enumerate(islice(scene.matching, scene.counted), 1)}


def _match(setting: Setting, face: int) -> Match:
    outcome = setting.scene.outcome
    return Match.FACE if outcome is not None and face == outcome.bid.face else Match.WILD


def _die(setting: Setting, corner: QPointF, side: float, look: DieLook) -> Piece:
    def paint(painter: QPainter) -> None:
        draw_die(painter, setting.tokens, setting.cache, corner.x(), corner.y(), side, look)

    area = around(corner + QPointF(side / 2, side / 2), 1.3 * side, 1.3 * side)
    return Piece(area, (look, side, setting.tokens.scheme, setting.tokens.palifico), paint)


def _badge(setting: Setting, corner: QPointF, side: float, number: int, *, own: bool) -> Piece:
    x, y, radius = (_OWN_BADGE_X, _OWN_BADGE_Y, _OWN_BADGE) if own else (_BADGE_X, _BADGE_Y, _BADGE)
    # The number must stay readable on a small table.
    radius *= max(setting.k, 0.9)
    at = corner + QPointF(side + x * setting.k, y * setting.k)

    def paint(painter: QPainter) -> None:
        draw_number_badge(painter, setting.cache, setting.tokens, at.x(), at.y(), number, radius)

    return Piece(around(at, radius + 6, radius + 6), ("number", number), paint)
