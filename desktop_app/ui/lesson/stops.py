"""What each step shows beside its words: where the rules say more, what is ringed, which control is to be used."""

from PySide6.QtWidgets import QWidget

from desktop_app.match.lesson.steps import Step
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.lesson.moment import Moment, Part
from desktop_app.ui.rulebook.topics import Topic

TOPICS = {
    Step.AIM: Topic.AIM,
    Step.BID: Topic.BIDS,
    Step.WILD_ONES: Topic.WILD_ONES,
    Step.RAISE: Topic.BIDS,
    Step.CHALLENGED: Topic.CHALLENGE,
    Step.CHALLENGE: Topic.CHALLENGE,
    Step.SPOT_ON: Topic.SPOT_ON,
    Step.PALIFICO: Topic.PALIFICO_ROUND,
    Step.FIXED_FACE: Topic.PALIFICO_ROUND,
    Step.COVERED: Topic.ROUND,
    Step.CALZA: Topic.CALZA,
    Step.YOUR_CALZA: Topic.CALZA,
    Step.ON_YOUR_OWN: Topic.AIM,
}
"""Where the rule book says more."""

LOOKED_AT = frozenset({Step.AIM, Step.WILD_ONES})
"""Steps in which nothing is asked for but to look."""

RINGED = frozenset({Step.WILD_ONES, Step.RAISE})
"""Steps in which the dice that match the standing bid wear rings."""

_CALLS = frozenset({Step.SPOT_ON, Step.YOUR_CALZA})
_FREE = LOOKED_AT | {Step.ON_YOUR_OWN}


def control_for(moment: Moment, bar: BottomBar) -> QWidget | None:
    """The control that leads on; None where there is none, or where it is for the learner to choose."""
    step = moment.step
    if moment.part is Part.AFTER:
        return None if step.is_last else bar.verdicts.next
    if moment.part is not Part.TASK or step in _FREE:
        return None
    if step is Step.CHALLENGE:
        return bar.bids.moves.challenge
    return bar.bids.moves.exact if step in _CALLS else bar.bids.moves.bid
