"""The open side of a round: what has been said, whose turn it is, and what may be said next."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.moves import ALL_BIDS, Bid, BidMade, Call, Move, Refusal, rank
from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS, SIDES

CALLS = (Call.CHALLENGE, Call.EXACT)

_MOVES = tuple(ALL_BIDS[: dice * SIDES] + CALLS for dice in range(MAX_PLAYERS * MAX_DICE + 1))
"""For each number of dice in play all bids, ascending, then the calls: the legal moves are nearly always its end."""


class Bidding(NamedTuple):
    """The bidding of one round, as everybody at the table hears it.

    `counts` are the dice each seat holds, `dice_in_play` their sum; `bids` are those made so far, the last by `bidder`,
    who is None before the opening bid.
    """

    counts: tuple[int, ...]
    dice_in_play: int
    palifico: bool
    opener: int
    turn: int
    bidder: int | None
    bids: tuple[Bid, ...]

    @classmethod
    def start(cls, counts: tuple[int, ...], opener: int, *, palifico: bool) -> "Bidding":
        """The bidding before the opening bid."""
        return cls(counts, sum(counts), palifico, opener, opener, None, ())

    @property
    def beginning(self) -> "Bidding":
        """The bidding of this round before its opening bid."""
        return Bidding.start(self.counts, self.opener, palifico=self.palifico)

    @property
    def standing(self) -> Bid | None:
        """The bid that must be raised or called, None before the opening bid."""
        return self.bids[-1] if self.bids else None

    @property
    def actions(self) -> tuple[BidMade, ...]:
        """The bids with the seats that made them."""
        return bids_made(self.counts, self.opener, self.bids)

    @property
    def fixed_face(self) -> int | None:
        """The face that every further bid must name, None where any may be named (F11)."""
        return self.bids[-1].face if self.palifico and self.bids else None

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move, None if it may."""
        return refusal(move, self.bids, self.dice_in_play, palifico=self.palifico)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All that `refusal` lets pass: the bids ascending, then the calls."""
        return legal_moves(self.bids, self.dice_in_play, palifico=self.palifico)

    @property
    def legal_bids(self) -> tuple[Bid, ...]:
        """The legal bids alone, ascending; empty where no raise is left (D4)."""
        return tuple([move for move in self.legal_moves if isinstance(move, Bid)])

    def after(self, bid: Bid) -> "Bidding":
        """The bidding after a legal bid of the seat on turn."""
        counts, in_play, palifico, opener, turn, _, bids = self
        return Bidding(counts, in_play, palifico, opener, next_seat(counts, turn), turn, (*bids, bid))


def refusal(move: Move, bids: Sequence[Bid], dice_in_play: int, *, palifico: bool) -> Refusal | None:
    """Why a move may not follow these bids, None if it may. Legality is written here and nowhere else."""
    if not isinstance(move, Bid):
        return None if bids else Refusal.NOTHING_TO_CALL
    quantity, face = move
    if face not in FACES:
        return Refusal.NO_SUCH_FACE
    if quantity < 1:
        return Refusal.QUANTITY_TOO_LOW
    if bids:
        standing = bids[-1]
        if standing.quantity >= dice_in_play and (palifico or standing.face == FACES[-1]):
            return Refusal.NO_RAISE_LEFT
        if palifico and face != standing.face:
            return Refusal.FACE_IS_FIXED
        if move <= standing:
            return Refusal.NOT_HIGHER
    return Refusal.MORE_THAN_THE_DICE if quantity > dice_in_play else None


def legal_moves(bids: Sequence[Bid], dice_in_play: int, *, palifico: bool) -> tuple[Move, ...]:
    """All that `refusal` lets pass, without asking it one by one: the bids ascending, then the calls."""
    if not bids:
        return ALL_BIDS[: dice_in_play * SIDES]
    standing = rank(bids[-1])
    if palifico:
        return ALL_BIDS[standing + SIDES : dice_in_play * SIDES : SIDES] + CALLS
    return _MOVES[dice_in_play][standing + 1 :]


def bids_made(counts: Sequence[int], opener: int, bids: Sequence[Bid]) -> tuple[BidMade, ...]:
    """Bids with the seats that made them: clockwise from the opener, over those who hold dice (D2)."""
    seat, made = opener, list[BidMade]()
    for bid in bids:
        made.append(BidMade(seat, bid, not made))
        seat = next_seat(counts, seat)
    return tuple(made)


def next_seat(counts: Sequence[int], seat: int) -> int:
    """The next seat clockwise that holds dice (D2); the same seat if nobody else does."""
    players = len(counts)
    following = (seat + 1) % players
    while not counts[following] and following != seat:
        following = (following + 1) % players
    return following
