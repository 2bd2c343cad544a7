"""Beliefs are Bayes' rule over all hands, and without trust nothing but the odds."""

from itertools import product

import pytest

from desktop_app.engine.moves import Bid
from desktop_app.engine.outcome import Hand, matches
from desktop_app.engine.rules import FACES
from desktop_app.players.beliefs import Beliefs, chance_of, chance_of_at_least
from tests.players.positions import position

BIDS = ((2, 4), (2, 5), (3, 4))
"""Seat 1 bids fours, seat 2 fives, seat 3 fours."""


def matching(hand: Hand, face: int) -> int:
    return sum(matches(die, face, wild=True) for die in hand)


@pytest.mark.parametrize("trust", [0.0, 1.0, 3.0])
@pytest.mark.parametrize("face", FACES)
def test_a_belief_is_what_all_hands_and_their_weights_give(face: int, trust: float) -> None:
    observation = position((1, 4, 6), (2, 1, 2), BIDS)
    beliefs = Beliefs.of(observation, trust)
    bidders = {4: (1, 3), 5: (2,)}.get(face, ())
    weights = [0.0] * 6
    for first, second, third in product(product(FACES, repeat=2), product(FACES, repeat=1), product(FACES, repeat=2)):
        hands = {1: first, 2: second, 3: third}
        weight = 1.0
        for seat in bidders:
            weight *= 1.0 + trust * matching(hands[seat], face)
        weights[sum(matching(hand, face) for hand in hands.values())] += weight
    own = matching((1, 4, 6), face)
    for quantity in range(1, 9):
        likely = chance_of(tuple(weights), quantity - own) / sum(weights)
        assert beliefs.exact(Bid(quantity, face)) == pytest.approx(likely)
        likely = sum(weights[max(0, quantity - own) :]) / sum(weights)
        assert beliefs.holds(Bid(quantity, face)) == pytest.approx(likely)


def test_without_trust_a_belief_is_the_odds() -> None:
    beliefs = Beliefs.of(position((1, 4, 6), (2, 1, 2), BIDS), 0.0)
    for quantity, face in product(range(1, 9), FACES):
        bid = Bid(quantity, face)
        assert beliefs.holds(bid) == pytest.approx(beliefs.odds.holds(bid))
        assert beliefs.exact(bid) == pytest.approx(beliefs.odds.exact(bid))


def test_a_bid_makes_its_face_likelier_and_no_other() -> None:
    silent, told = (Beliefs.of(position((2, 3), (3,), bids), 2.0) for bids in ((), ((1, 4),)))
    assert told.holds(Bid(2, 4)) > silent.holds(Bid(2, 4))
    assert told.holds(Bid(2, 5)) == silent.holds(Bid(2, 5))
    assert chance_of_at_least(told.hand(1, 4), 1) > chance_of_at_least(silent.hand(1, 4), 1)


def test_its_own_bids_tell_a_seat_nothing() -> None:
    observation = position((2, 3), (3,), ((1, 4), (1, 5), (2, 4)))
    assert observation.bidding.actions[1].seat == observation.seat
    beliefs = Beliefs.of(observation, 2.0)
    assert beliefs.bidders == tuple(frozenset({1} if face == 4 else ()) for face in FACES)


def test_a_seat_can_be_left_out() -> None:
    beliefs = Beliefs.of(position((1, 4, 6), (2, 1, 2), BIDS), 1.0)
    assert len(beliefs.spread(4)) == 6
    assert len(beliefs.spread(4, without=3)) == 4
    assert beliefs.spread(4, without=3) != beliefs.spread(6, without=3)
    assert beliefs.spread(5, without=2) == beliefs.spread(6, without=2)


def test_certainties_stay_exact() -> None:
    beliefs = Beliefs.of(position((1, 4, 6), (2, 1, 2), BIDS), 3.0)
    assert beliefs.holds(Bid(2, 4)) == 1.0
    assert beliefs.holds(Bid(8, 4)) == beliefs.exact(Bid(8, 4)) == beliefs.exact(Bid(1, 4)) == 0.0
