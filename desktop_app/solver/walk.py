"""Walks through a whole round, from its ends to its beginning: values, regrets and best responses of one seat."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from desktop_app.players.situations import Flags, Floats, Ints
from desktop_app.solver.payoffs import CallValues, Payoffs
from desktop_app.solver.profile import Actions, Profile, reach
from desktop_app.solver.tree import Block, Chain, Tree

_IMPOSSIBLE = np.float32(-1e9)


@dataclass(frozen=True)
class Walk:
    """One seat against the strategies of all. `reached` are the other seats' reaches, that of their hands included."""

    payoffs: Payoffs
    seat: int
    played: Mapping[int, Profile]
    reached: Mapping[int, tuple[Floats, ...]]

    @classmethod
    def of(cls, payoffs: Payoffs, seat: int, played: Mapping[int, Profile]) -> "Walk":
        """A walk of a seat; its own strategy may be missing for a best response."""
        tree = payoffs.tree
        others = {
            other: reach(tree, other, played[other], tree.hands[other].chances)
            for other in range(tree.seats)
            if other != seat
        }
        return cls(payoffs, seat, played, others)

    @property
    def tree(self) -> Tree:
        """The round."""
        return self.payoffs.tree

    def value(self) -> float:
        """What the seat wins by its own strategy."""
        return self._worth(self._chains(best=False), best=False)

    def best(self) -> float:
        """What the seat wins by a best response."""
        return self._worth(self._chains(best=True), best=True)

    def update(self, regrets: Profile) -> None:
        """Add the regrets of the seat's strategy, never below zero (CFR+)."""
        tree, values = self.tree, self._chains(best=False, regrets=regrets)
        start = sum(value[0] for value in values)
        for chain, value, numbers in zip(tree.chains, values, regrets, strict=True):
            value[0] = start
            for block in chain.blocks:
                rows = block.parents[self.seat]
                children = rows + block.first
                numbers.bid[children] = np.maximum(numbers.bid[children] + value[children] - value[rows], 0)

    def _worth(self, values: list[Floats], *, best: bool) -> float:
        """Over all hands of the seat; a best response opens in the best chain only."""
        starts = np.stack([value[0] for value in values])
        at_start = starts.max(0) if best and self.seat == 0 else starts.sum(0)
        return float(at_start @ self.tree.hands[self.seat].chances)

    def _chains(self, *, best: bool, regrets: Profile | None = None) -> list[Floats]:
        return [self._chain(index, best=best, regrets=regrets) for index in range(len(self.tree.chains))]

    def _chain(self, index: int, *, best: bool, regrets: Profile | None) -> Floats:
        """Values (nodes, hands) of the seat in one chain, weighted by the others' reach."""
        chain, mine = self.tree.chains[index], self.tree.hands[self.seat]
        values = np.zeros((chain.nodes, mine.size), np.float32)
        if best:
            _forbid(chain, self.seat, values)
        alive = self._alive(index)
        for block in reversed(chain.blocks):
            for bidder in range(self.tree.seats):
                rows = block.children(bidder)
                rows = rows[alive[rows]]
                if len(rows):
                    self._calls(index, block, bidder, rows, values, best=best, regrets=regrets)
                    self._bid(index, block, bidder, rows, values, best=best)
        return values

    def _alive(self, index: int) -> Flags:
        """The nodes that the others ever get to (nodes,): at all others, everything is worth exactly nothing."""
        return np.logical_and.reduce([reached[index].any(1) for reached in self.reached.values()])

    def _calls(
        self, index: int, block: Block, bidder: int, rows: Ints, values: Floats, *, best: bool, regrets: Profile | None
    ) -> None:
        """Add the worth of the calls in nodes in which a bid stands."""
        caller = (bidder + 1) % self.tree.seats
        if caller == self.seat:
            self._own_calls(index, block, rows, values, best=best, regrets=regrets)
        else:
            self._others_calls(index, block, caller, rows, values)

    def _weights(self, index: int, rows: Ints) -> dict[int, Floats]:
        return {other: reached[index][rows] for other, reached in self.reached.items()}

    def _own_calls(
        self, index: int, block: Block, rows: Ints, values: Floats, *, best: bool, regrets: Profile | None
    ) -> None:
        calls = self.payoffs.calls(self.seat, self.seat, block.bid, self._weights(index, rows))
        if best:
            values[rows] = np.maximum(values[rows], np.maximum(calls.challenge, calls.exact))
            return
        own = self.played[self.seat][index]
        values[rows] += own.challenge[rows] * calls.challenge + own.exact[rows] * calls.exact
        if regrets is not None:
            _regret(regrets[index], rows, calls, values[rows])

    def _others_calls(self, index: int, block: Block, caller: int, rows: Ints, values: Floats) -> None:
        actions = self.played[caller][index]
        rows = rows[(actions.challenge[rows] + actions.exact[rows]).any(1)]
        weights = self._weights(index, rows)
        challenged = {**weights, caller: weights[caller] * actions.challenge[rows]}
        values[rows] += self.payoffs.calls(self.seat, caller, block.bid, challenged).challenge
        exact = {**weights, caller: weights[caller] * actions.exact[rows]}
        values[rows] += self.payoffs.calls(self.seat, caller, block.bid, exact).exact

    def _bid(self, index: int, block: Block, bidder: int, children: Ints, values: Floats, *, best: bool) -> None:
        """Hand the values of a bid to the nodes in which it was made."""
        rows, after = children - block.first, values[children]
        if bidder != self.seat:
            values[rows] += after
        elif best:
            values[rows] = np.maximum(values[rows], after)
        else:
            values[rows] += self.played[self.seat][index].bid[children] * after


def _forbid(chain: Chain, seat: int, values: Floats) -> None:
    """Start the nodes in which the seat acts from below everything."""
    actors = chain.turns % chain.seats
    for final in range(len(chain.finals) + 1):
        first = final * chain.inner
        values[first : first + chain.inner][(actors + (final > 0)) % chain.seats == seat] = _IMPOSSIBLE


def _regret(numbers: Actions, rows: Ints, calls: CallValues, value: Floats) -> None:
    numbers.challenge[rows] = np.maximum(numbers.challenge[rows] + calls.challenge - value, 0)
    numbers.exact[rows] = np.maximum(numbers.exact[rows] + calls.exact - value, 0)
