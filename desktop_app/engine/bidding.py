"""The open side of a round: what has been said, whose turn it is, and what may be said next."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.moves import ALL_BIDS, Bid, BidMade, Call, Move, Refusal, rank
from desktop_app.engine.rules import FACES

CALLS = (Call.CHALLENGE, Call.EXACT)


class Bidding(NamedTuple):
    """The bidding of one round, as everybody at the table hears it.

    `counts` are the dice each seat holds, `dice_in_play` their sum; `standing` is the last bid, None before the
    opening bid.
    """

    counts: tuple[int, ...]
    dice_in_play: int
    palifico: bool
    opener: int
    turn: int
    standing: Bid | None
    actions: tuple[BidMade, ...]

    @classmethod
    def start(cls, counts: tuple[int, ...], opener: int, *, palifico: bool) -> "Bidding":
        """The bidding before the opening bid."""
        return cls(counts, sum(counts), palifico, opener, opener, None, ())

    @property
    def bidder(self) -> int | None:
        """The seat that made the standing bid."""
        return self.actions[-1].seat if self.actions else None

    @property
    def fixed_face(self) -> int | None:
        """The face that every further bid must name, None where any may be named (F11)."""
        return self.standing.face if self.palifico and self.standing else None

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move, None if it may. Legality is written here and nowhere else."""
        standing = self.standing
        if not isinstance(move, Bid):
            return None if standing else Refusal.NOTHING_TO_CALL
        quantity, face = move
        if face not in FACES:
            return Refusal.NO_SUCH_FACE
        if quantity < 1:
            return Refusal.QUANTITY_TOO_LOW
        if standing:
            if standing.quantity >= self.dice_in_play and (self.palifico or standing.face == FACES[-1]):
                return Refusal.NO_RAISE_LEFT
            if self.palifico and face != standing.face:
                return Refusal.FACE_IS_FIXED
            if move <= standing:
                return Refusal.NOT_HIGHER
        return Refusal.MORE_THAN_THE_DICE if quantity > self.dice_in_play else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All that `refusal` lets pass, without asking it one by one: the bids ascending, then the calls."""
        stop = self.dice_in_play * len(FACES)
        if self.standing is None:
            return ALL_BIDS[:stop]
        step = len(FACES) if self.palifico else 1
        return ALL_BIDS[rank(self.standing) + step : stop : step] + CALLS

    @property
    def legal_bids(self) -> tuple[Bid, ...]:
        """The legal bids alone, ascending; empty where no raise is left (D4)."""
        return tuple([move for move in self.legal_moves if isinstance(move, Bid)])

    def after(self, made: BidMade) -> "Bidding":
        """The bidding after a legal bid of the seat on turn."""
        counts, in_play, palifico, opener, turn, _, actions = self
        return Bidding(counts, in_play, palifico, opener, next_seat(counts, turn), made.bid, (*actions, made))


def next_seat(counts: Sequence[int], seat: int) -> int:
    """The next seat clockwise that holds dice (D2); the same seat if nobody else does."""
    players = len(counts)
    following = (seat + 1) % players
    while not counts[following] and following != seat:
        following = (following + 1) % players
    return following
