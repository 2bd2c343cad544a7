"""The player's own bar: the prompt, the bid that is being chosen, and the moves that can be made."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.ui.bars.bar import Bar
from desktop_app.ui.bars.bid_spinner import BidSpinner
from desktop_app.ui.bars.ladder_button import LadderButton
from desktop_app.ui.bars.move_buttons import MoveButtons
from desktop_app.ui.bars.out_buttons import OutButtons
from desktop_app.ui.bars.prompt_view import PromptView
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.models.ladder import LadderModel
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BidBar(Bar):
    """Asks for a move and sends it, once for each turn. Between the turns everything sleeps and says why."""

    move_chosen = Signal(object)
    """The Move, legal in the observation that was asked about."""

    refused = Signal(object)
    """The Refusal of what the player has just tried by a key."""

    skip_wanted = Signal()
    """The player is out and wants to see the end at once."""

    def __init__(self, theme: Theme, choice: BidChoice, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.choice = choice
        self.prompt = PromptView(theme, self)
        self.spinner = BidSpinner(theme, choice, self)
        self.ladder = LadderModel(choice, self)
        self.ladder_button = LadderButton(theme, self.ladder, self)
        self.moves = MoveButtons(theme, self)
        self.out = OutButtons(theme, self)
        self.out.hide()
        self._words: Words | None = None
        self.characters: tuple[Character, ...] = ()
        self._observation: Observation | None = None
        self._asked = False
        self._thinking = False
        self._watching = False
        self._answered: tuple[int, int] | None = None
        self.moves.bid_wanted.connect(self.send_bid)
        self.moves.call_wanted.connect(self._send)
        self.out.watch_wanted.connect(self._watch)
        self.out.skip_wanted.connect(self.skip_wanted)
        choice.changed.connect(self._tell_moves)
        for key in _ENTER:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self._enter)
        for face in self.spinner.faces:
            shortcut = QShortcut(QKeySequence(str(face)), self)
            shortcut.activated.connect(lambda face=face: self._choose_face(face))

    def begin(self, words: Words, characters: Sequence[Character]) -> None:
        """A new game is on the table, with these words and these faces on its seats."""
        self._words = words
        self.characters = tuple(characters)
        self._observation = None
        self._answered = None
        self._asked = self._thinking = self._watching = False

    def ask(self, observation: Observation) -> None:
        """It is the player's turn. A turn that has been answered is not asked about again."""
        self._observation = observation
        self._asked = observation.my_turn and _turn_of(observation) != self._answered
        self._thinking = False
        self.choice.follow(observation)
        self._tell()
        if self.hasFocus():
            self.take_focus()

    def ask_again(self, observation: Observation) -> None:
        """The player's move has not been made after all: it is still the same turn."""
        self._answered = None
        self.ask(observation)

    def wait(self, observation: Observation) -> None:
        """Somebody else thinks."""
        self.park_focus()
        self._observation = observation
        self._asked = False
        self._thinking = True
        self.choice.follow(observation)
        self._tell()

    def rest(self) -> None:
        """Something is being shown: nothing can be done. Whoever has just thought is still named, nobody is asked."""
        self.park_focus()
        self.prompt.rest()
        self._asked = self._thinking = False
        self._tell_moves()

    def see(self, observation: Observation) -> None:
        """While nothing can be done the table has changed: a round has begun, or somebody has bid."""
        self._observation = observation
        self.choice.follow(observation)
        self._tell_moves()

    def send_bid(self) -> None:
        """Make the bid that is chosen, if it is the player's turn and the turn has not been answered."""
        if self.choice.bid is not None:
            self._send(self.choice.bid)

    def take_focus(self) -> None:
        """Give the focus to where the player can go on; until the player's turn the bar keeps it."""
        controls = (self.spinner.quantity, *self.moves.all, self.out.watch, self.out.skip, self)
        first = next(each for each in controls if each is self or (each.isVisibleTo(self) and each.isEnabled()))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def park_focus(self) -> None:
        """Keep the focus while what has it goes to sleep, so that it does not wander off through the window."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self) -> None:
        """Put the prompt at the left, then the spinner, then the buttons."""
        measures = self.measures
        height, left = measures.height, measures.padding
        self.prompt.set_title_size(measures.title)
        self.spinner.set_measures(measures)
        self.moves.set_measures(measures)
        self.out.set_measures(measures)
        spinner_left = left + measures.prompt + measures.gap
        ladder_left = spinner_left + measures.spinner + measures.gap
        rest = ladder_left + measures.face + measures.gap
        width = self.design_width - measures.padding
        self._place_prompt()
        # The padlock of the last face reaches into the gap.
        self.place(self.spinner, spinner_left, 1, measures.spinner + measures.gap, height - 1)
        self.ladder_button.set_side(measures.face)
        self.place(self.ladder_button, ladder_left, (height - measures.face) / 2, measures.face, measures.face)
        self.place(self.moves, rest, 1, width - rest, height - 1)
        self.place(self.out, width / 2, 1, width / 2, height - 1)
        self.spinner.lay_out()
        self.moves.lay_out()
        self.out.lay_out()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()

    def _tell(self) -> None:
        """Say everything anew."""
        observation, words = self._observation, self._words
        if observation is None or words is None:
            return
        bidding = observation.bidding
        is_out = not bidding.counts[observation.seat]
        self._show_out(is_out=is_out)
        if is_out and not self._watching:
            self.prompt.tell(words.prompts.out(), self._face(observation.seat))
        elif self._thinking:
            self.prompt.tell(words.prompts.thinking(bidding), self._face(bidding.turn), thinking=True)
        elif self._asked:
            self.prompt.tell(words.prompts.your_turn(bidding), self._face(observation.seat), active=True)
        self._tell_moves()

    def _face(self, seat: int) -> Character | None:
        return self.characters[seat] if self.measures.portraits else None

    def _show_out(self, *, is_out: bool) -> None:
        self.out.setVisible(is_out)
        self.out.show_watch(shown=not self._watching)
        self.spinner.setVisible(not is_out)
        self.ladder_button.setVisible(not is_out)
        self.moves.setVisible(not is_out)
        self._place_prompt()

    def _place_prompt(self) -> None:
        """Where the spinner is gone, there is more room."""
        measures = self.measures
        room = self.design_width / 2 - measures.padding if self.out.isVisibleTo(self) else measures.prompt
        self.place(self.prompt, measures.padding, 1, room, measures.height - 1)

    def _tell_moves(self) -> None:
        observation, words = self._observation, self._words
        if observation is None or words is None:
            return
        self.moves.tell(observation, self.choice.bid, words.prompts, open_=self._asked)
        self.spinner.tell(observation, words.prompts, open_=self._asked)
        self.ladder.tell(observation, words, open_=self._asked)

    def _enter(self) -> None:
        """Enter presses the button that has the focus, and bids anywhere else."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and not isinstance(focused, FaceButton):
            focused.click()
        elif self.spinner.is_settled:
            self.send_bid()
        else:
            self._refuse(self.spinner.typed)
            self.spinner.settle()

    def _refuse(self, bid: Bid | None) -> None:
        """Say why a bid that has been typed cannot be made."""
        refusal = self._observation.refusal(bid) if self._observation is not None and bid is not None else None
        if refusal is not None:
            self.refused.emit(refusal)

    def _send(self, move: Move) -> None:
        observation = self._observation
        if not self._asked or observation is None:
            return
        refusal = observation.refusal(move)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._answered = _turn_of(observation)
        self.rest()
        self.ladder.end()
        self.move_chosen.emit(move)

    def _choose_face(self, face: int) -> None:
        if not self._asked:
            return
        refusal = self.choice.refusal(face)
        if refusal is not None:
            self.refused.emit(refusal)
        else:
            self.spinner.choose_face(face)

    def _watch(self) -> None:
        self._watching = True
        self._tell()


def _turn_of(observation: Observation) -> tuple[int, int]:
    """What tells one turn of a game from another."""
    return observation.round_number, len(observation.bidding.actions)
