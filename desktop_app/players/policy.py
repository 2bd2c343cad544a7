"""What a policy is: the probabilities with which a seat acts, rather than one move."""

import random
from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation


@runtime_checkable
class Policy(Protocol):
    """Knows with which probabilities it would act. An implementation is immutable."""

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """For each seat that observes and is on turn: legal moves with probabilities that sum to 1."""
        ...


def drawn(chances: Mapping[Move, float], rng: random.Random) -> Move:
    """One of the moves, with its probability."""
    return rng.choices(tuple(chances), tuple(chances.values()))[0]
