"""Who says what, and when nobody says anything: most of the time."""

import random
from collections.abc import Iterable, Sequence

from desktop_app.ui.lines.temper import PLAIN, Remark, Tempers
from desktop_app.ui.occasions import Moment, Occasion

#: How likely somebody says something on an occasion, where lines are wanted as often as can be.
_EAGERNESS = {
    Occasion.GREETING: 0.9,
    Occasion.OPENING: 0.3,
    Occasion.HIGH_RAISE: 0.5,
    Occasion.CHALLENGE: 0.35,
    Occasion.BELIEVED: 0.45,
    Occasion.CAUGHT: 0.4,
    Occasion.EXACT_RIGHT: 0.8,
    Occasion.EXACT_WRONG: 0.5,
    Occasion.DIE_LOST: 0.2,
    Occasion.LAST_DIE: 0.6,
    Occasion.OUT: 0.9,
    Occasion.WIN: 1.0,
}


class Picker:
    """Chooses the lines of one game: the same ones after the same events with the same seed, and none twice."""

    def __init__(self, levels: Sequence[str | None], seed: int, tempers: Tempers) -> None:
        """Levels are those of the seats, None where a person sits: for them nobody speaks."""
        self._tempers = tempers
        self._seats = {seat: tempers.of(level) for seat, level in enumerate(levels) if level is not None}
        self._rng = random.Random(f"lines|{seed}")
        self._said: set[tuple[str, Occasion, int]] = set()

    def remark(self, happened: Iterable[Moment], talkative: float = 1.0) -> Remark | None:
        """What somebody says to these moments of one event, None for nothing; talkative 0 is silence."""
        concerned = [moment for moment in happened if moment.seat in self._seats and moment.occasion in _EAGERNESS]
        self._rng.shuffle(concerned)
        for seat, occasion in concerned:
            if self._rng.random() < _EAGERNESS[occasion] * talkative:
                return self._unsaid(seat, occasion)
        return None

    def _unsaid(self, seat: int, occasion: Occasion) -> Remark | None:
        """A line that has not been heard in this game: one of their own, else a plain one; None where all have."""
        for temper in (self._seats[seat], PLAIN):
            lines = range(len(self._tempers.lines(temper, occasion)))
            left = [number for number in lines if (temper, occasion, number) not in self._said]
            if left:
                number = self._rng.choice(left)
                self._said.add((temper, occasion, number))
                return Remark(seat, temper, occasion, number)
        return None
