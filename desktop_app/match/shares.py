"""Shares of games won, from games that come in deals: the same dice, played once with each rotation of the seats.

Games of one deal are not independent, deals are. So the deal is what is counted: the share is the ratio of wins to
games, and its variance that of a ratio over clusters (W. G. Cochran, Sampling Techniques, 3rd ed. 1977, section 9A.1),
which is right whether common dice make the games of a deal more alike or, as they should, less.

The interval is Student's. Few deals may by chance all end alike, which proves nothing; so the sum of squares is joined
by that of one deal more whose games were tossed with a coin: the posterior interval with a scaled inverse-chi-square
prior of one degree of freedom (A. Gelman et al., Bayesian Data Analysis, 3rd ed. 2013, section 3.3).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

_LEVEL = 0.95
_TOSS = 0.25
"""The variance of a game that is tossed with a coin."""


class Share(NamedTuple):
    """The share of its games that a seat has won, and the ends of its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass
class Wins:
    """What one entrant who holds `seats` of the seats has won, deal by deal."""

    seats: int
    deals: int = 0
    games: int = 0
    wins: int = 0
    _squares: tuple[int, int, int] = (0, 0, 0)

    def add(self, games: int, wins: int) -> None:
        """Count a deal of so many games, of which the seats have won so many."""
        self.deals += 1
        self.games += games
        self.wins += wins
        both, mixed, alone = self._squares
        self._squares = (both + wins * wins, mixed + wins * games, alone + games * games)

    @property
    def share(self) -> Share:
        """The share of one of the seats. Raises ZeroDivisionError before the first deal."""
        chances = self.seats * self.games
        share = self.wins / chances
        both, mixed, alone = self._squares
        in_a_deal = chances / self.deals
        squares = (both - 2 * share * self.seats * mixed + (share * self.seats) ** 2 * alone) / in_a_deal**2
        variance = (max(squares, 0.0) + _TOSS / in_a_deal) / self.deals
        wide = t_quantile((1 + _LEVEL) / 2, self.deals) * math.sqrt(variance / self.deals)
        return Share(share, max(0.0, share - wide), min(1.0, share + wide))


def elo(entrants: Sequence[Wins]) -> tuple[float, ...]:
    """The Elo of each entrant, the mean of all seats being 0.

    A seat wins with a probability in proportion to its strength 10^(Elo/400): Bradley and Terry's model, for more than
    two seats Luce's choice axiom. Where all seats play all games the likeliest strengths are the shares themselves.
    Half a win is given to each seat first (J. B. S. Haldane, Annals of Human Genetics 20, 1956), so that who has won
    nothing is weak, not infinitely so.
    """
    strengths = [400 * math.log10((each.wins / each.seats + 0.5) / (each.games + 1)) for each in entrants]
    seats = sum(each.seats for each in entrants)
    mean = sum(strength * each.seats for strength, each in zip(strengths, entrants, strict=True)) / seats
    return tuple([strength - mean for strength in strengths])


def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's distribution with so many degrees of freedom.

    Exact for 1 and 2, else the expansion 26.7.5 of M. Abramowitz and I. Stegun, Handbook of Mathematical Functions,
    1964, which at 0.975 is within 0.2 %.
    """
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) / math.sqrt(2 * probability * (1 - probability))
    x = NormalDist().inv_cdf(probability)
    terms = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return x + sum(term / freedom**power for power, term in enumerate(terms, start=1))
