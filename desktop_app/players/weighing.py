"""How a temper comes to a move: all sensible moves are weighed, and one of the best is drawn."""

from collections.abc import Callable
from typing import NamedTuple

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.players.beliefs import Beliefs
from desktop_app.players.sense import sensible_moves
from desktop_app.players.stakes import prize_of_exact, prize_of_loss, settled

LAST_RESORT = -2.0
"""The value of a bid that is made only where there is nothing else: a lost die is better."""


class Position(NamedTuple):
    """A seat's view of a round, and what it believes."""

    observation: Observation
    beliefs: Beliefs

    @classmethod
    def of(cls, observation: Observation, trust: float) -> "Position":
        """The position of the seat on turn; `trust` is how much it believes the others' bids."""
        return cls(observation, Beliefs.of(observation, trust))

    def weigh(self, value_of_bid: Callable[[Bid], float]) -> dict[Move, float]:
        """Every sensible move with its value in the unit of `stakes`; those of bids are the temper's own."""
        value_of_call = self._values_of_calls()
        values: dict[Move, float] = {}
        for move in sensible_moves(self.observation, self.beliefs.odds):
            values[move] = value_of_bid(move) if isinstance(move, Bid) else value_of_call[move]
        return values

    def doubted(self, fear: float) -> Callable[[Bid], float]:
        """What bids are worth that are challenged with a chance of `fear`, and win nothing if they are not."""
        return lambda bid: fear * (self.beliefs.holds(bid) - 1.0)

    def _values_of_calls(self) -> dict[Call, float]:
        """What a challenge and an exact call of the standing bid are worth; nothing where there is none."""
        rules, bidding, me = self.observation.rules, self.observation.bidding, self.observation.seat
        standing, bidder = bidding.standing, bidding.bidder
        if standing is None or bidder is None:
            return {}
        if_challenged = prize_of_loss(bidding.counts, me, bidder)
        if_exact = prize_of_exact(rules, bidding.counts, me, me)
        return {
            Call.CHALLENGE: settled(1.0 - self.beliefs.holds(standing), if_challenged),
            Call.EXACT: settled(self.beliefs.exact(standing), if_exact),
        }


def chances(values: dict[Move, float], slack: float) -> dict[Move, float]:
    """The moves whose value is within `slack` of the best, the better the likelier, with chances that sum to 1."""
    best = max(values.values())
    shares = {move: 1.0 - (best - value) / slack for move, value in values.items() if value > best - slack}
    total = sum(shares.values())
    return {move: share / total for move, share in shares.items()}
