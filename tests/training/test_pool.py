"""The pool's rules do what they are described to do, legally, in whole games."""

import random
from collections.abc import Sequence

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.player import Player
from desktop_app.training.evaluation import Share, win_share
from desktop_app.training.pool import (
    BEST_RULE,
    POOL,
    UNSEEN,
    Counter,
    Liar,
    MostProbable,
    Scores,
    Steady,
    Temper,
    TwoThresholds,
)


def seen(counts: tuple[int, ...], dice: Hand, *bids: Bid, palifico: bool = False) -> Observation:
    bidding = Bidding.start(counts, 0, palifico=palifico)
    for bid in bids:
        bidding = bidding.after(bid)
    return Observation(Rules(), bidding.turn, dice, True, bidding, (False,) * len(counts), (), None)


class Asks:
    """A policy out of a player."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        return [{self._player.choose(shown, random.Random(1)): 1.0} for shown in observations]


def test_a_opens_with_what_is_surest_and_calls_when_that_is_surest() -> None:
    sure = {Bid(1, 2), Bid(2, 2), Bid(1, 3), Bid(1, 4), Bid(1, 6)}
    assert MostProbable().choose(seen((5, 5), (2, 2, 3, 4, 6)), random.Random(1)) in sure
    assert MostProbable().choose(seen((5, 5), (2, 2, 3, 4, 6), Bid(9, 5)), random.Random(1)) is Call.CHALLENGE
    assert MostProbable().choose(seen((1, 1), (3,), Bid(2, 3)), random.Random(1)) is Call.CHALLENGE


def test_b_opens_its_face_and_doubts_what_is_unlikely() -> None:
    assert TwoThresholds().choose(seen((5, 5), (2, 2, 3, 6, 6)), random.Random(1)) == Bid(3, 6)
    assert TwoThresholds().choose(seen((5, 5), (2, 2, 3, 6, 6), Bid(8, 5)), random.Random(1)) is Call.CHALLENGE
    assert TwoThresholds().choose(seen((5, 5), (2, 5, 5, 6, 6), Bid(2, 5)), random.Random(1)) in {Bid(3, 5), Bid(2, 6)}
    assert TwoThresholds().choose(seen((1, 5), (1, 3, 4, 5, 6), Bid(2, 5)), random.Random(1)) is Call.EXACT


def test_d_opens_at_a_third_and_weighs_a_challenge_by_the_dice() -> None:
    assert Scores().choose(seen((5, 5), (2, 3, 3, 4, 5)), random.Random(1)) == Bid(2, 3)
    assert Scores().choose(seen((5, 5), (2, 2, 3, 3, 3), Bid(9, 3)), random.Random(1)) is Call.CHALLENGE
    assert Scores().choose(seen((5, 5), (2, 2, 6, 6, 6), Bid(2, 5)), random.Random(1)) == Bid(2, 6)
    assert isinstance(Scores().choose(seen((1, 2), (2,), palifico=True), random.Random(1)), Bid)


def test_e_counts_and_raises_as_little_as_it_can() -> None:
    assert Counter().choose(seen((5, 5), (1, 2, 4, 4, 6)), random.Random(1)) == Bid(3, 4)
    assert Counter().choose(seen((5, 5), (1, 2, 4, 4, 6), Bid(5, 6)), random.Random(1)) is Call.CHALLENGE
    moves = {Counter().choose(seen((5, 5), (1, 2, 4, 4, 6), Bid(1, 6)), random.Random(s)) for s in range(20)}
    assert moves == {Bid(2, 6), Bid(2, 4)}


@pytest.mark.parametrize(
    ("temper", "expected"),
    [(Temper(0.1, 0.1), Bid), (Temper(0.5, 0.1), Bid), (Temper(0.1, 0.5), Bid), (Temper(0.5, 0.5), Call)],
)
def test_h_calls_and_raises_by_its_thresholds(temper: Temper, expected: type) -> None:
    # The best raise and the standing bid hold with .21.
    shown = seen((5, 5), (2, 3, 4, 5, 6), Bid(4, 5))
    assert isinstance(temper.choose(shown, random.Random(1)), expected)


def test_the_steady_one_bids_its_own_face_upwards_and_calls_what_it_counts() -> None:
    own = (2, 4, 4, 4, 6)
    openings = {Steady().choose(seen((5, 5), own), random.Random(seed)) for seed in range(20)}
    assert openings == {Bid(3, 4), Bid(4, 4), Bid(5, 4)}
    raises = {Steady().choose(seen((5, 5), own, Bid(3, 4)), random.Random(seed)) for seed in range(20)}
    assert raises == {Bid(4, 4), Bid(5, 4)}
    assert Steady(jump=0.0).choose(seen((5, 5), own, Bid(3, 4)), random.Random(1)) == Bid(4, 4)
    assert Steady().choose(seen((5, 5), own, Bid(9, 5)), random.Random(1)) is Call.CHALLENGE
    assert Steady().choose(seen((2, 2), (3, 5), Bid(2, 3)), random.Random(1)) is Call.EXACT


def test_the_liar_opens_what_it_does_not_hold_and_believes_little() -> None:
    own = (2, 2, 3, 3, 4)
    openings = {Liar().choose(seen((5, 5), own), random.Random(seed)) for seed in range(30)}
    assert {bid.face for bid in openings if isinstance(bid, Bid)} == {1, 5, 6}
    assert Liar().choose(seen((5, 5), own, Bid(4, 6)), random.Random(1)) is Call.CHALLENGE
    assert isinstance(Liar(0.0).choose(seen((5, 5), own, Bid(4, 6)), random.Random(1)), Bid)


def test_nobody_of_the_unseen_is_in_the_pool() -> None:
    assert not {type(player) for player in UNSEEN} & {type(player) for player in POOL}


@pytest.mark.parametrize("rules", [Rules(), Rules(3, False, True, ExactCall.CALZA), Rules(6, True, False)])
def test_whole_games_are_played_by_every_rule(rules: Rules) -> None:
    for player in (*POOL, *UNSEEN):
        assert 0 <= win_share(Asks(player), (*POOL, *UNSEEN), rules, 3, 6, seed=2).mean <= 1


def test_a_better_player_wins_more_often() -> None:
    share = win_share(Asks(BEST_RULE), [Counter()], Rules(), 2, 60, seed=3)
    assert share.mean > 0.8


def test_the_interval_of_a_share() -> None:
    assert Share(50, 100).margin == pytest.approx(0.098)
    assert Share(0, 100).mean == 0
