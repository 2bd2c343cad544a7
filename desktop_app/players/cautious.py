"""The cautious one: it says what it believes, and expects to be doubted."""

from dataclasses import dataclass

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players.policy import OneByOne
from desktop_app.players.weighing import Position, chances


@dataclass(frozen=True, slots=True)
class Cautious(OneByOne):
    """Values a bid as if it were challenged, with a chance of `fear` and nothing to win: so its bids are honest.

    That is how it can be beaten: they tell what it holds.
    """

    fear: float = 0.7
    trust: float = 1.0
    slack: float = 0.15

    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """See OneByOne."""
        position = Position.of(observation, self.trust)

        return chances(position.weigh(position.doubted(self.fear)), self.slack)
