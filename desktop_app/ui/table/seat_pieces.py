"""What lies at a seat: its plate, and beside it the last bid, the dots of somebody who thinks, or a tag."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.engine.moves import Bid
from desktop_app.ui.painting.chips import (
    bid_chip_size,
    draw_bid_chip,
    draw_bubble,
    draw_tag,
    draw_thinking_dots,
    tag_width,
)
from desktop_app.ui.painting.plate import PlateLook, draw_plate, pip_area
from desktop_app.ui.table.geometry import SMALLEST_TAG, SeatPlace
from desktop_app.ui.table.pieces import Part, Piece, Setting, around

#: How far a plate's glow and shadow reach, how far a chip's.
_GLOW, _CHIP_REACH = 40, 14
#: Width and height of the slip with the dots, height of a tag, in k.
_DOTS_WIDTH, _DOTS_HEIGHT, _TAG_HEIGHT = 56, 32, 24


def seat_pieces(setting: Setting, seat: int) -> Iterator[Piece]:
    """Everything at one seat."""
    yield _plate(setting, seat)
    scene = setting.scene
    shown = scene.seats[seat]
    beside = 0.0
    standing = scene.standing is not None and scene.standing.seat == seat
    if scene.call is not None and scene.call.seat == seat:
        yield _tag(setting, seat, setting.words.table.call(scene.call.call), beside)
        return
    if scene.turn == seat == scene.me:
        text = setting.words.table.turn()
        yield _tag(setting, seat, text, beside)
        beside += tag_width(text, _tag_size(setting)) + 8 * setting.k
    if scene.thinking == seat:
        yield from _thinking(setting, seat)
    elif shown.bid is not None and (standing or scene.outcome is None):
        yield _chip(setting, seat, shown.bid, standing=standing, beside=beside)


def _plate(setting: Setting, seat: int) -> Piece:
    place, look = setting.layout.places[seat], _plate_look(setting, seat)

    def paint(painter: QPainter) -> None:
        draw_plate(painter, setting.tokens, setting.cache, place.plate.center(), look, setting.k)

    area = place.bounds(setting.k).adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)
    return Piece(area, (look, setting.tokens.scheme), paint, (Part.PLATE, seat))


def pip_of(setting: Setting, seat: int, index: int) -> QRectF:
    """Where the pip of a seat's die lies."""
    look = _plate_look(setting, seat)
    return pip_area(setting.layout.places[seat].plate.center(), look, 0 if look.out else index, setting.k)


def _plate_look(setting: Setting, seat: int) -> PlateLook:
    scene, place = setting.scene, setting.layout.places[seat]
    shown = scene.seats[seat]
    return PlateLook(
        character=setting.characters[seat],
        name=setting.names[seat],
        dice=shown.dice,
        total=scene.rules.dice,
        turn=scene.turn == seat,
        mood=scene.mood(seat),
        palifico=shown.palifico,
        spent=shown.used,
        out=setting.words.table.out() if shown.out else "",
        losing=shown.lost,
        winning=shown.won,
        mirrored=place.mirrored,
    )


def _chip(setting: Setting, seat: int, bid: Bid, *, standing: bool, beside: float) -> Piece:
    place = setting.layout.places[seat]
    width, _ = bid_chip_size(bid.quantity, setting.k)
    center = _moved(place, place.beside(width, setting.k), beside)
    piece = chip_at(setting, center, bid, setting.k, None if beside else place.chip_edge, standing=standing)
    return replace(piece, name=(Part.CHIP, seat))


def chip_at(
    setting: Setting, center: QPointF, bid: Bid, size: float, tail: QPointF | None = None, *, standing: bool = True
) -> Piece:
    """The chip of a bid round a centre; size is k, or a multiple of it."""
    width, height = bid_chip_size(bid.quantity, size)
    wild = setting.scene.wild

    def paint(painter: QPainter) -> None:
        draw_bid_chip(
            painter,
            setting.tokens,
            setting.cache,
            center,
            bid.quantity,
            bid.face,
            tail=tail,
            standing=standing,
            wild=wild,
            size=size,
        )

    area = _with_tail(around(center, width / 2, height / 2), tail)
    return Piece(area, ("chip", bid, standing, wild, setting.tokens.scheme), paint)


def thinking_dots(setting: Setting, seat: int, risen: Sequence[float]) -> Piece:
    """The dots on the slip of somebody who thinks; risen says of each how far it is up, from 0 to 1."""
    k = setting.k
    center = setting.layout.places[seat].beside(_DOTS_WIDTH * k, k) + QPointF(0, k)

    def paint(painter: QPainter) -> None:
        draw_thinking_dots(painter, setting.tokens, center, k, risen)

    area = around(center, _DOTS_WIDTH * k / 2, _DOTS_HEIGHT * k / 2)
    return Piece(area, ("dots", *risen, setting.tokens.scheme), paint, (Part.DOTS, seat))


def _thinking(setting: Setting, seat: int) -> Iterator[Piece]:
    k, place = setting.k, setting.layout.places[seat]
    tail = place.chip_edge
    slip = around(place.beside(_DOTS_WIDTH * k, k), _DOTS_WIDTH * k / 2, _DOTS_HEIGHT * k / 2)

    def paint(painter: QPainter) -> None:
        draw_bubble(painter, setting.tokens, setting.cache, slip, tail)

    yield Piece(_with_tail(slip, tail), ("slip", setting.tokens.scheme), paint, (Part.SLIP, seat))
    yield thinking_dots(setting, seat, (0, 1, 0))


def _tag(setting: Setting, seat: int, text: str, beside: float) -> Piece:
    place = setting.layout.places[seat]
    size = _tag_size(setting)
    width = tag_width(text, size)
    center = _moved(place, place.beside(width, setting.k), beside)

    def paint(painter: QPainter) -> None:
        draw_tag(painter, setting.tokens, setting.cache, center, text, size)

    area = around(center, width / 2 + _CHIP_REACH, _TAG_HEIGHT * size / 2 + _CHIP_REACH)
    return Piece(area, ("tag", text, setting.tokens.scheme), paint, (Part.TAG, seat))


def _tag_size(setting: Setting) -> float:
    return max(setting.k, SMALLEST_TAG)


def _moved(place: SeatPlace, center: QPointF, beside: float) -> QPointF:
    """The centre, moved away from the plate by what stands there already."""
    return center + QPointF(-beside if place.mirrored else beside, 0)


def _with_tail(slip: QRectF, tail: QPointF | None) -> QRectF:
    area = slip.adjusted(-_CHIP_REACH, -_CHIP_REACH, _CHIP_REACH, _CHIP_REACH)
    return area if tail is None else area.united(around(tail, 2, 2))
