"""How a game ended for everybody: places in the order of elimination, and one thing worth telling of each seat."""

from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.moves import Call, CallMade
from desktop_app.engine.observation import Observation, PlayedRound


class ExactCalls(NamedTuple):
    """A seat made so many exact calls that were all right, or all wrong; `first` is the round of the first, from 0."""

    right: bool
    times: int
    first: int


class Challenges(NamedTuple):
    """A seat challenged so many bids and was right about some."""

    right: int
    made: int


class FirstPalifico(NamedTuple):
    """A seat triggered the game's first Palifico round; `round_number` is that round, from 0."""

    round_number: int


class BidsHeld(NamedTuple):
    """A seat's bids were called so often, and so many of them held: at least as many dice matched."""

    held: int
    called: int


class Quiet(NamedTuple):
    """A seat made so many bids; it neither called nor was called."""

    bids: int


Fact = ExactCalls | Challenges | FirstPalifico | BidsHeld | Quiet


@dataclass(frozen=True)
class Standing:
    """How the game ended for a seat.

    Seats that went out in the same round share a `place`; it is None for those who still hold dice in a game that
    nobody won. `out_in` is the round in which the last die went, from 0; `dice` are those left; `fact` is the most
    telling thing about the seat.
    """

    seat: int
    place: int | None
    out_in: int | None
    dice: int
    fact: Fact


def standings(game: Observation) -> tuple[Standing, ...]:
    """Everybody, the best first; those who share a place, or have none yet, by their dice, then as they sit."""
    counts = game.bidding.counts
    seats = range(len(counts))
    lasted = [_rounds_lasted(game.history, seat) for seat in seats]
    longest = len(game.history) + 1

    def standing(seat: int) -> Standing:
        holds = lasted[seat] == longest
        unplaced = holds and game.winner is None
        place = None if unplaced else 1 + sum(other > lasted[seat] for other in lasted)
        return Standing(seat, place, None if holds else lasted[seat] - 1, counts[seat], fact_of(game.history, seat))

    return tuple(standing(seat) for seat in sorted(seats, key=lambda seat: (-lasted[seat], -counts[seat])))


def fact_of(history: tuple[PlayedRound, ...], seat: int) -> Fact:
    """The most telling thing about a seat: rare deeds before common ones."""
    return (
        _exact_calls(history, seat, right=True)
        or _first_palifico(history, seat)
        or _challenges(history, seat)
        or _exact_calls(history, seat, right=False)
        or _bids(history, seat)
    )


def _rounds_lasted(history: tuple[PlayedRound, ...], seat: int) -> int:
    """In how many rounds a seat held dice, one more than were played if it still does."""
    for number, played in enumerate(history, start=1):
        if not played.counts_after[seat]:
            return number
    return len(history) + 1


def _exact_calls(history: tuple[PlayedRound, ...], seat: int, *, right: bool) -> ExactCalls | None:
    rounds = [
        number
        for number, played in enumerate(history)
        if _called(played, seat, Call.EXACT) and played.outcome.right is right
    ]
    return ExactCalls(right, len(rounds), rounds[0]) if rounds else None


def _first_palifico(history: tuple[PlayedRound, ...], seat: int) -> FirstPalifico | None:
    """Whether the seat was among those whose drop to one die brought the game's first Palifico round."""
    for number, played in enumerate(history):
        if played.palifico:
            # Nobody had triggered one before, so whoever lost a die then and had one left did.
            before = history[number - 1]
            triggered = seat in before.outcome.losers and before.counts_after[seat] == 1
            return FirstPalifico(number) if triggered else None
    return None


def _challenges(history: tuple[PlayedRound, ...], seat: int) -> Challenges | None:
    made = [played.outcome.right for played in history if _called(played, seat, Call.CHALLENGE)]
    return Challenges(sum(made), len(made)) if made else None


def _bids(history: tuple[PlayedRound, ...], seat: int) -> BidsHeld | Quiet:
    called = [played.outcome for played in history if played.outcome.bidder == seat]
    if called:
        return BidsHeld(sum(outcome.matching >= outcome.bid.quantity for outcome in called), len(called))
    bids = sum(
        action.seat == seat and not isinstance(action, CallMade) for played in history for action in played.actions
    )
    return Quiet(bids)


def _called(played: PlayedRound, seat: int, call: Call) -> bool:
    return played.outcome.caller == seat and played.outcome.call is call
