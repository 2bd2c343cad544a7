"""The hands that a seat can hold, and how they match bids."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from desktop_app.engine.outcome import Hand, count_matches
from desktop_app.engine.rules import FACES
from desktop_app.players.situations import Floats, Ints


@dataclass(frozen=True)
class Hands:
    """All hands of one seat: `dice` in the order of the arrays, `chances` (h,) before any bid is heard.

    `matching` (6, h): dice that match a face. `shown` (6, h, dice + 1): the same one-hot, to turn weights of hands into
    weights of counts.
    """

    dice: tuple[Hand, ...]
    chances: Floats
    matching: Ints
    shown: Floats

    @property
    def size(self) -> int:
        """How many hands there are."""
        return len(self.dice)


@cache
def hands_of(held: int, *, wild: bool) -> Hands:
    """The hands of a seat that holds so many dice."""
    dice = tuple(combinations_with_replacement(FACES, held))
    ways = [factorial(held) // prod(factorial(hand.count(face)) for face in FACES) for hand in dice]
    matching = np.array([[count_matches((hand,), face, wild=wild) for hand in dice] for face in FACES])
    shown = np.eye(held + 1, dtype=np.float32)[matching]
    return Hands(dice, (np.array(ways) / len(FACES) ** held).astype(np.float32), matching, shown)
