"""What becomes visible step by step: each event is one beat or, for a reveal, the count die by die."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, CallMade
from desktop_app.ui.table.pace import Timing


class Happen(NamedTuple):
    """An event becomes visible on the table; unless `quiet` everybody else hears of it at once too."""

    event: Event
    pause: int
    quiet: bool = False


class Count(NamedTuple):
    """So many of the matching dice have been counted."""

    counted: int
    pause: int


class Tell(NamedTuple):
    """Everybody else hears of an event that the table has shown already."""

    event: Event
    pause: int


Beat = Happen | Count | Tell
"""Something that changes, and the milliseconds that it stays before the next beat."""


def beats(events: Iterable[Event], timing: Timing) -> Iterator[Beat]:
    """The beats of the events of one step.

    Cups lift and dice are counted before anybody hears how the count ends: the story must not run ahead of the table.
    """
    all_of_them = tuple(events)
    for event, following in zip_longest(all_of_them, all_of_them[1:]):
        if isinstance(event, Revealed):
            yield from _reveal(event, timing)
        elif isinstance(event, DiceChanged) and isinstance(following, DiceChanged):
            yield Happen(event, timing.die)
        elif event is not None:
            yield Happen(event, _pause(event, timing))


def _reveal(revealed: Revealed, timing: Timing) -> Iterator[Beat]:
    matching, cups = revealed.outcome.matching, sum(map(bool, revealed.hands))
    yield Happen(revealed, timing.lift + timing.cup * (cups - 1), quiet=True)
    step = min(timing.count, timing.counting // max(matching, 1))
    for counted in range(1, matching + 1):
        if counted == matching:
            yield Count(counted, timing.last)
        else:
            yield Count(counted, timing.breath if counted == matching - 1 else step)
    yield Tell(revealed, timing.verdict)


def _pause(event: Event, timing: Timing) -> int:
    match event:
        case RoundStarted():
            return timing.round
        case BidMade():
            return timing.bid
        case CallMade():
            return timing.call
        case Revealed() | DiceChanged() | PlayerOut() | PalificoTriggered() | GameWon():
            return timing.change
