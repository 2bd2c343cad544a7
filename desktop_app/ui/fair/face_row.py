"""A row of the dice statistics: a face, how often it came up, and what chance allows."""

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.library.chance import Interval
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.filling import filled
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

_WIDTH, _HEIGHT, _SIDE = 420, 36, 27
# Where the bar begins, the room of the numbers at the right, the height of the bar.
_BAR, _NUMBERS, _THICK = 46, 210, 14


class FaceWords(QObject):
    """What is said about a face."""

    def shown(self, interval: Interval) -> str:
        """The interval, short."""
        #: What chance allows, at the end of a row: two numbers
        return filled(self.tr("%1 to %2"), interval.least, interval.most)

    def told(self, face: int, count: int, expected: float, interval: Interval) -> str:
        """The whole row, for a screen reader."""
        inside = interval.holds(count)
        #: %1 is a face, %2 a count, %3 a number of times that is expected, %4 and %5 the least and the most
        within = self.tr("Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.")
        outside = self.tr("Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.")
        template = within if inside else outside
        return filled(template, face, count, f"{expected:.0f}", interval.least, interval.most)


class FaceRow(QWidget):
    """The bar is the count, the band what chance allows, the line in it what is expected."""

    def __init__(self, theme: Theme, face: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = face
        self._count, self._dice, self._most = 0, 0, 1
        self._interval = Interval(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_count(self, count: int, dice: int, interval: Interval, most: int) -> None:
        """Show a count among so many dice; the longest bar of all rows is `most`."""
        self._count, self._dice, self._interval, self._most = count, dice, interval, max(most, 1)
        self.setAccessibleName(FaceWords().told(self._face, count, dice / 6, interval))
        self.update()

    def sizeHint(self) -> QSize:
        """A die, a bar, numbers."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle = self._theme.tokens, area.center().y()
        draw_die(painter, tokens, self._theme.pixmaps, 2, middle - _SIDE / 2, _SIDE, DieLook(self._face))
        room = QRectF(_BAR, middle - _THICK / 2, area.width() - _BAR - _NUMBERS, _THICK)
        self._paint_bar(painter, room)
        inside = self._interval.holds(self._count)
        ink = tokens.ink if inside else tokens.danger
        right = area.right()
        draw_text(painter, right - 140, middle, str(self._count), TextStyle(16, 600), ink, Align.RIGHT)
        shown = FaceWords().shown(self._interval)
        draw_text(painter, right, middle, shown, TextStyle(14), tokens.ink2, Align.RIGHT)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF) -> None:
        tokens = self._theme.tokens
        unit = room.width() / self._most
        painter.fillPath(rounded_rect(room, 5), tokens.paper2)
        band = QRectF(room)
        band.setLeft(room.left() + self._interval.least * unit)
        band.setRight(room.left() + self._interval.most * unit)
        painter.fillPath(rounded_rect(band.adjusted(0, -5, 0, 5), 5), faded(tokens.gold, 0.28))
        stroke(painter, rounded_rect(band.adjusted(0, -5, 0, 5), 5), tokens.gold, 1)
        if self._count:
            bar = QRectF(room)
            bar.setWidth(max(self._count * unit, 3))
            inside = self._interval.holds(self._count)
            painter.fillPath(rounded_rect(bar, 5), tokens.primary if inside else tokens.danger)
        expected = room.left() + self._dice / 6 * unit
        painter.fillRect(QRectF(expected - 1, room.top() - 8, 2, room.height() + 16), tokens.ink)
