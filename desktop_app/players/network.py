"""The network as a policy: how it acts from what a seat observes, one decision or many at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import ALL_BIDS, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES
from desktop_app.players.features import ACTIONS, BIDS, base_quantity, features, legal_actions
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.situations import Floats, Ints, Situations, joined
from desktop_app.players.values import Consequences, Values, consequences, stakes
from desktop_app.players.views import Views

_CALLS = (Call.CHALLENGE, Call.EXACT)


class Questions(NamedTuple):
    """Decisions as arrays: the views, what hangs on their rounds, and which round each decision is in (n,)."""

    views: Views
    rounds: Consequences
    row: Ints

    @classmethod
    def of(cls, observations: Sequence[Observation], values: Values) -> "Questions":
        """The decisions of seats that are on turn; the worth of what follows is looked up once a round."""
        places: dict[tuple[object, ...], int] = {}
        tables: list[Situations] = []
        row: list[int] = []
        for observation in observations:
            bidding = observation.bidding
            key = (observation.rules, bidding.counts, observation.used, bidding.opener, bidding.palifico)
            if key not in places:
                places[key] = len(tables)
                tables.append(situation_of(observation))
            row.append(places[key])
        return cls(Views.of(observations), consequences(joined(tables), values), np.array(row))

    @property
    def stakes(self) -> Floats:
        """What hangs on the decisions, as the network is told (n, STAKES)."""
        players = self.views.players
        return stakes(self.rounds, self.row, self.views.turns % players, players)


def situation_of(observation: Observation) -> Situations:
    """The round that is observed, before it began."""
    bidding = observation.bidding
    return Situations.single(
        observation.rules, bidding.counts, observation.used, bidding.opener, palifico=bidding.palifico
    )


class NetworkPolicy(NamedTuple):
    """Acts as the network says.

    `heat` divides its preferences: below 1.0 it acts more decidedly. Moves less likely than `least` are not made.
    """

    network: Perceptron
    values: Values
    heat: float = 1.0
    least: float = 0.0

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        questions = Questions.of(observations, self.values)
        chances = self.chances(questions.views, questions.stakes)
        return [_moves(row, int(base)) for row, base in zip(chances, base_quantity(questions.views), strict=True)]

    def chances(self, views: Views, what: Floats) -> Floats:
        """Probabilities of the network's actions (n, ACTIONS); `what` are the stakes."""
        outputs = np.where(legal_actions(views), self.network(features(views, what)) / self.heat, -np.inf)
        chances = np.exp(outputs - outputs.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        if self.least:
            chances[chances < np.minimum(self.least, chances.max(1, keepdims=True))] = 0
            chances /= chances.sum(1, keepdims=True)
        return chances.astype(np.float32)


def _moves(chances: Floats, base: int) -> dict[Move, float]:
    """The actions that have a chance, as moves."""
    first = (base - 1) * len(FACES)
    return {
        ALL_BIDS[first + action] if action < BIDS else _CALLS[action - BIDS]: float(chances[action])
        for action in range(ACTIONS)
        if chances[action] > 0
    }
