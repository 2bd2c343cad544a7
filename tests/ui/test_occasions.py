"""What an event is to whom, from what everybody sees and nothing else."""

import pytest

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.outcome import Hand, Outcome
from desktop_app.engine.rules import Rules
from desktop_app.ui.occasions import Occasion, is_high, moments

RULES = Rules()
BEGUN = RoundStarted(3, 0, palifico=False, counts=(5, 4, 5, 0))
BID = Bid(4, 5)


def told(event: Event, begun: RoundStarted = BEGUN, rules: Rules = RULES) -> list[tuple[int, Occasion]]:
    return [(seat, occasion) for seat, occasion in moments(event, begun, rules)]


def revealed(
    call: Call, caller: int, bidder: int, losers: tuple[int, ...], *, right: bool, hands: tuple[Hand, ...] = ()
) -> Revealed:
    return Revealed(hands, Outcome(call, caller, bidder, BID, True, 4, right, losers, None))


def test_a_game_begins_with_greetings_and_each_round_anew() -> None:
    first = RoundStarted(0, 0, palifico=False, counts=(5, 5))
    assert told(first, first) == [(0, Occasion.GREETING), (1, Occasion.GREETING)]
    assert told(BEGUN) == [(0, Occasion.NEW_ROUND), (1, Occasion.NEW_ROUND), (2, Occasion.NEW_ROUND)]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (BidMade(1, Bid(2, 3), opening=True), [(1, Occasion.OPENING)]),
        (BidMade(1, Bid(3, 3), opening=False), [(1, Occasion.RAISE)]),
        (BidMade(1, Bid(11, 3), opening=False), [(1, Occasion.HIGH_RAISE)]),
        (BidMade(1, Bid(11, 3), opening=True), [(1, Occasion.HIGH_RAISE)]),
        (CallMade(1, Call.CHALLENGE, BID, 2), [(1, Occasion.CHALLENGE), (2, Occasion.CHALLENGED)]),
        (CallMade(1, Call.EXACT, BID, 2), [(1, Occasion.EXACT_CALL), (2, Occasion.CALLED)]),
        (
            revealed(Call.CHALLENGE, 1, 2, (2,), right=True),
            [(1, Occasion.RIGHT_CHALLENGE), (2, Occasion.CAUGHT)],
        ),
        (
            revealed(Call.CHALLENGE, 1, 2, (1,), right=False),
            [(1, Occasion.WRONG_CHALLENGE), (2, Occasion.BELIEVED)],
        ),
        (
            revealed(Call.EXACT, 1, 2, (2, 0), right=True),
            [(1, Occasion.EXACT_RIGHT), (2, Occasion.EXACT_AGAINST), (0, Occasion.EXACT_AGAINST)],
        ),
        (revealed(Call.EXACT, 1, 2, (), right=True), [(1, Occasion.EXACT_RIGHT)]),
        (revealed(Call.EXACT, 1, 2, (1,), right=False), [(1, Occasion.EXACT_WRONG), (2, Occasion.SPARED)]),
        (DiceChanged(1, 4, 3), [(1, Occasion.DIE_LOST)]),
        (DiceChanged(1, 2, 1), [(1, Occasion.LAST_DIE)]),
        (DiceChanged(1, 1, 0), []),
        (DiceChanged(1, 1, 2), [(1, Occasion.DIE_BACK)]),
        (PlayerOut(1), [(1, Occasion.OUT)]),
        (PalificoTriggered((1, 2)), []),
        (GameWon(1), [(1, Occasion.WIN)]),
    ],
)
def test_what_an_event_is(event: Event, expected: list[tuple[int, Occasion]]) -> None:
    assert told(event) == expected


@pytest.mark.parametrize(
    ("bid", "palifico", "wild_ones", "high"),
    [
        (Bid(7, 4), False, True, False),  # of 14 dice one in three can be expected: 4.7
        (Bid(8, 4), False, True, True),
        (Bid(4, 4), True, True, False),  # in a Palifico round one in six: 2.3
        (Bid(5, 4), True, True, True),
        (Bid(4, 4), False, False, False),
        (Bid(5, 4), False, False, True),
        (Bid(4, 1), False, True, False),  # ones are one in six always
        (Bid(5, 1), False, True, True),
    ],
)
def test_what_is_high_depends_on_what_can_be_expected(bid: Bid, palifico: bool, wild_ones: bool, high: bool) -> None:
    begun = BEGUN._replace(palifico=palifico)
    assert is_high(bid, begun, Rules(wild_ones=wild_ones)) is high


def test_open_dice_change_nothing_but_by_the_outcome() -> None:
    hands = ((1, 1, 5), (2, 3), (6,), ())
    settled = revealed(Call.CHALLENGE, 1, 2, (2,), right=True)
    assert told(settled) == told(settled._replace(hands=hands))
