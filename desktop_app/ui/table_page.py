"""The page of a running game: the table, its story beside it, the bar below, and the stage that plays the events."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.engine.events import Event
from desktop_app.engine.moves import Call, Move
from desktop_app.match.session import Session
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.bars.edge_shadow import EdgeShadow
from desktop_app.ui.characters import Character
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.seal import SealStrip
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sound_button import SoundButton
from desktop_app.ui.sound.table_sounds import TableSounds
from desktop_app.ui.story.panel import StoryPanel
from desktop_app.ui.table.company import Company
from desktop_app.ui.table.herald import Herald
from desktop_app.ui.table.impatience import HurryingClicks, HurryingKeys
from desktop_app.ui.table.motion.manner import Manner, manner_of
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.speech import BUTTON_CORNER
from desktop_app.ui.table.stage import Stage, StageState
from desktop_app.ui.table.table_hint import TableHint
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.table_topic import TableTopic
from desktop_app.ui.take_back import TakeBackButton
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People
from desktop_app.ui.words.story import TookBack
from desktop_app.ui.words.words import Words

#: How long everybody sits there before the first round, in milliseconds: a cup that is shaken has been seen to stand.
_FIRST_LOOK = 450
#: The height of the strip under the story, in pixels of the design.
_STRIP = 40


class TablePage(QWidget):
    """Shows one session from its first roll to its end. It is used for one game and then thrown away."""

    over = Signal()
    """The session is over, and everything in it has been seen."""

    changed = Signal()
    """What can be done now is something else."""

    call_wanted = Signal(object)
    """A Call that is to be confirmed before it is played."""

    rules_wanted = Signal(object)
    """The rule book, at a Topic."""

    def __init__(
        self,
        theme: Theme,
        session: Session,
        seal: str,
        pace: Pace,
        sound: SoundPlayer,
        *,
        talking: bool = True,
        expressive: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Seal is that of the dice; talking: opponents say something now and then; expressive: so do their faces."""
        super().__init__(parent)
        self._theme = theme
        self.session = session
        self.seal = seal
        session.setParent(self)
        match = session.match
        self._words = Words([seat.name for seat in match.seats], match.human, match.rules)
        faces = [Character(seat.portrait) for seat in match.seats]
        self._model = SeatsModel(self._words, faces, self)
        self._stage = Stage(session, self._model, pace, self)
        self._view = TableView(theme, self._model, self)
        TableHint(theme, self._model, self._view)
        TableTopic(theme, self._model, self._view).asked.connect(self.rules_wanted)
        Herald(self._stage, session, self._words, self._view)
        self.company = Company(self._stage, session, self._model, talking=talking, expressive=expressive)
        TableSounds(self._stage, self._model, self._view.tableau, sound, match.human)
        sound.prepare()
        self.sound_button = SoundButton(theme, sound, self)
        self.take_back_button = TakeBackButton(theme, self)
        self.bar = BottomBar(theme, self)
        self.bar.begin(self._words, faces, match.human)
        self.story = StoryPanel(theme, self)
        self.story.begin(self._words, faces)
        for event in session.past:
            self.story.tell(event)
        self._strip = SealStrip(theme, seal, self)
        self._shadow = EdgeShadow(theme, self)
        self.confirms_calls = False
        """Whether a call waits for `play`."""
        session.failed.connect(self.story.tell)
        session.taken_back.connect(self._tell_taken_back)
        session.stands.connect(self.changed)
        self.take_back_button.clicked.connect(self.take_back)
        self.changed.connect(self._offer_to_take_back)
        self._stage.state_changed.connect(self._follow)
        self._stage.shown.connect(self._tell)
        self._stage.looking_back_changed.connect(self.changed)
        self.bar.move_chosen.connect(self._play)
        self.bar.next_wanted.connect(self._stage.next_round)
        self.bar.skip_wanted.connect(self._stage.skip_to_end)
        theme.changed.connect(self._place)
        self._stage.pace_changed.connect(self._set_manner)
        theme.motion.changed.connect(self._set_manner)
        HurryingClicks(self._view.viewport(), self._is_moving, self).hurried.connect(self.skip)
        keys = HurryingKeys(self._is_playing, self)
        keys.watch(self._view, self.story, self.bar)
        keys.hurried.connect(self.skip)
        self._set_manner()

    @property
    def people(self) -> People:
        """The players by name, and who "you" is."""
        return self._words.people

    @property
    def stage(self) -> Stage:
        """What plays the events: its state tells what can be done, its methods do it."""
        return self._stage

    @property
    def looks_back(self) -> bool:
        """Whether the last reveal is on the table again."""
        return self._model.looks_back

    @property
    def human_is_out(self) -> bool:
        """Whether the player at this screen has lost all dice."""
        observation = self.session.observation
        return not observation.bidding.counts[observation.seat]

    @property
    def has_ladder(self) -> bool:
        """Whether there are bids to be made, or to be looked at while others make them."""
        return self.bar.currentWidget() is self.bar.bids and self.bar.bids.ladder.observation is not None

    def begin(self) -> None:
        """Let the game begin."""
        # Nobody is asked yet: the bar shows what it will offer, asleep.
        self.bar.ask(self.session.observation)
        self._stage.start(_FIRST_LOOK if self._view.tableau.manner is Manner.MOVING else 0)
        self.bar.take_focus()

    def skip(self) -> None:
        """Show at once what is still to come, and end whatever moves."""
        self._stage.skip()
        self._view.tableau.finish()

    def close_game(self) -> None:
        """Leave the game: nothing of it is heard or shown any more."""
        self._stage.close()
        self.session.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._place()

    def play(self, move: Move) -> None:
        """Make a move that has been confirmed."""
        self.session.play(move)

    def take_back(self) -> None:
        """Take the last move back, where that can be."""
        self.session.take_back()

    def _play(self, move: Move) -> None:
        if self.confirms_calls and isinstance(move, Call):
            self.bar.bids.ask_again(self.session.observation)
            self.call_wanted.emit(move)
        else:
            self.session.play(move)

    def _tell_taken_back(self, move: Move) -> None:
        self.story.tell(TookBack(self.session.match.human, move))
        self.bar.bids.ask_again(self.session.observation)
        self.changed.emit()

    def _offer_to_take_back(self) -> None:
        had_focus = self.take_back_button.hasFocus()
        self.take_back_button.setVisible(self.session.can_take_back)
        if had_focus and not self.take_back_button.isVisible():
            self.bar.take_focus()

    def _set_manner(self) -> None:
        reduced = self._theme.motion.reduced
        self._stage.reduce_motion(on=reduced)
        self._view.tableau.set_manner(*manner_of(self._stage.pace, reduced=reduced))

    def _is_playing(self) -> bool:
        return self._stage.state in (StageState.PLAYING, StageState.THINKING)

    def _is_moving(self) -> bool:
        return self._is_playing() or self._view.tableau.moves

    def _tell(self, event: Event) -> None:
        self.story.tell(event)
        self.bar.follow(event, self.session.observation)

    def _follow(self, state: StageState) -> None:
        observation = self.session.observation
        match state:
            case StageState.YOUR_TURN:
                self.bar.ask(observation)
            case StageState.THINKING:
                self.bar.wait(observation)
            case StageState.PLAYING:
                self.bar.rest()
            case StageState.REVEALED:
                pass
            case StageState.OVER:
                self.over.emit()
                return
        self.changed.emit()

    def _place(self) -> None:
        zoom = self._theme.zoom
        width = self.width() / zoom
        self.story.fit(width)
        bar, strip, story = round(self.bar.height_in(width) * zoom), round(_STRIP * zoom), self.story.width()
        height, left = self.height() - bar, self.width() - story
        self._view.setGeometry(0, 0, left, height)
        side, corner = self.sound_button.sizeHint().width(), round(BUTTON_CORNER * zoom)
        inset = (corner - side) // 2
        self.sound_button.setGeometry(left - corner + inset, height - corner + inset, side, side)
        self.story.setGeometry(left, 0, story, height - strip)
        self.take_back_button.put(0, height)
        self._strip.setGeometry(left, height - strip, story, strip)
        self.bar.setGeometry(0, height, self.width(), bar)
        self._shadow.put(height, self.width())
