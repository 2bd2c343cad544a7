"""What is left of the legal moves when folly is taken away."""

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.odds import Odds
from desktop_app.players.sense import sensible_moves
from tests.players.positions import met_by_chance, position

CALZA = Rules(dice=3, exact=ExactCall.CALZA)


def test_an_opening_bid_must_be_possible() -> None:
    observation = position((2, 3), (1,))
    moves = sensible_moves(observation, Odds.of(observation))
    assert moves == (*(Bid(1, face) for face in range(1, 7)), Bid(2, 2), Bid(2, 3))


def test_a_bid_that_cannot_hold_is_challenged() -> None:
    observation = position((2, 3), (1,), [(3, 2)])
    assert sensible_moves(observation, Odds.of(observation)) == (Call.CHALLENGE,)


def test_a_bid_that_the_own_dice_fulfil_is_not_challenged() -> None:
    observation = position((1, 4, 4), (2,), [(3, 4)])
    moves = sensible_moves(observation, Odds.of(observation))
    assert Call.CHALLENGE not in moves
    assert Call.EXACT in moves
    assert Bid(4, 4) in moves


def test_a_bid_that_the_own_dice_exceed_is_not_called_exact() -> None:
    observation = position((4, 4, 4), (2,), [(2, 4)])
    assert Call.EXACT not in sensible_moves(observation, Odds.of(observation))


def test_calza_at_the_full_number_of_dice_is_no_use() -> None:
    for dice, useful in (((2, 2, 5), False), ((2, 5), True)):
        observation = position(dice, (3,), [(2, 2)], rules=CALZA)
        assert (Call.EXACT in sensible_moves(observation, Odds.of(observation))) is useful


def test_there_always_is_a_sensible_move_and_it_is_legal() -> None:
    for observation in met_by_chance(seed=1):
        moves = sensible_moves(observation, Odds.of(observation))
        assert moves
        assert set(moves) <= set(observation.legal_moves)
