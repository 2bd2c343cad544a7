"""The middle of the table: the standing bid, large; or the count of a reveal."""

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.engine.outcome import Outcome
from desktop_app.ui.painting.chips import draw_standing_bid
from desktop_app.ui.painting.die import DieLook, draw_die, draw_empty_slot
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, draw_text_on, text_width
from desktop_app.ui.table.pieces import Part, Piece, Setting, around
from desktop_app.ui.table.sentences import draw_sentence
from desktop_app.ui.words.sentence import InlineDie, Sentence

#: Heights from the oval's middle, in k: caption and bid; dice in play; caption, count and slots of a reveal.
_CAPTION, _BID, _IN_PLAY = -54, 12, 68
_OPEN_CAPTION, _COUNT, _SLOTS = -60, 14, 56
#: Sizes in k, and the least that a caption may have.
_CAPTION_SIZE, _BID_SIZE, _IN_PLAY_SIZE, _SMALLEST_CAPTION = 18, 88, 14, 0.88
_OPENING_SIZE, _OPENING = 22, -8
_NUMBER, _OF, _GAP = 64, 24, 14
#: Room for a caption, in k.
_CAPTION_ROOM = 252
#: How many slots stand in a row, and their side and gap in k, by the number of rows.
_ROWS = ((8, 26, 9), (20, 20, 6), (36, 15, 4))


def middle_pieces(setting: Setting) -> Iterator[Piece]:
    """Whatever lies in the oval."""
    scene = setting.scene
    if scene.outcome is not None:
        caption = setting.words.table.bid_made(scene.outcome.bidder, scene.outcome.bid, wild=scene.wild)
        yield _line(setting, caption, _OPEN_CAPTION, 17)
        yield _count(setting, scene.outcome)
        yield _slots(setting, scene.outcome)
        return
    if scene.standing is not None:
        yield _line(setting, setting.words.table.caption(scene.standing.seat), _CAPTION, _CAPTION_SIZE)
        yield _standing_bid(setting)
    elif scene.dealt:
        yield _line(setting, setting.words.table.opens(scene.opener), _OPENING, _OPENING_SIZE)
    yield _in_play(setting)


def _at(setting: Setting, down: float) -> QPointF:
    return setting.layout.oval.center() + QPointF(0, down * setting.k)


def _line(setting: Setting, sentence: Sentence, down: float, size: float) -> Piece:
    k, at = setting.k, _at(setting, down)
    size *= max(k, _SMALLEST_CAPTION)

    def paint(painter: QPainter) -> None:
        draw_sentence(painter, setting.tokens, setting.cache, at, sentence, size, _CAPTION_ROOM * k)

    area = around(at, _CAPTION_ROOM * k / 2 + 8, size)
    return Piece(area, (sentence, *_light(setting)), paint, (Part.CAPTION,))


def _standing_bid(setting: Setting) -> Piece:
    made, wild, at = setting.scene.standing, setting.scene.wild, _at(setting, _BID)
    size = _BID_SIZE * setting.k

    def paint(painter: QPainter) -> None:
        if made is not None:
            quantity, face = made.bid
            draw_standing_bid(painter, setting.tokens, setting.cache, at, quantity, face, size, wild=wild)

    area = around(at, 1.9 * size, 0.75 * size)
    return Piece(area, (made, wild, *_light(setting)), paint, (Part.BID,))


def _in_play(setting: Setting) -> Piece:
    k, at = setting.k, _at(setting, _IN_PLAY)
    text = setting.words.table.dice_in_play(setting.scene.dice_in_play)
    style = TextStyle(max(_IN_PLAY_SIZE * k, 12), 600)

    def paint(painter: QPainter) -> None:
        draw_text(painter, at.x(), at.y(), text, style, setting.tokens.on_cloth, Align.CENTER)

    return Piece(around(at, 110 * k, 12), (text, *_light(setting)), paint, (Part.IN_PLAY,))


def _count(setting: Setting, outcome: Outcome) -> Piece:
    k, at = setting.k, _at(setting, _COUNT)
    sentence = setting.words.table.count(setting.scene.counted, outcome.bid.quantity)
    parts = [
        (
            part.text if part.bold else part.text.strip(),
            TextStyle((_NUMBER if part.bold else _OF) * k, 700 if part.bold else 600),
        )
        for part in sentence
        if not isinstance(part, InlineDie)
    ]

    def paint(painter: QPainter) -> None:
        widths = [text_width(text, style) for text, style in parts]
        x = at.x() - (sum(widths) + _GAP * k * (len(parts) - 1)) / 2
        for (text, style), width in zip(parts, widths, strict=True):
            draw_text_on(painter, x, at.y(), text, style, setting.tokens.on_cloth)
            x += width + _GAP * k

    return Piece(around(at, 150 * k, 60 * k), (sentence, *_light(setting)), paint, (Part.COUNT,))


def _slots(setting: Setting, outcome: Outcome) -> Piece:
    """The dice counted so far, and an empty slot for each that the bid still lacks."""
    scene, k, at = setting.scene, setting.k, _at(setting, _SLOTS)
    faces = tuple(scene.seats[seat].hand[place] for seat, place in scene.matching[: scene.counted])
    total = max(outcome.bid.quantity, len(faces))
    rows, side, gap = next((rows, s * k, g * k) for rows, (most, s, g) in enumerate(_ROWS, 1) if total <= most)
    in_row = ceil(total / rows)

    def paint(painter: QPainter) -> None:
        for slot in range(total):
            row, place = divmod(slot, in_row)
            held = min(in_row, total - row * in_row)
            x = at.x() + (place - held / 2) * (side + gap) + gap / 2
            y = at.y() + (row - rows / 2) * (side + gap) + gap / 2
            if slot < len(faces):
                draw_die(painter, setting.tokens, setting.cache, x, y, side, DieLook(faces[slot], wild=scene.wild))
            else:
                draw_empty_slot(painter, setting.tokens, x, y, side)

    area = around(at, 150 * k, 40 * k)
    return Piece(area, (faces, total, scene.wild, *_light(setting)), paint, (Part.SLOTS,))


def _light(setting: Setting) -> tuple[object, bool]:
    return setting.tokens.scheme, setting.tokens.palifico
