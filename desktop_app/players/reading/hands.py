"""All hands of a number of dice, as arrays."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, ONE, SIDES
from desktop_app.players.odds import at_least, one_in
from desktop_app.players.situations import Floats, Ints


class Hands(NamedTuple):
    """Hands of a seat, H of them.

    `own` (H, 6): dice that show each face; `matching` (H, 6): those that count toward it; `chance` (H,): how likely the
    hand is to be rolled; `most_held` (H,): the face (from 0) of most dice, the highest of several.
    """

    own: Ints
    matching: Ints
    chance: Floats
    most_held: Ints

    @classmethod
    def of(cls, hands: Sequence[Hand], *, wild: bool) -> "Hands":
        """These hands, in this order."""
        held = len(hands[0])
        own = np.array([[hand.count(face) for face in FACES] for hand in hands], np.int64)
        matching = own.copy()
        if wild:
            matching[:, 1:] += own[:, :1]
        ways = [factorial(held) / prod(factorial(count) for count in row) for row in own.tolist()]
        most_held = SIDES - 1 - own[:, ::-1].argmax(1)
        return cls(own, matching, (np.array(ways) / SIDES**held).astype(np.float32), most_held)


@cache
def hands_of(held: int, *, wild: bool) -> Hands:
    """All hands of so many dice, in the order of their places in the tables (`tables.hand_place`)."""
    return Hands.of(list(combinations_with_replacement(FACES, held)), wild=wild)


class Standpoint(NamedTuple):
    """From where a seat looks at a round: its number of dice, that of all others together, and the round's rules."""

    held: int
    others: int
    wild: bool
    palifico: bool

    @property
    def total(self) -> int:
        """The dice in play."""
        return self.held + self.others

    @property
    def hands(self) -> Hands:
        """All that the seat may hold."""
        return hands_of(self.held, wild=self.wild)

    @property
    def likely(self) -> Floats:
        """How many dice of the others match each face on average (6,)."""
        return np.float32(self.others) / _sides(wild=self.wild)

    def holds(self, need: Ints) -> Floats:
        """The chance that so many dice of the others match, the last axis of `need` being the faces."""
        return _tails(self.others, wild=self.wild)[np.arange(SIDES), np.clip(need, 0, self.others + 1)]


@cache
def _sides(*, wild: bool) -> Floats:
    return np.array([one_in(face, wild=wild) for face in FACES], np.float32)


@cache
def _tails(others: int, *, wild: bool) -> Floats:
    """P[at least k of the others' dice match] as [face, k]."""
    kinds = [[at_least(others, one_in(face, wild=wild), k) for k in range(others + 2)] for face in (ONE, FACES[-1])]
    return np.array([kinds[face != ONE] for face in FACES], np.float32)
