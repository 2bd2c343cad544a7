"""The precise one: careful with its bids, and fond of calling others exact."""

from dataclasses import dataclass

from desktop_app.engine.moves import Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.players.policy import OneByOne
from desktop_app.players.weighing import Position, chances


@dataclass(frozen=True, slots=True)
class Precise(OneByOne):
    """Values bids as one that expects to be doubted, and an exact call by `love` higher than it is worth."""

    love: float = 0.35
    fear: float = 0.6
    trust: float = 1.0
    slack: float = 0.25

    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """See OneByOne."""
        position = Position.of(observation, self.trust)

        values = position.weigh(position.doubted(self.fear))
        # Not for a call that hardly ever is right: that would be blind love.
        standing = observation.bidding.standing
        if Call.EXACT in values and standing and position.beliefs.exact(standing) > self.love / 2:
            values[Call.EXACT] += self.love
        return chances(values, self.slack)
