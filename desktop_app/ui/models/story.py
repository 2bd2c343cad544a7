"""The story of a game as a list model: what happened is kept, the sentences are made when they are asked for."""

from dataclasses import dataclass
from enum import Enum, IntEnum, auto

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop_app.engine.events import GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, CallMade
from desktop_app.match.session import SeatFailure
from desktop_app.ui.words.outcomes import concerned
from desktop_app.ui.words.sentence import Sentence, plain
from desktop_app.ui.words.story import GaveUp, Happening, Moment, TookBack
from desktop_app.ui.words.words import Words

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class StoryKind(Enum):
    """How a row looks: the line between rounds, the announcement of a Palifico round, or a plain line."""

    ROUND = auto()
    PALIFICO = auto()
    LINE = auto()


@dataclass(frozen=True, slots=True)
class StoryRow:
    """One row: its sentence, and the seat whose portrait stands beside it, None for a kind that has none."""

    kind: StoryKind
    sentence: Sentence
    seat: int | None


class StoryRole(IntEnum):
    """What a row holds beside its text."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The StoryRow."""


class StoryModel(QAbstractListModel):
    """A row for each thing that happened, in order. A change of language changes every row."""

    heading_changed = Signal()
    """The round, or the number of dice, or their words are others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: Words | None = None
        self._moments: list[Moment] = []
        self._rows: list[StoryRow | None] = []
        self._round: RoundStarted | None = None
        self._compact = False

    def begin(self, words: Words) -> None:
        """A new game with its words: the story of the last one is gone."""
        self.beginResetModel()
        self._words = words
        self._moments = []
        self._rows = []
        self._round = None
        self.endResetModel()
        self.heading_changed.emit()

    def tell(self, happening: Happening) -> None:
        """Go on with the story. What another sentence tells gets no row of its own."""
        if isinstance(happening, RoundStarted):
            self._round = happening
            self.heading_changed.emit()
        if self._words is None or self._round is None:
            return
        moment = Moment(happening, self._round.number, self._round.palifico)
        if self._words.story.line(moment) is not None:
            row = len(self._moments)
            self.beginInsertRows(_ROOT, row, row)
            self._moments.append(moment)
            self._rows.append(None)
            self.endInsertRows()

    @property
    def heading(self) -> str:
        """The round and the dice in play, as "Round 5 · 21 dice"; the dice alone where there is little room."""
        if self._words is None or self._round is None:
            return ""
        dice = self._words.table.dice_in_play(sum(self._round.counts))
        return dice if self._compact else f"{self._words.table.round(self._round.number)} · {dice}"

    def set_compact(self, compact: bool) -> None:
        """Say the same in fewer words, or in all of them."""
        if compact != self._compact:
            self._compact = compact
            self.retranslate()

    def retranslate(self) -> None:
        """Every sentence is another."""
        self._rows = [None] * len(self._moments)
        if self._moments:
            self.dataChanged.emit(self.index(0), self.index(len(self._moments) - 1))
        self.heading_changed.emit()

    def row(self, number: int) -> StoryRow:
        """One row; its sentence is made when somebody asks for it first."""
        row = self._rows[number]
        if row is None:
            moment = self._moments[number]
            told = self._words.story.line(moment, compact=self._compact) if self._words else None
            row = StoryRow(_kind(moment.happening), told or (), _seat(moment.happening))
            self._rows[number] = row
        return row

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One row for each sentence."""
        return 0 if parent.isValid() else len(self._moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence of a row, as text or in its parts, and what belongs to it."""
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain(row.sentence)
        return row if role == StoryRole.ROW else None


def _kind(happening: Happening) -> StoryKind:
    match happening:
        case RoundStarted():
            return StoryKind.ROUND
        case PalificoTriggered():
            return StoryKind.PALIFICO
        case _:
            return StoryKind.LINE


def _seat(happening: Happening) -> int | None:
    match happening:
        case BidMade() | CallMade() | PlayerOut() | GameWon() | GaveUp() | TookBack() | SeatFailure():
            return happening.seat
        case Revealed(outcome=outcome):
            return concerned(outcome)
        case _:
            return None
