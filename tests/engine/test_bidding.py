"""Every bid against every bid, for every number of dice that can be in play, in both kinds of rounds.

What must hold is written here a second time, bid by bid, straight from the rules.
"""

from itertools import pairwise

import pytest

from desktop_app.engine.bidding import CALLS, Bidding, next_seat
from desktop_app.engine.moves import ALL_BIDS, Bid, BidMade, Call, Move, Refusal, rank

ORDER = [Bid(quantity, face) for quantity in range(1, 37) for face in (1, 2, 3, 4, 5, 6)]
"""D11: by quantity, then by face, ones lowest."""

DICE_IN_PLAY = range(2, 37)


def bidding(dice: int, *, palifico: bool, standing: Bid | None = None) -> Bidding:
    """The bidding over so many dice, spread over as few seats as can hold them, after a bid of seat 0."""
    seats = max(2, -(-dice // 6))
    start = Bidding.start(tuple(dice // seats + (seat < dice % seats) for seat in range(seats)), 0, palifico=palifico)
    return start.after(standing) if standing else start


def raises(standing: Bid | None, bid: Bid, dice: int, *, palifico: bool) -> bool:
    """F3, F11, D4: whether a bid may follow the standing one."""
    (quantity, face) = bid
    if quantity not in range(1, dice + 1) or face not in (1, 2, 3, 4, 5, 6):
        return False
    if standing is None:
        return True
    if palifico:
        return face == standing.face and quantity > standing.quantity
    return quantity > standing.quantity or (quantity == standing.quantity and face > standing.face)


def reason(standing: Bid | None, bid: Bid, dice: int, *, palifico: bool, left: bool) -> Refusal | None:
    """The one reason that fits best; `left` says whether any raise is left."""
    reasons = {
        Refusal.NO_SUCH_FACE: not 1 <= bid.face <= 6,
        Refusal.QUANTITY_TOO_LOW: bid.quantity < 1,
        Refusal.NO_RAISE_LEFT: not left,
        Refusal.FACE_IS_FIXED: palifico and standing is not None and bid.face != standing.face,
        Refusal.NOT_HIGHER: standing is not None and ORDER.index(bid) <= ORDER.index(standing)
        if bid in ORDER
        else False,
        Refusal.MORE_THAN_THE_DICE: bid.quantity > dice,
    }
    return next((why for why, fits in reasons.items() if fits), None)


def test_all_bids_are_in_the_order_of_the_rules() -> None:
    assert list(ALL_BIDS) == ORDER == sorted(ORDER)
    assert [rank(bid) for bid in ORDER] == list(range(36 * 6))


@pytest.mark.parametrize("palifico", [False, True], ids=["normal", "palifico"])
@pytest.mark.parametrize("dice", DICE_IN_PLAY)
def test_every_bid_against_every_bid(dice: int, palifico: bool) -> None:
    offered = [Bid(quantity, face) for quantity in range(dice + 2) for face in range(8)]
    for standing in [None, *ORDER[: dice * 6]]:
        state = bidding(dice, palifico=palifico, standing=standing)
        assert state.dice_in_play == dice
        passed = [bid for bid in offered if state.refusal(bid) is None]
        assert passed == [bid for bid in offered if raises(standing, bid, dice, palifico=palifico)]
        calls = (Call.CHALLENGE, Call.EXACT) if standing else ()
        assert state.legal_moves == (*passed, *calls)
        assert state.legal_bids == tuple(passed)
        assert [state.refusal(call) for call in CALLS] == [None if standing else Refusal.NOTHING_TO_CALL] * 2


@pytest.mark.parametrize("palifico", [False, True], ids=["normal", "palifico"])
@pytest.mark.parametrize("dice", [2, 3, 5, 10])
def test_every_refusal_has_the_reason_that_fits(dice: int, palifico: bool) -> None:
    offered = [Bid(quantity, face) for quantity in range(-1, dice + 3) for face in range(-1, 9)]
    for standing in [None, *ORDER[: dice * 6]]:
        state = bidding(dice, palifico=palifico, standing=standing)
        left = any(raises(standing, bid, dice, palifico=palifico) for bid in offered)
        for bid in offered:
            assert state.refusal(bid) == reason(standing, bid, dice, palifico=palifico, left=left)


@pytest.mark.parametrize("dice", [2, 7, 36])
def test_of_two_bids_one_raises_the_other(dice: int) -> None:
    bids = ORDER[: dice * 6]
    raised = {
        low: {bid for bid in bids if bidding(dice, palifico=False, standing=low).refusal(bid) is None} for low in bids
    }
    for low in bids:
        assert low not in raised[low]
        for high in bids:
            assert low == high or (high in raised[low]) != (low in raised[high])
            assert high not in raised[low] or raised[high] < raised[low]


@pytest.mark.parametrize("palifico", [False, True], ids=["normal", "palifico"])
@pytest.mark.parametrize("dice", DICE_IN_PLAY)
def test_raising_comes_to_an_end(dice: int, palifico: bool) -> None:
    """The longest bidding there can be, always by the lowest raise, takes every bid once and ends in a call."""
    state, made = bidding(dice, palifico=palifico), list[Move]()
    while state.legal_bids:
        bid = state.legal_bids[0]
        state = state.after(bid)
        made.append(bid)
    assert made == [bid for bid in ORDER[: dice * 6] if not palifico or bid.face == 1]
    assert state.legal_moves == CALLS
    assert state.refusal(Bid(dice + 1, 1)) is Refusal.NO_RAISE_LEFT


def test_what_everybody_hears() -> None:
    start = Bidding.start((2, 0, 3), 2, palifico=True)
    assert (start.dice_in_play, start.opener, start.turn, start.standing, start.bidder) == (5, 2, 2, None, None)
    assert start.fixed_face is None
    after = start.after(Bid(1, 4))
    assert (after.opener, after.turn, after.standing, after.bidder) == (2, 0, Bid(1, 4), 2)
    assert (after.bids, after.fixed_face) == ((Bid(1, 4),), 4)
    assert (start.turn, start.bids) == (2, ())
    assert after.beginning == start
    actions = after.after(Bid(2, 4)).after(Bid(3, 4)).actions
    assert actions == (BidMade(2, Bid(1, 4), True), BidMade(0, Bid(2, 4), False), BidMade(2, Bid(3, 4), False))
    assert [action.move for action in actions] == [Bid(1, 4), Bid(2, 4), Bid(3, 4)]
    assert after._replace(palifico=False).fixed_face is None


@pytest.mark.parametrize(
    ("counts", "order"),
    [((1, 1), [0, 1, 0]), ((5, 0, 2, 0, 0, 1), [0, 2, 5, 0]), ((0, 3, 0, 0), [1, 1]), ((0, 2, 2), [1, 2, 1])],
)
def test_turns_go_clockwise_over_who_holds_dice(counts: tuple[int, ...], order: list[int]) -> None:
    for seat, following in pairwise(order):
        assert next_seat(counts, seat) == following


def test_who_is_out_is_followed_like_anybody() -> None:
    assert next_seat((2, 0, 2), 1) == 2
    assert next_seat((2, 0, 0), 1) == 0
