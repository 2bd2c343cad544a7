"""The three answers: bid or raise, challenge, and the exact call of this game."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop_app.engine.moves import Bid, Call, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import ExactCall
from desktop_app.ui.bars.bar import WIDE, Measures
from desktop_app.ui.bars.bid_button import BidButton
from desktop_app.ui.bars.move_button import MoveButton
from desktop_app.ui.controls.buttons import Kind
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.rulebook.questions import REFUSALS
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.keys import KeyWords
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.prompts import PromptWords

# How the three share their room, and the most that they take of it, in pixels of the design.
_SHARES = (0.40, 0.34, 0.26)
_WIDEST = 620


class MoveButtons(QWidget):
    """Buttons and keys for the moves. They ask; whether it is the player's turn is decided by whoever listens."""

    bid_wanted = Signal()
    """The bid that is chosen, by a press of its button."""

    call_wanted = Signal(object)
    """A Call, by a press of its button or by its key."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measures = WIDE
        self.bid = BidButton(theme, kind=Kind.PRIMARY, parent=self)
        self.challenge = MoveButton(theme, kind=Kind.DANGER, icon=Icon.CHALLENGE, parent=self)
        self.exact = MoveButton(theme, kind=Kind.GOLD, icon=Icon.EXACT, parent=self)
        self._keys = {Call.CHALLENGE: QShortcut(self), Call.EXACT: QShortcut(self)}
        self.bid.clicked.connect(self.bid_wanted)
        self.challenge.clicked.connect(lambda: self.call_wanted.emit(Call.CHALLENGE))
        self.exact.clicked.connect(lambda: self.call_wanted.emit(Call.EXACT))
        for call, shortcut in self._keys.items():
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(lambda call=call: self.call_wanted.emit(call))

    @property
    def all(self) -> tuple[MoveButton, MoveButton, MoveButton]:
        """The buttons from left to right."""
        return self.bid, self.challenge, self.exact

    def tell(self, observation: Observation, chosen: Bid | None, words: PromptWords, *, open_: bool) -> None:
        """Wake up for the player's turn, or go to sleep; chosen is the bid to make, None where none can be made."""
        self.bid.tell(observation, chosen, words, open_=open_, roomy=self._measures is WIDE)
        exact, keys = OptionWords().exact_call(observation.rules.exact), KeyWords()
        for button, call, name, key in (
            #: A button: to doubt the standing bid. A verb
            (self.challenge, Call.CHALLENGE, self.tr("Challenge"), keys.challenge()),
            (self.exact, Call.EXACT, exact, keys.exact(observation.rules.exact)),
        ):
            button.setText(name)
            self._keys[call].setKey(QKeySequence(key))
            refusal = observation.refusal(call) if open_ else Refusal.NOT_YOUR_TURN
            if refusal is None:
                button.allow(name, key, _topic(call, observation.rules.exact))
            else:
                button.refuse(name, words.refusal(refusal, observation.bidding), REFUSALS[refusal])

    def set_measures(self, measures: Measures) -> None:
        """Change to other sizes."""
        self._measures = measures
        for button in self.all:
            button.set_measures(measures.control, measures.text)

    def lay_out(self) -> None:
        """Share the room, from the right end."""
        zoom, measures = self._theme.zoom, self._measures
        gap = measures.button_gap
        room = min(self.width() / zoom - 2 * gap, _WIDEST)
        left = self.width() / zoom - room - 2 * gap
        top = round((self.height() - measures.control * zoom) / 2)
        for button, share in zip(self.all, _SHARES, strict=True):
            width = room * share
            x = round(left * zoom)
            button.setGeometry(x, top, round((left + width) * zoom) - x, round(measures.control * zoom))
            left += width + gap


def _topic(call: Call, exact: ExactCall) -> Topic:
    """Where the rules say what a call does."""
    if call is Call.CHALLENGE:
        return Topic.CHALLENGE
    return Topic.SPOT_ON if exact is ExactCall.SPOT_ON else Topic.CALZA
