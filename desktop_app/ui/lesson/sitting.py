"""One run of a prepared game at the table of the lesson, from a position on until another is wanted."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.events import Event
from desktop_app.match.lesson.prepared import PreparedSession
from desktop_app.match.lesson.script import LEARNER
from desktop_app.match.lesson.steps import Start
from desktop_app.match.matches import Seat
from desktop_app.match.thinker import Thinker
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.lesson.open_seats import OpenSeats
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.table_sounds import TableSounds
from desktop_app.ui.table.company import Company
from desktop_app.ui.table.herald import Herald
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import Stage, StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.words.words import Words


class Furniture(NamedTuple):
    """What every sitting shares: who sits there, and whatever shows, hears, thinks and asks."""

    seats: tuple[Seat, ...]
    model: OpenSeats
    view: TableView
    bar: BottomBar
    sound: SoundPlayer
    thinker: Thinker
    pace: Pace
    expressive: bool


class Sitting(QObject):
    """A session, the stage that plays it, and the bar that follows. Whoever owns it lets it `begin` and `close`."""

    state_changed = Signal(object)
    """The StageState, once the bar has followed it."""

    def __init__(self, start: Start, furniture: Furniture, parent: QObject) -> None:
        super().__init__(parent)
        model, self._bar = furniture.model, furniture.bar
        self.session = PreparedSession(start, furniture.seats, furniture.thinker, self)
        self.words = Words([seat.name for seat in furniture.seats], LEARNER, start.script.rules)
        model.follow(self.session, self.words)
        self._bar.begin(self.words, model.characters, LEARNER)
        self.stage = Stage(self.session, model, furniture.pace, self)
        Herald(self.stage, self.session, self.words, furniture.view)
        Company(self.stage, self.session, model, talking=False, expressive=furniture.expressive)
        TableSounds(self.stage, model, furniture.view.tableau, furniture.sound, LEARNER)
        self.stage.state_changed.connect(self._follow)
        self.stage.shown.connect(self._tell)

    def begin(self) -> None:
        """Let it go on from its position."""
        self._bar.ask(self.session.observation)
        self.stage.start()

    def close(self) -> None:
        """Leave it: nothing of it is heard or shown any more."""
        self.stage.close()
        self.session.close()
        self.deleteLater()

    def _tell(self, event: Event) -> None:
        self._bar.follow(event, self.session.observation)

    def _follow(self, state: StageState) -> None:
        observation = self.session.observation
        match state:
            case StageState.YOUR_TURN:
                self._bar.ask(observation)
            case StageState.THINKING:
                self._bar.wait(observation)
            case StageState.PLAYING | StageState.OVER:
                self._bar.rest()
            case StageState.REVEALED:
                pass
        self.state_changed.emit(state)
