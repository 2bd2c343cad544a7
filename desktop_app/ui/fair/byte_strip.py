"""The bytes that were drawn for a seat, each over the die that it gives."""

from PySide6.QtCore import QObject, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.dice_check import DrawnByte
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.theme import Theme

# A column's width, the strip's height, the heights of the numbers and of the dice, a die's side.
_COLUMN, _HEIGHT, _NUMBERS, _DICE, _SIDE = 40, 46, 7, 31, 25


class ByteWords(QObject):
    """What a screen reader says of bytes."""

    def told(self, drawn: tuple[DrawnByte, ...]) -> str:
        """Each byte with what it gives."""
        parts = [self._told(byte, gives) for byte, gives in drawn]
        return ", ".join(parts)

    def _told(self, byte: int, gives: int | None) -> str:
        if gives is None:
            #: %1 is a byte, a number from 252 to 255
            return filled(self.tr("%1 is skipped"), byte)
        #: %1 is a byte, %2 the face of a die
        return filled(self.tr("%1 gives %2"), byte, gives)


class ByteStrip(QWidget):
    """Columns of a number and a die; a byte that is skipped has a dash instead."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._drawn: tuple[DrawnByte, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_bytes(self, drawn: tuple[DrawnByte, ...]) -> None:
        """Show the bytes of a seat."""
        self._drawn = drawn
        self.setAccessibleName(ByteWords().told(drawn))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A column for each byte."""
        return zoomed(self._theme, _COLUMN * max(len(self._drawn), 1), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Columns may stand closer together."""
        return zoomed(self._theme, (_SIDE + 2) * max(len(self._drawn), 1), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the columns."""
        painter, area = open_canvas(self, self._theme)
        column = min(_COLUMN, area.width() / max(len(self._drawn), 1))
        for number, (byte, gives) in enumerate(self._drawn):
            self._paint(painter, QPointF(column * (number + 0.5), area.top()), byte, gives)
        painter.end()

    def _paint(self, painter: QPainter, top: QPointF, byte: int, gives: int | None) -> None:
        tokens, x, y = self._theme.tokens, top.x(), top.y()
        draw_text(painter, x, y + _NUMBERS, str(byte), TextStyle(13, 500), tokens.ink2, Align.CENTER)
        if gives is None:
            draw_text(painter, x, y + _DICE, "–", TextStyle(16, 600), tokens.ink2, Align.CENTER)
            return
        corner = QPointF(x - _SIDE / 2, y + _DICE - _SIDE / 2)
        draw_die(painter, tokens, self._theme.pixmaps, corner.x(), corner.y(), _SIDE, DieLook(gives))
