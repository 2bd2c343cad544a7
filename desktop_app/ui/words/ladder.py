"""What the bid ladder says: what each of its bids is, and what can be chosen at all."""

from PySide6.QtCore import QObject

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.rules import Rules
from desktop_app.ui.words.people import People
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.sentence import Run, Sentence, bid_told, fill, in_a_row, plain


class LadderWords(QObject):
    """Texts of the ladder for the seat of the reader."""

    def __init__(self, people: People, prompts: PromptWords, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._prompts = prompts
        self._rules = rules

    def legal(self, bid: Bid) -> str:
        """A bid that may follow the standing one, for a screen reader: "7 × 5, legal"."""
        #: A bid that whoever is on turn may make: %1 is a bid, "7 × 5"
        return _of(self.tr("%1, legal"), bid)

    def too_low(self, bid: Bid) -> str:
        """A bid that has been passed by."""
        #: %1 is a bid, "7 × 5"
        return _of(self.tr("%1, too low"), bid)

    def closed(self, bid: Bid) -> str:
        """A bid on another face than the one that is fixed."""
        #: A bid on another face than the one that is fixed: %1 is a bid, "7 × 5"
        return _of(self.tr("%1, closed"), bid)

    def made(self, bid: Bid, bidder: int, *, standing: bool) -> str:
        """A bid of this round: "4 × 3, Bruno’s bid", "6 × 5, Rosa’s standing bid"."""
        return plain(self._standing(bid, bidder) if standing else self._past(bid, bidder))

    def lead(self, bidding: Bidding, *, my_turn: bool) -> Sentence:
        """What is open, and whether it is the reader's to choose from."""
        told = [self._open(bidding)]
        if bidding.fixed_face is not None and bidding.legal_bids:
            told.append(fill(self._prompts.refusal(Refusal.FACE_IS_FIXED, bidding)))
        if not my_turn:
            told.append(fill(self._prompts.refusal(Refusal.NOT_YOUR_TURN, bidding)))
        return in_a_row(told)

    def _open(self, bidding: Bidding) -> Sentence:
        standing, bidder = bidding.standing, bidding.bidder
        if standing is None or bidder is None:
            return fill(self.tr("The opening bid can be any of these."))
        if not bidding.legal_bids:
            return fill(self._prompts.refusal(Refusal.NO_RAISE_LEFT, bidding))
        told = bid_told(standing, wild=self._rules.wild_in(palifico=bidding.palifico))
        sentence = self._people.owned(
            bidder,
            #: %2 is a bid; there is no %1
            self.tr("Every raise over your bid, %2."),
            #: %1 is a name, %2 a bid
            self.tr("Every raise over %1’s bid, %2."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("Every raise over %1’s bid, %2.", "vowel"),
            told,
        )
        return tuple(part._replace(bold=False) if isinstance(part, Run) else part for part in sentence)

    def _standing(self, bid: Bid, bidder: int) -> Sentence:
        return self._people.owned(
            bidder,
            #: The bid that must be raised or called: %2 is a bid; there is no %1
            self.tr("%2, your standing bid"),
            #: The bid that must be raised or called: %1 is a name, %2 a bid
            self.tr("%2, %1’s standing bid"),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%2, %1’s standing bid", "vowel"),
            bid_told(bid, wild=False),
        )

    def _past(self, bid: Bid, bidder: int) -> Sentence:
        return self._people.owned(
            bidder,
            #: An earlier bid of this round: %2 is a bid; there is no %1
            self.tr("%2, your bid"),
            #: An earlier bid of this round: %1 is a name, %2 a bid
            self.tr("%2, %1’s bid"),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%2, %1’s bid", "vowel"),
            bid_told(bid, wild=False),
        )


def _of(template: str, bid: Bid) -> str:
    return template.replace("%1", plain(bid_told(bid, wild=False)))
