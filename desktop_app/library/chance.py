"""What chance allows: how often each face may come up among fair dice.

The number of times that a face comes up among n fair dice is binomial, with n and 1/6. The intervals are exact: their
ends are sums of binomial probabilities, not a normal approximation.
"""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from desktop_app.engine.rules import FACES, SIDES

ALLOWED = 0.99
"""In at least this share of all fair series of dice every face stays within its interval (Bonferroni's inequality)."""

FaceCounts = tuple[int, ...]
"""How often each face came up, ones first."""

NO_DICE: FaceCounts = (0,) * SIDES


class Interval(NamedTuple):
    """The least and the most that chance allows, both included."""

    least: int
    most: int

    def holds(self, count: int) -> bool:
        """Whether a count lies within it."""
        return self.least <= count <= self.most


def counted(dice: Iterable[int]) -> FaceCounts:
    """How often each face is among some dice."""
    counts = [0] * SIDES
    for die in dice:
        counts[die - FACES[0]] += 1
    return tuple(counts)


def together(first: FaceCounts, second: FaceCounts) -> FaceCounts:
    """Two counts as one."""
    return tuple(map(sum, zip(first, second, strict=True)))


def allowed(dice: int) -> Interval:
    """How often one face may come up among so many fair dice: outside lies (1 - ALLOWED) / 6 of the probability.

    Half of that at each end.
    """
    outside = (1 - ALLOWED) / SIDES / 2
    middle = dice // SIDES
    least = middle - sum(1 for _ in _until(outside, _downwards(dice, middle)))
    most = middle + sum(1 for _ in _until(outside, _upwards(dice, middle)))
    return Interval(max(least, 0), min(most, dice))


def _until(outside: float, tail: Iterator[float]) -> Iterator[float]:
    """Of probabilities going outwards, those whose own tail, themselves included, still holds more than `outside`."""
    probabilities = list(tail)
    beyond = math.fsum(probabilities)
    for probability in probabilities:
        if beyond <= outside:
            return
        yield probability
        beyond -= probability


def _downwards(dice: int, middle: int) -> Iterator[float]:
    """The probabilities of counts from below the middle down, as far as they can be told from nothing."""
    probability = _probability(dice, middle)
    for count in range(middle, 0, -1):
        probability *= count * (SIDES - 1) / (dice - count + 1)
        if probability < 1e-30:
            return
        yield probability


def _upwards(dice: int, middle: int) -> Iterator[float]:
    """The probabilities of counts from above the middle up."""
    probability = _probability(dice, middle)
    for count in range(middle, dice):
        probability *= (dice - count) / ((count + 1) * (SIDES - 1))
        if probability < 1e-30:
            return
        yield probability


def _probability(dice: int, count: int) -> float:
    """That a face comes up exactly so often."""
    ways = math.lgamma(dice + 1) - math.lgamma(count + 1) - math.lgamma(dice - count + 1)
    return math.exp(ways - count * math.log(SIDES) + (dice - count) * math.log((SIDES - 1) / SIDES))
