"""Levels of the game as guests at the simulator's tables: they hear the bids, and act by their probabilities."""

from dataclasses import dataclass

import numpy as np

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import ALL_BIDS, Bid, Call, rank
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, ExactCall, Rules
from desktop_app.players.policy import Policy
from desktop_app.players.situations import Flags, Ints, Situations
from desktop_app.training.responding import drawn_at
from desktop_app.training.simulator import Rounds


@dataclass(frozen=True)
class Guests:
    """What guests have heard in each of many rounds (`biddings`), and how all of them act."""

    policy: Policy
    rounds: Rounds
    rules: list[Rules]
    biddings: list[Bidding]

    @classmethod
    def at(cls, rounds: Rounds, policy: Policy) -> "Guests":
        """Sit down before the opening bids."""
        now = rounds.situations
        biddings = [_start(now, row) for row in range(now.size)]
        return cls(policy, rounds, [_rules(now, row) for row in range(now.size)], biddings)

    def answers(self, active: Ints, actors: Ints, rng: np.random.Generator) -> tuple[Ints, Flags, Flags]:
        """What guests at these positions do: ranks of their bids, whether they call, and whether that is exact."""
        seen = [self._seen(row, position) for row, position in zip(active.tolist(), actors.tolist(), strict=True)]
        told = self.policy.probabilities(seen)
        moves = [drawn_at(chances, place) for chances, place in zip(told, rng.random(len(seen)).tolist(), strict=True)]
        ranks = [rank(move) if isinstance(move, Bid) else 0 for move in moves]
        calls, exact = [isinstance(move, Call) for move in moves], [move is Call.EXACT for move in moves]
        return np.array(ranks, np.int64), np.array(calls, np.bool_), np.array(exact, np.bool_)

    def hear(self, active: Ints, ranks: Ints) -> None:
        """Hear a bid in each of these rounds."""
        rows: list[int] = active.tolist()
        numbers: list[int] = ranks.tolist()
        for row, number in zip(rows, numbers, strict=True):
            self.biddings[row] = self.biddings[row].after(ALL_BIDS[number])

    def _seen(self, row: int, position: int) -> Observation:
        bidding, now = self.biddings[row], self.rounds.situations
        used = tuple(now.used[row, : len(bidding.counts)].tolist())
        return Observation(self.rules[row], position, self._dice(row, position), True, bidding, used, (), None)

    def _dice(self, row: int, position: int) -> Hand:
        shown = self.rounds.hands[row, position].tolist()
        return tuple(face for face, held in zip(FACES, shown, strict=True) for _ in range(held))


def _rules(now: Situations, row: int) -> Rules:
    exact = ExactCall.CALZA if now.calza[row] else ExactCall.SPOT_ON
    return Rules(int(now.dice[row]), bool(now.wild_ones[row]), bool(now.with_palifico[row]), exact)


def _start(now: Situations, row: int) -> Bidding:
    """Positions without dice come last: nobody is out of a table of those before them."""
    counts = tuple(int(held) for held in now.counts[row] if held)
    return Bidding.start(counts, 0, palifico=bool(now.palifico[row]))
