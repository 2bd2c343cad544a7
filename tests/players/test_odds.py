"""The odds are those that counting all throws gives."""

from fractions import Fraction
from itertools import product

import pytest

from desktop_app.engine.moves import Bid
from desktop_app.engine.outcome import Hand, matches
from desktop_app.engine.rules import FACES, Rules
from desktop_app.players.odds import Odds, at_least, exactly, one_in
from tests.players.positions import position

ROUNDS = [
    pytest.param(Rules(), False, True, id="wild ones"),
    pytest.param(Rules(), True, False, id="a Palifico round"),
    pytest.param(Rules(wild_ones=False), False, False, id="no wild ones"),
    pytest.param(Rules(wild_ones=False), True, False, id="a Palifico round without wild ones"),
]
HANDS: list[Hand] = [(1,), (4,), (1, 1, 6), (1, 2, 2, 5), (2, 3, 4, 5, 6), (3, 3, 3, 3, 3, 3)]


@pytest.mark.parametrize(("rules", "palifico", "wild"), ROUNDS)
@pytest.mark.parametrize("dice", HANDS)
@pytest.mark.parametrize("others", [(1,), (2,), (1, 2), (0, 4)])
def test_every_bid_has_the_odds_that_all_throws_give(
    rules: Rules, palifico: bool, wild: bool, dice: Hand, others: tuple[int, ...]
) -> None:
    odds = Odds.of(position(dice, others, palifico=palifico, rules=rules))
    throws = list(product(FACES, repeat=sum(others)))
    for face in FACES:
        counts = [sum(matches(die, face, wild=wild) for die in dice + throw) for throw in throws]
        for quantity in range(1, len(dice) + sum(others) + 1):
            bid = Bid(quantity, face)
            assert odds.holds(bid) == float(Fraction(sum(count >= quantity for count in counts), len(throws)))
            assert odds.can_hold(bid) == (odds.holds(bid) > 0)
            assert odds.exact(bid) == float(Fraction(counts.count(quantity), len(throws)))


def test_what_the_own_dice_fulfil_is_exactly_certain() -> None:
    odds = Odds.of(position((1, 4, 4, 6, 6), (6, 6, 6, 6, 6)))
    assert [odds.holds(Bid(3, face)) for face in (4, 6)] == [1.0, 1.0]
    assert odds.holds(Bid(1, 1)) == 1.0
    assert odds.exact(Bid(2, 4)) == 0.0


def test_what_cannot_be_is_exactly_impossible() -> None:
    odds = Odds.of(position((2, 3), (1, 1)))
    assert 0.0 < odds.holds(Bid(3, 2)) < 1.0
    assert odds.holds(Bid(4, 2)) == 0.0
    assert odds.exact(Bid(4, 2)) == 0.0
    assert odds.holds(Bid(3, 6)) == 0.0


def test_a_one_counts_once_in_a_bid_on_ones() -> None:
    assert Odds.of(position((1, 1, 5), (1,))).matching(1) == 2
    assert Odds.of(position((1, 1, 5), (1,))).matching(5) == 3
    assert Odds.of(position((1, 1, 5), (1,), palifico=True)).matching(5) == 1


def test_only_wild_ones_make_a_face_likelier() -> None:
    assert [one_in(face, wild=True) for face in FACES] == [6, 3, 3, 3, 3, 3]
    assert [one_in(face, wild=False) for face in FACES] == [6] * 6


@pytest.mark.parametrize("sides", [3, 6])
@pytest.mark.parametrize("dice", range(36))
def test_certainty_is_exact_for_every_number_of_dice(dice: int, sides: int) -> None:
    assert at_least(dice, sides, 0) == at_least(dice, sides, -1) == 1.0
    assert at_least(dice, sides, dice + 1) == exactly(dice, sides, dice + 1) == exactly(dice, sides, -1) == 0.0
    assert all(0.0 < at_least(dice, sides, count) < 1.0 for count in range(1, dice + 1))
    assert sum(exactly(dice, sides, count) for count in range(dice + 1)) == pytest.approx(1.0)
