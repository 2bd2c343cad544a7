"""Wrapped text with **bold** words and dice: {5} is a die that shows five, {1*} a wild one."""

import re
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.tokens import Tokens

#: Side of a die in the text, in sizes of the text, and the pixels around it.
_DIE_SIDE, _DIE_GAP = 1.25, 2
_DIE = re.compile(r"\{([1-6])(\*?)\}")
#: What cuts a text: bold marks, dice, and the spaces where a line may break (no-break spaces are not among them).
_CUTS = re.compile(r"(\*\*|\{[1-6]\*?\}|[ \n]+)")


@dataclass(frozen=True)
class RichStyle:
    """How rich text is set: size in pixels, line height in sizes, weight of plain and of bold words."""

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


@dataclass(frozen=True)
class RichLine:
    """Words of one line; what stands without a space between is one unit."""

    units: tuple[tuple[_Piece, ...], ...]
    width: float


@dataclass(frozen=True)
class RichLayout:
    """Text broken into lines, ready to be drawn as often as it takes."""

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


def plain_text(text: str) -> str:
    """The text without its marks, as a screen reader is to say it: a die is its number."""
    return _DIE.sub(r"\1", text).replace("**", "")


def lay_out(text: str, width: float, style: RichStyle) -> RichLayout:
    """Break a text into lines no wider than width (a single long word may be)."""
    space = text_width(" ", TextStyle(style.size, style.weight))
    lines: list[RichLine] = []
    line: list[tuple[_Piece, ...]] = []
    used = 0.0
    for unit in _units(text, style):
        needed = sum(piece.width for piece in unit)
        if line and used + space + needed > width:
            lines.append(RichLine(tuple(line), used))
            line, used = [], 0.0
        used += (space if line else 0) + needed
        line.append(unit)
    if line:
        lines.append(RichLine(tuple(line), used))
    return RichLayout(tuple(lines), style, space)


def _units(text: str, style: RichStyle) -> list[tuple[_Piece, ...]]:
    units: list[tuple[_Piece, ...]] = []
    pieces: list[_Piece] = []
    plain, strong = TextStyle(style.size, style.weight), TextStyle(style.size, style.bold)
    current = plain
    for part in _CUTS.split(text):
        if part == "**":
            current = strong if current is plain else plain
        elif part.isspace() and part[0] in " \n":
            if pieces:
                units.append(tuple(pieces))
            pieces = []
        elif part:
            pieces.append(_piece(part, current))
    if pieces:
        units.append(tuple(pieces))
    return units


def _piece(part: str, style: TextStyle) -> _Piece:
    die = _DIE.fullmatch(part)
    if die:
        look = DieLook(int(die.group(1)), wild=bool(die.group(2)))
        return _Piece(look, style, style.size * _DIE_SIDE + _DIE_GAP)
    return _Piece(part, style, text_width(part, style))


def _draw_piece(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, middle: float, piece: _Piece, color: QColor
) -> None:
    if isinstance(piece.content, str):
        draw_text(painter, x, middle, piece.content, piece.style, color)
        return
    side = piece.style.size * _DIE_SIDE
    draw_die(painter, tokens, cache, x + _DIE_GAP / 2, middle - side / 2, side, piece.content)
