"""The cautious one: it says what it believes, and expects to be doubted."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.players.policy import drawn
from desktop_app.players.weighing import Position, chances


@dataclass(frozen=True, slots=True)
class Cautious:
    """Values a bid as if it were challenged, with a chance of `fear` and nothing to win: so its bids are honest.

    That is how it can be beaten: they tell what it holds.
    """

    fear: float = 0.7
    trust: float = 1.0
    slack: float = 0.15

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """A legal move for the seat on turn."""
        return drawn(self._chances(observation), rng)

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        return [self._chances(observation) for observation in observations]

    def _chances(self, observation: Observation) -> dict[Move, float]:
        position = Position.of(observation, self.trust)

        def value_of_bid(bid: Bid) -> float:
            return self.fear * (position.beliefs.holds(bid) - 1.0)

        return chances(position.weigh(value_of_bid), self.slack)
