"""The bid that the player is putting together: a quantity and a face, always one that can be made."""

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.observation import Observation


class BidChoice(QObject):
    """What is chosen in the bid spinner, and in whatever else shows the same choice.

    It opens at the lowest legal bid of each turn and never leaves the legal ones. Choosing a face whose bids start
    higher raises the quantity as far as it must; the quantity that the player asked for comes back with the next face
    that allows it.
    """

    changed = Signal()
    """The bid, or what can be chosen, is another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._observation: Observation | None = None
        self._lowest: dict[int, int] = {}
        self._bid: Bid | None = None
        self._wanted = 1

    @property
    def bid(self) -> Bid | None:
        """The bid that is chosen; None where none can be made. Before the player's turn it is what it would open at."""
        return self._bid

    @property
    def is_open(self) -> bool:
        """Whether it is the player's turn and there is a bid to choose."""
        return self._observation is not None and self._observation.my_turn and self._bid is not None

    @property
    def locked_face(self) -> int | None:
        """The face that is fixed for the whole table, in a Palifico round from its opening bid on."""
        return self._observation.bidding.fixed_face if self._observation else None

    @property
    def quantity(self) -> int:
        """The quantity that is chosen; that of the standing bid where no bid can be made."""
        standing = self._observation.bidding.standing if self._observation else None
        shown = self._bid or standing
        return shown.quantity if shown else 1

    @property
    def quantities(self) -> range:
        """The quantities that can be bid on the chosen face."""
        if self._observation is None or self._bid is None:
            return range(0)
        return range(self._lowest[self._bid.face], self._observation.bidding.dice_in_play + 1)

    def refusal(self, face: int) -> Refusal | None:
        """Why no bid can be made on a face now, None where one can."""
        if self._observation is None:
            return Refusal.NO_DICE_YET
        quantity = self._lowest.get(face, self._observation.bidding.dice_in_play)
        return self._observation.refusal(Bid(quantity, face))

    def follow(self, observation: Observation) -> None:
        """See the table as it stands: another bid to beat, or another turn, opens at its lowest bid."""
        before = self._observation
        if before is not None and _turn_of(before) == _turn_of(observation):
            return
        self._observation = observation
        self._lowest = {}
        for bid in observation.bidding.legal_bids:
            self._lowest.setdefault(bid.face, bid.quantity)
        lowest = min((Bid(quantity, face) for face, quantity in self._lowest.items()), default=None)
        self._wanted = lowest.quantity if lowest else 1
        self._bid = lowest
        self.changed.emit()

    def choose_quantity(self, quantity: int) -> None:
        """Choose a quantity for the same face, the nearest that can be bid."""
        if self.is_open and self._bid is not None:
            possible = self.quantities
            self._wanted = min(max(quantity, possible[0]), possible[-1])
            self._set(Bid(self._wanted, self._bid.face))

    def choose_face(self, face: int) -> None:
        """Choose a face, and as much more of a quantity as its bids need. A face that has none is left alone."""
        if self.is_open and face in self._lowest:
            self._set(Bid(max(self._wanted, self._lowest[face]), face))

    def choose(self, bid: Bid) -> None:
        """Choose both at once; a bid that cannot be made is left alone."""
        if self.is_open and self._observation is not None and self._observation.refusal(bid) is None:
            self._wanted = bid.quantity
            self._set(bid)

    def _set(self, bid: Bid) -> None:
        if bid != self._bid:
            self._bid = bid
            self.changed.emit()


def _turn_of(observation: Observation) -> tuple[object, ...]:
    """What tells one moment of choosing from another."""
    return (observation.round_number, observation.bidding, observation.dealt, observation.winner, observation.seat)
