"""Cups and dice: yours always in sight, those of others from the moment when the cups are lifted."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.engine.rules import ONE
from desktop_app.ui.painting.cup import STANDING, CupPose, draw_cup
from desktop_app.ui.painting.die import DieLook, Match, draw_die, draw_number_badge, reach_of
from desktop_app.ui.table.pieces import Part, Piece, Setting, around
from desktop_app.ui.table.rows import turn_of

#: A lifted cup: pixels over the table in k, and how far yours is tilted (degrees).
_LIFT, _OWN_LIFT, _OWN_TILT = 12, 10, 12
#: How dark a die becomes that does not count.
_DIM = 0.34
#: Number badges on dice of others and on yours: radius, and how far right of and over the die's corner, in k.
_BADGE, _BADGE_X, _BADGE_Y = 9.5, 2, -2
_OWN_BADGE, _OWN_BADGE_X, _OWN_BADGE_Y = 11, 4, -4


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a seat's cup stands and how, and the upper left corners and the side of its dice in the open."""

    cup: QPointF
    cup_width: float
    pose: CupPose
    dice: tuple[QPointF, ...]
    side: float


def spot_of(setting: Setting, seat: int) -> Spot | None:
    """Where a seat's things are at that moment; None where it has none on the table."""
    shown, layout = setting.scene.seats[seat], setting.layout
    revealed = setting.scene.cups_lifted
    if seat == setting.me:
        if shown.out and not shown.hand:
            return None
        row = layout.own_dice_open(len(shown.hand)) if revealed else layout.own_dice(shown.dice)
        pose = CupPose(_OWN_TILT, _OWN_LIFT * setting.k, mouth=True) if revealed else STANDING
        return Spot(row.cup, row.cup_width, pose, row.dice if shown.hand else (), row.side)
    if revealed:
        block = layout.block(seat)
        pose = CupPose(block.tilt, _LIFT * setting.k, mouth=True)
        dice = block.dice(len(shown.hand))
        return Spot(block.cup, block.cup_width, pose, dice, block.side) if shown.hand else None
    place = layout.places[seat]
    return None if shown.out else Spot(place.cup, place.cup_width, STANDING, (), 0)


def dice_pieces(setting: Setting, seat: int) -> Iterator[Piece]:
    """The cup of a seat and whatever dice of it lie open."""
    spot = spot_of(setting, seat)
    if spot is not None:
        yield from _dice(setting, seat, spot)
        yield _cup(setting, seat, spot)


def _cup(setting: Setting, seat: int, spot: Spot) -> Piece:
    character, at = setting.characters[seat], spot.cup

    def paint(painter: QPainter) -> None:
        draw_cup(painter, setting.tokens, setting.cache, at.x(), at.y(), spot.cup_width, character, spot.pose)

    area = around(at, 1.2 * spot.cup_width, 1.6 * spot.cup_width)
    return Piece(area, ("cup", character, spot.pose, setting.tokens.scheme), paint, (Part.CUP, seat))


def _dice(setting: Setting, seat: int, spot: Spot) -> Iterator[Piece]:
    scene, own, numbers = setting.scene, seat == setting.me, _numbers(setting)
    done = scene.ringed or (scene.outcome is not None and scene.counted == scene.outcome.matching)
    shown = set(scene.matching) if scene.ringed else numbers.keys()
    for place, (corner, face) in enumerate(zip(spot.dice, scene.seats[seat].hand, strict=True)):
        counts = (seat, place) in shown
        look = DieLook(
            face,
            wild=scene.wild and face == ONE,
            match=match_of(setting, face) if counts else None,
            dim=_DIM if done and not counts else 0,
            turn=0 if own or counts else turn_of(seat, place),
        )
        yield die_piece(setting, seat, place, corner, spot.side, look)


def number_pieces(setting: Setting) -> Iterator[Piece]:
    """The numbers of the dice that have been counted. They lie over everything: no plate may hide one."""
    for (seat, place), number in _numbers(setting).items():
        spot = spot_of(setting, seat)
        if spot is not None:
            yield _badge(setting, seat, place, spot, number)


def _numbers(setting: Setting) -> dict[tuple[int, int], int]:
    """The numbers counted so far, by seat and place in the hand."""
    scene = setting.scene
    return {at: number for number, at in enumerate(islice(scene.matching, scene.counted), 1)}


def match_of(setting: Setting, face: int) -> Match:
    """Why a die of that face counts, which does."""
    scene = setting.scene
    question = scene.outcome or scene.standing
    return Match.FACE if question is not None and face == question.bid.face else Match.WILD


def die_piece(setting: Setting, seat: int, place: int, corner: QPointF, side: float, look: DieLook) -> Piece:
    """A die of a seat, the one at that place in its hand."""

    def paint(painter: QPainter) -> None:
        draw_die(painter, setting.tokens, setting.cache, corner.x(), corner.y(), side, look)

    reach = side * (0.5 + reach_of(look)) + 1
    area = around(corner + QPointF(side / 2, side / 2), reach, reach)
    showing = (look, side, setting.tokens.scheme, setting.tokens.palifico)
    return Piece(area, showing, paint, (Part.DIE, seat, place))


def _badge(setting: Setting, seat: int, place: int, spot: Spot, number: int) -> Piece:
    own = seat == setting.me
    x, y, radius = (_OWN_BADGE_X, _OWN_BADGE_Y, _OWN_BADGE) if own else (_BADGE_X, _BADGE_Y, _BADGE)
    # The number must stay readable on a small table.
    radius *= max(setting.k, 0.9)
    at = spot.dice[place] + QPointF(spot.side + x * setting.k, y * setting.k)

    def paint(painter: QPainter) -> None:
        draw_number_badge(painter, setting.cache, setting.tokens, at.x(), at.y(), number, radius)

    return Piece(around(at, radius + 6, radius + 6), ("number", number), paint, (Part.BADGE, seat, place))
