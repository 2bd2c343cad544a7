"""The verdict on a round: one large sentence that says who loses or wins what, and a small one that says why."""

from PySide6.QtCore import QObject

from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Call
from desktop_app.engine.outcome import Outcome, counts_after, next_opener, only_seat
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.words.outcomes import OutcomeWords, gone
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import Sentence, fill, in_a_row


class VerdictWords(QObject):
    """Sentences for the bar under a reveal."""

    def __init__(self, people: People, outcomes: OutcomeWords, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._outcomes = outcomes
        self._rules = rules

    def verdict(self, revealed: Revealed) -> Sentence:
        """The large sentence: "Only 5 of 6. Rosa loses a die.", "5 of 5: a right Spot On!"."""
        outcome = revealed.outcome
        if not _celebrated(outcome):
            return in_a_row((self._outcomes.count(outcome), self._outcomes.consequence(revealed)))
        if self._rules.exact is ExactCall.SPOT_ON:
            #: The count after a right exact call: %1 dice match, exactly the %2 that were bid
            return fill(self.tr("%1 of %2: a right Spot On!"), outcome.matching, outcome.bid.quantity)
        #: The count after a right exact call: %1 dice match, exactly the %2 that were bid
        return fill(self.tr("%1 of %2: a right Calza!"), outcome.matching, outcome.bid.quantity)

    def explanation(self, revealed: Revealed) -> Sentence:
        """The small sentences: whose call was right or wrong, who is out, who opens next or has won the game."""
        outcome = revealed.outcome
        told = [self._outcomes.consequence(revealed) if _celebrated(outcome) else self._judgement(outcome)]
        out = gone(revealed)
        if out:
            told.append(self._outcomes.out(out))
        after = counts_after(tuple(map(len, revealed.hands)), outcome)
        winner = only_seat(after)
        told.append(self._opens(next_opener(after, outcome)) if winner is None else self._outcomes.wins(winner))
        return in_a_row(told)

    def _opens(self, seat: int) -> Sentence:
        #: %1 is "You"
        you = self.tr("%1 open the bidding in the next round.")
        #: %1 is a name
        return self._people.of_one(seat, you, self.tr("%1 opens the bidding in the next round."))

    def _judgement(self, outcome: Outcome) -> Sentence:
        """Whether the call was right, of whatever kind it was; a right Spot On is in the large sentence."""
        if outcome.call is Call.CHALLENGE:
            return self._challenge_right(outcome.caller) if outcome.right else self._challenge_wrong(outcome.caller)
        if outcome.right:
            return self._calza_right(outcome.caller)
        if self._rules.exact is ExactCall.SPOT_ON:
            return self._spot_on_wrong(outcome.caller)
        return self._calza_wrong(outcome.caller)

    def _challenge_right(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            self.tr("Your challenge was right."),
            #: %1 is a name
            self.tr("%1’s challenge was right."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s challenge was right.", "vowel"),
        )

    def _challenge_wrong(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            self.tr("Your challenge was wrong."),
            #: %1 is a name
            self.tr("%1’s challenge was wrong."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s challenge was wrong.", "vowel"),
        )

    def _spot_on_wrong(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            self.tr("Your Spot On was wrong."),
            #: %1 is a name
            self.tr("%1’s Spot On was wrong."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s Spot On was wrong.", "vowel"),
        )

    def _calza_right(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            self.tr("Your Calza was right."),
            #: %1 is a name
            self.tr("%1’s Calza was right."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s Calza was right.", "vowel"),
        )

    def _calza_wrong(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            self.tr("Your Calza was wrong."),
            #: %1 is a name
            self.tr("%1’s Calza was wrong."),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s Calza was wrong.", "vowel"),
        )


def _celebrated(outcome: Outcome) -> bool:
    """Whether the large sentence praises the call and leaves what follows from it to the small one.

    So it is after a right exact call, but for the Calza that wins a die back: that is short enough to be told at once.
    """
    return outcome.call is Call.EXACT and outcome.right and outcome.winner is None
