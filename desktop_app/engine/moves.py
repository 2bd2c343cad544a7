"""What a player may do, and why it may be refused."""

from enum import Enum, auto
from typing import NamedTuple

from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS, SIDES


class Bid(NamedTuple):
    """A claim that at least `quantity` dice on the table match `face`.

    Bids compare as the rules order them: by quantity, then by face, ones lowest (D11).
    """

    quantity: int
    face: int


class Call(Enum):
    """An answer to the standing bid that settles the round (F5)."""

    CHALLENGE = "challenge"
    EXACT = "exact"


Move = Bid | Call


class BidMade(NamedTuple):
    """A seat has bid; `opening` tells the opening bid from a raise."""

    seat: int
    bid: Bid
    opening: bool

    @property
    def move(self) -> Bid:
        """What the seat did."""
        return self.bid


class CallMade(NamedTuple):
    """A seat has called the standing bid of another."""

    seat: int
    call: Call
    bid: Bid
    bidder: int

    @property
    def move(self) -> Call:
        """What the seat did."""
        return self.call


Action = BidMade | CallMade
"""A move with the seat that made it: an event, and what the history of a round is made of."""


class Refusal(Enum):
    """Why a move is not legal."""

    GAME_OVER = auto()
    NO_DICE_YET = auto()
    NOT_YOUR_TURN = auto()
    NO_SUCH_FACE = auto()
    QUANTITY_TOO_LOW = auto()
    MORE_THAN_THE_DICE = auto()
    NOT_HIGHER = auto()
    FACE_IS_FIXED = auto()
    NO_RAISE_LEFT = auto()
    NOTHING_TO_CALL = auto()


class IllegalMove(Exception):
    """A move was played that the rules refuse; `reason` says why."""

    def __init__(self, move: Move, reason: Refusal) -> None:
        """Remember the move and the reason."""
        super().__init__(f"{move}: {reason.name}")
        self.move = move
        self.reason = reason


ALL_BIDS = tuple(Bid(quantity, face) for quantity in range(1, MAX_PLAYERS * MAX_DICE + 1) for face in FACES)
"""Every bid of the largest game in ascending order; a bid's place here is its rank."""


def rank(bid: Bid) -> int:
    """The place of a bid in `ALL_BIDS`."""
    quantity, face = bid
    return quantity * SIDES + face - SIDES - 1
