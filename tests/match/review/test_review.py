"""The review of games: everybody's chance to win at each round, and the rounds in which it turned."""

import pytest

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.observation import Observation
from desktop_app.match.review.chances import chances_of
from desktop_app.match.review.choices import choices_of
from desktop_app.match.review.review import MOST_TURNS, Review, review_of
from desktop_app.players import shipped
from desktop_app.players.precise import Precise
from desktop_app.players.situations import Floats, Situations
from tests.engine.random_games import ALL_RULES, Setting, finished
from tests.match.test_standings import LONG, THREE, played


class InProportion:
    """Values that are the share of the dice, so that they can be told by hand."""

    def chances(self, situations: Situations) -> Floats:
        return (situations.counts / situations.counts.sum(1, keepdims=True)).astype("float32")


def look(game: Observation) -> Review:
    return review_of(game, list(choices_of(game, Precise())), chances_of(game, InProportion()))


def test_chances_are_told_seat_by_seat_wherever_the_opener_sits() -> None:
    dice = [(3, 3, 3), (2, 3, 2), (1, 2, 2), (0, 2, 2), (0, 1, 2), (0, 1, 1)]
    expected = [tuple(held / sum(counts) for held in counts) for counts in dice]
    chances = chances_of(played(THREE, 0, *LONG), InProportion())
    assert chances[:-1] == [pytest.approx(each) for each in expected]
    assert chances[-1] == (0.0, 1.0, 0.0)


def test_a_game_that_was_given_up_ends_with_the_chances_of_that_moment() -> None:
    game = played(THREE, 0, *LONG[:3])
    assert chances_of(game, InProportion())[-1] == pytest.approx((0, 0.5, 0.5))
    assert look(game).winner is None


@pytest.mark.parametrize("number", range(0, len(ALL_RULES), 3))
def test_the_shipped_values_tell_every_round_of_every_game(number: int) -> None:
    game = finished(Setting(ALL_RULES[number], 2 + number % 5, number)).observe(0)
    chances = chances_of(game, shipped.values())
    assert len(chances) == len(game.history) + 1
    assert all(sum(each) == pytest.approx(1, abs=1e-4) for each in chances)
    for each, lived in zip(chances, game.history, strict=False):
        assert [chance > 0 for chance in each] == [bool(hand) for hand in lived.hands]


def test_rounds_hold_their_choices_and_follow_from_each_other() -> None:
    review = look(played(THREE, 0, *LONG))
    assert [len(each.choices) for each in review.rounds] == [2, 2, 2, 2, 2, 2]
    assert [each.round_number for each in review.choices] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert all(one.after == next_.before for one, next_ in zip(review.rounds, review.rounds[1:], strict=False))


def test_a_turning_point_is_told_of_the_seat_that_it_moved_farthest() -> None:
    turns = look(played(THREE, 0, *LONG)).turning_points
    # 1/3, 1/3, 1/3 → 2/7, 3/7, 2/7 → 1/5, 2/5, 2/5 → 0, 1/2, 1/2 → 0, 1/3, 2/3 → 0, 1/2, 1/2 → 0, 1, 0
    assert [(turn.round_number, turn.seat, turn.points) for turn in turns] == [
        (0, 1, 10),
        (1, 2, 11),
        (2, 0, -20),
        (3, 2, 17),
        (4, 1, 17),
        (5, 2, -50),
    ]


def test_of_many_rounds_the_most_telling_are_told_in_their_order() -> None:
    review = look(finished(Setting(ALL_RULES[0], 6, 4)).observe(0))
    turns, rounds = review.turning_points, review.rounds
    assert len(rounds) > MOST_TURNS == len(turns)
    numbers = [turn.round_number for turn in turns]
    assert numbers == sorted(set(numbers))
    least = min(abs(turn.points) for turn in turns)
    for number, each in enumerate(rounds):
        farthest = max(abs(each.points(seat)) for seat in range(6))
        assert number in numbers or farthest <= least


def test_what_moves_nobody_is_no_turning_point() -> None:
    """With Calza a right call of somebody who holds all dice changes nothing."""
    rules = next(each for each in ALL_RULES if each.dice == 3 and each.exact.value == "calza")
    game = played(rules, 0, (("222", "333"), (Bid(3, 2), Call.EXACT)))
    assert look(game).turning_points == ()
