"""A sentence on one line of the table, centred; it shrinks, and at last is cut off, where its names are long."""

from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.text import TextStyle, draw_text, elided, text_width
from desktop_app.ui.tokens import Tokens
from desktop_app.ui.words.sentence import InlineDie, Run, Sentence

#: Side of a die in sizes of the text, and the smallest that the text may become.
_DIE, _SMALLEST = 1.3, 12.0
_WEIGHT = 600


def draw_sentence(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    center: QPointF,
    sentence: Sentence,
    size: float,
    room: float,
) -> None:
    """Draw a sentence in one weight round a centre."""
    sentence, size = fitted(sentence, size, room)
    width = _width(sentence, size)
    x, style = center.x() - width / 2, TextStyle(size, _WEIGHT)
    for part in sentence:
        if isinstance(part, InlineDie):
            side = _DIE * size
            draw_die(painter, tokens, cache, x, center.y() - side / 2, side, DieLook(part.face, part.wild))
            x += side
        else:
            x += draw_text(painter, x, center.y(), part.text, style, tokens.on_cloth)


def fitted(sentence: Sentence, size: float, room: float) -> tuple[Sentence, float]:
    """The sentence and its size, smaller where the room is too narrow; cut off only where the smallest does not fit."""
    # Letters come in whole pixels: a size in between would be rounded up, and not fit after all.
    while _width(sentence, size) > room and size > _SMALLEST:
        size = max(ceil(size) - 1, _SMALLEST)
    return _cut(sentence, size, room), size


def _width(sentence: Sentence, size: float) -> float:
    style = TextStyle(size, _WEIGHT)
    return sum(_DIE * size if isinstance(part, InlineDie) else text_width(part.text, style) for part in sentence)


def _cut(sentence: Sentence, size: float, room: float) -> Sentence:
    """The sentence with its longest run cut off, so that it fits."""
    runs = [part for part in sentence if isinstance(part, Run)]
    over = _width(sentence, size) - room
    if over <= 0 or not runs:
        return sentence
    style = TextStyle(size, _WEIGHT)
    longest = max(runs, key=lambda run: text_width(run.text, style))
    short = elided(longest.text, style, text_width(longest.text, style) - over)
    return tuple(Run(short, longest.bold) if part is longest else part for part in sentence)
