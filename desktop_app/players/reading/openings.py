"""Hypotheses on how a seat opens: the chance that it makes a bid with each of its hands."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import Bid
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.situations import Floats, Ints

_SHARES = (0.0, 0.35, 0.7, 1.0)
"""Parts of what the others hold on average that a seat adds to its own dice."""
OPENING_HABITS = (
    "one of the surest",
    "its most frequent face, wild ones left aside",
    *(f"its most frequent face, with {share} of what the others may hold" for share in _SHARES),
    "a third of all dice, on its best face",
    "less than it holds",
    "about what may be there, rather on what it holds",
    "about what may be there, on any face",
)
OPENING_PRIOR = np.array([1, 1, 2, 1, 1, 0.5, 1, 1, 4, 1], np.float32)
"""How likely the habits are before a seat has been seen."""
_SLIP = 0.06
"""How often a seat departs from its habit."""


class Aims(NamedTuple):
    """The bids that habits aim at, hand by hand (H,).

    `natural` and `adding`: quantities on the most frequent face; `third`: a quantity, on the face `third_face`.
    """

    natural: Ints
    adding: list[Ints]
    third: int
    third_face: Ints


class Shares(NamedTuple):
    """Habits that spread over several bids, as weights (H, quantity, 6), each with its sum (H,)."""

    surest: Floats
    under: Floats
    soft: Floats
    blind: Floats


def openings(point: Standpoint, hands: Hands, bid: Bid) -> Floats:
    """The chance of an opening bid (habit, H)."""
    aims, shares = _aims(point, hands), _shares(point, hands)
    quantity, face = bid.quantity, bid.face - 1
    on_best = hands.most_held == face
    single = [
        on_best & (aims.natural == quantity),
        *(on_best & (aim == quantity) for aim in aims.adding),
        (aims.third_face == face) & (aims.third == quantity),
    ]
    surest, *spread = (share[:, quantity - 1, face] for share in shares)
    soft = spread[1]
    table = np.stack([surest, *single, *spread]).astype(np.float32)
    table *= 1 - _SLIP
    table += soft * _SLIP
    return table


def _aims(point: Standpoint, hands: Hands) -> Aims:
    def of_best(table: Ints) -> Ints:
        return np.take_along_axis(table, hands.most_held[:, None], 1)[:, 0]

    matching, likely = of_best(hands.matching), point.likely[hands.most_held]
    adding = [np.clip(np.rint(matching + share * likely).astype(np.int64), 1, point.total) for share in _SHARES]
    third = max(1, round(point.total / (3 if point.wild else 6) - 1))
    holds = point.holds(third - hands.matching)
    holds[:, 0] -= point.wild
    return Aims(of_best(hands.own), adding, third, holds.argmax(1))


def _shares(point: Standpoint, hands: Hands) -> Shares:
    return _all_shares(point) if hands is point.hands else _shares_of(point, hands)


@lru_cache(maxsize=64)
def _all_shares(point: Standpoint) -> Shares:
    return _shares_of(point, point.hands)


def _shares_of(point: Standpoint, hands: Hands) -> Shares:
    quantities = np.arange(1, point.total + 1)[:, None]
    matching = hands.matching[:, None, :]
    sure = (quantities <= matching).astype(np.float32)
    surest = sure.copy()
    surest[:, :, 0] *= not point.wild
    # A hand of nothing but wild ones, or of none that counts, still has something to say.
    surest[:, 0] += 1e-6
    target = hands.matching + 0.4 * point.likely
    soft = np.exp(-0.9 * np.abs(quantities - target[:, None, :]) + 0.7 * hands.own[:, None, :]) + 1e-4
    blind = np.exp(-0.8 * np.abs(quantities - 0.28 * point.total)) + np.zeros_like(soft)
    return Shares(*map(_normal, (surest, sure * hands.own[:, None, :] + 1e-6, soft, blind)))


def _normal(weights: Floats) -> Floats:
    """Weights as chances, hand by hand."""
    return (weights / weights.sum((1, 2), keepdims=True)).astype(np.float32)
