"""The line of each face in a chart: width and dashes go with the colour, so that colour is never the only sign."""

from typing import NamedTuple

from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.shapes import stroke
from desktop_app.ui.tokens import Tokens, faded

# How much wider the paper is that parts a line from those under it.
_HALO = 2.6


class Stroke(NamedTuple):
    """A line: its width in pixels of the design, and its dashes and gaps in widths; none for a solid line."""

    width: float
    dash: tuple[float, ...] | None = None


STROKES = {
    Character.YOU: Stroke(3.6),
    Character.ROSA: Stroke(2.6),
    Character.BRUNO: Stroke(2.4, (6, 2, 1.2, 2)),
    Character.INES: Stroke(2.6, (1.2, 2.2)),
    Character.MALIK: Stroke(2.4, (5, 2.4)),
    Character.ODETTE: Stroke(2.4, (9, 3)),
}


def draw_line(painter: QPainter, tokens: Tokens, path: QPainterPath, face: Character, *, halo: bool = True) -> None:
    """Draw a line of a face, on a halo of paper."""
    style = STROKES[face]
    if halo:
        stroke(painter, path, faded(tokens.paper, 0.9), style.width + _HALO)
    stroke(painter, path, face.color(tokens.scheme), style.width, style.dash)
