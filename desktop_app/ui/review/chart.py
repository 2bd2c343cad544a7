"""The chart of everybody's chance to win, round by round; a click, or a key, chooses a moment of the game."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.match.review.review import Review
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import AreaHint
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.painting.palifico import draw_palifico_mark
from desktop_app.ui.painting.portrait import PortraitLook, draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import ellipse, hatch, polyline, rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, text_width
from desktop_app.ui.review.curves import Frame, curve, marker, polyline_of, spread
from desktop_app.ui.review.legend import LINE, Legend, draw_place, legend_of
from desktop_app.ui.review.strokes import draw_line
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

_TITLE, _AXIS, _AXIS_BOLD = TextStyle(18, 600), TextStyle(13), TextStyle(13, 600)
# Around the lines: for percentages, for the faces at the end, over and under them; where the title lies.
_LEFT, _RIGHT, _OVER, _UNDER, _EDGE, _TITLE_Y = 66, 58, 58, 38, 28, 28
_TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
_END, _OUT, _MARK, _MARK_ROOM = 15, 11, 9.5, 22


class ChanceChart(Panel):
    """A line for each seat; a selected moment is marked. Page keys go from round to round, Home and End to the ends."""

    chosen = Signal(int, float)
    """A round, from 0, and the part of it that lies before the place that was clicked (0 to 1)."""

    def __init__(
        self,
        theme: Theme,
        review: Review,
        faces: Sequence[Character],
        words: ReviewWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, Ground.PAGE_CARD, parent)
        self._theme = theme
        self._review = review
        self._faces = tuple(faces)
        self._words = words
        self._stamp = object()
        self._curves = [curve(review, seat) for seat in range(len(faces))]
        self._position, self._seat = 0.0, 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.focus_ring = FocusRing(self, theme, Ground.PAGE_CARD.radius)
        self.hint = _RoundHint(self, theme)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._stamp = object()
        self.setAccessibleName(self._title())
        self._describe()
        self.update()

    def select(self, position: float, seat: int) -> None:
        """Mark a moment, in rounds from the first roll, on the line of whoever moved."""
        self._position, self._seat = position, seat
        self._describe()
        self.update()

    def tip_at(self, point: QPoint) -> tuple[str, QRect]:
        """What a place on the chart tells, and the strip that it is told of."""
        zoom, frame = self._theme.zoom, self._frame()
        spot = QPointF(point) / zoom
        if not frame.area.contains(spot):
            return "", QRect()
        number, _ = frame.at(spot.x())
        strip = frame.round(number)
        return self._words.chances(number), QRectF(strip.topLeft() * zoom, strip.size() * zoom).toRect()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the moment under the mouse."""
        frame, spot = self._frame(), event.position() / self._theme.zoom
        if event.button() is Qt.MouseButton.LeftButton and frame.area.adjusted(-4, -20, 4, 30).contains(spot):
            self.chosen.emit(*frame.at(spot.x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first round, or to the last one."""
        if event.key() == Qt.Key.Key_Home:
            self.chosen.emit(0, 0.0)
        elif event.key() == Qt.Key.Key_End:
            self.chosen.emit(len(self._review.rounds) - 1, 1.0)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, rounds, lines and the moment that is selected."""
        super().paintEvent(event)
        painter, area = open_canvas(self, self._theme)
        frame, tokens = self._frame(), self._theme.tokens
        selected = min(int(self._position), frame.rounds - 1)
        painter.fillRect(frame.round(selected), faded(tokens.gold, 0.2))
        # What no step changes is painted once.
        key = (self._stamp, tokens.scheme, area.width(), area.height())
        self._theme.pixmaps.draw(painter, QPointF(), area, key, lambda inner: self._paint_lasting(inner, area, frame))
        self._paint_numbers(painter, frame, selected)
        self._paint_moment(painter, frame)
        painter.end()

    def _paint_lasting(self, painter: QPainter, area: QRectF, frame: Frame) -> None:
        """Everything but the moment that is selected."""
        draw_text(painter, _EDGE, _TITLE_Y, self._title(), _TITLE, self._theme.tokens.ink)
        self._paint_legend(painter, area)
        self._paint_palifico(painter, frame)
        self._paint_scale(painter, frame)
        self._paint_marks(painter, frame)
        for points, face in zip(self._curves, self._faces, strict=True):
            draw_line(painter, self._theme.tokens, polyline(*polyline_of(frame, points)), face)
        self._paint_ends(painter, frame)

    def _title(self) -> str:
        #: Over the chart of a review
        return self.tr("Chance of winning the game")

    def _describe(self) -> None:
        self.setAccessibleDescription(self._words.chances(min(int(self._position), len(self._review.rounds) - 1)))

    def _legend(self, width: float) -> Legend:
        names = [self._words.name(seat) for seat in range(len(self._faces))]
        inner = width - 2 * _EDGE
        return legend_of(names, inner - text_width(self._title(), _TITLE) - 30, inner)

    def _frame(self) -> Frame:
        width, height = self.width() / self._theme.zoom, self.height() / self._theme.zoom
        top = _OVER + self._legend(width).lines * LINE
        return Frame(QRectF(_LEFT, top, width - _LEFT - _RIGHT, height - top - _UNDER), len(self._review.rounds))

    def _paint_legend(self, painter: QPainter, area: QRectF) -> None:
        legend = self._legend(area.width())
        for place in legend.places:
            y = _TITLE_Y + (0 if legend.beside else LINE * (place.line + 1) + 2)
            draw_place(painter, self._theme, _EDGE + place.x, y, place.text, self._faces[place.seat])

    def _paint_palifico(self, painter: QPainter, frame: Frame) -> None:
        """The strips of Palifico rounds."""
        tokens = self._theme.tokens
        for number, each in enumerate(self._review.rounds):
            if each.played.palifico:
                strip = frame.round(number)
                painter.fillRect(strip, faded(tokens.plum, 0.13))
                hatch(painter, rounded_rect(strip, 0), faded(tokens.plum, 0.1))

    def _paint_scale(self, painter: QPainter, frame: Frame) -> None:
        tokens, area = self._theme.tokens, frame.area
        for chance in _TICKS:
            y = frame.y(chance)
            painter.fillRect(QRectF(area.left(), round(y), area.width(), 1), tokens.line if chance else tokens.edge)
            draw_text(painter, area.left() - 12, y, self._words.percent(chance), _AXIS, tokens.ink2, Align.RIGHT)
        for number in range(0, frame.rounds + 1, frame.label_step):
            painter.fillRect(QRectF(round(frame.x(number)), area.bottom(), 1, 5), tokens.edge)
        #: Under the chart of a review, before the numbers of the rounds
        word = self.tr("Round")
        draw_text(painter, area.left() - 12, area.bottom() + 20, word, _AXIS, tokens.ink2, Align.RIGHT)

    def _paint_numbers(self, painter: QPainter, frame: Frame, selected: int) -> None:
        """Some of the rounds' numbers, and always that of the selected one."""
        step = frame.label_step
        for number in range(step - 1, frame.rounds, step):
            if abs(number - selected) >= step:
                self._paint_number(painter, frame, number)
        self._paint_number(painter, frame, selected, selected=True)

    def _paint_number(self, painter: QPainter, frame: Frame, number: int, *, selected: bool = False) -> None:
        tokens = self._theme.tokens
        style, ink = (_AXIS_BOLD, tokens.ink) if selected else (_AXIS, tokens.ink2)
        x = frame.round(number).center().x()
        draw_text(painter, x, frame.area.bottom() + 20, str(number + 1), style, ink, Align.CENTER)

    def _paint_marks(self, painter: QPainter, frame: Frame) -> None:
        """The diamonds of Palifico rounds, where they do not lie on each other."""
        free = frame.area.left() - _MARK_ROOM
        for number, each in enumerate(self._review.rounds):
            x = frame.round(number).center().x()
            if each.played.palifico and x - free >= _MARK_ROOM:
                draw_palifico_mark(painter, self._theme.tokens, self._theme.pixmaps, x, frame.area.top() - 1, _MARK)
                free = x

    def _paint_ends(self, painter: QPainter, frame: Frame) -> None:
        """Who went out lies under grey where the line ends; who held dice to the end stands at the right."""
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        lasting = [seat for seat, points in enumerate(self._curves) if points[-1][0] == frame.rounds]
        for seat, points in enumerate(self._curves):
            if seat not in lasting:
                spot = QPointF(frame.x(points[-1][0]), frame.area.bottom())
                painter.fillPath(ellipse(spot.x(), spot.y(), _OUT), tokens.paper)
                ring = seat_ring(tokens, self._faces[seat], 2)
                draw_portrait(painter, cache, spot.x(), spot.y(), _OUT, self._faces[seat], ring, PortraitLook(out=True))
        heights = [frame.y(self._curves[seat][-1][1]) for seat in lasting]
        room = (frame.area.top(), frame.area.bottom())
        for seat, y in zip(lasting, spread(heights, 2 * _END + 4, *room), strict=True):
            ring = seat_ring(tokens, self._faces[seat], 2.5)
            draw_portrait(painter, cache, frame.area.right() + 28, y, _END, self._faces[seat], ring)

    def _paint_moment(self, painter: QPainter, frame: Frame) -> None:
        tokens, face = self._theme.tokens, self._faces[self._seat]
        spot = marker(frame, self._review, self._seat, self._position)
        painter.fillRect(QRectF(spot.x() - 0.7, frame.area.top(), 1.4, frame.area.height()), tokens.ink)
        painter.fillPath(ellipse(spot.x(), spot.y(), 7), tokens.paper)
        stroke(painter, ellipse(spot.x(), spot.y(), 7), face.color(tokens.scheme), 3)


class _RoundHint(AreaHint):
    """Tells the chances of the round under the mouse."""

    def __init__(self, chart: ChanceChart, theme: Theme) -> None:
        super().__init__(chart, theme)
        self._chart = chart

    def _explained(self, point: QPoint) -> tuple[str, QRect]:
        return self._chart.tip_at(point)
