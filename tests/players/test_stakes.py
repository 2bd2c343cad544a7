"""What a die is worth, to whom."""

import pytest

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.stakes import prize_of_exact, prize_of_loss, settled

CALZA = Rules(exact=ExactCall.CALZA)


def test_a_settled_round_weighs_the_prize_against_a_die() -> None:
    assert settled(0.0, 5.0) == -1.0
    assert settled(1.0, 5.0) == 5.0
    assert settled(0.5, 1.0) == 0.0


def test_the_last_die_of_the_last_opponent_wins_the_game() -> None:
    # one against one: half the chances now, all of them or none afterwards
    assert prize_of_loss((1, 1), 0, 1) == pytest.approx(1.0)
    # two against one: 4/5 now, all of them afterwards, 1/2 after a loss
    assert prize_of_loss((2, 1), 0, 1) == pytest.approx((1 - 0.8) / (0.8 - 0.5))


def test_with_more_players_a_challenge_must_be_surer() -> None:
    prizes = [prize_of_loss((5,) * players, 0, 1) for players in range(2, 7)]
    assert prizes == sorted(prizes, reverse=True)
    # with equal dice from (n - 1) / n sure on
    assert [1 / (1 + prize) for prize in prizes] == pytest.approx([1 / 2, 2 / 3, 3 / 4, 4 / 5, 5 / 6])


def test_a_right_spot_on_takes_a_die_from_all_others_who_hold_some() -> None:
    assert prize_of_exact(Rules(), (1, 0, 1, 1), 0, 0) == pytest.approx((1 - 1 / 3) / (1 / 3))
    assert prize_of_exact(Rules(), (1, 0, 1, 1), 2, 0) == pytest.approx(-1.0)


def test_a_right_calza_wins_a_die_back_below_the_full_number_only() -> None:
    assert prize_of_exact(CALZA, (5, 5), 0, 0) == 0.0
    assert prize_of_exact(CALZA, (4, 5), 0, 0) > 0.0
    assert prize_of_exact(CALZA, (5, 4), 0, 1) < 0.0
    assert prize_of_exact(CALZA, (4, 5), 0, 1) == 0.0
