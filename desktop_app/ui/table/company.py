"""The company: the faces round the table, and what somebody says now and then."""

from PySide6.QtCore import QObject, QTimer

from desktop_app.engine.events import Event, RoundStarted
from desktop_app.match.session import Session
from desktop_app.ui.expressions import at_ease, moods_after
from desktop_app.ui.lines.picker import Picker
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.occasions import Moment, moments
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import Stage

#: How much is said at each pace: at once there is no time to read.
_TALKATIVE = {Pace.SLOW: 1.0, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.AT_ONCE: 0.0}
#: Milliseconds that words stay: so many, and so many for each letter. They go faster with the pace.
_LOOK, _LETTER = 1600, 55
_HASTE = {Pace.SLOW: 0.75, Pace.NORMAL: 1.0, Pace.FAST: 1.4, Pace.AT_ONCE: 1.4}


class Company(QObject):
    """Follows what a stage shows and lets a model show how everybody takes it."""

    def __init__(self, stage: Stage, session: Session, model: SeatsModel, *, talking: bool, expressive: bool) -> None:
        """Talking: opponents say something now and then. Expressive: faces follow what happens."""
        super().__init__(stage)
        match, observation = session.match, session.observation
        self._stage = stage
        self._model = model
        self._rules = match.rules
        self._talking = talking
        self._expressive = expressive
        # A bot has a level too, of whoever would take its seat: but it does not play so.
        self._levels = ["" if seat.bot else seat.level for seat in match.seats]
        self._picker = Picker(self._levels, match.seed, model.words.lines)
        self._moods = at_ease(len(match.seats))
        bidding = observation.bidding
        self._begun = RoundStarted(observation.round_number, bidding.opener, bidding.palifico, bidding.counts)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.fall_silent)
        self._recall(session.past)
        stage.shown.connect(self._react)

    def set_talking(self, on: bool) -> None:
        """Let opponents speak, or be silent from now on."""
        self._talking = on
        if not on:
            self.fall_silent()

    def set_expressive(self, on: bool) -> None:
        """Let faces show what has happened, and whatever comes, or be calm from now on."""
        self._expressive = on
        self._look()

    def fall_silent(self) -> None:
        """Take away what was said last."""
        self._silence.stop()
        self._model.say(None)

    def _recall(self, past: tuple[Event, ...]) -> None:
        """Be in the mood that what happened before has left; what was said then is not said again."""
        for event in past:
            self._picker.remark(self._feel(event), _TALKATIVE[self._stage.pace])
        self._look()

    def _react(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.fall_silent()
        happened = self._feel(event)
        self._look()
        self._speak(happened)

    def _look(self) -> None:
        self._model.feel(self._moods if self._expressive else at_ease(len(self._moods)))

    def _feel(self, event: Event) -> tuple[Moment, ...]:
        """Take to heart what has happened; what there is to say about it."""
        if isinstance(event, RoundStarted):
            self._begun = event
        happened = moments(event, self._begun, self._rules)
        self._moods = moods_after(self._moods, happened, self._levels)
        return happened

    def _speak(self, happened: tuple[Moment, ...]) -> None:
        pace = self._stage.pace
        # Asked for in any case: so the lines of a game do not depend on when they were switched on.
        remark = self._picker.remark(happened, _TALKATIVE[pace])
        if remark is not None and self._talking:
            self._model.say(remark)
            letters = len(self._model.words.lines.text(remark))
            self._silence.start(round((_LOOK + _LETTER * letters) / _HASTE[pace]))
