"""How sure a seat may be of a standing bid and of its lowest raises, hand by hand, from its own dice alone."""

from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import SIDES
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.situations import Floats, Ints

NONE = -1.0
"""Stands for the chance of a raise that is not legal."""
_FACES = np.arange(SIDES)
_ABOVE = _FACES[:, None] < _FACES


def lowest_raises(point: Standpoint, quantity: int) -> Ints:
    """The lowest legal quantity on each face over each bid of a quantity (face bid, face), 0 for none."""
    lowest = np.where(_ABOVE, quantity, quantity + 1)
    if point.palifico:
        lowest = np.diag(np.full(SIDES, quantity + 1))
    return np.where(lowest <= point.total, lowest, 0)


class Surety(NamedTuple):
    """Chances by the plain odds, for the six bids of one quantity.

    `holds`, `exact` (face bid, H): of the bid; `raised` (face bid, H, face): that the lowest raise on a face holds,
    NONE where there is none.
    """

    holds: Floats
    exact: Floats
    raised: Floats

    @classmethod
    def of(cls, point: Standpoint, quantity: int, hands: Hands) -> "Surety":
        """What a seat with these hands thinks of the bids of a quantity."""
        need = quantity - hands.matching
        now, more = point.holds(need), point.holds(need + 1)
        raised = np.where(_ABOVE[:, None, :], now, more)
        legal = lowest_raises(point, quantity) > 0
        if not legal.all():
            raised = np.where(legal[:, None, :], raised, np.float32(NONE))
        # Whoever reckons with them goes through them in this order.
        return cls(np.ascontiguousarray(now.T), np.ascontiguousarray((now - more).T), raised)
