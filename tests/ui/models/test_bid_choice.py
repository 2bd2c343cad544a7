"""The bid that is put together: legal whatever is asked for, and as near to it as can be."""

from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES
from desktop_app.ui.models.bid_choice import BidChoice
from tests.ui.models.observations import observations, opened


def choice(*bids: Bid, palifico: bool = False) -> BidChoice:
    following = BidChoice()
    following.follow(opened(*bids, palifico=palifico).observe(0))
    return following


def test_it_opens_at_the_lowest_bid() -> None:
    assert choice().bid == Bid(1, 1)
    assert choice(Bid(3, 4)).bid == Bid(3, 5)
    assert choice(Bid(3, 6)).bid == Bid(4, 1)
    assert choice(Bid(3, 4), palifico=True).bid == Bid(4, 4)


def test_a_face_takes_the_quantity_that_it_needs_and_gives_it_back() -> None:
    chosen = choice(Bid(6, 4))
    chosen.choose_face(2)
    assert chosen.bid == Bid(7, 2)
    chosen.choose_face(6)
    assert chosen.bid == Bid(6, 6)
    chosen.choose_quantity(9)
    chosen.choose_face(2)
    assert chosen.bid == Bid(9, 2)


def test_a_quantity_is_the_nearest_that_can_be_bid() -> None:
    chosen = choice(Bid(6, 4))
    chosen.choose_quantity(2)
    assert chosen.bid == Bid(6, 5)
    chosen.choose_quantity(99)
    assert chosen.bid == Bid(15, 5)
    assert chosen.quantities == range(6, 16)


def test_faces_that_have_no_bid_say_why() -> None:
    chosen = choice(Bid(15, 4))
    assert [chosen.refusal(face) for face in FACES] == [Refusal.NOT_HIGHER] * 4 + [None, None]
    chosen.choose_face(4)
    assert chosen.bid == Bid(15, 5)


def test_a_palifico_round_locks_the_face_from_its_opening_bid_on() -> None:
    opening = choice(palifico=True)
    assert opening.locked_face is None
    assert [opening.refusal(face) for face in FACES] == [None] * 6
    later = choice(Bid(2, 3), palifico=True)
    assert later.locked_face == 3
    assert [later.refusal(face) for face in FACES] == [Refusal.FACE_IS_FIXED if face != 3 else None for face in FACES]
    later.choose_face(5)
    assert later.bid == Bid(3, 3)


def test_no_bid_where_no_raise_is_left() -> None:
    chosen = choice(Bid(15, 6))
    assert chosen.bid is None
    assert not chosen.is_open
    assert chosen.quantities == range(0)
    chosen.choose_quantity(3)
    chosen.choose_face(3)
    assert chosen.bid is None
    assert {chosen.refusal(face) for face in FACES} == {Refusal.NO_RAISE_LEFT}


def test_nothing_is_chosen_before_the_turn_but_it_shows_what_it_would_open_at() -> None:
    chosen = BidChoice()
    assert chosen.bid is None
    assert chosen.refusal(3) is Refusal.NO_DICE_YET
    assert chosen.locked_face is None
    chosen.follow(opened(Bid(3, 4)).observe(1))
    chosen.choose_quantity(9)
    chosen.choose(Bid(9, 3))
    assert chosen.bid == Bid(3, 5)
    assert not chosen.is_open
    assert chosen.refusal(3) is Refusal.NOT_YOUR_TURN


def test_the_same_moment_keeps_the_choice_and_another_opens_anew(qtbot: QtBot) -> None:
    game = opened(Bid(3, 4))
    chosen = BidChoice()
    chosen.follow(game.observe(0))
    chosen.choose(Bid(7, 2))
    with qtbot.assertNotEmitted(chosen.changed):
        chosen.follow(game.observe(0))
    assert chosen.bid == Bid(7, 2)
    with qtbot.waitSignal(chosen.changed):
        chosen.follow(opened(Bid(4, 4)).observe(0))
    assert chosen.bid == Bid(4, 5)


def test_a_bid_that_cannot_be_made_is_left_alone(qtbot: QtBot) -> None:
    chosen = choice(Bid(3, 4))
    for bid in (Bid(3, 4), Bid(2, 6), Bid(16, 1), Bid(5, 7), Bid(5, 0)):
        with qtbot.assertNotEmitted(chosen.changed):
            chosen.choose(bid)
    chosen.choose(Bid(5, 1))
    assert chosen.bid == Bid(5, 1)


wishes = st.lists(st.tuples(st.booleans(), st.integers(-3, 99), st.integers(-1, 8)), max_size=8)


@given(observations(), wishes)
def test_whatever_is_wished_the_bid_is_legal(observation: Observation, wished: list[tuple[bool, int, int]]) -> None:
    chosen = BidChoice()
    chosen.follow(observation)
    legal = observation.bidding.legal_bids
    for by_face, quantity, face in wished:
        if by_face:
            chosen.choose_face(face)
        else:
            chosen.choose_quantity(quantity)
        assert (chosen.bid in legal) if legal else chosen.bid is None
        if chosen.bid:
            possible = {bid.quantity for bid in legal if bid.face == chosen.bid.face}
            assert set(chosen.quantities) == possible
    assert not chosen.is_open or observation.refusal(chosen.bid or Bid(0, 0)) is None
