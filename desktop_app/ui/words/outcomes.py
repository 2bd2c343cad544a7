"""How a round ended: the count, and who loses or wins a die."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Call
from desktop_app.engine.outcome import Outcome, counts_after
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import Sentence, fill


class OutcomeWords(QObject):
    """Sentences that the story and the verdict share."""

    def __init__(self, people: People) -> None:
        super().__init__()
        self._people = people

    def count(self, outcome: Outcome) -> Sentence:
        """The count beside the bid, as a sentence: "Only 5 of 6.", "8 against a bid of 6."."""
        found, bid = outcome.matching, outcome.bid.quantity
        if not found:
            #: The count after a call: no die matches the bid
            return fill(self.tr("Not a single one."))
        if found < bid:
            #: The count after a call: %1 dice match, fewer than the %2 that were bid
            return fill(self.tr("Only %1 of %2."), found, bid)
        if found == bid:
            #: The count after a call: %1 dice match, exactly the %2 that were bid
            return fill(self.tr("%1 of %2."), found, bid)
        #: The count after a call: %1 dice match, more than the %2 that were bid
        return fill(self.tr("%1 against a bid of %2."), found, bid)

    def lifted(self, outcome: Outcome) -> Sentence:
        """The same for the story: "The cups lift: 5 of 6."."""
        found, bid = outcome.matching, outcome.bid.quantity
        if not found:
            return fill(self.tr("The cups lift: not a single one."))
        if found <= bid:
            #: %1 dice match the bid, %2 were bid
            return fill(self.tr("The cups lift: %1 of %2."), found, bid)
        #: %1 dice match the bid, more than the %2 that were bid
        return fill(self.tr("The cups lift: %1 against a bid of %2."), found, bid)

    def consequence(self, revealed: Revealed) -> Sentence:
        """Who loses a die or wins one back: "Rosa loses a die.", "Bruno and you lose a die each."."""
        outcome = revealed.outcome
        if outcome.winner is not None:
            #: %1 is "You"
            you = self.tr("%1 win a die back.")
            #: %1 is a name
            return self._people.of_one(outcome.winner, you, self.tr("%1 wins a die back."))
        if not outcome.losers:
            #: After a right Calza of a player who still holds all dice
            return fill(self.tr("Nobody loses a die, and there is none to win back."))
        if outcome.losers == gone(revealed)[:1]:
            #: %1 is "You"
            you = self.tr("%1 lose your last die.")
            #: %1 is a name
            return self._people.of_one(outcome.losers[0], you, self.tr("%1 loses their last die."))
        return self._people.of_all(
            outcome.losers,
            #: %1 is "You"
            self.tr("%1 lose a die."),
            #: %1 is a name
            self.tr("%1 loses a die."),
            #: %1 is a list of names
            self.tr("%1 lose a die each.", "several"),
            #: %1 is a list that ends in "you"
            self.tr("%1 lose a die each.", "several and you"),
        )

    def out(self, seats: Sequence[int]) -> Sentence:
        """Who has lost the last die."""
        return self._people.of_all(
            seats,
            #: %1 is "You"
            self.tr("%1 are out.", "you"),
            #: %1 is a name. Must fit men and women
            self.tr("%1 is out."),
            #: %1 is a list of names
            self.tr("%1 are out.", "several"),
            #: %1 is a list that ends in "you"
            self.tr("%1 are out.", "several and you"),
        )

    def wins(self, seat: int) -> Sentence:
        """Who has won the game."""
        #: %1 is "You"
        you = self.tr("%1 win the game.")
        #: %1 is a name
        return self._people.of_one(seat, you, self.tr("%1 wins the game."))


def concerned(outcome: Outcome) -> int:
    """The seat that a round's end is told of beside its portrait: the caller who was exact, or else who loses a die."""
    praised = outcome.call is Call.EXACT and outcome.right
    return outcome.caller if praised else outcome.losers[0]


def gone(revealed: Revealed) -> tuple[int, ...]:
    """The seats that hold no dice any more after this round."""
    after = counts_after(tuple(map(len, revealed.hands)), revealed.outcome)
    return tuple(seat for seat in revealed.outcome.losers if not after[seat])
