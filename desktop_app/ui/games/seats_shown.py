"""Who plays a game that is kept: faces, names, levels, and the dice that each holds."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import TextStyle, draw_text, fitting_size
from desktop_app.ui.theme import Theme

_ROW, _PORTRAIT, _TEXT_LEFT = 48, 17, 46
_PIP, _PIP_STEP = 10, 13
_NAME, _LINE = TextStyle(15, 600), TextStyle(13)


class ShownSeat(NamedTuple):
    """One seat: `dice` of `most` are left."""

    face: Character
    name: str
    line: str
    dice: int
    most: int


class SeatsShown(QWidget):
    """A row for each seat."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seats: tuple[ShownSeat, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, seats: tuple[ShownSeat, ...]) -> None:
        """Show other seats."""
        self._seats = seats
        self.setAccessibleName(". ".join(f"{seat.name}, {seat.line}, {seat.dice}" for seat in seats))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the rows."""
        return zoomed(self._theme, 200, _ROW * len(self._seats))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter, area = open_canvas(self, self._theme)
        for number, seat in enumerate(self._seats):
            self._paint_seat(painter, area.width(), _ROW * (number + 0.5), seat)
        painter.end()

    def _paint_seat(self, painter: QPainter, width: float, middle: float, seat: ShownSeat) -> None:
        tokens = self._theme.tokens
        ring = seat_ring(tokens, seat.face, 1.8)
        draw_portrait(painter, self._theme.pixmaps, _PORTRAIT + 3, middle, _PORTRAIT, seat.face, ring)
        left = width - _PIP_STEP * seat.most
        room = left - _TEXT_LEFT - 8
        for text, style, y, ink in ((seat.name, _NAME, -9, tokens.ink), (seat.line, _LINE, 10, tokens.ink2)):
            size = fitting_size(text, style, room, smallest=11)
            draw_text(painter, _TEXT_LEFT, middle + y, text, TextStyle(size, style.weight), ink)
        for die in range(seat.most):
            box = rounded_rect(QRectF(left + _PIP_STEP * die, middle - _PIP / 2, _PIP, _PIP), 3)
            if die < seat.dice:
                painter.fillPath(box, seat.face.color(tokens.scheme))
            else:
                stroke(painter, box, tokens.edge, 1)
