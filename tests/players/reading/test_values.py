"""Values of moves, where they can be reckoned by hand."""

import pytest

from desktop_app.engine.moves import Bid, Call
from desktop_app.players.odds import Odds
from desktop_app.players.reading.learning import habits_of_seats
from desktop_app.players.reading.values import move_values, prizes_of
from desktop_app.players.sense import sensible_moves
from tests.players.positions import position


def test_what_is_certain_is_worth_its_prize() -> None:
    # Three sixes are its own, of four dice: four sixes hold with 1/3 before anything is heard.
    seen = position((6, 6, 6), (1,), [(3, 6)])
    prizes = prizes_of(seen)
    worth = move_values(seen, (Call.CHALLENGE,), habits_of_seats(seen))
    assert worth[Call.CHALLENGE] == pytest.approx(prizes.loses[0])
    assert prizes.loses[0] < 0 < prizes.loses[1]


def test_in_a_duel_a_raise_that_must_be_called_is_worth_what_comes_of_the_call() -> None:
    # The highest bid there is: the next seat must call, and holds a six or a one with more than 1/3.
    seen = position((6, 6), (1,), [(3, 5)])
    prizes = prizes_of(seen)
    worth = move_values(seen, (Bid(3, 6),), habits_of_seats(seen))[Bid(3, 6)]
    assert prizes.loses[0] < worth < prizes.loses[1]


@pytest.mark.parametrize("others", [(4,), (3, 2), (1, 1, 1, 1, 1)])
def test_no_move_is_worth_more_than_the_best_ending_nor_less_than_the_worst(others: tuple[int, ...]) -> None:
    seen = position((1, 4, 4), others, [(2, 4)])
    prizes = prizes_of(seen)
    ends = [*prizes.loses.values(), *prizes.exact.values()]
    worth = move_values(seen, sensible_moves(seen, Odds.of(seen)), habits_of_seats(seen))
    assert len(worth) > 5
    assert all(min(ends) <= value <= max(ends) for value in worth.values())


def test_a_raise_that_is_likely_to_hold_is_better_than_one_that_is_not() -> None:
    seen = position((4, 4, 4, 4, 2), (5, 5), [(3, 2)])
    worth = move_values(seen, (Bid(4, 4), Bid(5, 3)), habits_of_seats(seen))
    assert worth[Bid(4, 4)] > worth[Bid(5, 3)]
