"""The list of games as a view: rows of one height, so that a hundred thousand cost no more than ten."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.library.kept import GameRow
from desktop_app.ui.games.delegate import GamesDelegate
from desktop_app.ui.keys import RETURN_KEYS
from desktop_app.ui.models.games import GamesModel
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class GamesList(QListView):
    """Arrows choose a game; Return, or a double click, goes on with it; Delete deletes it."""

    chosen = Signal()
    """Another game is the current one, or what is known of it is."""

    wanted = Signal()
    """The current game is to go on, or to be opened."""

    unwanted = Signal()
    """The current game is to be deleted."""

    def __init__(self, theme: Theme, model: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._games = model
        self._kept_row = 0
        self.setItemDelegate(GamesDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        model.dataChanged.connect(self.chosen)
        self.doubleClicked.connect(self.wanted)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def current(self) -> GameRow | None:
        """The game that is chosen, None where there is none or it has not been read yet."""
        index = self.currentIndex()
        return self._games.row(index.row()) if index.isValid() else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that another game is chosen."""
        super().currentChanged(current, previous)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with the game, or delete it, by key."""
        if event.key() in RETURN_KEYS and not event.isAutoRepeat():
            self.wanted.emit()
        elif event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self.unwanted.emit()
        else:
            super().keyPressEvent(event)

    def _remember(self) -> None:
        self._kept_row = max(self.currentIndex().row(), 0)

    def _restore(self) -> None:
        """Stay at the same place of the list, whatever is there now."""
        rows = self._games.rowCount()
        if rows:
            self.setCurrentIndex(self._games.index(min(self._kept_row, rows - 1)))
        self.chosen.emit()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.tokens.paper)
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()
