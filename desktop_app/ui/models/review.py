"""The list beside a review as a model: turning points, or the choices of somebody."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.match.review.choices import Choice, Judgement
from desktop_app.match.review.review import TurningPoint
from desktop_app.ui.review.words import ReviewWords, signed
from desktop_app.ui.words.sentence import Sentence, plain

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex

Entry = TurningPoint | Choice


class ReviewRow(NamedTuple):
    """One row: the seat whose portrait it shows, a small line over the sentence, and at the right points or a tick.

    The small line is a caption, and after it a name where the row is about somebody else than the sentence may be.
    """

    seat: int
    caption: str
    name: str
    sentence: Sentence
    points: str
    good: bool


class ReviewRole(IntEnum):
    """What a row holds beside its text."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The ReviewRow."""


class ReviewModel(QAbstractListModel):
    """A row for each entry. There may be thousands: each is told only when it is looked at."""

    def __init__(self, words: ReviewWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: Sequence[Entry] = ()

    @property
    def entries(self) -> Sequence[Entry]:
        """What the rows tell of, in order."""
        return self._entries

    def show(self, entries: Sequence[Entry]) -> None:
        """Tell of these."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def retranslate(self) -> None:
        """Every sentence is another."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One row for each entry."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row in one sentence, or in its parts."""
        words = self._words
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        entry = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _told(entry, words)
        return _row(entry, words) if role == ReviewRole.ROW else None


def _told(entry: Entry, words: ReviewWords) -> str:
    if isinstance(entry, TurningPoint):
        return words.turning_point(entry)
    return f"{words.place(entry)}. {plain(words.move(entry))} {words.judgement(entry)}"


def _row(entry: Entry, words: ReviewWords) -> ReviewRow:
    if isinstance(entry, TurningPoint):
        caption, sentence = words.round(entry.round_number), words.action(entry.round_number, -1)
        return ReviewRow(entry.seat, caption, words.name(entry.seat), sentence, signed(entry.points), good=False)
    good = entry.judgement is not Judgement.OTHER
    return ReviewRow(entry.seat, words.place(entry), "", words.move(entry), "", good)
