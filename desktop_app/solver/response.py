"""The best response to a policy in a round: what it wins, and what it does."""

from dataclasses import dataclass

import numpy as np

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.players.situations import Floats, Ints
from desktop_app.solver.following import Level, Round, by_standing, followed, others


@dataclass(frozen=True)
class Response:
    """The best response of a seat.

    `worths`, one for each of `levels` (k, hands): what its histories bring the seat, times how likely the others are to
    come there.
    """

    round_: Round
    seat: int
    levels: list[Level]
    worths: list[Floats]

    @classmethod
    def of(cls, round_: Round, seat: int) -> "Response":
        """The best response of a seat, from the last level backwards."""
        levels = followed(round_, seat)
        worths: list[Floats] = []
        above: Floats = np.zeros((0, round_.tree.hands[seat].size), np.float32)
        parents: Ints = np.zeros(0, np.int64)
        for number in range(len(levels) - 1, -1, -1):
            caller = number % round_.tree.seats
            worth = _best if caller == seat else _suffered
            above = worth(round_, levels[number], (parents, above), caller, seat)
            parents = levels[number].parents
            worths.append(above)
        return cls(round_, seat, levels, worths[::-1])

    @property
    def chance(self) -> float:
        """The chance to win the game that the seat has."""
        return float(self.worths[0][0].astype(np.float64) @ self.round_.tree.hands[self.seat].chances)

    def chosen(self, seen: Observation) -> Move:
        """The best move of the seat where it is on turn. Raises ValueError where the others never come to that."""
        bids, hands = seen.bidding.bids, self.round_.tree.hands[self.seat]
        number, hand = len(bids), hands.dice.index(seen.dice)
        row = [bidding.bids for bidding in self.levels[number].biddings].index(bids)
        found = self._calls(number, row, hand) if bids else {}
        if number + 1 < len(self.levels):
            following, worths = self.levels[number + 1], self.worths[number + 1]
            for place in np.flatnonzero(following.parents == row).tolist():
                found[following.biddings[place].bids[-1]] = float(worths[place, hand])
        return max(found, key=lambda move: found[move])

    def _calls(self, number: int, row: int, hand: int) -> dict[Move, float]:
        level = self.levels[number]
        weights = others(level, np.array([row]), self.seat)
        values = self.round_.payoffs.calls(self.seat, self.seat, level.biddings[row].bids[-1], weights)
        return {Call.CHALLENGE: float(values.challenge[0, hand]), Call.EXACT: float(values.exact[0, hand])}


def _best(round_: Round, level: Level, below: tuple[Ints, Floats], caller: int, seat: int) -> Floats:
    """The worth of histories in which the responder is on turn: that of its best bid or call."""
    worth = np.full((len(level.biddings), round_.tree.hands[seat].size), -np.inf, np.float32)
    np.maximum.at(worth, *below)
    for bid, rows in by_standing(level):
        values = round_.payoffs.calls(seat, caller, bid, others(level, rows, seat))
        worth[rows] = np.maximum(worth[rows], np.maximum(values.challenge, values.exact))
    return worth


def _suffered(round_: Round, level: Level, below: tuple[Ints, Floats], caller: int, seat: int) -> Floats:
    """The worth of histories in which another seat is on turn: that of all it may do."""
    worth = np.zeros((len(level.biddings), round_.tree.hands[seat].size), np.float32)
    np.add.at(worth, *below)
    for bid, rows in by_standing(level):
        worth[rows] += others_calls(round_, level, caller, rows, seat, bid)
    return worth


def others_calls(round_: Round, level: Level, caller: int, rows: Ints, seat: int, bid: Bid) -> Floats:
    """Worth to a seat of the calls that another one makes (k, hands), weighted by how likely they are."""
    worth = np.zeros((len(rows), round_.tree.hands[seat].size), np.float32)
    if level.calls is None:
        return worth
    weights = others(level, rows, seat)
    for call, chances in enumerate(level.calls):
        called = {**weights, caller: weights[caller] * chances[rows]}
        worth += round_.payoffs.calls(seat, caller, bid, called)[call]
    return worth
