"""How fast the table goes: for each pace, how long everything stays before the next thing happens."""

from dataclasses import dataclass, replace
from enum import Enum


class Pace(Enum):
    """What the player chose; the values are those of the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"


def pace_of(value: str, otherwise: Pace) -> Pace:
    """The pace of a value that was kept, or another where there is none."""
    return next((pace for pace in Pace if pace.value == value), otherwise)


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds: how long an opponent is seen to think at least, and what follows each event.

    A reveal takes `lift` and for each cup after the first `cup` more. `count` is a step of the count and `counting` the
    most that all its steps take together; `breath` is held before the last of them, and `last` is the last. Of dice
    that change hands one after the other each takes `die`. `between` is how long a reveal is shown before the next
    round, None where the player asks for it.
    """

    thinking: int
    round: int
    bid: int
    call: int
    lift: int
    cup: int
    count: int
    counting: int
    breath: int
    last: int
    verdict: int
    die: int
    change: int
    between: int | None


TIMINGS = {
    Pace.SLOW: Timing(1900, 1700, 1300, 1300, 950, 243, 480, 5200, 640, 702, 700, 81, 300, None),
    Pace.NORMAL: Timing(1100, 1250, 750, 900, 700, 180, 320, 3400, 400, 520, 450, 60, 220, None),
    Pace.FAST: Timing(420, 620, 340, 420, 350, 90, 160, 1300, 200, 260, 200, 30, 110, 2600),
    Pace.AT_ONCE: Timing(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
}
STRETCH = {Pace.SLOW: 1.35, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.AT_ONCE: 0.0}
"""How many times as long as at normal pace a motion takes."""

#: Where motion is reduced: the most that a round takes to begin, that cups take, and a step of the count.
_ROUND, _CUPS, _STEP = 700, 500, 200


def without_motion(timing: Timing) -> Timing:
    """The same pace where nothing moves that has to be waited for; the count keeps its steps."""
    count, breath, last = (min(pause, _STEP) for pause in (timing.count, timing.breath, timing.last))
    start, lift = min(timing.round, _ROUND), min(timing.lift, _CUPS)
    return replace(timing, round=start, lift=lift, cup=0, count=count, breath=breath, last=last)
