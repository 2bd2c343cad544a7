"""Numbers for every action of a seat in every public history: strategies, regrets, sums of strategies."""

from dataclasses import dataclass

import numpy as np

from desktop_app.players.situations import Floats
from desktop_app.solver.tree import Chain, Tree

_NOTHING = 1e-12
"""Sums below are zero: in single precision, quotients of them are not numbers."""


@dataclass(frozen=True)
class Actions:
    """Numbers of one seat in one chain (nodes, hands).

    `bid` belongs to the bid that led to a node, `challenge` and `exact` to the node.
    """

    bid: Floats
    challenge: Floats
    exact: Floats

    @classmethod
    def zeros(cls, chain: Chain, hands: int) -> "Actions":
        """Nothing anywhere."""
        return cls(*np.zeros((3, chain.nodes, hands), np.float32))


Profile = tuple[Actions, ...]
"""Numbers of one seat, chain by chain."""


def zeros(tree: Tree, seat: int) -> Profile:
    """Nothing anywhere."""
    return tuple(Actions.zeros(chain, tree.hands[seat].size) for chain in tree.chains)


def strategy(tree: Tree, seat: int, numbers: Profile) -> Profile:
    """Probabilities in proportion to the numbers, equal ones where there are none."""
    totals, actions = _totals(tree, seat, numbers)
    played: list[Actions] = []
    for chain, numbered, total, ways in zip(tree.chains, numbers, totals, actions, strict=True):
        empty = total <= _NOTHING
        scale = np.where(empty, 0, 1 / np.where(empty, 1, total)).astype(np.float32)
        equal = np.where(empty, 1 / np.maximum(ways, 1)[:, None], 0).astype(np.float32)
        bid = np.zeros_like(numbered.bid)
        for block in chain.blocks:
            rows = block.parents[seat]
            bid[rows + block.first] = numbered.bid[rows + block.first] * scale[rows] + equal[rows]
        challenge, exact = numbered.challenge * scale + equal, numbered.exact * scale + equal
        challenge[0] = exact[0] = 0
        played.append(Actions(bid, challenge, exact))
    return tuple(played)


def _totals(tree: Tree, seat: int, numbers: Profile) -> tuple[list[Floats], list[Floats]]:
    """Sum of the numbers at each node, and how many actions it has; the chains share their beginning."""
    totals: list[Floats] = []
    actions: list[Floats] = []
    for chain, numbered in zip(tree.chains, numbers, strict=True):
        total = numbered.challenge + numbered.exact
        ways = np.full(chain.nodes, 2, np.float32)
        total[0] = ways[0] = 0
        for block in chain.blocks:
            rows = block.parents[seat]
            total[rows] += numbered.bid[rows + block.first]
            ways[rows] += 1
        totals.append(total)
        actions.append(ways)
    start, ways_at_start = sum(total[0] for total in totals), sum(ways[0] for ways in actions)
    for total, ways in zip(totals, actions, strict=True):
        total[0], ways[0] = start, ways_at_start
    return totals, actions


def reach(tree: Tree, seat: int, played: Profile, start: Floats) -> tuple[Floats, ...]:
    """How likely a seat's own actions lead to each node (nodes, hands), times `start` (hands,)."""
    reached: list[Floats] = []
    for chain, actions in zip(tree.chains, played, strict=True):
        weights = np.empty_like(actions.bid)
        weights[0] = start
        for block in chain.blocks:
            for other, rows in enumerate(block.parents):
                weights[rows + block.first] = weights[rows]
                if other == seat:
                    weights[rows + block.first] *= actions.bid[rows + block.first]
        reached.append(weights)
    return tuple(reached)
