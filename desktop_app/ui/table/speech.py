"""What somebody says, on a slip of paper at their portrait, where it hides nothing that counts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop_app.engine.rules import MAX_DICE
from desktop_app.ui.painting.chips import draw_bubble
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.table.geometry import SMALLEST_TAG, Layout, SeatPlace
from desktop_app.ui.table.pieces import Piece, Setting, around
from desktop_app.ui.words.sentence import Run, Sentence

#: Size of the text in k and the least it may be; line height; room beside and above the text.
_SIZE, _SMALLEST, _LINE_HEIGHT, _BESIDE, _ABOVE = 14, 13, 1.3, 11, 6
#: How far a slip stays from its portrait, from other things, from the edges; how far its shadow reaches.
_GAP, _APART, _EDGE, _REACH = 8, 3, 4, 12
#: Of the place beside a plate where a chip or a tag may be: the width of the widest, half its height, in k.
_CHIP_WIDTH, _CHIP_HALF = 96, 20
#: The widest ribbon, in any language, at scale 1.
_RIBBON_WIDTH, _RIBBON_HEIGHT = 350, 34
#: The corner of the table that belongs to the button for the sound: its side.
BUTTON_CORNER = 62
#: How far rings and numbers reach beyond dice.
_MARKS = 8
#: No slip has more lines than this.
_LINES = 3


@dataclass(frozen=True, slots=True)
class Slip:
    """Where a slip lies, and the point of the portrait that its tail touches."""

    area: QRectF
    tail: QPointF


def speech_pieces(setting: Setting) -> Iterator[Piece]:
    """The slip of whoever speaks."""
    remark = setting.scene.said
    if remark is None:
        return
    text = setting.words.lines.text(remark)
    found = placed(setting.layout, remark.seat, (Run(text),))
    if found is None:
        return
    slip, lines = found

    def paint(painter: QPainter) -> None:
        draw_bubble(painter, setting.tokens, setting.cache, slip.area, slip.tail)
        left, top = slip.area.left() + _BESIDE, slip.area.top() + _ABOVE
        lines.draw(painter, setting.tokens, setting.cache, left, top, setting.tokens.ink)

    area = slip.area.adjusted(-_REACH, -_REACH, _REACH, _REACH).united(around(slip.tail, 2, 2))
    yield Piece(area, ("speech", text, setting.tokens.scheme), paint)


def placed(layout: Layout, seat: int, text: Sentence) -> tuple[Slip, RichLayout] | None:
    """Where a seat's slip lies and how its text is broken; None where there is no room that nothing else needs.

    It depends on the layout and the text alone, so a slip stays where it is whatever happens meanwhile. Cups are the
    only thing that it may cover, where there is no better place.
    """
    k, place = layout.frame.k, layout.places[seat]
    style = RichStyle(max(_SIZE * k, _SMALLEST), _LINE_HEIGHT)
    needed = list(_needed(layout))
    for taken in ([*needed, *_cups(layout)], needed):
        for lines in _broken(text, style):
            width, height = lines.width + 2 * _BESIDE, lines.height + 2 * _ABOVE
            for slip in _places(place, k, width, height):
                if _is_free(slip.area, taken, layout):
                    return slip, lines
    return None


def _broken(text: Sentence, style: RichStyle) -> Iterator[RichLayout]:
    """The text in two lines of about the same length if it is not short, then in one, then in three."""
    one = lay_out(text, 10_000, style)
    short = one.width <= style.size * 9
    for count in (1, 2, 3) if short else (2, 1, 3):
        width = one.width / count
        lines = lay_out(text, width, style)
        while len(lines.lines) > count:
            width += style.size / 2
            lines = lay_out(text, width, style)
        if len(lines.lines) == count <= _LINES:
            yield lines


def _places(place: SeatPlace, k: float, width: float, height: float) -> Iterator[Slip]:
    """Over the portrait, outside it, over the plate, under the portrait: at the outer end of the plate each."""
    portrait, plate = place.portrait(k), place.plate
    middle = portrait.center()
    outer = -1 if not place.mirrored else 1
    flush = portrait.left() if outer < 0 else portrait.right() - width
    over = QRectF(flush, portrait.top() - _GAP - height, width, height)
    yield Slip(over, QPointF(middle.x(), portrait.top() + 2))
    beside = portrait.left() - _GAP - width if outer < 0 else portrait.right() + _GAP
    tip = portrait.left() + 2 if outer < 0 else portrait.right() - 2
    yield Slip(QRectF(beside, middle.y() - height / 2, width, height), QPointF(tip, middle.y()))
    inner = portrait.right() - 4 if outer < 0 else portrait.left() + 4 - width
    corner = QPointF(middle.x() - outer * portrait.width() * 0.36, middle.y() - portrait.height() * 0.36)
    yield Slip(QRectF(inner, plate.top() - _GAP - height, width, height), corner)
    under = QRectF(flush, portrait.bottom() + _GAP, width, height)
    yield Slip(under, QPointF(middle.x(), portrait.bottom() - 2))


def _needed(layout: Layout) -> Iterator[QRectF]:
    """Everything that a slip must not cover: plates, chips and tags, dice, the oval, signs."""
    k, frame = layout.frame.k, layout.frame
    width = _CHIP_WIDTH * max(k, SMALLEST_TAG)
    for seat, place in enumerate(layout.places):
        yield place.bounds(k)
        yield around(place.beside(width, k), width / 2, _CHIP_HALF * k)
        if seat != layout.me:
            block = layout.block(seat)
            yield _hull(block.dice(MAX_DICE), block.side)
    for row in (layout.own_dice(MAX_DICE), layout.own_dice_open(MAX_DICE)):
        yield _hull(row.dice, row.side)
    yield layout.oval
    for revealed in (False, True):
        size = layout.ribbon_size
        yield around(layout.ribbon(revealed=revealed), _RIBBON_WIDTH / 2 * size, _RIBBON_HEIGHT / 2 * size)
    yield QRectF(frame.width - BUTTON_CORNER, frame.height - BUTTON_CORNER, BUTTON_CORNER, BUTTON_CORNER)


def _cups(layout: Layout) -> Iterator[QRectF]:
    """The cups of the others, standing and lifted."""
    for seat, place in enumerate(layout.places):
        if seat != layout.me:
            block = layout.block(seat)
            yield place.cup_area
            yield around(block.cup - QPointF(0, block.cup_width / 2), block.cup_width * 0.7, block.cup_width * 0.8)


def _hull(dice: Sequence[QPointF], side: float) -> QRectF:
    """The rectangle round dice, with the rings and numbers on those that match."""
    corners = [QRectF(corner, QSizeF(side, side)) for corner in dice]
    hull = corners[0]
    for each in corners[1:]:
        hull = hull.united(each)
    return hull.adjusted(-_MARKS, -_MARKS, _MARKS, _MARKS)


def _is_free(area: QRectF, taken: Sequence[QRectF], layout: Layout) -> bool:
    room = layout.frame.area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    apart = area.adjusted(-_APART, -_APART, _APART, _APART)
    return room.contains(area) and not any(apart.intersects(each) for each in taken)
