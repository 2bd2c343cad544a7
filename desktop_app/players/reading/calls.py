"""Hypotheses on when a seat calls a standing bid, exact or by a challenge."""

from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import SIDES
from desktop_app.players.answer_cache import cached
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.reading.surety import NONE, Surety
from desktop_app.players.situations import Floats

_FACES = np.arange(SIDES)
_DOUBTS = np.array([0.06, 0.13, 0.2, 0.27, 0.34, 0.42, 0.5, 0.58], np.float32)
"""Chances to hold below which a bid is challenged."""
_BOUNDS = ((0.1, 0.1), (0.5, 0.1), (0.1, 0.5), (0.5, 0.5))
"""Challenges below the first, unless some raise holds with the second."""
_PATIENCE = 0.2
"""What one who would rather go on with the same face makes of it."""
CHALLENGE_HABITS = (
    *(f"below {doubt:.2f}" for doubt in _DOUBTS),
    *(f"below {call}, if no raise is over {raising}" for call, raising in _BOUNDS),
    "if that is surer than any raise",
    "if that is much surer than any raise",
    "if its own dice and a sixth of the others' fall short",
    "about where it pays",
)
CHALLENGE_PRIOR = np.array([1] * len(_DOUBTS) + [1] * len(_BOUNDS) + [1, 1, 1, 6], np.float32)
_MEETS = np.array([0.34, 0.42, 0.5, 0.58], np.float32)
"""Chances above which a bid is called exact."""
EXACT_HABITS = ("never", *(f"above {meets:.2f}" for meets in _MEETS), "if that is surest", "about where it pays")
EXACT_PRIOR = np.array([4, 1, 1, 1, 1, 1, 4], np.float32)
_SLIP, _EXACT_SLIP = 0.06, 0.02
"""How often a seat departs from its habit."""
_SHARP = 0.012


class Calls(NamedTuple):
    """Answers to the six bids of one quantity.

    `exact` (habit, face bid, H): the chance of an exact call; `challenge` (habit, face bid, H): that of a challenge
    where no exact call is made.
    """

    exact: Floats
    challenge: Floats


@cached(room=5_000_000)
def all_calls(point: Standpoint, quantity: int) -> Calls:
    """With which chances a seat calls the bids of a quantity, for all hands."""
    return calls(point, quantity, point.hands)


def calls(point: Standpoint, quantity: int, hands: Hands) -> Calls:
    """With which chances a seat with these hands calls the bids of a quantity."""
    sure = Surety.of(point, quantity, hands)
    # Face by face: NumPy is slow to go through many short rows.
    best = np.ascontiguousarray(sure.raised.transpose(2, 0, 1)).max(0)
    return Calls(_exact(sure, best), _challenge(point, quantity, hands, sure, best))


def _exact(sure: Surety, best: Floats) -> Floats:
    surest = (sure.exact > 1 - sure.holds) & (sure.exact > best)
    table = np.empty((len(EXACT_HABITS), *best.shape), np.float32)
    table[0] = 0
    table[1:-2] = _step(sure.exact - _MEETS[:, None, None], _SHARP)
    table[-2] = surest
    table[-1] = 0.6 * _step(sure.exact - 0.42, 0.06)
    table *= 1 - _EXACT_SLIP
    table += _EXACT_SLIP / 2 * sure.exact
    return table


def _challenge(point: Standpoint, quantity: int, hands: Hands, sure: Surety, best: Floats) -> Floats:
    holds, doubts = sure.holds, len(_DOUBTS)
    same = sure.raised[_FACES, :, _FACES]
    table = np.empty((len(CHALLENGE_HABITS), *best.shape), np.float32)
    table[:doubts] = _step(_DOUBTS[:, None, None] - holds, _SHARP)
    for place, (call, raising) in enumerate(_BOUNDS, doubts):
        table[place] = (best < raising) & (holds < call)
    table[-4] = 1 - holds > best
    table[-3] = 1 - holds - _PATIENCE > np.maximum(best, same + _PATIENCE)
    table[-2] = hands.own.T + point.others / SIDES < quantity
    table[-1] = _step(0.34 - holds, 0.09)
    table *= 1 - _SLIP
    table += _SLIP * _step(0.3 - holds, 0.1)
    # D4: no raise is left, so it must call.
    table[:, best == NONE] = 1
    return table


def _step(beyond: Floats, width: float) -> Floats:
    """From 0 to 1 about where `beyond` is 0."""
    return (1 / (1 + np.exp(np.clip(beyond / np.float32(-width), -30, 30)))).astype(np.float32)
