"""The guide: knows the step, seats the learner where it begins, and goes on with whatever the learner does."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.moves import Move, Refusal
from desktop_app.match.lesson.steps import Start, Step
from desktop_app.ui.lesson.advice_words import Note
from desktop_app.ui.lesson.moment import Moment, Part
from desktop_app.ui.lesson.sitting import Sitting
from desktop_app.ui.table.stage import StageState

#: Where a step goes on as another one as soon as the learner has moved, and once the bid has come round again.
_MOVED = {
    Step.AIM: (Step.BID, Part.WATCH),
    Step.WILD_ONES: (Step.CHALLENGED, Part.BEFORE),
    Step.RAISE: (Step.CHALLENGED, Part.BEFORE),
    Step.COVERED: (Step.CALZA, Part.BEFORE),
}
_COME_ROUND = {Step.AIM: Step.WILD_ONES, Step.BID: Step.WILD_ONES, Step.PALIFICO: Step.FIXED_FACE}


class Guide(QObject):
    """Leads through the steps. From each there is a way on, a way back, and none of them needs a move."""

    changed = Signal()
    """Something else is to be said."""

    step_changed = Signal(object)
    """The Step that is learnt now."""

    noted = Signal()
    """There is something to say about what the learner has just tried."""

    def __init__(self, seat_down: Callable[[Start], Sitting], parent: QObject | None = None) -> None:
        """Seat_down makes a sitting at a position, in place of the one before."""
        super().__init__(parent)
        self._seat_down = seat_down
        self._sitting: Sitting | None = None
        self._step = Step.AIM
        self._part = Part.BEFORE
        self._note: Note | None = None

    @property
    def sitting(self) -> Sitting | None:
        """The sitting at the table; None before the beginning."""
        return self._sitting

    @property
    def step(self) -> Step:
        """The step."""
        return self._step

    @property
    def note(self) -> Note | None:
        """What there is to say about the last try."""
        return self._note

    @property
    def has_ended(self) -> bool:
        """Whether the last step has been left, or played."""
        return self._step.is_last and self._part is Part.AFTER

    @property
    def moment(self) -> Moment:
        """What there is to say something about."""
        sitting = self._sitting
        if sitting is None:
            return Moment(self._step, self._part, None, 0, opening=True)
        session, bidding = sitting.session, sitting.session.observation.bidding
        settled = session.observation.history
        if self._part is Part.AFTER and settled:
            outcome = settled[-1].outcome
            return Moment(self._step, self._part, outcome.bid, outcome.matching, opening=False)
        return Moment(self._step, self._part, bidding.standing, session.matching, opening=not bidding.bids)

    def begin(self, step: Step) -> None:
        """Begin with a step, at the position that is prepared for it."""
        sitting = self._sitting = self._seat_down(step.start)
        sitting.state_changed.connect(self._follow)
        self._turn_to(step, Part.BEFORE)
        sitting.begin()

    def go_on(self) -> None:
        """Go to the next step, by the game as it is if that leads there; after the last one comes the end."""
        step, sitting = self._step, self._sitting
        if sitting is None:
            return
        if step.is_last:
            self._end(sitting)
        elif sitting.stage.state is StageState.REVEALED and step.next.start.script is step.start.script:
            self._turn_to(step.next, Part.BEFORE)
            sitting.stage.next_round()
        elif step.next.start == step.start and self._part in (Part.BEFORE, Part.TASK):
            self._turn_to(step.next, self._part)
        else:
            self.begin(step.next)

    def go_back(self) -> None:
        """Go to the beginning of the step where something has been done in it, or to the step before."""
        step = self._step
        if self._part in (Part.WATCH, Part.AFTER) and step not in (Step.CHALLENGED, Step.CALZA):
            self.begin(step)
        elif step.previous.start == step.start and self._part in (Part.BEFORE, Part.TASK):
            self._turn_to(step.previous, self._part)
        else:
            self.begin(step.previous)

    def judge(self, move: Move) -> bool:
        """Make the learner's legal move if the lesson can go on with it; returns whether it was made."""
        sitting = self._sitting
        if sitting is None:
            return False
        advice = sitting.session.advice(move)
        if advice is not None:
            self._take_note(advice)
            return False
        if not self.has_ended:
            self._turn_to(*_MOVED.get(self._step, (self._step, Part.WATCH)))
        sitting.session.play(move)
        return True

    def refuse(self, refusal: Refusal) -> None:
        """The learner has tried what the rules do not allow."""
        self._take_note(refusal)

    def _take_note(self, note: Note) -> None:
        self._note = note
        self.changed.emit()
        self.noted.emit()

    def _end(self, sitting: Sitting) -> None:
        """Show the last words; after them the game goes on for whoever wants it to."""
        if self.has_ended:
            sitting.stage.next_round()
        else:
            self._turn_to(self._step, Part.AFTER)

    def _follow(self, state: StageState) -> None:
        """The table has come to another state."""
        sitting = self._sitting
        if sitting is None or self.has_ended:
            return
        if state is StageState.YOUR_TURN:
            come_round = sitting.session.observation.bidding.standing is not None
            step = _COME_ROUND.get(self._step, self._step) if come_round else self._step
            self._turn_to(step, Part.TASK)
        elif state is StageState.REVEALED:
            self._turn_to(self._step, Part.AFTER)

    def _turn_to(self, step: Step, part: Part) -> None:
        before, self._step, self._part, self._note = self._step, step, part, None
        self.changed.emit()
        if step is not before:
            self.step_changed.emit(step)
