"""What one seat may know: another type than the game, so that nobody can look under a cup."""

from typing import NamedTuple

from desktop_app.engine.bidding import Bidding, bids_made
from desktop_app.engine.moves import Action, Bid, Move, Refusal
from desktop_app.engine.outcome import Hand, Outcome
from desktop_app.engine.rules import Rules


class PlayedRound(NamedTuple):
    """A round that has been settled, with every die open; `counts_after` are the dice each seat holds after it."""

    opener: int
    palifico: bool
    hands: tuple[Hand, ...]
    bids: tuple[Bid, ...]
    outcome: Outcome
    counts_after: tuple[int, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The bids and the call, with the seats that made them."""
        made = bids_made(tuple(map(len, self.hands)), self.opener, self.bids)
        return (*made, self.outcome.made)


class Observation(NamedTuple):
    """One seat's view of a game.

    `dice` are the seat's own, sorted, () when out or not yet dealt. `used` says which seats have triggered their
    Palifico round. `history` holds the settled rounds, whose dice everybody has seen. Between rounds `bidding` is
    that of the round to come and `dealt` is False.
    """

    rules: Rules
    seat: int
    dice: Hand
    dealt: bool
    bidding: Bidding
    used: tuple[bool, ...]
    history: tuple[PlayedRound, ...]
    winner: int | None

    @property
    def round_number(self) -> int:
        """The number of this round, from 0."""
        return len(self.history)

    @property
    def wild(self) -> bool:
        """Whether ones are wild in this round."""
        return self.rules.wild_in(palifico=self.bidding.palifico)

    @property
    def my_turn(self) -> bool:
        """Whether this seat is asked to move."""
        return self.dealt and self.winner is None and self.bidding.turn == self.seat

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now: all that `refusal` lets pass, so nothing while it is not asked to move."""
        return self.bidding.legal_moves if self.my_turn else ()

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat may not make a move now, None if it may."""
        if self.winner is not None:
            return Refusal.GAME_OVER
        if not self.dealt:
            return Refusal.NO_DICE_YET
        if self.bidding.turn != self.seat:
            return Refusal.NOT_YOUR_TURN
        return self.bidding.refusal(move)
