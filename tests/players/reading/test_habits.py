"""The hypotheses on how seats play: chances they are, and of what they say they are."""

from itertools import product

import numpy as np
import pytest

from desktop_app.engine.moves import Bid
from desktop_app.players.odds import Odds
from desktop_app.players.reading.calls import CHALLENGE_HABITS, EXACT_HABITS, all_calls, calls
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.reading.openings import OPENING_HABITS, openings
from desktop_app.players.reading.raises import RAISE_HABITS, all_raises, raises
from desktop_app.players.reading.surety import NONE, Surety, lowest_raises
from desktop_app.players.tables import hand_place

POINTS = [
    Standpoint(held, others, wild, palifico)
    for held, others, wild, palifico in product((1, 3, 6), (1, 4, 25), (True, False), (True, False))
    if wild is False or palifico is False
]
HAND = (1, 3, 3, 3, 6)
POINT = Standpoint(5, 5, wild=True, palifico=False)


def test_hands_are_those_of_the_tables_and_their_chances_sum_to_one() -> None:
    hands = POINT.hands
    place = hand_place(HAND)
    assert len(hands.chance) == 252
    assert hands.chance.sum() == pytest.approx(1)
    assert hands.own[place].tolist() == [1, 0, 3, 0, 0, 1]
    assert hands.matching[place].tolist() == [1, 1, 4, 1, 1, 2]
    assert hands.most_held[place] == 2
    assert hands.chance[place] == pytest.approx(20 / 6**5)
    assert hands.most_held[hand_place((2, 2, 5, 5, 6))] == 4


@pytest.mark.parametrize("point", POINTS)
def test_openings_are_chances(point: Standpoint) -> None:
    bids = [Bid(quantity, face) for quantity in range(1, point.total + 1) for face in range(1, 7)]
    table = np.stack([openings(point, point.hands, bid) for bid in bids])
    assert table.shape[1] == len(OPENING_HABITS)
    assert (table >= 0).all()
    assert table.sum(0) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("point", POINTS)
def test_answers_are_chances(point: Standpoint) -> None:
    for quantity in {1, (point.total + 1) // 2, point.total}:
        answers, raised = all_calls(point, quantity), all_raises(point, quantity)
        assert len(answers.exact) == len(EXACT_HABITS)
        assert len(answers.challenge) == len(CHALLENGE_HABITS)
        assert len(raised) == len(RAISE_HABITS)
        for table in (*answers, raised):
            assert np.isfinite(table).all()
            assert (table >= 0).all()
            assert (table <= 1.0001).all()
        can_raise = (lowest_raises(point, quantity) > 0).any(1)
        assert raised.sum(3)[:, can_raise] == pytest.approx(1, abs=1e-3)
        assert (answers.challenge[:, ~can_raise] == 1).all()


def test_one_known_hand_is_answered_for_as_among_all() -> None:
    place, hands = hand_place(HAND), Hands.of([HAND], wild=True)
    known, among = calls(POINT, 4, hands), all_calls(POINT, 4)
    assert known.exact[:, :, 0] == pytest.approx(among.exact[:, :, place])
    assert known.challenge[:, :, 0] == pytest.approx(among.challenge[:, :, place])
    assert raises(POINT, 4, hands)[:, :, 0] == pytest.approx(all_raises(POINT, 4)[:, :, place])
    for bid in (Bid(4, 3), Bid(1, 6)):
        assert openings(POINT, hands, bid)[:, 0] == pytest.approx(openings(POINT, POINT.hands, bid)[:, place])


def test_surety_is_that_of_the_odds() -> None:
    odds, sure = Odds((1, 1, 4, 1, 1, 2), 5, wild=True), Surety.of(POINT, 4, Hands.of([HAND], wild=True))
    for face in range(1, 7):
        assert sure.holds[face - 1, 0] == pytest.approx(odds.holds(Bid(4, face)))
        assert sure.exact[face - 1, 0] == pytest.approx(odds.exact(Bid(4, face)), abs=1e-6)
    # Over four fives: four sixes, or five of the others.
    assert sure.raised[4, 0, 5] == pytest.approx(odds.holds(Bid(4, 6)))
    assert sure.raised[4, 0, 2] == pytest.approx(odds.holds(Bid(5, 3)))


def test_raises_are_the_lowest_and_end_with_the_dice() -> None:
    assert lowest_raises(POINT, 4)[3].tolist() == [5, 5, 5, 5, 4, 4]
    assert lowest_raises(POINT, 10)[3].tolist() == [0, 0, 0, 0, 10, 10]
    fixed = POINT._replace(palifico=True, wild=False)
    assert lowest_raises(fixed, 4)[3].tolist() == [0, 0, 0, 5, 0, 0]
    assert Surety.of(fixed, 4, fixed.hands).raised[3, 0, 0] == NONE


def test_habits_do_what_they_say() -> None:
    hands = Hands.of([HAND], wild=True)

    def likeliest(table: np.ndarray[tuple[int, ...], np.dtype[np.float32]], habit: str, names: tuple[str, ...]) -> int:
        return int(table[names.index(habit)].argmax())

    opened = np.stack([openings(POINT, hands, Bid(4, face))[:, 0] for face in range(1, 7)], 1)
    assert likeliest(opened, "its most frequent face, with 0.0 of what the others may hold", OPENING_HABITS) == 2
    raised = raises(POINT, 4, hands)[:, 4, 0]
    assert likeliest(raised, "the same face", RAISE_HABITS) == 4
    assert likeliest(raised, "its own most frequent face", RAISE_HABITS) == 2
    assert likeliest(raised, "the lowest", RAISE_HABITS) == 5
    assert likeliest(raised, "the surest", RAISE_HABITS) == 2
    # Five twos: 1 is its own, four of five others must match: 11/243.
    doubts = calls(POINT, 5, hands).challenge[:, 1, 0]
    assert doubts[CHALLENGE_HABITS.index("below 0.13")] > 0.9
    assert calls(POINT, 4, hands).challenge[CHALLENGE_HABITS.index("below 0.50"), 2, 0] < 0.1
