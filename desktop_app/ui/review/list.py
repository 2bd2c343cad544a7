"""The list beside a review as a view: rows of one height, so that a long game costs no more than a short one."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.models.review import ReviewModel
from desktop_app.ui.review.delegate import ReviewDelegate
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class ReviewList(QListView):
    """Up and Down choose a row; Left and Right are the page's."""

    chosen = Signal(int)
    """The number of the row that somebody has chosen."""

    def __init__(
        self, theme: Theme, model: ReviewModel, faces: Sequence[Character], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = model
        self._following = False
        self.setItemDelegate(ReviewDelegate(theme, faces, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setModel(model)
        theme.changed.connect(self._dress)
        self._dress()

    def follow(self, row: int | None) -> None:
        """Mark the row of what is shown, or none; nobody has chosen it here."""
        self._following = True
        index = QModelIndex() if row is None else self._rows.index(row)
        if row is None:
            self.clearSelection()
        self.setCurrentIndex(index)
        self._following = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that a row has been chosen."""
        super().currentChanged(current, previous)
        if current.isValid() and not self._following:
            self.chosen.emit(current.row())

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.tokens.paper)
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()
