"""The steps of the lesson, and where in the prepared games each begins."""

from enum import Enum
from typing import NamedTuple

from desktop_app.match.lesson.script import COVERED, OPEN, Script


class Step(Enum):
    """What is learnt, one after another; the values are those of the settings."""

    AIM = "aim"
    BID = "bid"
    WILD_ONES = "wild-ones"
    RAISE = "raise"
    CHALLENGED = "challenged"
    CHALLENGE = "challenge"
    SPOT_ON = "spot-on"
    PALIFICO = "palifico"
    FIXED_FACE = "fixed-face"
    COVERED = "covered"
    CALZA = "calza"
    YOUR_CALZA = "your-calza"
    ON_YOUR_OWN = "on-your-own"

    @property
    def number(self) -> int:
        """Its place among the steps, from 1."""
        return list(Step).index(self) + 1

    @property
    def next(self) -> "Step":
        """The step after it; the last one after itself."""
        steps = list(Step)
        return steps[min(self.number, len(steps) - 1)]

    @property
    def previous(self) -> "Step":
        """The step before it; the first one before itself."""
        return list(Step)[max(self.number - 2, 0)]

    @property
    def start(self) -> "Start":
        """Where it begins."""
        return _STARTS[self]

    @property
    def is_last(self) -> bool:
        """Whether the lesson ends with it."""
        return self.next is self


class Start(NamedTuple):
    """A position of a prepared game: after so many moves of its line."""

    script: Script
    moves: int


_STARTS = {
    Step.AIM: Start(OPEN, 0),
    Step.BID: Start(OPEN, 0),
    Step.WILD_ONES: Start(OPEN, 3),
    Step.RAISE: Start(OPEN, 3),
    Step.CHALLENGED: Start(OPEN, 4),
    Step.CHALLENGE: Start(OPEN, 5),
    Step.SPOT_ON: Start(OPEN, 8),
    Step.PALIFICO: Start(OPEN, 10),
    Step.FIXED_FACE: Start(OPEN, 13),
    Step.COVERED: Start(COVERED, 0),
    Step.CALZA: Start(COVERED, 2),
    Step.YOUR_CALZA: Start(COVERED, 3),
    Step.ON_YOUR_OWN: Start(COVERED, 5),
}
