"""What a bid is worth by what the next seat will answer to it, hand by hand."""

from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import SIDES
from desktop_app.players.reading.calls import all_calls
from desktop_app.players.reading.posterior import Seated
from desktop_app.players.situations import Floats, Ints


class Prizes(NamedTuple):
    """What endings of the round bring the seat that thinks, in about what a die is worth to it.

    `loses`, `exact` by seat: that it loses a die, that its exact call is right. `goes_on`: that the next seat raises.
    """

    loses: dict[int, float]
    exact: dict[int, float]
    goes_on: float


class Rest(NamedTuple):
    """The dice of all seats but the next.

    `mine` (6,): own dice that match each face; `spreads`, one a face: the chances that 0, 1, 2 … dice match of those
    that the seats after the next hold.
    """

    mine: Ints
    spreads: list[Floats]

    @classmethod
    def of(cls, mine: Ints, seats: list[Seated]) -> "Rest":
        """Own dice, and what the seats after the first may hold."""
        spreads = [np.ones(1, np.float32)] * SIDES
        for each in seats[1:]:
            spreads = [np.convolve(known, more) for known, more in zip(spreads, each.spreads(), strict=True)]
        return cls(mine, spreads)

    def holds(self, quantity: int, face: int, matching: Ints) -> Floats:
        """How likely at least so many dice match a face (from 0), the next seat holding so many of them (H,)."""
        spread = self.spreads[face]
        tail = np.append(np.cumsum(spread[::-1])[::-1], np.float32(0))
        tail[0] = 1.0
        return tail[np.clip(quantity - self.mine[face] - matching, 0, len(spread))]

    def meets(self, quantity: int, face: int, matching: Ints) -> Floats:
        """How likely exactly so many dice match a face."""
        spread = np.append(self.spreads[face], np.float32(0))
        need = quantity - self.mine[face] - matching
        return spread[np.where(need < 0, len(spread) - 1, np.minimum(need, len(spread) - 1))]


class Answer(NamedTuple):
    """What the next seat makes of the six bids of a quantity (6, H).

    `called`: what comes of its calls, times their chance; `goes_on`: the chance that it raises.
    """

    called: Floats
    goes_on: Floats


def answer(quantity: int, following: Seated, rest: Rest, me: int, prizes: Prizes) -> Answer:
    """How the next seat answers the bids of a quantity."""
    calls, habits, other = all_calls(following.point, quantity), following.habits, following.seat
    exact = np.tensordot(habits.exact, calls.exact, 1)
    challenge = (1 - exact) * np.tensordot(habits.challenging, calls.challenge, 1)
    matching = following.point.hands.matching
    holds = np.stack([rest.holds(quantity, face, matching[:, face]) for face in range(SIDES)])
    meets = np.stack([rest.meets(quantity, face, matching[:, face]) for face in range(SIDES)])
    i_lose, it_loses, it_meets = prizes.loses[me], prizes.loses[other], prizes.exact[other]
    challenged = i_lose + holds * np.float32(it_loses - i_lose)
    called = it_loses + meets * np.float32(it_meets - it_loses)
    outcome = challenge * challenged + exact * called
    return Answer(outcome.astype(np.float32), (1 - exact - challenge).astype(np.float32))
