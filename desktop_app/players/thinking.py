"""The thinking one: it reads the others, and weighs each move by what they will make of it.

Where nothing was solved it follows the network, moved towards what it expects of these opponents. A solved round it
plays by the table alone as long as nothing was learnt about them; then the table is moved likewise, the further the
more was seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from statistics import fmean

from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.players import shipped
from desktop_app.players.odds import Odds
from desktop_app.players.policy import Drawing, Policy
from desktop_app.players.reading.learning import Habits, habits_of_seats
from desktop_app.players.reading.values import move_values
from desktop_app.players.sense import daring_moves, sensible_moves

_REACH = 2
"""Raises by more than this quantity are not considered, nor openings that far from what is expected."""


@dataclass(frozen=True, slots=True)
class Thinking(Drawing):
    """Acts with probability ~ (policy + `open`) * exp(value / `calm`); what is less likely than `least` is not done.

    Values count in part: in solved rounds the more acts of the others were seen (half after `patience` of them) and the
    less soundly they play; elsewhere up to `respect` less where they play soundly.
    """

    calm: float = 0.12
    open: float = 0.02
    least: float = 0.03
    patience: float = 6.0
    respect: float = 0.9
    memory: int = 80
    instinct: Policy = field(default_factory=lambda: shipped.exploiting_policy(0.5))

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        instincts = self.instinct.probabilities(observations)
        return [self._one(seen, instinct) for seen, instinct in zip(observations, instincts, strict=True)]

    def _one(self, seen: Observation, instinct: Mapping[Move, float]) -> dict[Move, float]:
        habits, solved, odds = habits_of_seats(seen, self.memory), shipped.solved_rounds(), Odds.of(seen)
        moves = worth_a_thought(seen, odds)
        others = [habits[seat] for seat, held in enumerate(seen.bidding.counts) if held and seat != seen.seat]
        if solved.table(seen) is None:
            doubt = 1 - self.respect * fmean(each.sound for each in others)
            return self._tilted(seen, instinct, moves, habits, doubt)
        perfect = self._perfect(seen, odds)
        learnt = fmean((1 - each.sound) * each.acts / (each.acts + self.patience) for each in others)
        if learnt:
            known = (*moves, *(move for move in perfect if move not in moves))
            return self._tilted(seen, perfect, known, habits, learnt)
        total = sum(perfect.values())
        return {move: chance / total for move, chance in perfect.items()}

    def _perfect(self, seen: Observation, odds: Odds) -> dict[Move, float]:
        """What the table says; where it is silent, since correct play never comes there, what the network says."""
        chances, allowed = shipped.solved_rounds().probabilities(seen), daring_moves(seen, odds)
        if chances is None:
            chances, allowed = shipped.network_policy(1.0, 0.03).probabilities([seen])[0], sensible_moves(seen, odds)
        return {move: chance for move, chance in chances.items() if move in allowed} or dict.fromkeys(allowed, 1.0)

    def _tilted(
        self,
        seen: Observation,
        policy: Mapping[Move, float],
        moves: Sequence[Move],
        habits: Sequence[Habits],
        by: float,
    ) -> dict[Move, float]:
        worth = move_values(seen, moves, habits)
        best = max(worth.values())
        weights = {
            move: (policy.get(move, 0.0) + by * self.open) * exp(by * (worth[move] - best) / self.calm)
            for move in moves
        }
        total = sum(weights.values())
        least = min(self.least * total, max(weights.values()))
        kept = {move: weight for move, weight in weights.items() if weight >= least}
        total = sum(kept.values())
        return {move: weight / total for move, weight in kept.items()}


def worth_a_thought(seen: Observation, odds: Odds) -> tuple[Move, ...]:
    """The sensible moves, bids far beyond what is expected left aside."""
    standing, moves = seen.bidding.standing, sensible_moves(seen, odds)
    if standing:
        least = most = standing.quantity
    else:
        expected = seen.bidding.dice_in_play / (3 if seen.wild else 6)
        least, most = max(1, round(expected) - 1 - _REACH), round(expected) + 1
    near = tuple(move for move in moves if not isinstance(move, Bid) or least <= move.quantity <= most + _REACH)
    return near or moves
