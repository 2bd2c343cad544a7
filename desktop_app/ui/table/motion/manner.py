"""In which manner the table gets from scene to scene, and how fast."""

from enum import Enum, auto

from desktop_app.ui.table.pace import STRETCH, Pace


class Manner(Enum):
    """Moving, fading, or at once."""

    MOVING = auto()
    FADING = auto()
    AT_ONCE = auto()


def manner_of(pace: Pace, *, reduced: bool) -> tuple[Manner, float]:
    """The manner that belongs to a pace, and how many times as fast as at normal pace motions run."""
    if pace is Pace.AT_ONCE:
        return Manner.AT_ONCE, 1.0
    return (Manner.FADING, 1.0) if reduced else (Manner.MOVING, 1 / STRETCH[pace])
