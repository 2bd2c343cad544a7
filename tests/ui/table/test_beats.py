"""The beats of a step, and how long they last."""

from dataclasses import astuple
from itertools import pairwise

import pytest

from desktop_app.engine.moves import Call
from desktop_app.engine.rules import Rules
from desktop_app.ui.table.beats import Count, Happen, Tell, beats
from desktop_app.ui.table.pace import TIMINGS, Pace
from tests.ui.table import scenes


def test_the_count_runs_before_anybody_hears_of_the_reveal() -> None:
    """Cups lift, dice are counted one by one, and the longest breath is before the last of them."""
    events = scenes.revealed().game.play(Call.CHALLENGE).events
    call, lift, *counts, told, loss = beats(events, TIMINGS[Pace.NORMAL])
    timing = TIMINGS[Pace.NORMAL]
    assert call == Happen(events[0], timing.call)
    assert lift == Happen(events[1], timing.lift, quiet=True)
    assert counts == [Count(number, timing.breath if number == 4 else timing.count) for number in range(1, 6)]
    assert told == Tell(events[1], timing.verdict)
    assert loss == Happen(events[2], timing.change)


@pytest.mark.parametrize("pace", Pace)
def test_no_count_takes_for_ever(pace: Pace) -> None:
    """However many dice match, and with none at all."""
    events = scenes.six_revealed().game.play(Call.CHALLENGE).events
    timing = TIMINGS[pace]
    counts = [beat.pause for beat in beats(events, timing) if isinstance(beat, Count)]
    assert len(counts) == 17
    assert sum(counts) <= timing.counting + timing.breath
    nothing = scenes.bid(scenes.round_of(Rules(), ((2, 3), (4, 4)), 0), (1, 6))
    none = [type(beat) for beat in beats(nothing.play(Call.CHALLENGE).events, timing)]
    assert none == [Happen, Happen, Tell, Happen, Happen] or none == [Happen, Happen, Tell, Happen]


def test_paces_differ_and_only_the_quick_ones_go_on_by_themselves() -> None:
    slow, normal, fast, at_once = (TIMINGS[pace] for pace in Pace)
    steps = [[pause or 0 for pause in astuple(timing)[:-1]] for timing in (slow, normal, fast, at_once)]
    for slower, faster in pairwise(steps):
        assert all(one > other for one, other in zip(slower, faster, strict=True))
    assert (slow.between, normal.between) == (None, None)
    assert at_once.between == 0
    assert fast.between
