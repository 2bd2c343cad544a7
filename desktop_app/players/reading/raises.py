"""Hypotheses on the raise that a seat makes.

A raise is told by its face: its quantity is taken to be the lowest that is legal, as nearly all are.
"""

import numpy as np

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import SIDES
from desktop_app.players.answer_cache import cached
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.reading.surety import NONE, Surety
from desktop_app.players.situations import Floats, Ints

_FACES = np.arange(SIDES)
_AHEAD = (_FACES[:, None] <= _FACES) | (_FACES == 0)
RAISE_HABITS = (
    "the surest",
    "one step: the same face or the next",
    "the same face, unless another is much surer",
    "its own most frequent face",
    "the same face",
    "the same face or its own",
    "the lowest",
    "rather the surer and what it holds",
    "any",
)
RAISE_PRIOR = np.array([2, 1, 1, 1, 1, 1, 1, 6, 1], np.float32)
_SLIP = 0.06
"""How often a seat departs from its habit."""
_PATIENCE = 0.2


@cached(room=5_000_000)
def all_raises(point: Standpoint, quantity: int) -> Floats:
    """With which chances a seat raises the bids of a quantity to each face, for all hands."""
    return raises(point, quantity, point.hands)


@cached(room=3_000_000)
def raises_over(point: Standpoint, standing: Bid) -> Floats:
    """With which chances a seat raises one bid to each face, for all hands (habit, H, face)."""
    return raises(point, standing.quantity, point.hands, _FACES[standing.face - 1 : standing.face])[:, 0]


def raises(point: Standpoint, quantity: int, hands: Hands, faces: Ints = _FACES) -> Floats:
    """With which chances a seat with these hands raises to each face (habit, face bid, H, face).

    `faces` (from 0) are those that are bid. Where no raise is legal the chances are meaningless: it never comes to
    that.
    """
    raised = Surety.of(point, quantity, hands).raised[faces]
    table = np.empty((len(RAISE_HABITS), *raised.shape), np.float32)
    if point.palifico:
        # The face is fixed (F11).
        table[:] = (faces[:, None] == _FACES)[:, None, :]
        return table
    same = np.broadcast_to(faces[:, None], raised.shape[:2])
    following = (same + 1) % SIDES
    kept, own = _only(same), _only(np.broadcast_to(hands.most_held, same.shape))
    patient = np.where(_AHEAD[faces, None, :], raised, np.float32(NONE)) + np.float32(_PATIENCE) * kept
    table[0] = _only(raised.argmax(2))
    table[1] = _only(np.where(_at(raised, same) >= _at(raised, following), same, following))
    table[2] = _only(patient.argmax(2))
    table[3] = own
    table[4] = kept
    table[5] = (kept + own) / 2
    table[6] = _only(following)
    legal = raised != NONE
    soft = _normal(np.exp(5 * raised + np.float32(0.4) * hands.own) * legal)
    table[7], table[8] = soft, 1 / SIDES
    if not legal.all():
        table *= legal
        # Who would raise to a face that is too high raises otherwise.
        table = np.where(_whole(table) > 0, _normal(table), soft)
    table *= 1 - _SLIP
    table += _SLIP * soft
    return table


def _normal(weights: Floats) -> Floats:
    """Weights of the faces as chances; nothing remains nothing."""
    return np.divide(weights, np.maximum(_whole(weights), np.float32(1e-9)))


def _whole(weights: Floats) -> Floats:
    """The sum over the faces, one after the other: NumPy is slow to add up many short rows."""
    whole = weights[..., :1].copy()
    for face in _FACES[1:]:
        whole += weights[..., face : face + 1]
    return whole


def _at(raised: Floats, face: Ints) -> Floats:
    return np.take_along_axis(raised, face[:, :, None], 2)[:, :, 0]


def _only(face: Ints) -> Floats:
    """Always this face (face bid, H, face)."""
    return (face[:, :, None] == _FACES).astype(np.float32)
