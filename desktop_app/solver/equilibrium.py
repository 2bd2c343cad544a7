"""Equilibria of rounds by CFR+: regrets never below zero, strategies averaged with growing weight.

Source: Tammelin 2014. With more than two seats nothing is guaranteed; the gains of best responses say how good it is.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from desktop_app.solver.payoffs import Payoffs
from desktop_app.solver.profile import Profile, reach, strategy, zeros
from desktop_app.solver.tree import Tree
from desktop_app.solver.walk import Walk


@dataclass(frozen=True)
class Equilibrium:
    """Strategies of all seats; what they win by them, and what a best response would win more."""

    tree: Tree
    played: tuple[Profile, ...]
    chances: tuple[float, ...]
    gains: tuple[float, ...]

    @property
    def exploitability(self) -> float:
        """The mean gain of best responses."""
        return sum(self.gains) / len(self.gains)


def measured(payoffs: Payoffs, played: tuple[Profile, ...]) -> Equilibrium:
    """Strategies with what they win, and what best responses to them would win more."""
    seats = range(payoffs.tree.seats)
    everybody = dict(enumerate(played))
    chances = tuple(Walk.of(payoffs, seat, everybody).value() for seat in seats)
    best = [
        Walk.of(payoffs, seat, {other: everybody[other] for other in seats if other != seat}).best() for seat in seats
    ]
    gains = tuple(most - now for most, now in zip(best, chances, strict=True))
    return Equilibrium(payoffs.tree, played, chances, gains)


def solve(payoffs: Payoffs, iterations: int, told: Callable[[int], None] | None = None) -> Equilibrium:
    """Approach an equilibrium; `told` hears of every iteration."""
    tree = payoffs.tree
    seats = range(tree.seats)
    regrets = [zeros(tree, seat) for seat in seats]
    sums = [zeros(tree, seat) for seat in seats]
    played = {seat: strategy(tree, seat, regrets[seat]) for seat in seats}
    for iteration in range(1, iterations + 1):
        for seat in seats:
            Walk.of(payoffs, seat, played).update(regrets[seat])
            played[seat] = strategy(tree, seat, regrets[seat])
            _add(tree, seat, sums[seat], played[seat], iteration / iterations)
        if told:
            told(iteration)
    return measured(payoffs, tuple(strategy(tree, seat, sums[seat]) for seat in seats))


def _add(tree: Tree, seat: int, sums: Profile, played: Profile, weight: float) -> None:
    """Add a strategy to the average, as often as its seat gets there by it."""
    start = np.full(tree.hands[seat].size, weight, np.float32)
    own = reach(tree, seat, played, start)
    for chain, total, actions, reached in zip(tree.chains, sums, played, own, strict=True):
        total.challenge[:] += reached * actions.challenge
        total.exact[:] += reached * actions.exact
        for block in chain.blocks:
            children = block.children(seat)
            total.bid[children] += reached[children]
