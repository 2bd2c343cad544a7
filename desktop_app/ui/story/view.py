"""The list of the story: it keeps at the newest line unless somebody has scrolled back.

Laying out a line takes time, and a game has hundreds: only what is in sight is laid out at once, whether a line has
come or the language has changed. The rest follows bit by bit while nothing else is to be done.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyleOptionViewItem, QWidget

from desktop_app.ui.models.story import StoryModel
from desktop_app.ui.painting.shapes import vertical
from desktop_app.ui.story.column import Column
from desktop_app.ui.story.delegate import StoryDelegate
from desktop_app.ui.story.measures import ROOMY, StoryMeasures
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

_Index = QModelIndex | QPersistentModelIndex
_Action = QAbstractItemView.CursorAction
#: How high the fading is under the head, how near the end counts as the end, what is free before the first and after
#: the last row; in pixels of the design.
_FADING, _NEAR, _ABOVE, _BELOW = 22, 8, 12, 8
#: How many rows out of sight are laid out at a time.
_AT_A_TIME = 6
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_STEPS = {_Action.MoveUp: -1, _Action.MovePrevious: -1, _Action.MoveDown: 1, _Action.MoveNext: 1}
_PAGES = {_Action.MovePageUp: -1, _Action.MovePageDown: 1}


class StoryView(QListView):
    """Rows as wide as the view, laid out anew when that width changes."""

    def __init__(self, theme: Theme, model: StoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._story = model
        self._measures = ROOMY
        self._follows = True
        self._arranging = False
        # Of the row that is first in sight for somebody who reads further up: which, how much of it is past the top.
        self._first = (0, 0.0)
        self._delegate = StoryDelegate(theme, self)
        self._column = Column(lambda row: self._delegate.height(model.row(row)), _ABOVE, _BELOW)
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._settle_some)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there, so that the lines do not break anew once the story is longer than the view.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.setModel(model)
        model.dataChanged.connect(self._lay_out)
        model.modelReset.connect(self._begin)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def delegate(self) -> StoryDelegate:
        """What paints the rows."""
        return self._delegate

    @property
    def is_settled(self) -> bool:
        """Whether every row is laid out, those out of sight too."""
        return self._column.is_measured and self._column.rows == self._story.rowCount()

    def set_measures(self, measures: StoryMeasures) -> None:
        """Change to other sizes."""
        self._measures = measures
        self._arrange()

    def visualRect(self, index: _Index) -> QRect:
        """Where a row is on the viewport."""
        row, zoom = index.row(), self._theme.zoom
        if not index.isValid() or row >= self._column.rows:
            return QRect()
        top, bottom = round(self._column.top(row) * zoom), round(self._column.bottom(row) * zoom)
        return QRect(0, top - self.verticalOffset(), self.viewport().width(), bottom - top)

    def indexAt(self, p: QPoint) -> QModelIndex:
        """The row at a point of the viewport."""
        row = self._column.row_at((p.y() + self.verticalOffset()) / self._theme.zoom)
        return QModelIndex() if row is None else self._story.index(row)

    def scrollTo(self, index: _Index, hint: QAbstractItemView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        """Bring a row into sight, whole; with the first and the last comes what is free beside them."""
        row, room = index.row(), self.viewport().height()
        if not 0 <= row < self._column.rows:
            return
        self._column.settle_down(row, 1)
        bar, zoom = self.verticalScrollBar(), self._theme.zoom
        self._set_range()
        top = self._column.top(row) if row else 0
        bottom = self._column.bottom(row) if row < self._column.rows - 1 else self._column.height
        bar.setValue(min(round(top * zoom), max(bar.value(), round(bottom * zoom) - room)))

    def horizontalOffset(self) -> int:
        """Nothing scrolls to the side."""
        return 0

    def verticalOffset(self) -> int:
        """How far the rows are scrolled."""
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint everything: the fading stays where it is while the rows move."""
        if not self._arranging:
            self.viewport().update()

    def moveCursor(self, action: _Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go from row to row, or by as many as fill the view."""
        rows, row = self._column.rows, self.currentIndex().row()
        if not rows:
            return QModelIndex()
        if action in _PAGES:
            away = _PAGES[action] * self.viewport().height() / self._theme.zoom
            found = self._column.row_at(self._column.top(row) + away)
            row = found if found is not None else (rows - 1 if away > 0 else 0)
        elif action in _STEPS:
            row += _STEPS[action]
        elif action in (_Action.MoveHome, _Action.MoveEnd):
            row = rows - 1 if action is _Action.MoveEnd else 0
        return self._story.index(min(max(row, 0), rows - 1))

    def doItemsLayout(self) -> None:
        """Qt asks for this after each change of the model."""
        QAbstractItemView.doItemsLayout(self)
        self._arrange()

    def updateGeometries(self) -> None:
        """Qt asks for this after each change of the size."""
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the newest line, and mark it for whoever came by key."""
        self._begin_at_newest()
        self._delegate.shows_focus = event.reason() in _BY_KEY
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mouse needs no mark."""
        self._delegate.shows_focus = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys do."""
        self._begin_at_newest()
        self._delegate.shows_focus = True
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows in sight, and let what is scrolled past the top fade."""
        painter = QPainter(self.viewport())
        wanted = event.rect()
        for row in self._rows_in(wanted.top(), wanted.bottom()):
            index = self._story.index(row)
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            option.rect = self.visualRect(index)
            if self.hasFocus() and index == self.currentIndex():
                option.state |= QStyle.StateFlag.State_HasFocus
            self._delegate.paint(painter, option, index)
        if self.verticalOffset():
            paper, height = self._theme.tokens.paper, _FADING * self._theme.zoom
            fading = vertical(0, height, ((0, paper), (1, faded(paper, 0))))
            painter.fillRect(QRectF(0, 0, self.viewport().width(), height), fading)
        painter.end()

    def _rows_in(self, top: int, bottom: int) -> range:
        """The rows between two heights of the viewport."""
        zoom, offset = self._theme.zoom, self.verticalOffset()
        first, last = (self._column.row_at((edge + offset) / zoom) for edge in (top, bottom))
        return range(first or 0, self._column.rows if last is None else last + 1)

    def _begin_at_newest(self) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._story.index(self._column.rows - 1))

    def _begin(self) -> None:
        self._follows = True
        self._delegate.forget()
        self._column.resize(0, 0)

    def _scrolled(self, value: int) -> None:
        if self._arranging:
            return
        zoom, column = self._theme.zoom, self._column
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR * zoom
        row = column.row_at(value / zoom) or 0
        self._first = (row, value / zoom - column.top(row) if column.rows else 0)
        self._arrange()

    def _arrange(self) -> None:
        """Lay out what is in sight; nobody loses the line that they read."""
        # The bar stands in the padding at the right: rows are as wide as the whole view.
        zoom, column = self._theme.zoom, self._column
        if self._delegate.set_width(self.width() / zoom, self._measures):
            column.forget()
        column.resize(self._story.rowCount(), self._delegate.guess)
        room = self.viewport().height() / zoom
        if self._follows:
            column.settle_up(column.rows - 1, room)
        else:
            column.settle_down(self._first[0], self._first[1] + room)
        self._set_range()
        if not column.is_measured:
            self._rest.start()
        self.viewport().update()

    def _settle_some(self) -> None:
        """Lay out some rows that are out of sight: what is in sight stays where it is."""
        self._column.settle_some(_AT_A_TIME)
        self._set_range()
        if self._column.is_measured:
            self._rest.stop()
            self.viewport().update()

    def _set_range(self) -> None:
        """Let the bar know of the heights, and keep it at the end or at the row that is first in sight."""
        bar, zoom, height = self.verticalScrollBar(), self._theme.zoom, self.viewport().height()
        self._arranging = True
        bar.setRange(0, max(round(self._column.height * zoom) - height, 0))
        bar.setPageStep(height)
        bar.setSingleStep(round(self._delegate.guess * zoom))
        if self._follows:
            bar.setValue(bar.maximum())
        elif self._column.rows:
            row, beyond = self._first
            bar.setValue(round((self._column.top(row) + beyond) * zoom))
        self._arranging = False

    def _lay_out(self) -> None:
        """Every line may be another."""
        self._delegate.forget()
        self._column.forget()
        self._arrange()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.tokens.paper)
        self.setPalette(palette)
        self._lay_out()
