"""Paints a row of the story: a line with its portrait, a rule between rounds, the announcement of a Palifico round."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.models.story import StoryKind, StoryRole, StoryRow
from desktop_app.ui.painting.palifico import draw_hollow_diamond
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.portrait import draw_portrait
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, text_width
from desktop_app.ui.story.measures import ROOMY, StoryMeasures
from desktop_app.ui.story.scroll_bar import SCROLL_BAR
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed
from desktop_app.ui.words.sentence import plain

Index = QModelIndex | QPersistentModelIndex

_LINE, _PALIFICO = RichStyle(14, 1.32), RichStyle(13)
_ROUND = TextStyle(12, 600)
_ROUND_HEIGHT, _ROUND_GAP = 30, 10
#: Of the announcement: the diamond from the left, the text from the left, all that the text has not, above and below.
_DIAMOND, _DIAMOND_SIZE, _TEXT_LEFT, _BESIDE_TEXT, _ABOVE = 21, 10, 40, 52, 9
_RADIUS, _BESIDE_CURRENT = 10, 8


class StoryDelegate(QStyledItemDelegate):
    """Lays rows out once for each width and paints them in pixels of the design.

    `shows_focus` says whether the row that the keys have chosen is marked.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._characters: tuple[Character, ...] = ()
        self._measures = ROOMY
        self._layouts: dict[StoryRow, RichLayout] = {}
        self._width = 0.0
        self.shows_focus = False

    @property
    def theme(self) -> Theme:
        """The colours and the zoom."""
        return self._theme

    def set_characters(self, characters: Sequence[Character]) -> None:
        """The faces of the seats of this game."""
        self._characters = tuple(characters)

    def set_width(self, width: float, measures: StoryMeasures) -> bool:
        """Lay out for rows of that width, in pixels of the design; whether that is another one than before."""
        if (width, measures) == (self._width, self._measures):
            return False
        self._width, self._measures = width, measures
        self.forget()
        return True

    def forget(self) -> None:
        """The sentences are others: what has been laid out is of no use any more."""
        self._layouts = {}

    @property
    def guess(self) -> float:
        """The height of most rows, before anybody has measured: a line beside its portrait."""
        return 2 * self._measures.portrait + 2 + self._measures.gap

    def height(self, row: StoryRow) -> float:
        """The height that a row needs with half a gap above and below it, in pixels of the design."""
        return self._content_height(row) + self._measures.gap

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the row is."""
        return QSize(1, round(self.height(_row(index)) * self._theme.zoom))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        zoom = self._theme.zoom
        painter.save()
        smooth(painter)
        painter.translate(0, option.rect.top())
        painter.scale(zoom, zoom)
        area = QRectF(0, 0, self._width, option.rect.height() / zoom)
        row = _row(index)
        if row.kind is StoryKind.ROUND:
            self._paint_round(painter, area, plain(row.sentence))
        elif row.kind is StoryKind.PALIFICO:
            self._paint_palifico(painter, area, row)
        else:
            self._paint_line(painter, area, row, newest=index.row() == index.model().rowCount() - 1)
        if self.shows_focus and option.state & QStyle.StateFlag.State_HasFocus:
            stroke(painter, rounded_rect(self._framed(area), _RADIUS, inset=1.3), self._theme.tokens.focus, 2.6)
        painter.restore()

    def _framed(self, area: QRectF) -> QRectF:
        """The part of a row that is marked as a whole: it ends where the scroll bar begins."""
        beside = self._measures.padding - _BESIDE_CURRENT
        return area.adjusted(beside, 0, -max(beside, SCROLL_BAR + 1), 0)

    def _content_height(self, row: StoryRow) -> float:
        if row.kind is StoryKind.ROUND:
            return _ROUND_HEIGHT
        height = self._layout(row).height
        if row.kind is StoryKind.PALIFICO:
            return height + 2 * _ABOVE
        return max(2 * self._measures.portrait + 2, height)

    def _layout(self, row: StoryRow) -> RichLayout:
        laid = self._layouts.get(row)
        if laid is None:
            measures = self._measures
            palifico = row.kind is StoryKind.PALIFICO
            beside = 2 * measures.padding + _BESIDE_TEXT if palifico else measures.text_left + measures.padding
            laid = lay_out(row.sentence, self._width - beside, _PALIFICO if palifico else _LINE)
            self._layouts[row] = laid
        return laid

    def _paint_round(self, painter: QPainter, area: QRectF, text: str) -> None:
        tokens, padding = self._theme.tokens, self._measures.padding
        middle, half = area.center(), text_width(text, _ROUND) / 2 + _ROUND_GAP
        for left, right in ((padding, middle.x() - half), (middle.x() + half, area.width() - padding)):
            painter.fillRect(QRectF(left, round(middle.y()), right - left, 1), tokens.line)
        draw_text(painter, middle.x(), middle.y(), text, _ROUND, tokens.ink2, Align.CENTER)

    def _paint_palifico(self, painter: QPainter, area: QRectF, row: StoryRow) -> None:
        tokens, padding = self._theme.tokens, self._measures.padding
        block = area.adjusted(padding, self._measures.gap / 2, -padding, -self._measures.gap / 2)
        painter.fillPath(rounded_rect(block, _RADIUS), tokens.plum)
        draw_hollow_diamond(painter, block.left() + _DIAMOND, block.center().y(), _DIAMOND_SIZE, tokens.on_plum)
        left, top = block.left() + _TEXT_LEFT, block.top() + _ABOVE
        self._layout(row).draw(painter, tokens, self._theme.pixmaps, left, top, tokens.on_plum)

    def _paint_line(self, painter: QPainter, area: QRectF, row: StoryRow, *, newest: bool) -> None:
        tokens, measures, cache = self._theme.tokens, self._measures, self._theme.pixmaps
        if newest:
            painter.fillPath(rounded_rect(self._framed(area), _RADIUS), tokens.sel)
        top, radius = measures.gap / 2, measures.portrait
        if row.seat is not None:
            draw_portrait(
                painter, cache, measures.padding + radius, top + radius + 1, radius, self._characters[row.seat]
            )
        laid = self._layout(row)
        if len(laid.lines) == 1:
            top += radius + 1 - laid.height / 2
        ink = tokens.ink if newest else mixed(tokens.ink, tokens.ink2, 0.25)
        laid.draw(painter, tokens, cache, measures.text_left, top, ink)


def _row(index: Index) -> StoryRow:
    row: object = index.data(StoryRole.ROW)
    if not isinstance(row, StoryRow):
        raise TypeError("the story is painted from a StoryModel")
    return row
