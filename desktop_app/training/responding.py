"""Exploitability by trial, for rounds that are too big to be followed to every end.

Whatever sits in a seat wins no more there than a best responder would: what it gains in many deals is a lower bound.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand, settle
from desktop_app.engine.rules import FACES, MAX_PLAYERS, Rules
from desktop_app.players.policy import Policy
from desktop_app.players.situations import Floats, Situations
from desktop_app.players.values import Values, consequences
from desktop_app.solver.following import used_in

_MOST_KEPT = 300_000
_MEASURED = 1


class RoundStart(NamedTuple):
    """The round: seat 0 opens, nobody is out, and whoever has one die has had their Palifico round."""

    rules: Rules
    counts: tuple[int, ...]
    palifico: bool

    @property
    def used(self) -> tuple[bool, ...]:
        """Who has had their Palifico round."""
        return used_in(self.rules, self.counts)

    @property
    def situation(self) -> Situations:
        """The round as an array of one."""
        return Situations.single(self.rules, self.counts, self.used, 0, palifico=self.palifico)

    def begin(self) -> Bidding:
        """The bidding before the opening bid."""
        return Bidding.start(self.counts, 0, palifico=self.palifico)

    def seen(self, bidding: Bidding, dice: Hand) -> Observation:
        """What the seat on turn sees, in the first round of a match."""
        return Observation(self.rules, bidding.turn, dice, True, bidding, self.used, (), None)

    def ending(self, bidding: Bidding, hands: Sequence[Hand], call: Call) -> int:
        """How the round ends when the seat on turn calls (see situations.ENDINGS)."""
        outcome = settle(self.rules, bidding, hands, call)
        return MAX_PLAYERS + outcome.caller if call is Call.EXACT and outcome.right else outcome.losers[0]


class Remembering:
    """A policy that is asked once for each decision, in rounds that all begin alike."""

    def __init__(self, policy: Policy) -> None:
        """Nothing is known yet."""
        self._policy = policy
        self._known: dict[tuple[tuple[Bid, ...], Hand], dict[Move, float]] = {}

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        keys = [(seen.bidding.bids, seen.dice) for seen in observations]
        if len(self._known) > _MOST_KEPT:
            self._known.clear()
        new = {key: seen for key, seen in zip(keys, observations, strict=True) if key not in self._known}
        if new:
            self._known.update(zip(new, self._policy.probabilities(list(new.values())), strict=True))
        return [self._known[key] for key in keys]


class Gain(NamedTuple):
    """What a seat gains in winning probability, and half the width of the 95 % interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, differences: Floats) -> "Gain":
        """From what it gains in each of many deals (n,)."""
        spread = float(differences.std(ddof=1, dtype=np.float64)) / len(differences) ** 0.5
        return cls(float(differences.mean(dtype=np.float64)), 1.96 * spread)

    @classmethod
    def together(cls, gains: Sequence["Gain"]) -> "Gain":
        """The mean of gains that were measured in different deals."""
        squares = sum(each.margin**2 for each in gains)
        return cls(sum(each.mean for each in gains) / len(gains), squares**0.5 / len(gains))


def gain(start: RoundStart, seat: int, responder: Policy, level: Policy, values: Values, deals: int, seed: int) -> Gain:
    """What a seat gains that plays by the responder's policy instead of the level's, in the same deals.

    They follow from the seed and are none of those that a responder learns from with the same seed.
    """
    with_responder = [responder if each == seat else level for each in range(len(start.counts))]
    worths = [
        _worth(start, policies, values, deals, np.random.default_rng((seed, seat, _MEASURED)))[:, seat]
        for policies in (with_responder, [level] * len(start.counts))
    ]
    return Gain.of(worths[0] - worths[1])


def _worth(
    start: RoundStart, policies: Sequence[Policy], values: Values, deals: int, rng: np.random.Generator
) -> Floats:
    """Everybody's chances to win after rounds (deals, 6), played by a policy for each seat."""
    hands = [tuple(_rolled(held, rng) for held in start.counts) for _ in range(deals)]
    chance = rng.random((deals, sum(start.counts) * len(FACES) + 1))
    biddings, ended = [start.begin()] * deals, np.zeros(deals, np.int64)
    playing = list(range(deals))
    while playing:
        turn, number = biddings[playing[0]].turn, len(biddings[playing[0]].bids)
        seen = [start.seen(biddings[deal], hands[deal][turn]) for deal in playing]
        going_on: list[int] = []
        for deal, chances in zip(playing, policies[turn].probabilities(seen), strict=True):
            move = drawn_at(chances, float(chance[deal, number]))
            if isinstance(move, Bid):
                biddings[deal] = biddings[deal].after(move)
                going_on.append(deal)
            else:
                ended[deal] = start.ending(biddings[deal], hands[deal], move)
        playing = going_on
    return consequences(start.situation, values).after[0, ended]


def drawn_at(chances: dict[Move, float], place: float) -> Move:
    """The move at a place from 0 to 1 of all probabilities laid end to end."""
    passed, wanted = 0.0, place * sum(chances.values())
    for move, share in chances.items():
        passed += share
        if passed > wanted:
            return move
    return next(reversed(chances))


def _rolled(held: int, rng: np.random.Generator) -> Hand:
    dice: list[int] = rng.integers(1, len(FACES) + 1, held).tolist()
    return tuple(sorted(dice))
