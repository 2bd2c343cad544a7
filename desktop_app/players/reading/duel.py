"""What a bid is worth in a duel, where every raise of the other comes back: two answers deep."""

from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import SIDES
from desktop_app.players.reading.answers import Answer, Prizes, Rest, answer
from desktop_app.players.reading.posterior import Seated
from desktop_app.players.reading.raises import all_raises
from desktop_app.players.reading.surety import lowest_raises
from desktop_app.players.situations import Floats

_FACES = np.arange(SIDES)


class Duel(NamedTuple):
    """A round against a single other seat; `known` keeps the answers that were worked out, by quantity."""

    me: int
    other: Seated
    rest: Rest
    prizes: Prizes
    known: dict[int, Answer]

    def worth(self, quantity: int) -> Floats:
        """What the bids of a quantity are worth (6,)."""
        first = self._answer(quantity)
        point, chance = self.other.point, self.other.chance
        raised = np.tensordot(self.other.habits.raising, all_raises(point, quantity), 1)
        # (own bid, hand, its raise): how likely each is.
        joint = (chance * first.goes_on)[:, :, None] * raised
        worth = first.called @ chance
        lowest = lowest_raises(point, quantity)
        for back in (quantity, quantity + 1):
            comes = lowest == back
            if comes.any():
                worth = worth + (self._best_reply(back, joint) * comes).sum(1)
        return worth

    def _answer(self, quantity: int) -> Answer:
        if quantity not in self.known:
            self.known[quantity] = answer(quantity, self.other, self.rest, self.me, self.prizes)
        return self.known[quantity]

    def _best_reply(self, quantity: int, joint: Floats) -> Floats:
        """What comes of the best reply to each raise of the other to a quantity, times its chance (own bid, its raise).

        `joint` (own bid, hand, its raise) are the chances of these.
        """
        loses, exact, me, other = self.prizes.loses, self.prizes.exact, self.me, self.other.seat
        missing = quantity - self.rest.mine - self.other.point.hands.matching
        challenged = np.where(missing > 0, loses[other], loses[me]).astype(np.float32)
        called = np.where(missing == 0, exact[me], loses[me]).astype(np.float32)
        best = np.maximum((joint * challenged).sum(1), (joint * called).sum(1))
        lowest = lowest_raises(self.other.point, quantity)
        for mine in (quantity, quantity + 1):
            if not (lowest == mine).any():
                continue
            last = self._answer(mine)
            lines = last.called + self.prizes.goes_on * last.goes_on
            raised = np.einsum("bhr,fh->brf", joint, lines)
            best = np.maximum(best, np.where(lowest == mine, raised, -np.inf).max(2))
        return best
