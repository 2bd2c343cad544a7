"""Shares and their intervals: worked by hand, against tables, and as often right as they say."""

from random import Random

import pytest

from desktop_app.match.shares import Wins, elo, t_quantile

#: t at 0.975, as statistical tables print it.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}


@pytest.mark.parametrize(("freedom", "quantile"), TABLE.items())
def test_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, rel=2e-3)


def counted(deals: list[tuple[int, int]], seats: int = 1) -> Wins:
    wins = Wins(seats)
    for games, won in deals:
        wins.add(games, won)
    return wins


def test_an_interval_worked_by_hand() -> None:
    # Shares of the deals: 1, 0, six times 1/2. Squares 1/4 + 1/4, and 1/8 of the deal that is tossed.
    share, low, high = counted([(2, 2), (2, 0), *[(2, 1)] * 6]).share
    assert share == 0.5
    wide = t_quantile(0.975, 8) * ((0.5 + 0.125) / 8 / 8) ** 0.5
    assert (low, high) == pytest.approx((0.5 - wide, 0.5 + wide))


def test_a_last_deal_that_is_not_whole_counts_by_its_games() -> None:
    assert counted([(4, 1), (4, 2), (2, 2)]).share.share == 0.5


def test_several_seats_share_what_they_win() -> None:
    three = counted([(4, 3), (4, 2), (4, 1)], seats=3)
    one = counted([(4, 1), (4, 2), (4, 3)])
    assert three.share.share * 3 + one.share.share == pytest.approx(1)
    # What the one wins the three lose: their ends are a third as far from their middle.
    assert three.share.high - three.share.share < 0.6 * (one.share.high - one.share.share)


@pytest.mark.parametrize("won", [0, 1, 2])
def test_deals_that_all_end_alike_prove_little_while_they_are_few(won: int) -> None:
    few, many = counted([(2, won)] * 3).share, counted([(2, won)] * 3000).share
    assert few.low <= won / 2 <= few.high
    assert few.high - few.low > 0.1
    assert many.high - many.low < 0.001
    assert all(0 <= each.low <= each.high <= 1 for each in (few, many))


def draws(rng: Random, chance: float, alike: bool, games: int) -> int:
    """Wins in a deal: by dice that favour one player whatever the seat, or by one dice for each game."""
    if alike:
        return games * (rng.random() < chance)
    return sum(rng.random() < chance for _ in range(games))


@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize(("games", "chance"), [(2, 0.5), (2, 0.7), (6, 1 / 6)])
def test_an_interval_holds_the_truth_as_often_as_it_says(games: int, chance: float, *, alike: bool) -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        share = counted([(games, draws(rng, chance, alike, games)) for _ in range(80)]).share
        held += share.low <= chance <= share.high
    assert 0.91 <= held / 400 <= 0.985


def test_elo_of_a_duel_is_that_of_its_share() -> None:
    strong, weak = elo([counted([(2, 2)] * 300 + [(2, 0)] * 100), counted([(2, 0)] * 300 + [(2, 2)] * 100)])
    assert strong - weak == pytest.approx(190.8, abs=0.5)  # 400 · log10(3)
    assert strong + weak == pytest.approx(0)


def test_elo_at_a_table_has_its_mean_over_all_seats() -> None:
    three, one = elo([counted([(4, 2)] * 100, seats=3), counted([(4, 2)] * 100)])
    assert one - three == pytest.approx(190.8, abs=2)
    assert 3 * three + one == pytest.approx(0)


def test_who_has_won_nothing_is_weak_not_infinitely_so() -> None:
    none, all_ = elo([counted([(2, 0)] * 10), counted([(2, 2)] * 10)])
    assert -1000 < none < -300
    assert all_ == -none
