"""The list of the story: it keeps at the newest line unless somebody has scrolled back."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.ui.models.story import StoryModel
from desktop_app.ui.painting.shapes import vertical
from desktop_app.ui.story.delegate import StoryDelegate
from desktop_app.ui.story.measures import ROOMY, StoryMeasures
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

#: How high the fading is under the head, and how near the end counts as the end, in pixels of the design.
_FADING, _NEAR = 22, 8
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class StoryView(QListView):
    """Rows as wide as the view, laid out anew when that width changes."""

    def __init__(self, theme: Theme, model: StoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measures = ROOMY
        self._follows = True
        self._delegate = StoryDelegate(theme, self)
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
        self.verticalScrollBar().rangeChanged.connect(self._keep_up)
        self.setModel(model)
        model.dataChanged.connect(self._lay_out)
        model.modelReset.connect(self._begin)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def delegate(self) -> StoryDelegate:
        """What paints the rows."""
        return self._delegate

    def set_measures(self, measures: StoryMeasures) -> None:
        """Change to other sizes."""
        self._measures = measures
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for the new width."""
        self._measure()
        super().resizeEvent(event)

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
        """Paint the rows, and let what is scrolled past the top fade."""
        super().paintEvent(event)
        if not self.verticalScrollBar().value():
            return
        paper, height = self._theme.tokens.paper, _FADING * self._theme.zoom
        painter = QPainter(self.viewport())
        fading = vertical(0, height, ((0, paper), (1, faded(paper, 0))))
        painter.fillRect(QRectF(0, 0, self.viewport().width(), height), fading)
        painter.end()

    def _begin_at_newest(self) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))

    def _begin(self) -> None:
        self._follows = True
        self._delegate.forget()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR * self._theme.zoom
        self.viewport().update()  # the fading stays where it is while the rows move

    def _keep_up(self, _lowest: int, highest: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(highest)

    def _measure(self) -> None:
        # The bar stands in the padding at the right: rows are as wide as the whole view.
        self._delegate.set_width(self.width() / self._theme.zoom, self._measures)

    def _lay_out(self) -> None:
        self._delegate.forget()
        self._measure()
        self.scheduleDelayedItemsLayout()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.tokens.paper)
        self.setPalette(palette)
        self._lay_out()
