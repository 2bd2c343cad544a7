"""Sentences set in lines, with their bold words and their dice."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.tokens import Tokens
from desktop_app.ui.words.sentence import InlineDie, Sentence, is_right_to_left

#: Side of a die in the text, in sizes of the text, and the pixels around it.
_DIE_SIDE, _DIE_GAP = 1.25, 2
#: Where a line may break: no-break spaces are not among them.
_SPACES = re.compile(r"([ \n]+)")
_MORE = "…"


@dataclass(frozen=True)
class RichStyle:
    """How a sentence is set: size in pixels, line height in sizes, weight of plain and of bold words."""

    size: float = 14
    line_height: float = 1.38
    weight: int = 400
    bold: int = 600


@dataclass(frozen=True)
class _Piece:
    """A word or a die, and its width."""

    content: str | DieLook
    style: TextStyle
    width: float


_Unit = tuple[_Piece, ...]
"""What stands without a space between, and is not parted."""


@dataclass(frozen=True)
class RichLine:
    """The units of one line, and the width of all with the spaces between."""

    units: tuple[_Unit, ...]
    width: float


@dataclass(frozen=True)
class RichLayout:
    """A sentence broken into lines, ready to be drawn as often as it takes."""

    lines: tuple[RichLine, ...]
    style: RichStyle
    space: float

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.style.size * self.style.line_height

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((line.width for line in self.lines), default=0)

    def draw(self, painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, top: float, color: QColor) -> None:
        """Draw the text with its upper left corner at (x, top)."""
        height = self.style.size * self.style.line_height
        for index, line in enumerate(self.lines):
            left, middle = x, top + height * (index + 0.5)
            for unit in line.units:
                for piece in unit:
                    _draw_piece(painter, tokens, cache, left, middle, piece, color)
                    left += piece.width
                left += self.space


def lay_out(sentence: Sentence, width: float, style: RichStyle, *, most: int | None = None) -> RichLayout:
    """Break a sentence into lines no wider than width; a word that is wider is broken too.

    Of more lines than most, the last that is left ends in an ellipsis.
    """
    space = text_width(" ", TextStyle(style.size, style.weight))
    units = [part for unit in _units(sentence, style) for part in _fitting(unit, width)]
    lines = _lines(units, width, space)
    if most is not None and len(lines) > most:
        lines = [*lines[: most - 1], _cut(lines[most - 1], width, space, style)]
    return RichLayout(tuple(lines), style, space)


def _lines(units: Sequence[_Unit], width: float, space: float) -> list[RichLine]:
    lines: list[RichLine] = []
    line: list[_Unit] = []
    used = 0.0
    for unit in units:
        needed = _width(unit)
        if line and used + space + needed > width:
            lines.append(RichLine(tuple(line), used))
            line, used = [], 0.0
        used += (space if line else 0) + needed
        line.append(unit)
    if line:
        lines.append(RichLine(tuple(line), used))
    return lines


def _cut(line: RichLine, width: float, space: float, style: RichStyle) -> RichLine:
    """The line with an ellipsis at its end, in place of as many words as it needs, or of letters of the only word."""
    more = (_piece(_MORE, TextStyle(style.size, style.weight)),)
    units = list(line.units)
    while len(units) > 1 and _row_width([*units, more], space) > width:
        units.pop()
    if _row_width([*units, more], space) <= width:
        units.append(more)
    else:
        units = [_shortened(units[0], width)]
    return RichLine(tuple(units), _row_width(units, space))


def _shortened(unit: _Unit, width: float) -> _Unit:
    """The beginning of a unit that fits the width with an ellipsis after it."""
    first = unit[0]
    if not isinstance(first.content, str):
        return (first,)
    room = width - text_width(_MORE, first.style)
    beginning = next(_broken(first.content, first.style, room))
    return (_piece(beginning + _MORE, first.style),)


def _row_width(units: Sequence[_Unit], space: float) -> float:
    return sum(map(_width, units)) + (len(units) - 1) * space


def _width(unit: _Unit) -> float:
    return sum(piece.width for piece in unit)


def _units(sentence: Sentence, style: RichStyle) -> Iterator[_Unit]:
    pieces: list[_Piece] = []
    plain, strong = TextStyle(style.size, style.weight), TextStyle(style.size, style.bold)
    for part in sentence:
        if isinstance(part, InlineDie):
            width = style.size * _DIE_SIDE + _DIE_GAP
            pieces.append(_Piece(DieLook(part.face, wild=part.wild), plain, width))
            continue
        # The words of a name that runs from right to left must not be set from left to right.
        whole = [part.text] if is_right_to_left(part.text) else _SPACES.split(part.text)
        for index, word in enumerate(whole):
            if index % 2:
                if pieces:
                    yield tuple(pieces)
                pieces = []
            elif word:
                pieces.append(_piece(word, strong if part.bold else plain))
    if pieces:
        yield tuple(pieces)


def _fitting(unit: _Unit, width: float) -> Iterator[_Unit]:
    """The unit itself, or pieces of it where a whole line is too narrow for it."""
    if _width(unit) <= width:
        yield unit
        return
    for piece in unit:
        if isinstance(piece.content, str):
            yield from ((_piece(part, piece.style),) for part in _broken(piece.content, piece.style, width))
        else:
            yield (piece,)


def _broken(word: str, style: TextStyle, width: float) -> Iterator[str]:
    """A word in parts that fit the width."""
    part = ""
    for letter in _letters(word):
        if part and text_width(part + letter, style) > width:
            yield part
            part = ""
        part += letter
    yield part


def _letters(word: str) -> Iterator[str]:
    """What a reader sees as one letter each: an accent stays with its letter, a composed emoji is one."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    coded = word.encode("utf-16-le")  # Qt counts in units of two bytes
    start = 0
    while (end := finder.toNextBoundary()) > 0:
        yield coded[2 * start : 2 * end].decode("utf-16-le")
        start = end


def _piece(text: str, style: TextStyle) -> _Piece:
    return _Piece(text, style, text_width(text, style))


def _draw_piece(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, middle: float, piece: _Piece, color: QColor
) -> None:
    if isinstance(piece.content, str):
        draw_text(painter, x, middle, piece.content, piece.style, color)
        return
    side = piece.style.size * _DIE_SIDE
    draw_die(painter, tokens, cache, x + _DIE_GAP / 2, middle - side / 2, side, piece.content)
