"""Who is which line of the chart."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import polyline
from desktop_app.ui.painting.text import TextStyle, draw_text, elided, text_width
from desktop_app.ui.review.strokes import draw_line
from desktop_app.ui.theme import Theme

LINE = 22
"""The height of a line of the legend."""
_STROKE, _GAP, _BETWEEN = 30, 8, 20
_STYLE = TextStyle(14, 500)


class Place(NamedTuple):
    """A name with its line: where it begins, on which line of the legend, and what is written."""

    seat: int
    x: float
    line: int
    text: str


class Legend(NamedTuple):
    """Names in lines; `beside` says whether all of it fits beside the title."""

    places: tuple[Place, ...]
    beside: bool

    @property
    def lines(self) -> int:
        """How many lines there are below the title."""
        return 0 if self.beside else 1 + max(place.line for place in self.places)


def legend_of(names: Sequence[str], room: float, width: float) -> Legend:
    """The legend beside the title, right-aligned in the room there, or else below it in lines of the width."""
    needed = [_width(name) for name in names]
    if sum(needed) + _BETWEEN * (len(names) - 1) <= room:
        x, places = width - sum(needed) - _BETWEEN * (len(names) - 1), list[Place]()
        for seat, name in enumerate(names):
            places.append(Place(seat, x, 0, name))
            x += needed[seat] + _BETWEEN
        return Legend(tuple(places), beside=True)
    x, line, places = 0.0, 0, list[Place]()
    for seat, name in enumerate(names):
        text = elided(name, _STYLE, width / 3 - _BETWEEN - _STROKE - _GAP)
        if x and x + _width(text) > width:
            x, line = 0.0, line + 1
        places.append(Place(seat, x, line, text))
        x += _width(text) + _BETWEEN
    return Legend(tuple(places), beside=False)


def draw_place(painter: QPainter, theme: Theme, x: float, y: float, text: str, face: Character) -> None:
    """Draw a piece of a line and the name of whom it belongs to."""
    draw_line(painter, theme.tokens, polyline((x, y), (x + _STROKE, y)), face, halo=False)
    draw_text(painter, x + _STROKE + _GAP, y, text, _STYLE, theme.tokens.ink)


def _width(name: str) -> float:
    return _STROKE + _GAP + text_width(name, _STYLE)
