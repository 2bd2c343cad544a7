"""What the calls of a round are worth to a seat, over all hands of the others at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import MAX_PLAYERS, Rules
from desktop_app.players.situations import Floats, Situations
from desktop_app.players.values import Values, consequences
from desktop_app.solver.tree import Tree


class CallValues(NamedTuple):
    """Worth of calls to one seat (k, hands), summed over the others' hands with the weights given."""

    challenge: Floats
    exact: Floats


@dataclass(frozen=True)
class Payoffs:
    """The worth of endings to seat p: `lose[i][p]` if seat i loses a die, `hit[i][p]` if its exact call is right."""

    tree: Tree
    lose: Floats
    hit: Floats

    @classmethod
    def of(cls, tree: Tree, rules: Rules, used: tuple[bool, ...], values: Values) -> "Payoffs":
        """Payoffs of a round, its endings worth what the values say."""
        now = Situations.single(rules, tree.counts, used, 0, palifico=tree.palifico)
        after = consequences(now, values).after[0]
        seats = tree.seats
        return cls(tree, after[:seats, :seats], after[MAX_PLAYERS : MAX_PLAYERS + seats, :seats])

    def calls(self, seat: int, caller: int, bid: Bid, weights: Mapping[int, Floats]) -> CallValues:
        """Worth to a seat of both calls about a bid; `weights` (k, hands) of every other seat's hands."""
        dice, face = self.tree.counts[seat], bid.face - 1
        bidder = (caller - 1) % self.tree.seats
        counts = self._counts(weights, face)
        total = counts.sum(1, keepdims=True)
        holds, meets = np.zeros((2, len(counts), dice + 1), np.float32)
        for own in range(dice + 1):
            need = bid.quantity - own
            if need < counts.shape[1]:
                holds[:, own] = counts[:, max(need, 0) :].sum(1)
                meets[:, own] = counts[:, need] if need >= 0 else 0.0
        lose, hit = self.lose[:, seat], self.hit[:, seat]
        challenge = holds * lose[caller] + (total - holds) * lose[bidder]
        exact = meets * hit[caller] + (total - meets) * lose[caller]
        matching = self.tree.hands[seat].matching[face]
        return CallValues(challenge[:, matching], exact[:, matching])

    def _counts(self, weights: Mapping[int, Floats], face: int) -> Floats:
        """Weights of the others' matching dice together (k, dice + 1)."""
        parts = [weight @ self.tree.hands[other].shown[face] for other, weight in weights.items()]
        together = parts[0]
        for part in parts[1:]:
            wider = np.zeros((len(part), together.shape[1] + part.shape[1] - 1), np.float32)
            for more in range(part.shape[1]):
                wider[:, more : more + together.shape[1]] += together * part[:, more : more + 1]
            together = wider
        return together
