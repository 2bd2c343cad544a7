"""Solved rounds and values as files: what `players.tables` reads."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from desktop_app.engine.moves import rank
from desktop_app.players.situations import Floats, Ints
from desktop_app.players.tables import CHALLENGE, EXACT, HANDS
from desktop_app.solver.profile import Profile, reach
from desktop_app.solver.tree import Chain, Tree

Keys = NDArray[np.uint64]
Bytes = NDArray[np.uint8]

_SELDOM = 1e-3
"""Decisions that a seat's own moves lead to less often than this are left out, the others' moves taken as given."""
_LEVELS, _LEAST = 255, 0.012
"""Probabilities are kept in steps of 1/255; smaller ones than _LEAST are not played."""


class Rows(NamedTuple):
    """Decisions with their moves: keys (k,), sizes (k,), moves and weights one after the other."""

    keys: Keys
    sizes: Bytes
    moves: Bytes
    weights: Bytes

    def arrays(self, name: str) -> dict[str, Keys | Bytes]:
        """The members of the file, keys as the steps between them."""
        steps = np.diff(self.keys, prepend=np.uint64(0))
        members = {"steps": steps, "sizes": self.sizes, "moves": self.moves, "weights": self.weights}
        return {f"{name}.{member}": array for member, array in members.items()}


def rows_of(tree: Tree, played: tuple[Profile, ...]) -> Rows:
    """A solved round, decision by decision."""
    found = [_decisions(tree, seat, place, played[seat]) for seat in range(tree.seats) for place in _chains(tree)]
    keys, weights, codes = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return _packed(*_merged(keys, codes, weights))


def _chains(tree: Tree) -> range:
    return range(len(tree.chains))


def _decisions(tree: Tree, seat: int, place: int, played: Profile) -> tuple[Keys, Floats, Ints]:
    """(key, weight, code) of every move of a seat in a chain that is worth keeping."""
    chain, actions = tree.chains[place], played[place]
    own = reach(tree, seat, played, np.ones(tree.hands[seat].size, np.float32))[place]
    keys = _keys(chain)[:, None] * np.uint64(HANDS) + np.arange(tree.hands[seat].size, dtype=np.uint64)
    parts: list[tuple[Keys, Floats, Ints]] = []

    def keep(nodes: Ints, chances: Floats, code: int) -> None:
        row, hand = np.nonzero((own[nodes] >= _SELDOM) & (chances >= _LEAST))
        parts.append((keys[nodes[row], hand], chances[row, hand], np.full(len(row), code)))

    for block in chain.blocks:
        keep(block.parents[seat], actions.bid[block.children(seat)], rank(block.bid))
        called = block.children((seat - 1) % tree.seats)
        keep(called, actions.challenge[called], CHALLENGE)
        keep(called, actions.exact[called], EXACT)
    key, weight, code = (np.concatenate(fields) for fields in zip(*parts, strict=True))
    return key, weight, code


def _keys(chain: Chain) -> Keys:
    """The set of bids heard at each node (nodes,)."""
    keys = np.zeros(chain.nodes, np.uint64)
    for block in chain.blocks:
        for rows in block.parents:
            keys[rows + block.first] = keys[rows] | np.uint64(1 << rank(block.bid))
    return keys


def _merged(keys: Keys, codes: Ints, weights: Floats) -> tuple[Keys, Bytes, Bytes]:
    """Sorted by key, weights in steps; equal actions are kept once."""
    order = np.lexsort((codes, keys))
    levels = np.maximum(1, np.rint(weights[order] * _LEVELS)).astype(np.uint8)
    return keys[order], codes[order].astype(np.uint8), levels


def _packed(keys: Keys, codes: Bytes, levels: Bytes) -> Rows:
    distinct, sizes = np.unique(keys, return_counts=True)
    return Rows(distinct, sizes.astype(np.uint8), codes, levels)


def save_rounds(path: Path, rounds: Mapping[str, Rows]) -> None:
    """Write the file of solved rounds, each under its name."""
    arrays: dict[str, Keys | Bytes] = {}
    for name, rows in rounds.items():
        arrays |= rows.arrays(name)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def save_values(path: Path, keys: Ints, worth: Floats) -> None:
    """Write the file of solved values; any order of keys."""
    order = np.argsort(keys)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, keys=keys[order], worth=worth[order])
