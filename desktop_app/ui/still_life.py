"""The left half of the start page: the name of the game over two cups and five dice."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.cup import CupPose, draw_cup
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.text import TextStyle, draw_text, fitting_size
from desktop_app.ui.painting.wordmark import draw_wordmark, wordmark_width
from desktop_app.ui.theme import Theme

#: The picture was drawn in this box: left and right edge, top and bottom.
LEFT, RIGHT, TOP, BOTTOM = 96, 690, 96, 712
_DIE = 78
#: Upper left corners of the dice, their faces and turns; the one is wild.
_DICE = ((236, 528, 5, -13), (352, 558, 1, 8), (126, 564, 3, 17), (250, 624, 6, -5), (392, 446, 2, 21))


def draw_still_life(painter: QPainter, theme: Theme, corner: QPointF, size: float, motto: str) -> None:
    """Draw the name, the motto below it, cups and dice; corner is where the box begins, size enlarges it."""
    tokens, cache = theme.tokens, theme.pixmaps

    def x(drawn: float) -> float:
        return corner.x() + (drawn - LEFT) * size

    def y(drawn: float) -> float:
        return corner.y() + (drawn - TOP) * size

    draw_wordmark(painter, tokens, x(96), y(194), 124 * size, tokens.on_cloth)
    style = TextStyle(24 * size, 500)
    room = max(wordmark_width(124 * size) * 1.4, 1)
    fitting = TextStyle(fitting_size(motto, style, room), 500)
    draw_text(painter, x(102), y(236), motto, fitting, tokens.on_cloth)
    draw_cup(painter, tokens, cache, x(560), y(574), 150 * size, Character.MALIK)
    pose = CupPose(-16, 34 * size, mouth=True)
    draw_cup(painter, tokens, cache, x(232), y(528), 178 * size, Character.ROSA, pose)
    for left, top, face, turn in _DICE:
        look = DieLook(face, wild=face == 1, turn=turn)
        draw_die(painter, tokens, cache, x(left), y(top), _DIE * size, look)
