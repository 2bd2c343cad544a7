"""How fast the table goes: for each pace, how long everything stays before the next thing happens."""

from dataclasses import dataclass
from enum import Enum


class Pace(Enum):
    """What the player chose; the values are those of the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds: how long an opponent is seen to think at least, and what follows each event.

    `count` is a step of the count and `counting` the most that all its steps take together; `breath` is held before the
    last of them. `between` is how long a reveal is shown before the next round, None where the player asks for it.
    """

    thinking: int
    round: int
    bid: int
    call: int
    lift: int
    count: int
    counting: int
    breath: int
    verdict: int
    change: int
    between: int | None


TIMINGS = {
    Pace.SLOW: Timing(1900, 1100, 1300, 1300, 1000, 480, 5200, 640, 700, 260, None),
    Pace.NORMAL: Timing(1100, 700, 750, 900, 700, 320, 3400, 400, 450, 160, None),
    Pace.FAST: Timing(420, 320, 340, 420, 350, 140, 1300, 180, 200, 60, 2600),
    Pace.AT_ONCE: Timing(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
}
