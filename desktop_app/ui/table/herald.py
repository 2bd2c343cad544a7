"""The herald: says what becomes visible on the table to those who cannot see it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop_app.engine.events import Event, RoundStarted
from desktop_app.match.session import Session
from desktop_app.ui.announce import announce
from desktop_app.ui.table.stage import Stage, StageState
from desktop_app.ui.words.sentence import plain
from desktop_app.ui.words.story import Moment
from desktop_app.ui.words.words import Words


class Herald(QObject):
    """Announces every event that a stage shows, and when it is your turn, in the name of a widget."""

    def __init__(self, stage: Stage, session: Session, words: Words, source: QWidget) -> None:
        super().__init__(stage)
        observation = session.observation
        self._session = session
        self._words = words
        self._source = source
        self._round = observation.round_number
        self._palifico = observation.bidding.palifico
        stage.shown.connect(self._tell)
        stage.state_changed.connect(self._tell_turn)

    def _tell(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self._round, self._palifico = event.number, event.palifico
        line = self._words.story.line(Moment(event, self._round, self._palifico))
        announce(self._source, plain(line or ()))
        if isinstance(event, RoundStarted):
            self._tell_own_dice()

    def _tell_own_dice(self) -> None:
        observation = self._session.observation
        if observation.dice:
            announce(self._source, self._words.seats.own_dice(observation.dice, wild=observation.wild))

    def _tell_turn(self, state: StageState) -> None:
        if state is StageState.YOUR_TURN:
            prompt = self._words.prompts.your_turn(self._session.observation.bidding)
            announce(self._source, f"{plain(prompt.title)}. {plain(prompt.line)}")
