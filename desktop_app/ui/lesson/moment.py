"""What the lesson has to say something about, and what it says."""

from enum import Enum, auto
from typing import NamedTuple

from desktop_app.engine.moves import Bid
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.words.sentence import Sentence, bid_told


class Part(Enum):
    """A step before it is the learner's turn, while the learner is asked, after the move, once the dice are counted."""

    BEFORE = auto()
    TASK = auto()
    WATCH = auto()
    AFTER = auto()


class Moment(NamedTuple):
    """A part of a step: the bid that it is about with the open dice that match it, and how many the learner holds.

    The bid is the standing one, or the one that was settled; None where there is none.
    """

    step: Step
    part: Part
    bid: Bid | None
    matching: int
    opening: bool


class Lines(NamedTuple):
    """What is said: a title, paragraphs, and what is to be done, one thing a line."""

    title: str
    text: tuple[Sentence, ...]
    todo: tuple[Sentence, ...] = ()


def told(bid: Bid) -> Sentence:
    """A bid in a sentence; none that the lesson names is on ones."""
    return bid_told(bid, wild=False)


def bid_of(moment: Moment) -> Sentence:
    """The bid that a moment is about."""
    return () if moment.bid is None else told(moment.bid)
