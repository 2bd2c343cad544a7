"""What the seats on turn know of their rounds, many at once.

Positions count from the seat on turn clockwise over the seats that hold dice: position 0 acts, 1 acts next. Everything
is an array whose first axis runs over decisions; positions that nobody holds are zeros (-1 in `last`).
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import rank
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, MAX_PLAYERS, ExactCall
from desktop_app.players.situations import Flags, Ints

NO_BID = -1


class Views(NamedTuple):
    """Decisions to take.

    `own` (n, 6): own dice that show each face. `held`, `used` (n, 6): dice of each position, and whether it has had its
    Palifico round. `best` (n, 6, 6): the highest quantity that a position has bid on a face, 0 for none. `last` (n, 6)
    and `standing` (n,): rank of each position's last bid and of the standing bid, NO_BID for none. `turns` (n,): bids
    made. `palifico` (n,): this is a Palifico round. The options: `wild_ones`, `with_palifico`, `calza`, `dice` (n,).
    """

    own: Ints
    held: Ints
    used: Flags
    best: Ints
    last: Ints
    standing: Ints
    turns: Ints
    palifico: Flags
    wild_ones: Flags
    with_palifico: Flags
    calza: Flags
    dice: Ints

    @property
    def size(self) -> int:
        """How many decisions these are."""
        return len(self.standing)

    @property
    def players(self) -> Ints:
        """How many positions hold dice (n,)."""
        return (self.held > 0).sum(1)

    @property
    def total(self) -> Ints:
        """How many dice are in play (n,)."""
        return self.held.sum(1)

    @property
    def wild(self) -> Flags:
        """Whether ones are wild (n,)."""
        return self.wild_ones & ~self.palifico

    @classmethod
    def of(cls, observations: Sequence[Observation]) -> "Views":
        """The views of seats that are on turn."""
        rows = [_row(observation) for observation in observations]
        return cls(*(np.array(column) for column in zip(*rows, strict=True)))


def _row(observation: Observation) -> tuple[object, ...]:
    """One view, field by field."""
    bidding, rules = observation.bidding, observation.rules
    players = len(bidding.counts)
    seats = [(observation.seat + step) % players for step in range(players)]
    seats = [seat for seat in seats if bidding.counts[seat]]
    empty = MAX_PLAYERS - len(seats)
    position = {seat: index for index, seat in enumerate(seats)}
    best = [[0] * len(FACES) for _ in range(MAX_PLAYERS)]
    last = [NO_BID] * MAX_PLAYERS
    opener = position[bidding.opener]
    for turn, bid in enumerate(bidding.bids):
        acted = (opener + turn) % len(seats)
        best[acted][bid.face - 1] = bid.quantity
        last[acted] = rank(bid)
    return (
        [observation.dice.count(face) for face in FACES],
        [bidding.counts[seat] for seat in seats] + [0] * empty,
        [observation.used[seat] for seat in seats] + [False] * empty,
        best,
        last,
        rank(bidding.bids[-1]) if bidding.bids else NO_BID,
        len(bidding.bids),
        bidding.palifico,
        rules.wild_ones,
        rules.palifico,
        rules.exact is ExactCall.CALZA,
        rules.dice,
    )
