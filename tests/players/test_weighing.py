"""Moves are weighed in dice, and drawn from the best."""

from collections import Counter
from random import Random

import pytest

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.odds import Odds
from desktop_app.players.policy import drawn
from desktop_app.players.weighing import Position, chances
from tests.players.positions import position, standing_bid


def no_value(_: Bid) -> float:
    return 0.0


def test_every_sensible_move_is_weighed() -> None:
    values = Position.of(position((2, 3), (1,), [(1, 5)]), 0.0).weigh(no_value)
    assert set(values) == {Bid(1, 6), Bid(2, 2), Bid(2, 3), Call.CHALLENGE, Call.EXACT}
    assert values[Bid(1, 6)] == 0.0


def test_an_opening_has_no_calls() -> None:
    assert Call.CHALLENGE not in Position.of(position((2, 3), (1,)), 0.0).weigh(no_value)


def test_calls_are_worth_what_they_win_and_lose() -> None:
    observation = position((3,), (1,), [(1, 5)])
    odds, bid = Odds.of(observation), standing_bid(observation)
    values = Position.of(observation, 0.0).weigh(no_value)
    # with one die each the game is won or lost
    assert values[Call.CHALLENGE] == pytest.approx(1.0 - 2.0 * odds.holds(bid))
    assert values[Call.EXACT] == pytest.approx(2.0 * odds.exact(bid) - 1.0)


def test_the_won_die_of_calza_counts() -> None:
    bids = [(2, 4)]
    one_short = position((4, 4), (3,), bids, rules=Rules(dice=3, exact=ExactCall.CALZA))
    two_short = position((4, 4), (3,), bids, rules=Rules(dice=4, exact=ExactCall.CALZA))
    spot_on = position((4, 4), (3, 5), bids)
    calza = position((4, 4), (3, 5), bids, rules=Rules(dice=3, exact=ExactCall.CALZA))
    values = [Position.of(seen, 0.0).weigh(no_value)[Call.EXACT] for seen in (one_short, two_short)]
    assert values[0] == values[1] > -1.0
    values = [Position.of(seen, 0.0).weigh(no_value)[Call.EXACT] for seen in (spot_on, calza)]
    assert values[0] != values[1]


def test_the_better_is_drawn_more_often_and_the_bad_never() -> None:
    values: dict[Move, float] = {Bid(1, 2): 0.0, Bid(1, 3): -0.05, Bid(1, 4): -0.1, Call.EXACT: -0.2}
    rng = Random(5)
    moves = Counter(drawn(chances(values, 0.1), rng) for _ in range(3000))
    assert set(moves) == {Bid(1, 2), Bid(1, 3)}
    assert moves[Bid(1, 2)] == pytest.approx(2000, abs=150)


def test_a_single_move_is_drawn_however_bad() -> None:
    assert chances({Call.CHALLENGE: -1.0}, 0.1) == {Call.CHALLENGE: 1.0}
