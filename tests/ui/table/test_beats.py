"""The beats of a step, and how long they last."""

from dataclasses import astuple
from itertools import pairwise

import pytest

from desktop_app.engine.events import DiceChanged
from desktop_app.engine.moves import Call
from desktop_app.engine.rules import Rules
from desktop_app.ui.table.beats import Count, Happen, Tell, beats
from desktop_app.ui.table.pace import TIMINGS, Pace, without_motion
from tests.ui.table import scenes


def test_the_count_runs_before_anybody_hears_of_the_reveal() -> None:
    """Cups lift, dice are counted one by one, and the longest breath is before the last of them."""
    events = scenes.revealed().game.play(Call.CHALLENGE).events
    call, lift, *counts, told, loss = beats(events, TIMINGS[Pace.NORMAL])
    timing = TIMINGS[Pace.NORMAL]
    assert call == Happen(events[0], timing.call)
    assert lift == Happen(events[1], timing.lift + 4 * timing.cup, quiet=True)
    pauses = (timing.count, timing.count, timing.count, timing.breath, timing.last)
    assert counts == [Count(number, pause) for number, pause in enumerate(pauses, 1)]
    assert told == Tell(events[1], timing.verdict)
    assert loss == Happen(events[2], timing.change)


def test_dice_that_many_lose_go_one_soon_after_the_other() -> None:
    """A right Spot On costs all others a die; only the last of them is looked at for longer."""
    timing = TIMINGS[Pace.NORMAL]
    events = scenes.spot_on().game.play(Call.EXACT).events
    lost = [
        beat.pause for beat in beats(events, timing) if isinstance(beat, Happen) and isinstance(beat.event, DiceChanged)
    ]
    assert lost == [timing.die] * 3 + [timing.change]


@pytest.mark.parametrize("pace", Pace)
def test_without_motion_nothing_takes_longer_and_the_count_keeps_its_steps(pace: Pace) -> None:
    timing = TIMINGS[pace]
    still = without_motion(timing)
    assert all((one or 0) <= (other or 0) for one, other in zip(astuple(still), astuple(timing), strict=True))
    assert (still.count > 0, still.last > 0) == (timing.count > 0, timing.last > 0)
    assert still.between == timing.between
    assert max(still.count, still.breath, still.last) <= 200


@pytest.mark.parametrize("pace", Pace)
def test_no_count_takes_for_ever(pace: Pace) -> None:
    """However many dice match, and with none at all."""
    events = scenes.six_revealed().game.play(Call.CHALLENGE).events
    timing = TIMINGS[pace]
    counts = [beat.pause for beat in beats(events, timing) if isinstance(beat, Count)]
    assert len(counts) == 17
    assert sum(counts) <= timing.counting + timing.breath + timing.last
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
