"""Exact probabilities, as a seat that knows its own dice and nothing of the others' sees them.

Each of the n dice of others matches a face with probability p, independently: p = 1/3 for a face from 2 to 6 while ones
are wild, 1/6 for ones, and 1/6 for every face where ones are not wild. With m matching dice of its own, a bid on q dice
holds with P[Bin(n, p) >= q - m] and is exact with P[Bin(n, p) = q - m], P[Bin(n, p) = k] = C(n, k) p^k (1-p)^(n-k). All
sums are taken in integers and divided once: what is certain is exactly 1.0, and what cannot be exactly 0.0.
"""

from functools import cache
from math import comb
from typing import NamedTuple

from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import count_matches
from desktop_app.engine.rules import FACES, ONE

THIRD, SIXTH = 3, 6
"""One die in so many matches a face."""


class Odds(NamedTuple):
    """How likely bids are for one seat: `mine` are its own dice that match each face, in the order of FACES."""

    mine: tuple[int, ...]
    others: int
    wild: bool

    @classmethod
    def of(cls, observation: Observation) -> "Odds":
        """The odds of the seat that observes, in the round that is being bid."""
        dice, wild = observation.dice, observation.wild
        mine = tuple([count_matches((dice,), face, wild=wild) for face in FACES])
        return cls(mine, observation.bidding.dice_in_play - len(dice), wild)

    def holds(self, bid: Bid) -> float:
        """The probability that at least as many dice match as the bid says."""
        return at_least(self.others, one_in(bid.face, wild=self.wild), bid.quantity - self.matching(bid.face))

    def exact(self, bid: Bid) -> float:
        """The probability that exactly as many dice match as the bid says."""
        return exactly(self.others, one_in(bid.face, wild=self.wild), bid.quantity - self.matching(bid.face))

    def can_hold(self, bid: Bid) -> bool:
        """Whether as many dice can match as the bid says: then `holds` is above 0.0."""
        quantity, face = bid
        return quantity <= self.mine[face - 1] + self.others

    def matching(self, face: int) -> int:
        """How many of its own dice match a face."""
        return self.mine[face - 1]


def one_in(face: int, *, wild: bool) -> int:
    """One die in how many matches the face: 3 or 6."""
    return THIRD if wild and face != ONE else SIXTH


def exactly(dice: int, sides: int, count: int) -> float:
    """The probability that exactly `count` of `dice` dice match, when one in `sides` does; for any `count`."""
    return _exactly(dice, sides)[count] if 0 <= count <= dice else 0.0


def at_least(dice: int, sides: int, count: int) -> float:
    """The probability that at least `count` of `dice` dice match, when one in `sides` does; for any `count`."""
    if count <= 0:
        return 1.0
    return _at_least(dice, sides)[count] if count <= dice else 0.0


def _ways(dice: int, sides: int) -> list[int]:
    """How many of the sides^dice throws show 0, 1, 2 … matching dice."""
    return [comb(dice, count) * (sides - 1) ** (dice - count) for count in range(dice + 1)]


@cache
def _exactly(dice: int, sides: int) -> tuple[float, ...]:
    return tuple(ways / sides**dice for ways in _ways(dice, sides))


@cache
def _at_least(dice: int, sides: int) -> tuple[float, ...]:
    ways = _ways(dice, sides)
    return tuple(sum(ways[count:]) / sides**dice for count in range(dice + 1))
