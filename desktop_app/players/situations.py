"""What stands between two rounds, many at once, and what can come of the next round.

Positions count from the opener clockwise over the seats that hold dice, so position 0 opens. Everything is an array
whose first axis runs over situations; positions that nobody holds are zeros.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float32]

POSITIONS = np.arange(MAX_PLAYERS)
ENDINGS = 2 * MAX_PLAYERS
"""How a round can end: position i loses a die (i), or position i makes a right exact call (MAX_PLAYERS + i)."""


class Situations(NamedTuple):
    """Rounds about to begin.

    `counts` and `used` (n, 6): dice of each position, and whether it has had its Palifico round. `palifico` (n,): this
    round is a Palifico round. The options of the game: `wild_ones`, `with_palifico`, `calza`, and `dice`, the number
    that everyone started with (n,).
    """

    counts: Ints
    used: Flags
    palifico: Flags
    wild_ones: Flags
    with_palifico: Flags
    calza: Flags
    dice: Ints

    @property
    def size(self) -> int:
        """How many situations these are."""
        return len(self.palifico)

    @property
    def players(self) -> Ints:
        """How many positions hold dice (n,)."""
        return (self.counts > 0).sum(1)

    @property
    def wild(self) -> Flags:
        """Whether ones are wild in this round (n,)."""
        return self.wild_ones & ~self.palifico

    def take(self, index: Ints | Flags) -> "Situations":
        """Some of the situations, in the order of the index."""
        return Situations(
            self.counts[index],
            self.used[index],
            self.palifico[index],
            self.wild_ones[index],
            self.with_palifico[index],
            self.calza[index],
            self.dice[index],
        )

    @classmethod
    def single(
        cls, rules: Rules, counts: Sequence[int], used: Sequence[bool], opener: int, *, palifico: bool
    ) -> "Situations":
        """One situation, from what the engine knows of a table."""
        seats = [(opener + step) % len(counts) for step in range(len(counts))]
        seats = [seat for seat in seats if counts[seat]]
        held = np.zeros((1, MAX_PLAYERS), np.int64)
        had = np.zeros((1, MAX_PLAYERS), np.bool_)
        held[0, : len(seats)] = [counts[seat] for seat in seats]
        had[0, : len(seats)] = [used[seat] for seat in seats]
        calza = rules.exact is ExactCall.CALZA
        flags = (np.array([flag], np.bool_) for flag in (palifico, rules.wild_ones, rules.palifico, calza))
        return cls(held, had, *flags, dice=np.array([rules.dice]))


def joined(parts: Sequence[Situations]) -> Situations:
    """Several batches as one."""
    return Situations(*(np.concatenate(fields) for fields in zip(*parts, strict=True)))


def endings(now: Situations) -> tuple[Situations, Ints]:
    """What follows each way to end the round, ending by ending: ENDINGS * n situations, and where positions moved.

    The second array (ENDINGS * n, 6) has the old position of each new one. Endings of positions that nobody holds are
    meaningless. A situation with a single position is a game that is won.
    """
    parts: list[Situations] = []
    orders: list[Ints] = []
    for position in range(MAX_PLAYERS):
        loses = np.zeros((now.size, MAX_PLAYERS), np.int64)
        loses[:, position] = -1
        _append(parts, orders, _after(now, loses, position))
    for position in range(MAX_PLAYERS):
        others = np.where(position == POSITIONS, 0, -1)
        wins = np.where(position == POSITIONS, 1, 0)
        _append(parts, orders, _after(now, np.where(now.calza[:, None], wins, others), position))
    return joined(parts), np.concatenate(orders)


def _append(parts: list[Situations], orders: list[Ints], following: tuple[Situations, Ints]) -> None:
    parts.append(following[0])
    orders.append(following[1])


def _after(now: Situations, change: Ints, opener: int) -> tuple[Situations, Ints]:
    """The situations after dice have changed hands, the opener's position or the next one with dice coming first."""
    held = now.counts > 0
    counts = np.where(held, np.minimum(now.counts + change, now.dice[:, None]), 0)
    triggers = now.with_palifico[:, None] & (counts == 1) & (now.counts > 1) & ~now.used
    used = now.used | triggers
    # D8: clockwise from the opener, over the positions that still hold dice; the empty ones last.
    turn = np.where(counts > 0, (POSITIONS - opener) % MAX_PLAYERS, MAX_PLAYERS + POSITIONS)
    order = np.argsort(turn, axis=1, kind="stable")
    counts = np.take_along_axis(counts, order, 1)
    used = np.take_along_axis(used, order, 1) & (counts > 0)
    palifico = triggers.any(1) & ((counts > 0).sum(1) > 1)
    return now._replace(counts=counts, used=used, palifico=palifico), order
