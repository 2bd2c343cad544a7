"""The seasoned one: it mostly acts by instinct, and at times it would rather reckon."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players.instinct import Instinct
from desktop_app.players.policy import Drawing, Policy
from desktop_app.players.sharp import Sharp


@dataclass(frozen=True, slots=True)
class Seasoned(Drawing):
    """Reckons as the sharp one does with probability `doubt`, else acts by instinct."""

    doubt: float = 0.5
    instinct: Policy = field(default_factory=Instinct)
    reckoning: Policy = field(default_factory=Sharp)

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        by_instinct, reckoned = (each.probabilities(observations) for each in (self.instinct, self.reckoning))
        return [self._both(*pair) for pair in zip(by_instinct, reckoned, strict=True)]

    def _both(self, by_instinct: dict[Move, float], reckoned: dict[Move, float]) -> dict[Move, float]:
        both = {move: chance * (1 - self.doubt) for move, chance in by_instinct.items()}
        for move, chance in reckoned.items():
            both[move] = both.get(move, 0.0) + chance * self.doubt
        return both
