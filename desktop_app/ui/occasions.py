"""What an event is to those who sit round the table: somebody opens, somebody is caught, somebody wins.

Faces and spoken lines follow occasions. They are made from events alone, which hold nothing that is still covered: so
no face and no line can betray a die.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.outcome import Outcome
from desktop_app.engine.rules import FACES, ONE, Rules


class Occasion(Enum):
    """What has happened to somebody."""

    GREETING = "a game begins"
    NEW_ROUND = "the dice are rolled again"
    OPENING = "makes the opening bid"
    RAISE = "raises"
    HIGH_RAISE = "bids far more than can be expected"
    CHALLENGE = "challenges"
    CHALLENGED = "is challenged"
    EXACT_CALL = "calls the exact count"
    CALLED = "is called exactly"
    RIGHT_CHALLENGE = "has challenged with reason"
    CAUGHT = "was challenged with reason"
    WRONG_CHALLENGE = "has challenged without reason"
    BELIEVED = "was challenged without reason"
    EXACT_RIGHT = "has called the exact count"
    EXACT_AGAINST = "loses a die by the exact call of another"
    EXACT_WRONG = "has called a count that is not exact"
    SPARED = "was called exactly, and it was not exact"
    DIE_LOST = "loses a die"
    LAST_DIE = "is reduced to a single die"
    DIE_BACK = "wins a die back"
    OUT = "loses the last die"
    WIN = "wins the game"


class Moment(NamedTuple):
    """An occasion and whose it is."""

    seat: int
    occasion: Occasion


#: A bid is high from so many times the dice that can be expected, and so many dice more.
_TIMES, _MORE = 1.5, 1


def moments(event: Event, begun: RoundStarted, rules: Rules) -> tuple[Moment, ...]:
    """What an event is to whom; `begun` is the beginning of its round, or the event itself."""
    return tuple(_moments(event, begun, rules))


def is_high(bid: Bid, begun: RoundStarted, rules: Rules) -> bool:
    """Whether a bid is far more than anybody would expect who sees no dice at all."""
    one_in = len(FACES)
    matching = 2 if rules.wild_in(palifico=begun.palifico) and bid.face != ONE else 1
    return bid.quantity >= _TIMES * sum(begun.counts) * matching / one_in + _MORE


def _moments(event: Event, begun: RoundStarted, rules: Rules) -> Iterator[Moment]:
    match event:
        case RoundStarted(number=number, counts=counts):
            occasion = Occasion.NEW_ROUND if number else Occasion.GREETING
            yield from (Moment(seat, occasion) for seat, held in enumerate(counts) if held)
        case BidMade(seat=seat, bid=bid, opening=opening):
            yield Moment(seat, _of_bid(opening=opening, high=is_high(bid, begun, rules)))
        case CallMade(seat=seat, call=call, bidder=bidder):
            challenge = call is Call.CHALLENGE
            yield Moment(seat, Occasion.CHALLENGE if challenge else Occasion.EXACT_CALL)
            yield Moment(bidder, Occasion.CHALLENGED if challenge else Occasion.CALLED)
        case Revealed(outcome=outcome):
            yield from _of_outcome(outcome)
        case DiceChanged(seat=seat, before=before, after=after):
            if after:
                yield Moment(seat, _of_dice(before, after))
        case PlayerOut(seat=seat):
            yield Moment(seat, Occasion.OUT)
        case GameWon(seat=seat):
            yield Moment(seat, Occasion.WIN)
        case PalificoTriggered():
            pass


def _of_bid(*, opening: bool, high: bool) -> Occasion:
    if high:
        return Occasion.HIGH_RAISE
    return Occasion.OPENING if opening else Occasion.RAISE


def _of_dice(before: int, after: int) -> Occasion:
    if after > before:
        return Occasion.DIE_BACK
    return Occasion.LAST_DIE if after == 1 else Occasion.DIE_LOST


def _of_outcome(outcome: Outcome) -> Iterator[Moment]:
    caller, bidder = outcome.caller, outcome.bidder
    if outcome.call is Call.CHALLENGE:
        yield Moment(caller, Occasion.RIGHT_CHALLENGE if outcome.right else Occasion.WRONG_CHALLENGE)
        yield Moment(bidder, Occasion.CAUGHT if outcome.right else Occasion.BELIEVED)
    elif outcome.right:
        yield Moment(caller, Occasion.EXACT_RIGHT)
        yield from (Moment(seat, Occasion.EXACT_AGAINST) for seat in outcome.losers)
    else:
        yield Moment(caller, Occasion.EXACT_WRONG)
        yield Moment(bidder, Occasion.SPARED)
