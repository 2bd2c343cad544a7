"""Choices of random games and of one made by hand: their odds, their order, and that no cup is looked under."""

from collections.abc import Mapping, Sequence

import pytest

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.review.choices import MOST, Choice, Judgement, choices_of, moments_of
from desktop_app.match.reviewer import strongest
from desktop_app.players.odds import Odds
from desktop_app.players.policy import Policy
from desktop_app.players.precise import Precise
from tests.engine.random_games import ALL_RULES, Setting, finished
from tests.match.test_standings import played
from tests.players.blindness import pairs

FOUR = Rules(dice=4)
#: One round: seat 0 opens with 2 × 5, seat 1 raises to 3 × 5, seat 0 challenges and is wrong.
ROUND = (("1455", "2235"), (Bid(2, 5), Bid(3, 5), Call.CHALLENGE))


class Told:
    """A policy that does as it was told, whatever it sees."""

    def __init__(self, *answers: Mapping[Move, float]) -> None:
        self._answers = list(answers)

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        return [dict(self._answers.pop(0)) for _ in observations]


def by_hand() -> list[Choice]:
    answers: list[dict[Move, float]] = [
        {Bid(2, 5): 0.3, Bid(1, 5): 0.5, Bid(3, 5): 0.2},
        {Bid(2, 6): 1.0},
        {Bid(4, 5): 0.25, Call.EXACT: 0.75},
    ]
    return list(choices_of(played(FOUR, 0, ROUND), Told(*answers)))


def test_every_action_is_a_choice_of_the_seat_that_made_it() -> None:
    made = [(each.round_number, each.number, each.seat, each.move, each.unseen) for each in by_hand()]
    assert made == [(0, 0, 0, Bid(2, 5), 4), (0, 1, 1, Bid(3, 5), 4), (0, 2, 0, Call.CHALLENGE, 4)]


def test_odds_are_counted_from_the_dice_of_the_seat_alone() -> None:
    opening, raised, call = by_hand()
    # Three of seat 0's dice match fives: 2 × 5 holds for certain. Seat 1 has one of its own, and hopes for two of four.
    assert opening.made.odds == 1.0
    assert raised.made.odds == pytest.approx(1 - (2**4 + 4 * 2**3) / 3**4)
    # 3 × 5 holds for certain by seat 0's own dice: a challenge cannot be right, though exact it can be.
    odds = {option.move: option.odds for option in call.options}
    assert odds[Call.CHALLENGE] == 0.0
    assert odds[Call.EXACT] == pytest.approx(2**4 / 3**4)
    assert odds[Bid(4, 5)] == pytest.approx(1 - 2**4 / 3**4)


def test_what_the_policy_makes_most_often_is_best_and_comes_first() -> None:
    opening, raised, call = by_hand()
    # What the policy never makes follows: of the bids that hold for certain the highest.
    assert [(option.move, option.share) for option in opening.options] == [
        (Bid(1, 5), 0.5),
        (Bid(2, 5), 0.3),
        (Bid(3, 5), 0.2),
        (Bid(2, 4), 0.0),
        (Bid(1, 6), 0.0),
    ]
    assert [each.best.move for each in (opening, raised, call)] == [Bid(1, 5), Bid(2, 6), Call.EXACT]
    assert [each.judgement for each in (opening, raised, call)] == [
        Judgement.AS_GOOD,
        Judgement.OTHER,
        Judgement.OTHER,
    ]


def test_shares_are_parts_of_one_whatever_they_sum_to() -> None:
    answers: list[dict[Move, float]] = [{Bid(2, 5): 2.0, Bid(1, 5): 6.0}, {Bid(3, 5): 1.0}, {Call.CHALLENGE: 1.0}]
    opening, raised, call = choices_of(played(FOUR, 0, ROUND), Told(*answers))
    assert [option.share for option in opening.options] == [0.75, 0.25, 0.0, 0.0, 0.0]
    assert raised.judgement is Judgement.BEST
    assert call.judgement is Judgement.BEST


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_options_are_few_legal_and_complete_under_all_rules(number: int) -> None:
    """Every option is legal then, the calls are told of wherever there is one, and nothing is told twice."""
    game = finished(Setting(ALL_RULES[number], 2 + number % 5, number)).observe(0)
    seen = [observation for observation, _ in moments_of(game)]
    choices = list(choices_of(game, Precise()))
    assert [(each.seat, each.move) for each in choices] == [
        (action.seat, action.move) for each in game.history for action in each.actions
    ]
    for observation, choice in zip(seen, choices, strict=True):
        moves = [option.move for option in choice.options]
        assert len(moves) == len(set(moves)) <= MOST
        assert choice.move in moves
        assert all(observation.refusal(move) is None for move in moves)
        assert not choice.number or {Call.CHALLENGE, Call.EXACT} <= set(moves)
        assert all(0 <= option.odds <= 1 and 0 <= option.share <= 1 for option in choice.options)
        assert Odds.of(observation).others == choice.unseen


@pytest.mark.parametrize(("policy", "rounds", "least"), [(Precise(), 1000, 150), (strongest(), 1, 15)])
def test_hidden_dice_do_not_change_the_advice(policy: Policy, rounds: int, least: int) -> None:
    """Under the other cups lies something else: whoever was on turn is told the same, by the strongest level too."""
    asked = [pair for pair in pairs(7, 1) if len(pair.game.history) <= rounds]
    assert len(asked) > least
    assert [pair for pair in asked if _advice(pair.game, policy) != _advice(pair.other, policy)] == []


def _advice(game: Game, policy: Policy) -> list[Choice]:
    """What the review says of whoever is on turn in the round that is being played, once it has been settled."""
    number, seat = len(game.history), game.bidding.turn
    if not game.bids:
        game = game.play(Bid(1, 2)).game
    settled = game.play(Call.CHALLENGE).game.observe(seat)
    return [each for each in choices_of(settled, policy) if each.round_number == number and each.seat == seat]
