"""The page of the lesson: a real table, a real bar, and the card in the place of the story."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.moves import Move
from desktop_app.match.lesson.script import LEARNER, OPEN
from desktop_app.match.lesson.steps import Start, Step
from desktop_app.match.matches import Seat
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS
from desktop_app.ui.bars.bar import COMPACT_UNDER
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.bars.edge_shadow import EdgeShadow
from desktop_app.ui.characters import Character
from desktop_app.ui.lesson.attempts import Attempts
from desktop_app.ui.lesson.card import LessonCard
from desktop_app.ui.lesson.column import Column
from desktop_app.ui.lesson.guide import Guide
from desktop_app.ui.lesson.moment import Lines, Part
from desktop_app.ui.lesson.open_seats import OpenSeats
from desktop_app.ui.lesson.pointer import Pointer
from desktop_app.ui.lesson.sitting import Furniture, Sitting
from desktop_app.ui.lesson.stops import LOOKED_AT, RINGED, TOPICS, control_for
from desktop_app.ui.lesson.tail import Tail
from desktop_app.ui.lesson.words import LessonWords
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.seat_defaults import default_name
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sound_button import SoundButton
from desktop_app.ui.table.impatience import HurryingClicks, HurryingKeys
from desktop_app.ui.table.motion.manner import manner_of
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.speech import BUTTON_CORNER
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.table_topic import TableTopic
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words

# Beside the table: the card, the room at its right and left, and above and below it; wide and narrow.
_WIDE, _NARROW = (296, 16, 6, 18), (240, 8, 4, 8)
_FACES = (Character.YOU, Character.BRUNO, Character.ODETTE)


class LessonPage(QWidget):
    """Leads through the lesson from a step on. It is used once and then thrown away."""

    left = Signal()
    """The learner wants to leave."""

    game_wanted = Signal()
    """The learner has had enough lessons and wants to play."""

    rules_wanted = Signal(object)
    """The rule book, at a Topic."""

    ladder_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        thinker: Thinker,
        sound: SoundPlayer,
        pace: Pace,
        *,
        expressive: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Pace is that of games, but a lesson takes its time; expressive: faces follow what happens."""
        super().__init__(parent)
        self._theme = theme
        seats = self._seats()
        model = OpenSeats(Words([seat.name for seat in seats], LEARNER, OPEN.rules), _FACES, self)
        self._view = TableView(theme, model, self)
        self.card = LessonCard(theme, self)
        self._column = Column(theme, self._view.tableau, self.card, self)
        self._column.stackUnder(self.card)
        self.sound_button = SoundButton(theme, sound, self)
        self.bar = BottomBar(theme, self)
        self._shadow = EdgeShadow(theme, self)
        self.tail = Tail(theme, self._view, self.card, self)
        self.pointer = Pointer(theme, self.card, self)
        self._pace = pace if pace is Pace.SLOW else Pace.NORMAL
        self._furniture = Furniture(seats, model, self._view, self.bar, sound, thinker, self._pace, expressive)
        self._words = LessonWords()
        self._said: Lines | None = None
        self.guide = Guide(self._seat_down, self)
        self._attempts = Attempts(self.bar.bids)
        sound.prepare()
        self._connect()
        self._set_manner()

    def begin(self, step: Step) -> None:
        """Begin with a step."""
        self.guide.begin(step)
        self._take_focus()

    def close_lesson(self) -> None:
        """Leave: nothing of the lesson is heard or shown any more."""
        if self.guide.sitting is not None:
            self.guide.sitting.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()

    def _connect(self) -> None:
        theme, card, guide = self._theme, self.card, self.guide
        theme.changed.connect(self._place)
        theme.motion.changed.connect(self._set_manner)
        guide.changed.connect(self._tell)
        guide.noted.connect(card.announce_note)
        card.on_wanted.connect(lambda: self._go(guide.go_on))
        card.back_wanted.connect(lambda: self._go(guide.go_back))
        card.again_wanted.connect(lambda: self.begin(Step.AIM))
        card.leave_wanted.connect(self.left)
        card.game_wanted.connect(self.game_wanted)
        card.rules_wanted.connect(lambda: self.rules_wanted.emit(TOPICS[guide.step]))
        self.bar.move_chosen.connect(self._judge)
        self.bar.next_wanted.connect(guide.go_on)
        self.bar.skip_wanted.connect(self._skip_to_end)
        self.bar.bids.ladder_button.clicked.connect(self.ladder_wanted)
        self._attempts.refused.connect(guide.refuse)
        TableTopic(theme, self._furniture.model, self._view).asked.connect(self.rules_wanted)
        HurryingClicks(self._view.viewport(), self._is_moving, self).hurried.connect(self._skip)
        keys = HurryingKeys(self._is_playing, self)
        keys.watch(self._view, self.bar)
        keys.hurried.connect(self._skip)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def _seats(self) -> tuple[Seat, ...]:
        #: What the learner is called
        you = Seat(self.tr("You"), None, Character.YOU.value)
        others = (Seat(default_name(face), LEVELS[0].id, face.value) for face in _FACES[1:])
        return (you, *others)

    def _seat_down(self, start: Start) -> Sitting:
        self.close_lesson()
        sitting = Sitting(start, self._furniture, self)
        sitting.stage.reduce_motion(on=self._theme.motion.reduced)
        self._attempts.follow(sitting.session)
        return sitting

    def _go(self, where: Callable[[], None]) -> None:
        where()
        self._take_focus()

    def _judge(self, move: Move) -> None:
        sitting = self.guide.sitting
        if sitting is not None and not self.guide.judge(move):
            self.bar.bids.ask_again(sitting.session.observation)

    def _tell(self) -> None:
        """Say what there is to say now, and to those who listen what they have not heard yet."""
        guide, sitting = self.guide, self.guide.sitting
        if sitting is None:
            return
        moment, note = guide.moment, guide.note
        lines = self._words.lines(moment)
        bidding = sitting.session.observation.bidding
        told = () if note is None else self._words.note(note, bidding, sitting.words.prompts)
        self.card.show_step(guide.step, ended=guide.has_ended)
        self.card.tell(lines, told)
        set_topic(self.card, TOPICS[guide.step])
        self._furniture.model.set_rings(ringed=moment.step in RINGED and moment.part is not Part.WATCH)
        # The way on needs no tag, and has the card right above it.
        tag = self._words.press_here() if moment.part is Part.TASK else ""
        self.pointer.point_at(control_for(moment, self.bar), tag)
        before, self._said = self._said, lines
        if before is None or before[:2] != lines[:2]:
            self.card.announce_step()
            self._hand_on_focus()
        elif before != lines:
            self.card.announce_todo()

    def _hand_on_focus(self) -> None:
        """Where nothing is to be done at the bar, a key pressed there would do it all the same: go to the card."""
        focused = QApplication.focusWidget()
        if focused is not None and self.bar.isAncestorOf(focused) and self.guide.step in LOOKED_AT:
            self.card.take_focus()

    def _take_focus(self) -> None:
        if self.guide.step in LOOKED_AT or self.guide.has_ended:
            self.card.take_focus()
        else:
            self.bar.take_focus()

    def _is_playing(self) -> bool:
        sitting = self.guide.sitting
        return sitting is not None and sitting.stage.state in (StageState.PLAYING, StageState.THINKING)

    def _is_moving(self) -> bool:
        return self._is_playing() or self._view.tableau.moves

    def _skip(self) -> None:
        if self.guide.sitting is not None:
            self.guide.sitting.stage.skip()
        self._view.tableau.finish()

    def _skip_to_end(self) -> None:
        if self.guide.sitting is not None:
            self.guide.sitting.stage.skip_to_end()

    def _set_manner(self) -> None:
        reduced = self._theme.motion.reduced
        if self.guide.sitting is not None:
            self.guide.sitting.stage.reduce_motion(on=reduced)
        self._view.tableau.set_manner(*manner_of(self._pace, reduced=reduced))

    def _place(self) -> None:
        zoom = self._theme.zoom
        width = self.width() / zoom
        narrow = width < COMPACT_UNDER
        card, right, gap, above = (round(length * zoom) for length in (_NARROW if narrow else _WIDE))
        height = self.height() - round(self.bar.height_in(width) * zoom)
        left = self.width() - card - right - gap
        self.card.set_narrow(narrow=narrow)
        self._view.setGeometry(0, 0, left, height)
        self._column.setGeometry(left, 0, self.width() - left, height)
        self.card.setGeometry(left + gap, above, card, height - 2 * above)
        side, corner = self.sound_button.sizeHint().width(), round(BUTTON_CORNER * zoom)
        inset = (corner - side) // 2
        self.sound_button.setGeometry(left - corner + inset, height - corner + inset, side, side)
        self.bar.setGeometry(0, height, self.width(), self.height() - height)
        self._shadow.put(height, self.width())
        self.tail.follow()
        self.pointer.follow()
