"""Hypotheses on how a seat opens: the chance that it makes a bid with each of its hands."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

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
    """Habits that spread over several bids: the weights of bids (H, quantity, 6), or their sums over all bids (H,)."""

    surest: NDArray[np.floating]
    under: NDArray[np.floating]
    soft: NDArray[np.floating]
    blind: NDArray[np.floating]


def openings(point: Standpoint, hands: Hands, bid: Bid) -> Floats:
    """The chance of an opening bid (habit, H)."""
    aims, sums = _aims(point, hands), _sums(point, hands)
    quantity, face = bid.quantity, bid.face - 1
    on_best = hands.most_held == face
    single = [
        on_best & (aims.natural == quantity),
        *(on_best & (aim == quantity) for aim in aims.adding),
        (aims.third_face == face) & (aims.third == quantity),
    ]
    weights = _weights(point, hands, np.array([quantity]))
    surest, *spread = (weight[:, 0, face] / whole for weight, whole in zip(weights, sums, strict=True))
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


def _sums(point: Standpoint, hands: Hands) -> Shares:
    return _all_sums(point) if hands is point.hands else _sums_of(point, hands)


# Of the weights themselves an entry would take up to 1.6 MB, of their sums it is 10 kB.
@lru_cache(maxsize=256)
def _all_sums(point: Standpoint) -> Shares:
    return _sums_of(point, point.hands)


def _sums_of(point: Standpoint, hands: Hands) -> Shares:
    return Shares(*(weight.sum((1, 2)) for weight in _weights(point, hands, np.arange(1, point.total + 1))))


def _weights(point: Standpoint, hands: Hands, quantities: Ints) -> Shares:
    """The weights of the bids of these quantities."""
    bid = quantities[:, None]
    sure = (bid <= hands.matching[:, None, :]).astype(np.float32)
    surest = sure.copy()
    surest[:, :, 0] *= not point.wild
    # A hand of nothing but wild ones, or of none that counts, still has something to say.
    surest[:, quantities == 1] += 1e-6
    target = hands.matching + 0.4 * point.likely
    soft = np.exp(-0.9 * np.abs(bid - target[:, None, :]) + 0.7 * hands.own[:, None, :]) + 1e-4
    blind = np.exp(-0.8 * np.abs(bid - 0.28 * point.total)) + np.zeros_like(soft)
    return Shares(surest, sure * hands.own[:, None, :] + 1e-6, soft, blind)
