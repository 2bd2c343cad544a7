"""A column of the dice statistics: how often a face came up, on a stem from what is expected."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.library.chance import FaceCounts, Interval, allowed
from desktop_app.library.templates import filled
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.shapes import ellipse, line
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

# Of a column: least width, height, side of the die, room of the die below, room for a number over and under the rest.
_WIDTH, _HEIGHT, _SIDE, _FOOT, _MARGIN = 74, 236, 26, 40, 28
# Radius of a dot, the paper round it, the stem, how far a number is from its dot.
_DOT, _HALO, _STEM, _NUMBER = 6.5, 2.0, 3.0, 18.0


@dataclass(frozen=True)
class Scale:
    """What all columns have in common: the counts that are shown, their sum, and what chance allows each of them."""

    counts: FaceCounts
    dice: int
    interval: Interval

    @classmethod
    def of(cls, counts: FaceCounts) -> "Scale":
        """The scale of some counts."""
        dice = sum(counts)
        return cls(counts, dice, allowed(dice))

    @property
    def expected(self) -> float:
        """How often each face is expected."""
        return self.dice / len(self.counts)

    def height(self, value: float, area: QRectF) -> float:
        """Where a number of times lies in an area, from the least that is shown to the most."""
        low, high = min(self.interval.least, *self.counts), max(self.interval.most, *self.counts)
        share = (value - low) / (high - low) if high > low else 0.5
        return area.bottom() - share * area.height()


def plotted(area: QRectF) -> QRectF:
    """The part of a column in which counts lie."""
    return area.adjusted(0, _MARGIN, 0, -_MARGIN - _FOOT)


class FaceWords(QObject):
    """What is said about a face."""

    def told(self, face: int, scale: Scale) -> str:
        """The whole column, for a screen reader."""
        count, interval = scale.counts[face - 1], scale.interval
        #: %1 is a face, %2 a count, %3 a number of times that is expected, %4 and %5 the least and the most
        within = self.tr("Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.")
        outside = self.tr("Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.")
        template = within if interval.holds(count) else outside
        return filled(template, face, count, round(scale.expected), interval.least, interval.most)


class FaceColumn(QWidget):
    """The dot is the count, the line what is expected, the band what chance allows; beside each other they join."""

    def __init__(self, theme: Theme, face: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = face
        self._scale = Scale.of((0,) * 6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_scale(self, scale: Scale) -> None:
        """Show the count of this face."""
        self._scale = scale
        self.setAccessibleName(FaceWords().told(self._face, scale))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a number of seven digits."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Low enough for the smallest window."""
        return zoomed(self._theme, _WIDTH, _HEIGHT * 0.7)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the column."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle, inner = self._theme.tokens, area.center().x(), plotted(area)
        die = QPointF(middle - _SIDE / 2, area.bottom() - _SIDE - 4)
        draw_die(painter, tokens, self._theme.pixmaps, die.x(), die.y(), _SIDE, DieLook(self._face))
        if self._scale.dice:
            self._paint_band(painter, inner)
            self._paint_count(painter, inner)
        painter.end()

    def _paint_band(self, painter: QPainter, area: QRectF) -> None:
        tokens, scale = self._theme.tokens, self._scale
        top, bottom = scale.height(scale.interval.most, area), scale.height(scale.interval.least, area)
        painter.fillRect(QRectF(area.left(), top, area.width(), bottom - top), faded(tokens.primary, 0.11))
        painter.setPen(QPen(faded(tokens.primary, 0.6), 1.4, Qt.PenStyle.DashLine))
        for height in (top, bottom):
            painter.drawLine(QPointF(area.left(), height), QPointF(area.right(), height))
        expected = scale.height(scale.expected, area)
        line(painter, (area.left() - 1, expected), (area.right() + 1, expected), tokens.ink, 1.6)

    def _paint_count(self, painter: QPainter, area: QRectF) -> None:
        tokens, scale, x = self._theme.tokens, self._scale, area.center().x()
        count = scale.counts[self._face - 1]
        at, expected = scale.height(count, area), scale.height(scale.expected, area)
        color = tokens.primary if scale.interval.holds(count) else tokens.danger
        line(painter, (x, expected), (x, at), color, _STEM)
        painter.fillPath(ellipse(x, at, _DOT + _HALO), tokens.paper)
        painter.fillPath(ellipse(x, at, _DOT), color)
        ink = tokens.ink if scale.interval.holds(count) else tokens.danger
        beyond = at - _NUMBER if count >= scale.expected else at + _NUMBER
        draw_text(painter, x, beyond, QLocale().toString(count), TextStyle(14, 600), ink, Align.CENTER)
