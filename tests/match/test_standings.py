"""Places and facts at the end of a game, from rounds that are written by hand."""

import pytest

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.standings import (
    BidsHeld,
    Challenges,
    ExactCalls,
    FirstPalifico,
    Quiet,
    Standing,
    fact_of,
    standings,
)


def played(rules: Rules, opener: int, *rounds: tuple[tuple[str, ...], tuple[Move, ...]]) -> Observation:
    """What seat 0 sees after rounds given as hands ("1446") and moves."""
    game = Game.start(rules, len(rounds[0][0]), opener)
    for hands, moves in rounds:
        dealt: tuple[Hand, ...] = tuple(tuple(int(die) for die in hand) for hand in hands)
        game = game.deal(dealt).game
        for move in moves:
            game = game.play(move).game
    return game.observe(0)


THREE = Rules(dice=3)
CHALLENGE, EXACT = Call.CHALLENGE, Call.EXACT


LONG = (
    (("222", "333", "444"), (Bid(3, 2), EXACT)),  # 1 is right: 2, 3, 2 dice
    (("22", "333", "44"), (Bid(3, 3), EXACT)),  # 2 is right: 1, 2, 2 dice, Palifico because of 0
    (("2", "33", "44"), (Bid(2, 4), CHALLENGE)),  # 0 is wrong and out
    (("", "33", "44"), (Bid(2, 3), EXACT)),  # 2 is right: 0, 1, 2 dice, Palifico because of 1
    (("", "3", "44"), (Bid(2, 4), EXACT)),  # 1 is right: 0, 1, 1 dice, Palifico because of 2
    (("", "3", "4"), (Bid(1, 3), CHALLENGE)),  # 2 is wrong and out
)


def test_places_follow_the_order_of_elimination() -> None:
    game = played(THREE, 0, *LONG)
    assert game.winner == 1
    rows = [(one.seat, one.place, one.out_in, one.dice) for one in standings(game)]
    assert rows == [(1, 1, None, 1), (2, 2, 5, 0), (0, 3, 2, 0)]


def test_in_a_game_that_nobody_won_those_with_dice_have_no_place() -> None:
    rows = [(one.seat, one.place, one.out_in, one.dice) for one in standings(played(THREE, 0, *LONG[:4]))]
    assert rows == [(2, None, None, 2), (1, None, None, 1), (0, 3, 2, 0)]


def test_a_game_given_up_before_the_first_call_has_no_places_at_all() -> None:
    game = Game.start(THREE, 2, 1).observe(0)
    assert standings(game) == (Standing(0, None, None, 3, Quiet(0)), Standing(1, None, None, 3, Quiet(0)))


def test_who_goes_out_in_the_same_round_shares_a_place() -> None:
    game = played(
        THREE,
        0,
        (("222", "333", "444"), (Bid(3, 2), EXACT)),  # 1 is right: 2, 3, 2 dice
        (("22", "333", "44"), (Bid(1, 5), Bid(2, 4), Bid(3, 3), EXACT)),  # 1 is right: 1, 3, 1 dice
        (("2", "333", "4"), (Bid(1, 3), Bid(2, 3), Bid(3, 3), EXACT)),  # 1 is right, nobody else is left
    )
    assert standings(game) == (
        Standing(1, 1, None, 3, ExactCalls(right=True, times=3, first=0)),
        Standing(0, 2, 2, 0, FirstPalifico(2)),
        Standing(2, 2, 2, 0, FirstPalifico(2)),
    )


@pytest.mark.parametrize(
    ("moves", "facts"),
    [
        ((Bid(4, 2), CHALLENGE), (BidsHeld(0, 1), Challenges(1, 1), Quiet(0))),
        ((Bid(3, 2), CHALLENGE), (BidsHeld(1, 1), Challenges(0, 1), Quiet(0))),
        ((Bid(1, 2), Bid(2, 2), Bid(3, 2), Bid(4, 2), EXACT), (BidsHeld(0, 1), ExactCalls(False, 1, 0), Quiet(1))),
        ((Bid(1, 2), Bid(2, 2), EXACT), (Quiet(1), BidsHeld(1, 1), ExactCalls(False, 1, 0))),
    ],
)
def test_every_seat_has_a_fact(moves: tuple[Move, ...], facts: tuple[object, ...]) -> None:
    game = played(THREE, 0, (("222", "333", "444"), moves))
    assert tuple(fact_of(game.history, seat) for seat in range(3)) == facts


def test_deeds_are_counted_over_the_whole_game() -> None:
    game = played(
        Rules(dice=3, exact=ExactCall.CALZA),
        0,
        (("222", "333"), (Bid(4, 2), CHALLENGE)),  # 1 is right: 2, 3 dice
        (("22", "333"), (Bid(2, 2), CHALLENGE)),  # 1 is wrong: 2, 2 dice
        (("22", "33"), (Bid(2, 3), Bid(3, 3), CHALLENGE)),  # 1 is right: 1, 2 dice, Palifico
        (("2", "33"), (Bid(1, 3), CHALLENGE)),  # 1 is wrong: 1, 1 dice, Palifico
    )
    assert fact_of(game.history, 1) == Challenges(2, 4)
    assert fact_of(game.history, 0) == FirstPalifico(3)
