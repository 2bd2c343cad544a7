"""The stage: plays what a session tells, one event after another, at a pace, and only then lets the session go on."""

from collections import deque
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.events import Event, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, CallMade
from desktop_app.match.session import Phase, Session
from desktop_app.ui.models.scene import TableScene, revealed
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.beats import Beat, Count, Happen, Tell, beats
from desktop_app.ui.table.pace import TIMINGS, Pace, Timing, without_motion
from desktop_app.ui.table.stage_clock import StageClock


class StageState(Enum):
    """What the player sees the table do: `REVEALED` waits for `next_round`."""

    PLAYING = auto()
    THINKING = auto()
    YOUR_TURN = auto()
    REVEALED = auto()
    OVER = auto()


class Stage(QObject):
    """Plays one session on the table of a model."""

    shown = Signal(object)
    """An Event, at the moment it becomes visible; a Revealed when the count is done."""

    state_changed = Signal(object)
    """The new StageState."""

    pace_changed = Signal()
    """It goes at another pace."""

    looking_back_changed = Signal(bool)
    """Whether the last reveal is shown again."""

    def __init__(self, session: Session, model: SeatsModel, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self._pace = pace
        self._reduced = False
        self._hurried = False
        self._state = StageState.PLAYING
        self._beats: deque[Beat] = deque()
        self._revealed = False
        before = session.settled_before
        self._last_reveal: TableScene | None = revealed(*before) if before else None
        self._looking_back = False
        self._held = False
        self._clock = StageClock(self)
        session.happened.connect(self._on_happened)
        session.phase_changed.connect(self._on_phase)
        session.taken_back.connect(self._on_taken_back)

    @property
    def state(self) -> StageState:
        """What the table does now."""
        return self._state

    @property
    def waits(self) -> bool:
        """Whether a settled round is on the table and waits for `next_round`."""
        return self._state is StageState.REVEALED

    @property
    def pace(self) -> Pace:
        """How fast it goes now."""
        return Pace.AT_ONCE if self._hurried else self._pace

    @property
    def can_look_back(self) -> bool:
        """Whether there is a last reveal that is no longer on the table."""
        return self._last_reveal is not None and self._state is not StageState.REVEALED and not self._revealed

    def start(self, pause: int = 0) -> None:
        """Show the table as it stands and let the session go on, at once or after so many milliseconds."""
        self._model.show(self._session.observation, asked=False)
        if pause:
            self._clock.wait(pause, self._session.proceed)
        else:
            self._session.proceed()

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace; what is on the table at the moment stays as long as it was going to."""
        self._pace = pace
        self.pace_changed.emit()
        if self._state is StageState.REVEALED:
            self._await_next_round()

    def reduce_motion(self, *, on: bool) -> None:
        """Take less time from now on where nothing moves that would have to be waited for."""
        self._reduced = on

    def next_round(self) -> None:
        """After a reveal: go on with the next round, or to the end."""
        if self._state is StageState.REVEALED:
            self._clock.halt()
            self._revealed = False
            self._enter(StageState.PLAYING)
            self._session.proceed()

    def skip(self) -> None:
        """Show the rest of what has happened at once."""
        if self._looking_back or self._state in (StageState.REVEALED, StageState.OVER):
            return
        if self._clock.runs or self._beats:
            self._clock.halt()
            self._play(at_once=True)

    def skip_to_end(self) -> None:
        """Let the rest of the game pass at once, where the player at this screen is out of it."""
        observation = self._session.observation
        if observation.bidding.counts[observation.seat] or self._state is StageState.OVER:
            return
        self._hurried = True
        self.pace_changed.emit()
        self.look_back(on=False)
        self.next_round()
        self.skip()

    def look_back(self, *, on: bool) -> None:
        """Put the last reveal on the table again, or take it away; meanwhile nothing else becomes visible."""
        if on == self._looking_back or (on and not self.can_look_back):
            return
        self._looking_back = on
        self._model.look_back(self._last_reveal if on else None)
        self.looking_back_changed.emit(on)
        self._clock.stand_still(on=self._looking_back or self._held)

    def hold(self, *, on: bool) -> None:
        """Let nothing become visible while nobody can see the table, and go on afterwards."""
        self._held = on
        self._clock.stand_still(on=self._looking_back or self._held)

    def close(self) -> None:
        """Leave the session: nothing of it becomes visible any more."""
        self._clock.halt()
        self._beats.clear()
        self._session.happened.disconnect(self._on_happened)
        self._session.phase_changed.disconnect(self._on_phase)
        self._session.taken_back.disconnect(self._on_taken_back)
        self._state = StageState.OVER

    @property
    def _timing(self) -> Timing:
        timing = TIMINGS[self.pace]
        return without_motion(timing) if self._reduced else timing

    def _on_happened(self, events: tuple[Event, ...]) -> None:
        self._beats.extend(beats(events, self._timing))
        self._clock.come(self._play)

    def _on_phase(self, phase: Phase) -> None:
        match phase:
            case Phase.KEEPING:
                if self._state is StageState.YOUR_TURN:
                    self.look_back(on=False)  # the player has moved on
                    self._enter(StageState.PLAYING)
            case Phase.SHOWING:
                # What has happened follows at once, and the table shows it when it has been seen to be thought about.
                pass
            case Phase.THINKING:
                self._model.think(self._session.observation.bidding.turn)
                self._enter(StageState.THINKING)
                self._clock.wait(self._timing.thinking, self._play)
            case Phase.YOUR_TURN:
                self._model.ask(self._session.observation.seat)
                self._enter(StageState.YOUR_TURN)
            case Phase.OVER:
                self._finish()

    def _play(self, *, at_once: bool = False) -> None:
        """Show the next beat, and the others after it; go on when there are no more."""
        while self._beats:
            beat = self._beats.popleft()
            self._enter(StageState.PLAYING)
            self._show(beat)
            if self._state is not StageState.PLAYING:
                return  # whoever was told has ended the game
            if not at_once:
                self._clock.wait(beat.pause, self._play)
                return
        if self._session.phase is Phase.SHOWING:
            self._settle()

    def _show(self, beat: Beat) -> None:
        match beat:
            case Happen(event, _, quiet):
                if not self._is_own_move(event):
                    self._session.let_stand()
                self._model.think(None)
                if isinstance(event, RoundStarted | BidMade):
                    # The turn passes when the session asks: table and bar call upon the same player at the same moment.
                    self._model.show(self._session.observation, asked=False)
                else:
                    self._model.play(event)
                if not quiet:
                    self.shown.emit(event)
            case Count(counted):
                self._model.count(counted)
            case Tell(event):
                self._revealed = isinstance(event, Revealed)
                self.shown.emit(event)

    def _is_own_move(self, event: Event) -> bool:
        return isinstance(event, BidMade | CallMade) and event.seat == self._session.match.human

    def _on_taken_back(self) -> None:
        """What the player did, and all that would have come of it, is gone from the table."""
        self._clock.halt()
        self._beats.clear()
        self.look_back(on=False)
        self._model.think(None)
        self._model.show(self._session.observation, asked=False)
        self._enter(StageState.PLAYING)

    def _settle(self) -> None:
        """All that has happened has been seen."""
        if not self._revealed:
            self._session.proceed()
            return
        self._last_reveal = self._model.scene
        self._enter(StageState.REVEALED)
        self._await_next_round()

    def _await_next_round(self) -> None:
        self._clock.halt()
        between = self._timing.between
        if between is not None:
            self._clock.wait(between, self.next_round)

    def _finish(self) -> None:
        self._clock.halt()
        self._beats.clear()
        self.look_back(on=False)
        self._model.think(None)
        self._revealed = False
        self._enter(StageState.OVER)

    def _enter(self, state: StageState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)
