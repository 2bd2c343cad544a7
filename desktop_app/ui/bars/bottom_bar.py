"""The place under the table: the player's bar, or the verdict on the round that has just ended."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop_app.engine.events import Event, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, CallMade
from desktop_app.engine.observation import Observation
from desktop_app.ui.bars.bar import measures_for
from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.bars.verdict_bar import VerdictBar
from desktop_app.ui.characters import Character
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words


class BottomBar(QStackedWidget):
    """Both bars in one place. What has the focus in one hands it to the other, and to nothing else in the window."""

    move_chosen = Signal(object)
    """A Move of the player, at most one for each turn."""

    next_wanted = Signal()
    """On to the next round."""

    skip_wanted = Signal()
    """On to the end, once the player is out."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = BidChoice(self)
        self.bids = BidBar(theme, self.choice)
        self.verdicts = VerdictBar(theme)
        self.addWidget(self.bids)
        self.addWidget(self.verdicts)
        self._me = 0
        self.bids.move_chosen.connect(self.move_chosen)
        self.bids.skip_wanted.connect(self.skip_wanted)
        self.verdicts.next_wanted.connect(self.next_wanted)
        self.verdicts.skip_wanted.connect(self.skip_wanted)

    def height_in(self, window_width: float) -> int:
        """The height that belongs to a window of that width, whichever bar is shown; in pixels of the design."""
        return measures_for(window_width).height

    def begin(self, words: Words, characters: Sequence[Character], me: int) -> None:
        """A new game: its words, the faces of its seats, and the seat of the player at this screen."""
        self._me = me
        self.bids.begin(words, characters)
        self.verdicts.begin(words, characters)
        self._turn_to(self.bids)

    def ask(self, observation: Observation) -> None:
        """It is the player's turn."""
        self._turn_to(self.bids)
        self.bids.ask(observation)

    def wait(self, observation: Observation) -> None:
        """Somebody else thinks."""
        self._turn_to(self.bids)
        self.bids.wait(observation)

    def rest(self) -> None:
        """Something is being shown; a verdict that has been read gives way."""
        self.bids.rest()
        self._turn_to(self.bids)

    def follow(self, event: Event, observation: Observation) -> None:
        """Show what an event, after which the game is as observed, means for whoever may bid or call."""
        match event:
            case RoundStarted() | BidMade():
                self.see(observation)
            case CallMade():
                self.end_bidding()
            case Revealed():
                self.tell(event)
            case _:
                pass

    def see(self, observation: Observation) -> None:
        """A round has begun, or somebody has bid."""
        self.bids.see(observation)

    def end_bidding(self) -> None:
        """Somebody has called: there is nothing more to bid, and nobody thinks about it."""
        self.bids.prompt.clear()
        self.bids.ladder.end()

    def tell(self, revealed: Revealed) -> None:
        """A round has been settled and counted."""
        self.verdicts.tell(revealed, self._me)
        self._turn_to(self.verdicts)

    def take_focus(self) -> None:
        """Give the focus to whatever the player needs next."""
        if self.currentWidget() is self.verdicts:
            self.verdicts.next.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.bids.take_focus()

    def _turn_to(self, bar: QWidget) -> None:
        if self.currentWidget() is bar:
            return
        focused = QApplication.focusWidget()
        had_focus = focused is not None and (focused is self or self.isAncestorOf(focused))
        self.setCurrentWidget(bar)
        if had_focus:
            self.take_focus()
