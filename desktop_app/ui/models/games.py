"""The games that are kept as a list model: only the rows that are looked at are read, page by page, elsewhere."""

from collections import OrderedDict
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop_app.library.kept import GameRow
from desktop_app.library.library import Library
from desktop_app.library.selection import NO_GAMES, Selection, Totals
from desktop_app.ui.games.words import GameWords

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex

#: Rows of a page, and how many pages are held: a few thousand rows, whatever number there is.
_PAGE, _MOST_PAGES = 50, 40


class GamesRole(IntEnum):
    """What a row holds beside its text."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The GameRow, None until it has been read."""


class GamesModel(QAbstractListModel):
    """A row for each game of a selection, unfinished ones first, then the newest. It is empty until it is loaded."""

    counted = Signal(object)
    """The Totals: how many games there are now, or are in another selection."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._words = GameWords()
        self._selection = Selection()
        self._totals = NO_GAMES
        self._pages: OrderedDict[int, list[GameRow]] = OrderedDict()
        self._asked: set[int] = set()
        # Answers to what was asked of an earlier state of the list are not for this one.
        self._state = 0
        library.changed.connect(self.reload)

    @property
    def totals(self) -> Totals:
        """How many games there are."""
        return self._totals

    @property
    def selection(self) -> Selection:
        """What the list holds."""
        return self._selection

    def select(self, selection: Selection) -> None:
        """Hold other games."""
        if selection != self._selection:
            self._selection = selection
            self.reload()

    def reload(self) -> None:
        """Look anew what there is."""
        self._state += 1
        state = self._state
        self._library.totals(self._selection, lambda totals: self._count(state, totals))

    def row(self, number: int) -> GameRow | None:
        """One row, None until it has been read; asking for it has it read."""
        page = number // _PAGE
        rows = self._pages.get(page)
        if rows is None:
            self._ask(page)
            return None
        self._pages.move_to_end(page)
        return rows[number % _PAGE] if number % _PAGE < len(rows) else None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One row for each game."""
        return 0 if parent.isValid() else self._totals.selected

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What is said of a game in one sentence, or the game's row."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self.row(index.row())
        if role == GamesRole.ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words.sentence(row) if row else ""
        return None

    def retranslate(self) -> None:
        """Every sentence is another."""
        if self._totals.selected:
            self.dataChanged.emit(self.index(0), self.index(self._totals.selected - 1))

    def _count(self, state: int, totals: Totals) -> None:
        if state != self._state:
            return
        self.beginResetModel()
        self._totals = totals
        self._pages.clear()
        self._asked.clear()
        self.endResetModel()
        self.counted.emit(totals)

    def _ask(self, page: int) -> None:
        if page not in self._asked:
            self._asked.add(page)
            state = self._state
            self._library.rows(self._selection, page * _PAGE, _PAGE, lambda rows: self._fill(state, page, rows))

    def _fill(self, state: int, page: int, rows: list[GameRow]) -> None:
        if state != self._state:
            return
        self._asked.discard(page)
        self._pages[page] = rows
        while len(self._pages) > _MOST_PAGES:
            self._pages.popitem(last=False)
        if rows:
            first = page * _PAGE
            last = min(first + len(rows), self._totals.selected) - 1
            self.dataChanged.emit(self.index(first), self.index(last))
