"""The thinking one: it reads the others, and weighs each move by what they will make of it.

Where nothing was solved it follows the network, moved towards what it expects of these opponents. A solved round it
plays by the table alone as long as nothing was learnt about them; then the table is moved likewise, the further the
more was seen. Since whoever notices could take advantage of that, it moves away from the table with a limited chance
only, so that a round never costs more than a stated part of the game (a mixture of two strategies loses at most what
its parts lose, each as often as it is played).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import exp
from statistics import fmean

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.players import shipped
from desktop_app.players.odds import Odds
from desktop_app.players.policy import Drawing, Policy
from desktop_app.players.reading.learning import Habits, habits_of_seats
from desktop_app.players.reading.values import move_values, stake_of
from desktop_app.players.sense import daring_moves, sensible_moves

_REACH = 2
"""Raises by more than this quantity are not considered, nor openings that far from what is expected."""


@dataclass(frozen=True, slots=True)
class Thinking(Drawing):
    """Acts with probability ~ (policy + `open`) * exp(value / `calm`); what is less likely than `least` is not done.

    Values count in part: in solved rounds the more acts of the others were seen (half after `patience` of them) and the
    less soundly they play; elsewhere up to `respect` less where they play soundly. `risk` is the chance to win the game
    that a solved round may cost against one who knows all this and answers best; `memory` counts rounds.
    """

    calm: float = 0.08
    open: float = 0.02
    least: float = 0.03
    patience: float = 3.0
    respect: float = 0.9
    memory: int = 80
    risk: float = 0.2
    instinct: Policy = field(default_factory=lambda: shipped.exploiting_policy(0.5))

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        instincts = self.instinct.probabilities(observations)
        return [self._one(seen, instinct) for seen, instinct in zip(observations, instincts, strict=True)]

    def _one(self, seen: Observation, instinct: Mapping[Move, float]) -> dict[Move, float]:
        habits = habits_of_seats(seen, self.memory)
        others = [habits[seat] for seat, held in enumerate(seen.bidding.counts) if held and seat != seen.seat]
        if shipped.solved_rounds().table(seen) is None:
            doubt = 1 - self.respect * fmean(each.sound for each in others)
            return self._tilted(seen, instinct, worth_a_thought(seen, Odds.of(seen)), habits, doubt)
        learnt = fmean((1 - each.sound) * each.acts / (each.acts + self.patience) for each in others)
        perfect = self._perfect(seen)
        return self._within_bound(seen, perfect, habits, learnt) if learnt else perfect

    def _within_bound(
        self, seen: Observation, perfect: dict[Move, float], habits: Sequence[Habits], learnt: float
    ) -> dict[Move, float]:
        """How a solved round is played: by the table, or moved, with a chance so small that it costs `risk` at most.

        Which of the two it is would be drawn before the round; what was bid since tells how likely it was either.
        """
        moved = min(1.0, self.risk / stake_of(seen))
        strict = 1 - moved
        for own, bid in own_bids(seen):
            by_table = self._perfect(own)
            strict *= by_table.get(bid, 0.0)
            moved *= self._moved(own, by_table, habits, learnt).get(bid, 0.0)
        if not strict + moved:
            # Neither bids so: somebody else made the bids, and there is nothing to tell from them.
            return perfect
        chances = Counter({move: strict * chance for move, chance in perfect.items()})
        chances.update({move: moved * chance for move, chance in self._moved(seen, perfect, habits, learnt).items()})
        return {move: chance / (strict + moved) for move, chance in chances.items() if chance}

    def _moved(
        self, seen: Observation, perfect: Mapping[Move, float], habits: Sequence[Habits], learnt: float
    ) -> dict[Move, float]:
        """What the table says, moved towards what is expected of these opponents."""
        moves = worth_a_thought(seen, Odds.of(seen))
        return self._tilted(seen, perfect, (*moves, *(move for move in perfect if move not in moves)), habits, learnt)

    def _perfect(self, seen: Observation) -> dict[Move, float]:
        """What the table says; where it is silent, since correct play never comes there, what the network says."""
        odds = Odds.of(seen)
        chances, allowed = shipped.solved_rounds().probabilities(seen), daring_moves(seen, odds)
        if chances is None:
            chances, allowed = shipped.network_policy(1.0, 0.03).probabilities([seen])[0], sensible_moves(seen, odds)
        kept = {move: chance for move, chance in chances.items() if move in allowed} or dict.fromkeys(allowed, 1.0)
        total = sum(kept.values())
        return {move: chance / total for move, chance in kept.items()}

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


def own_bids(seen: Observation) -> list[tuple[Observation, Bid]]:
    """The bids of the seat in this round, with what it saw before each."""
    bids = seen.bidding.bids
    biddings = accumulate(bids, Bidding.after, initial=seen.bidding.beginning)
    before = zip(biddings, bids, strict=False)  # the last bidding is that of now
    return [(seen._replace(bidding=each), bid) for each, bid in before if each.turn == seen.seat]


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
