"""What the bar says to the player: whose turn it is, what is to be done, and why something cannot be done now."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Refusal
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import Run, Sentence, bid_told, fill


class Prompt(NamedTuple):
    """A large line and a small one; the small one may be empty."""

    title: Sentence
    line: Sentence = ()


class PromptWords(QObject):
    """Prompts and refusals for the seat of the reader."""

    def __init__(self, people: People, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._rules = rules

    def your_turn(self, bidding: Bidding) -> Prompt:
        """It is the reader's turn."""
        title = fill(self.tr("Your turn"))
        if bidding.bidder is None:
            return Prompt(title, fill(self.tr("Open the bidding")))
        if bidding.legal_bids:
            return Prompt(title, self._raise_or_challenge(bidding.bidder))
        return Prompt(title, fill(self._must_call()))

    def thinking(self, bidding: Bidding) -> Prompt:
        """Another player thinks about the standing bid, or about the opening one."""
        #: %1 is a name
        title = fill(self.tr("%1 is thinking"), self._people.label(bidding.turn))
        standing, bidder = bidding.standing, bidding.bidder
        if standing is None or bidder is None:
            return Prompt(title)
        bid = bid_told(standing, wild=self._rules.wild_in(palifico=bidding.palifico))
        line = self._people.owned(
            bidder,
            #: %2 is a bid; there is no %1
            self.tr("Your bid: %2"),
            #: %1 is a name, %2 a bid
            self.tr("%1’s bid: %2"),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s bid: %2", "vowel"),
            bid,
        )
        return Prompt(title, _unbolded(line))

    def out(self) -> Prompt:
        """The reader has no dice any more; the others play on."""
        return Prompt(fill(self.tr("You are out")), fill(self.tr("The game goes on")))

    def refusal(self, reason: Refusal, bidding: Bidding) -> str:
        """Why something cannot be done, as a sentence for its tooltip."""
        if reason is Refusal.MORE_THAN_THE_DICE:
            return self.tr("There are only %n dice in play.", "", bidding.dice_in_play)
        if reason is Refusal.NO_RAISE_LEFT:
            return self._no_raise()
        if reason is Refusal.NOT_HIGHER and bidding.palifico:
            return self.tr("You must raise the quantity.")
        return self._refusals()[reason]

    def _refusals(self) -> dict[Refusal, str]:
        return {
            Refusal.GAME_OVER: self.tr("The game is over."),
            Refusal.NO_DICE_YET: self.tr("The dice have not been rolled yet."),
            Refusal.NOT_YOUR_TURN: self.tr("It is not your turn."),
            Refusal.NO_SUCH_FACE: self.tr("A die has no such face."),
            Refusal.QUANTITY_TOO_LOW: self.tr("A bid names at least 1 die."),
            Refusal.NOT_HIGHER: self.tr(
                "A raise is a larger quantity with any face, or the same quantity with a higher face."
            ),
            Refusal.FACE_IS_FIXED: self.tr("The face is fixed: in a Palifico round you can only raise the quantity."),
            Refusal.NOTHING_TO_CALL: self.tr("There is no bid to call yet: open the bidding."),
        }

    def _raise_or_challenge(self, bidder: int) -> Sentence:
        line = self._people.owned(
            bidder,
            "",  # nobody is asked to challenge a bid of their own
            #: %1 is the name of whoever made the standing bid
            self.tr("Raise or challenge %1’s bid"),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("Raise or challenge %1’s bid", "vowel"),
        )
        return _unbolded(line)

    def _must_call(self) -> str:
        if self._rules.exact is ExactCall.SPOT_ON:
            #: No raise is possible any more; the button is named Spot On
            return self.tr("Challenge or call Spot On")
        #: No raise is possible any more; the button is named Calza
        return self.tr("Challenge or call Calza")

    def _no_raise(self) -> str:
        if self._rules.exact is ExactCall.SPOT_ON:
            return self.tr("No raise is left: challenge or call Spot On.")
        return self.tr("No raise is left: challenge or call Calza.")


def _unbolded(sentence: Sentence) -> Sentence:
    """The bar's small line has one weight."""
    return tuple(part._replace(bold=False) if isinstance(part, Run) else part for part in sentence)
