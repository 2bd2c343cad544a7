"""What each move is worth to a seat that reads the others."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import MAX_PLAYERS, Rules
from desktop_app.players import shipped
from desktop_app.players.odds import Odds
from desktop_app.players.reading.answers import Prizes, Rest, answer
from desktop_app.players.reading.duel import Duel
from desktop_app.players.reading.learning import Habits
from desktop_app.players.reading.posterior import Seated, others
from desktop_app.players.situations import Floats, Situations
from desktop_app.players.values import consequences

_UNLUCKY = 0.8
"""How often the round, once it goes on, costs the seat itself a die, as a part of its fair share."""


class _Hanging(NamedTuple):
    """What each ending of a round (see `situations.ENDINGS`) brings each position, and what the worst costs it."""

    gains: list[list[float]]
    stakes: list[float]


def move_values(observation: Observation, moves: Sequence[Move], habits: Sequence[Habits]) -> dict[Move, float]:
    """Moves of the seat on turn, with their values in about what a die is worth to it."""
    seats = others(observation, habits)
    mine = np.array(Odds.of(observation).mine)
    rest, prizes = Rest.of(mine, seats), prizes_of(observation)
    found: dict[Move, float] = {}
    worth: dict[int, Floats] = {}
    duel = Duel(observation.seat, seats[0], rest, prizes, {})
    for move in moves:
        if isinstance(move, Call):
            found[move] = _of_call(observation, move, seats[0], rest, prizes)
            continue
        if move.quantity not in worth:
            worth[move.quantity] = duel.worth(move.quantity) if len(seats) == 1 else _worth(move.quantity, duel)
        found[move] = float(worth[move.quantity][move.face - 1])
    return found


def _worth(quantity: int, table: Duel) -> Floats:
    """What the bids of a quantity are worth where several seats follow (6,)."""
    first = answer(quantity, table.other, table.rest, table.me, table.prizes)
    worth = (first.called + table.prizes.goes_on * first.goes_on) @ table.other.chance
    return worth.astype(np.float32)


def _of_call(observation: Observation, call: Call, following: Seated, rest: Rest, prizes: Prizes) -> float:
    """What a call of the standing bid is worth, given what everybody may hold."""
    standing, bidder = observation.bidding.standing, observation.bidding.bidder
    assert standing is not None
    assert bidder is not None
    quantity, face = standing.quantity, standing.face - 1
    matching, chance = following.point.hands.matching[:, face], following.chance
    if call is Call.CHALLENGE:
        right, prize = 1 - float(chance @ rest.holds(quantity, face, matching)), prizes.loses[bidder]
    else:
        right, prize = float(chance @ rest.meets(quantity, face, matching)), prizes.exact[observation.seat]
    return right * prize + (1 - right) * prizes.loses[observation.seat]


def prizes_of(observation: Observation) -> Prizes:
    """What the endings of the round bring the seat on turn."""
    order, me = _order(observation), observation.seat
    gains = _hanging(observation).gains[order.index(me)]
    loses = {seat: gains[index] for index, seat in enumerate(order)}
    exact = {seat: gains[MAX_PLAYERS + index] for index, seat in enumerate(order)}
    return Prizes(loses, exact, _goes_on(loses, me))


def stake_of(observation: Observation) -> float:
    """What the round can cost the seat on turn at most, as a chance to win the game."""
    return _hanging(observation).stakes[_order(observation).index(observation.seat)]


def _order(observation: Observation) -> list[int]:
    """The seats with dice, the opener first."""
    counts, opener = observation.bidding.counts, observation.bidding.opener
    return [seat for seat in (*range(opener, len(counts)), *range(opener)) if counts[seat]]


def _hanging(observation: Observation) -> _Hanging:
    bidding = observation.bidding
    table = (observation.rules, bidding.counts, observation.used, bidding.opener)
    return _hanging_on(*table, palifico=bidding.palifico)


@lru_cache(maxsize=256)
def _hanging_on(
    rules: Rules, counts: tuple[int, ...], used: tuple[bool, ...], opener: int, *, palifico: bool
) -> _Hanging:
    """One round is asked for again and again."""
    rounds = consequences(Situations.single(rules, counts, used, opener, palifico=palifico), shipped.values())
    changes = rounds.after[0] - rounds.now[0]
    seats = sum(held > 0 for held in counts)
    real = np.concatenate([changes[:seats], changes[MAX_PLAYERS : MAX_PLAYERS + seats]])
    return _Hanging((changes / rounds.worth[0]).T.tolist(), (-real.min(0)).tolist())


def _goes_on(loses: dict[int, float], me: int) -> float:
    """What it is worth that the next seat raises: in a duel nothing yet, else most likely another loses a die."""
    others_lose = [gain for seat, gain in loses.items() if seat != me]
    if len(others_lose) == 1:
        return 0.0
    unlucky = _UNLUCKY / len(loses)
    return (1 - unlucky) * sum(others_lose) / len(others_lose) + unlucky * loses[me]
