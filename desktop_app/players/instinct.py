"""The one that plays by instinct: as the network says, nothing weighed, nobody remembered."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players import shipped
from desktop_app.players.odds import Odds
from desktop_app.players.policy import Drawing
from desktop_app.players.sense import sensible_moves


@dataclass(frozen=True, slots=True)
class Instinct(Drawing):
    """The network's policy; `heat` above 1 makes it less decided. Moves less likely than `least` are not made."""

    heat: float = 1.0
    least: float = 0.03

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        told = shipped.exploiting_policy(self.heat, self.least).probabilities(observations)
        return [_sensible(seen, chances) for seen, chances in zip(observations, told, strict=True)]


def _sensible(seen: Observation, chances: dict[Move, float]) -> dict[Move, float]:
    """The chances of the sensible moves; each the same where the network would make none of them."""
    sensible = sensible_moves(seen, Odds.of(seen))
    kept = {move: chances[move] for move in sensible if move in chances} or dict.fromkeys(sensible, 1.0)
    total = sum(kept.values())
    return {move: chance / total for move, chance in kept.items()}
