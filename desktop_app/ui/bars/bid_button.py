"""The button that makes the bid that is chosen: it says which, and its key, or why it sleeps."""

from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.ui.bars.move_button import MoveButton
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.rulebook.questions import REFUSALS
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.words.keys import KeyWords
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.sentence import bid_told, plain


class BidButton(MoveButton):
    """Bid or raise. Where there is room its label names the bid; its name for a screen reader always does."""

    def tell(
        self, observation: Observation, chosen: Bid | None, words: PromptWords, *, open_: bool, roomy: bool
    ) -> None:
        """Wake up for the player's turn, or go to sleep; chosen is None where no bid can be made."""
        opening = observation.bidding.standing is None
        short = self.tr("Bid") if opening else self.tr("Raise")
        if chosen is None:
            self.setText(short)
            self.set_die(None)
            refusal = Refusal.NO_RAISE_LEFT if open_ else Refusal.NOT_YOUR_TURN
            self.refuse(short, words.refusal(refusal, observation.bidding), REFUSALS[refusal])
            return
        self.setText(self._long(opening=opening).replace("%1", str(chosen.quantity)) if roomy else short)
        self.set_die(DieLook(chosen.face, wild=observation.wild) if roomy else None)
        name = self._spoken(opening=opening).replace("%1", plain(bid_told(chosen, wild=False)))
        if open_:
            self.allow(name, KeyWords().enter(), Topic.BIDS)
        else:
            self.refuse(name, words.refusal(Refusal.NOT_YOUR_TURN, observation.bidding), Topic.ROUND)

    def _long(self, *, opening: bool) -> str:
        if opening:
            #: A button for the opening bid; %1 is a number, a picture of the die follows
            return self.tr("Bid %1 ×")
        #: A button for a raise; %1 is a number, a picture of the die follows
        return self.tr("Raise to %1 ×")

    def _spoken(self, *, opening: bool) -> str:
        if opening:
            #: What a screen reader says for the button: %1 is a bid, "3 × 5"
            return self.tr("Bid %1")
        #: What a screen reader says for the button: %1 is a bid, "3 × 5"
        return self.tr("Raise to %1")
