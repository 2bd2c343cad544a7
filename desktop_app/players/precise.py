"""The precise one: careful with its bids, and fond of calling others exact."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.players.policy import drawn
from desktop_app.players.weighing import Position, chances


@dataclass(frozen=True, slots=True)
class Precise:
    """Values bids as one that expects to be doubted, and an exact call by `love` higher than it is worth."""

    love: float = 0.35
    fear: float = 0.6
    trust: float = 1.0
    slack: float = 0.25

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

        values = position.weigh(value_of_bid)
        # Not for a call that hardly ever is right: that would be blind love.
        standing = observation.bidding.standing
        if Call.EXACT in values and standing and position.beliefs.exact(standing) > self.love / 2:
            values[Call.EXACT] += self.love
        return chances(values, self.slack)
