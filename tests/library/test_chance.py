"""What chance allows, against sums of exact fractions."""

from fractions import Fraction
from math import comb
from random import Random

import pytest

from desktop_app.library.chance import ALLOWED, NO_DICE, Interval, allowed, counted, together


def exact(dice: int) -> Interval:
    """The interval from whole probabilities: the widest that leaves less than its share outside at each end."""
    outside = (1 - Fraction(99, 100)) / 6 / 2
    ways = [comb(dice, count) * 5 ** (dice - count) for count in range(dice + 1)]
    tails = [Fraction(sum(ways[: count + 1]), 6**dice) for count in range(dice + 1)]
    least = next(count for count in range(dice + 1) if tails[count] > outside)
    tails = [Fraction(sum(ways[count:]), 6**dice) for count in range(dice + 1)]
    most = next(count for count in range(dice, -1, -1) if tails[count] > outside)
    return Interval(least, most)


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 5, 6, 7, 12, 30, 59, 100, 347, 1000])
def test_the_interval_is_exact(dice: int) -> None:
    assert allowed(dice) == exact(dice)


def test_many_dice_are_no_trouble() -> None:
    interval = allowed(10_000_000)
    deviations = (interval.most - interval.least) / 2 / (10_000_000 * 5 / 36) ** 0.5
    assert 3.1 < deviations < 3.2  # 3.14 of a normal distribution leave so much outside
    assert interval.holds(10_000_000 // 6)


def test_fair_series_stay_inside_as_often_as_promised() -> None:
    rng, series = Random(11), 2_000
    inside = sum(
        all(allowed(120).holds(count) for count in counted(rng.choices(range(1, 7), k=120))) for _ in range(series)
    )
    assert inside / series >= ALLOWED - 0.005


def test_loaded_dice_are_found() -> None:
    rng = Random(12)
    loaded = counted(rng.choices(range(1, 7), weights=(1, 1, 1, 1, 1, 2), k=600))
    assert not allowed(600).holds(loaded[5])


def test_counts() -> None:
    assert counted([6, 1, 1, 3]) == (2, 0, 1, 0, 0, 1)
    assert together(counted([6, 1, 1, 3]), counted([6, 2])) == (2, 1, 1, 0, 0, 2)
    assert counted([]) == NO_DICE
    assert not Interval(2, 4).holds(1)
    assert Interval(2, 4).holds(4)
