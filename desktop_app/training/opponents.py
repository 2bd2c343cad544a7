"""Players to practise against that are not the network: a family of rules with random parameters.

Self-play alone never meets a silly bid. No member of the family is copied from the pool that judges the network.
"""

from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import FACES
from desktop_app.players.features import BIDS, WINDOW, at_least, legal_bids, matching
from desktop_app.players.situations import Flags, Floats, Ints
from desktop_app.players.views import Views

_FACES = np.arange(len(FACES))
_WEIGHTS = 6
_NEVER = -1e9
_CROOKED = 0.6
"""Share of rules that look at more than the chance of a bid."""


class Answers(NamedTuple):
    """What seats do: bid with this rank, or else call, exact or a challenge (n,)."""

    rank: Ints
    calls: Flags
    exact: Flags


class Habits(NamedTuple):
    """Parameters of rules, one row a player.

    `weights` (n, 6): how a bid's P, own dice, low quantity, same face, lowest rank and chance count when raising;
    `optimism` (n,): dice of others taken for granted; `doubt`, `exact` (n,): challenge below this P, call exact above
    this chance; `compares` (n,): weighs calls against the best raise instead; `opening` (n,): share of the others'
    expected dice in an opening bid, below zero for one under its own dice; `sloppy` (n,): noise of everything.
    """

    weights: Floats
    optimism: Ints
    doubt: Floats
    exact: Floats
    compares: Flags
    opening: Floats
    sloppy: Floats

    @classmethod
    def draw(cls, n: int, rng: np.random.Generator) -> "Habits":
        """Random rules: plain ones, and such with two or three habits that stand out."""
        weights = rng.exponential(1.0, (n, _WEIGHTS)) * (rng.random((n, _WEIGHTS)) < 0.45)
        weights *= rng.random((n, 1)) < _CROOKED
        return cls(
            weights=weights.astype(np.float32),
            optimism=(rng.random(n) < 0.25).astype(np.int64),
            doubt=rng.uniform(0.03, 0.9, n).astype(np.float32),
            exact=np.where(rng.random(n) < 0.3, 2.0, rng.uniform(0.3, 0.7, n)).astype(np.float32),
            compares=rng.random(n) < 0.35,
            opening=rng.choice([-1.5, -0.5, 0.0, 0.35, 0.7, 1.0], n).astype(np.float32),
            sloppy=(rng.exponential(0.1, n) + 0.005).astype(np.float32),
        )

    def take(self, index: Ints) -> "Habits":
        """Some of the rules, in the order of the index."""
        return Habits(
            self.weights[index],
            self.optimism[index],
            self.doubt[index],
            self.exact[index],
            self.compares[index],
            self.opening[index],
            self.sloppy[index],
        )


def answers(views: Views, habits: Habits, rng: np.random.Generator) -> Answers:
    """What rules do."""
    n = views.size
    chance = np.where((_FACES > 0) & views.wild[:, None], 1 / 3, 1 / 6)
    others = views.total - views.held[:, 0]
    target = matching(views) + habits.opening[:, None] * others[:, None] * chance
    opens = views.standing < 0
    low = np.maximum(1, np.rint(target.max(1)).astype(np.int64) - 3)
    base = np.where(opens, low, views.standing // len(FACES) + 1)
    legal = legal_bids(views, base)
    quantity = base[:, None, None] + np.arange(WINDOW)[:, None] + np.zeros(len(FACES), np.int64)
    holds = at_least(views, quantity - habits.optimism[:, None, None])
    raising = _raising(views, habits, holds).reshape(n, BIDS)
    opening = (np.abs(quantity - target[:, None, :]) * -2 + views.own[:, None, :] * 0.5).reshape(n, BIDS)
    noise = rng.gumbel(size=(n, BIDS)) * habits.sloppy[:, None]
    scores = np.where(legal, np.where(opens[:, None], opening, raising) + noise, _NEVER)
    best = scores.argmax(1)
    can_raise = legal.any(1)
    likely_raise = np.where(can_raise, holds.reshape(n, BIDS)[np.arange(n), best], -1)
    calls, exact = _calls(views, habits, likely_raise)
    calls = ~opens & (calls | ~can_raise)
    return Answers((base - 1) * len(FACES) + best, calls, calls & exact)


def _raising(views: Views, habits: Habits, holds: Floats) -> Floats:
    """How much rules like bids (n, WINDOW, 6)."""
    n = views.size
    weight = habits.weights.T[:, :, None, None]
    window = np.arange(WINDOW)[:, None]
    same = np.broadcast_to(((views.standing % len(FACES))[:, None] == _FACES)[:, None, :], (n, WINDOW, len(FACES)))
    own = (views.own / np.maximum(views.held[:, :1], 1))[:, None, :]
    step = window * len(FACES) + _FACES
    return (
        (1 + weight[0]) * holds
        + weight[1] * own
        - weight[2] * window * 0.3
        + weight[3] * same * 0.5
        - weight[4] * step * 0.08
    )


def _calls(views: Views, habits: Habits, likely_raise: Floats) -> tuple[Flags, Flags]:
    """Whether rules call, and whether that would be an exact call."""
    row = np.arange(views.size)
    face, quantity = views.standing % len(FACES), views.standing // len(FACES) + 1
    around = quantity[:, None, None] + np.arange(2)[:, None] - habits.optimism[:, None, None]
    chances = at_least(views, around + np.zeros(len(FACES), np.int64))[row, :, face]
    holds, exactly = chances[:, 0], chances[:, 0] - chances[:, 1]
    compared = np.maximum(1 - holds, exactly)
    by_comparison = compared > likely_raise
    by_threshold = (holds < habits.doubt) | (exactly > habits.exact)
    exact = np.where(habits.compares, exactly > 1 - holds, exactly > habits.exact)
    return np.where(habits.compares, by_comparison, by_threshold), exact
