"""The bid ladder as a model: a row for each face, ones first, and a column for each quantity up to the dice in play."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.words.sentence import Sentence
from desktop_app.ui.words.words import Words

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex
_TEXT = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class RungKind(Enum):
    """What a bid is at this moment of the round: made before, standing, legal, passed by, or of a face not allowed."""

    PAST = auto()
    STANDING = auto()
    LEGAL = auto()
    TOO_LOW = auto()
    CLOSED = auto()


@dataclass(frozen=True, slots=True)
class Rung:
    """A bid of the ladder; `bidder` is the seat that made it, None if nobody has."""

    bid: Bid
    kind: RungKind
    bidder: int | None = None


class LadderModel(QAbstractTableModel):
    """Shows a `BidChoice` and the round that it is made in. While it is not `is_open` it can only be looked at."""

    told = Signal()
    """The round, or what can be chosen, or its words are others."""

    ended = Signal()
    """The turn, or the bidding, has ended: there is nothing to choose from any more."""

    def __init__(self, choice: BidChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self._words: Words | None = None
        self._observation: Observation | None = None
        self._open = False
        self._rungs: dict[Bid, Rung] = {}

    @property
    def observation(self) -> Observation | None:
        """The table as it is shown; None before the first round."""
        return self._observation

    @property
    def words(self) -> Words | None:
        """The words of the game; None before its first round."""
        return self._words

    @property
    def is_open(self) -> bool:
        """Whether the reader can choose a bid now."""
        return self._open and self.choice.is_open

    @property
    def chosen(self) -> Bid | None:
        """The bid that is chosen, None while the ladder can only be looked at."""
        return self.choice.bid if self.is_open else None

    @property
    def rungs(self) -> Collection[Rung]:
        """All bids, lowest first."""
        return self._rungs.values()

    @property
    def path(self) -> tuple[Rung, ...]:
        """The bids of this round in their order, the standing one last."""
        bids = self._observation.bidding.bids if self._observation else ()
        return tuple(self._rungs[bid] for bid in bids)

    @property
    def lead(self) -> Sentence:
        """What is open, in words."""
        observation, words = self._observation, self._words
        if observation is None or words is None:
            return ()
        return words.ladder.lead(observation.bidding, my_turn=self._open)

    def tell(self, observation: Observation, words: Words, *, open_: bool) -> None:
        """Show the table as it stands; open: it is the reader's turn to choose."""
        columns = self.columnCount()
        resized = observation.bidding.dice_in_play != columns
        if resized:
            self.beginResetModel()
        if self._observation is None or observation.bidding is not self._observation.bidding:
            self._rungs = _rungs(observation.bidding)
        self._observation, self._words, self._open = observation, words, open_
        if resized:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(len(FACES) - 1, columns - 1))
        self.told.emit()

    def end(self) -> None:
        """The turn, or the bidding, is over."""
        self._open = False
        self.ended.emit()

    def can_choose(self, bid: Bid) -> bool:
        """Whether the reader can choose a bid now."""
        rung = self._rungs.get(bid)
        return self.is_open and rung is not None and rung.kind is RungKind.LEGAL

    def index_of(self, bid: Bid) -> QModelIndex:
        """The cell of a bid."""
        return self.index(FACES.index(bid.face), bid.quantity - 1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The faces."""
        return 0 if parent.isValid() else len(FACES)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The quantities, as many as dice are in play."""
        return 0 if parent.isValid() or self._observation is None else self._observation.bidding.dice_in_play

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Who chooses meets legal bids only; who looks meets all of them."""
        rung = self._rung(index)
        if rung is None:
            return Qt.ItemFlag.NoItemFlags
        if not self.is_open:
            return Qt.ItemFlag.ItemIsEnabled
        choosable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return choosable if self.can_choose(rung.bid) else Qt.ItemFlag.NoItemFlags

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """The quantity of a column, the face of a row."""
        if role not in _TEXT:
            return None
        return str(section + 1 if orientation is Qt.Orientation.Horizontal else FACES[section])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a bid: what it is, and why it cannot be chosen."""
        rung, words = self._rung(index), self._words
        if rung is None or words is None:
            return None
        if role in _TEXT:
            return _name(rung, words)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._why(rung, words)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (_name(rung, words), self._why(rung, words))))
        return None

    def _rung(self, index: Index) -> Rung | None:
        return self._rungs.get(Bid(index.column() + 1, FACES[index.row()])) if index.isValid() else None

    def _why(self, rung: Rung, words: Words) -> str:
        """Why the bid cannot be chosen, nothing where it can."""
        observation = self._observation
        if observation is None:
            return ""
        reason = observation.bidding.refusal(rung.bid)
        if reason is None:
            return "" if self.is_open else words.prompts.refusal(Refusal.NOT_YOUR_TURN, observation.bidding)
        return words.prompts.refusal(reason, observation.bidding)


def _rungs(bidding: Bidding) -> dict[Bid, Rung]:
    """Every bid with the dice in play, lowest first."""
    made = {action.bid: action.seat for action in bidding.actions}
    bids = (Bid(quantity, face) for quantity in range(1, bidding.dice_in_play + 1) for face in FACES)
    return {bid: Rung(bid, _kind(bidding, bid, made=bid in made), made.get(bid)) for bid in bids}


def _kind(bidding: Bidding, bid: Bid, *, made: bool) -> RungKind:
    if made:
        return RungKind.STANDING if bid == bidding.standing else RungKind.PAST
    if bidding.refusal(bid) is None:
        return RungKind.LEGAL
    locked = bidding.fixed_face is not None and bid.face != bidding.fixed_face
    return RungKind.CLOSED if locked else RungKind.TOO_LOW


def _name(rung: Rung, words: Words) -> str:
    if rung.bidder is not None:
        return words.ladder.made(rung.bid, rung.bidder, standing=rung.kind is RungKind.STANDING)
    match rung.kind:
        case RungKind.LEGAL:
            return words.ladder.legal(rung.bid)
        case RungKind.CLOSED:
            return words.ladder.closed(rung.bid)
        case _:
            return words.ladder.too_low(rung.bid)
