"""What a policy is: the probabilities with which a seat acts, rather than one move; and players that act by them."""

import random
from abc import ABC, abstractmethod
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


class Drawing(ABC):
    """A player that tells its probabilities, and draws each move with them."""

    __slots__ = ()

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """A legal move for the seat on turn."""
        return drawn(self.probabilities([observation])[0], rng)

    @abstractmethod
    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""


class OneByOne(Drawing):
    """A drawing player that looks at one position at a time."""

    __slots__ = ()

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        return [self.chances_in(observation) for observation in observations]

    @abstractmethod
    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """The moves of a seat on turn, with their probabilities."""
