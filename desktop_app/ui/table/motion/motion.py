"""A motion: how one piece of the table is painted for a while. Times are milliseconds at normal pace."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QEasingCurve

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.pieces import Name, Piece

Change = Callable[[float, Sequence[Piece]], Iterable[Piece]]
"""From a time (0 to the motion's length) and the pieces of a name as they are then, to those that are painted."""


@dataclass(frozen=True)
class Motion:
    """It begins so many milliseconds after the scene that it leads to, and shows its first moment until then.

    `about` tells from a scene what the motion is about: it ends early where that has become something else.
    """

    name: Name
    begin: float
    length: float
    about: Callable[[TableScene], Hashable]
    change: Change

    @property
    def end(self) -> float:
        """When it is over, infinite for what goes on and on."""
        return self.begin + self.length

    @property
    def goes_on(self) -> bool:
        """Whether it has no end of its own."""
        return self.length == inf


def curve(kind: QEasingCurve.Type, overshoot: float | None = None) -> Callable[[float], float]:
    """An easing curve: from the share of the time to the share of the way. Outside its time it stands still."""
    easing = QEasingCurve(kind)
    if overshoot is not None:
        easing.setOvershoot(overshoot)
    return lambda share: easing.valueForProgress(min(max(share, 0.0), 1.0))


_KIND = QEasingCurve.Type
linear = curve(_KIND.Linear)
out_quad = curve(_KIND.OutQuad)
in_cubic, out_cubic, in_out_cubic = curve(_KIND.InCubic), curve(_KIND.OutCubic), curve(_KIND.InOutCubic)
in_out_sine, out_bounce = curve(_KIND.InOutSine), curve(_KIND.OutBounce)
out_back = curve(_KIND.OutBack)
out_back_softly = curve(_KIND.OutBack, 1.2)
