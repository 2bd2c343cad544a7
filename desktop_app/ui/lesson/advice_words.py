"""What is said about a move that the lesson does not go on with: legal ones gently, others as in every game."""

from PySide6.QtCore import QObject

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Refusal
from desktop_app.match.lesson.advice import Advice, Concern
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.sentence import Sentence, bid_told, fill

Note = Advice | Refusal
"""What there is to be said about the learner's last try."""


class AdviceWords(QObject):
    """Notes as sentences."""

    def note(self, note: Note, bidding: Bidding, prompts: PromptWords) -> Sentence:
        """A note about a move in a bidding; a refusal says what it says everywhere."""
        if isinstance(note, Refusal):
            return fill(prompts.refusal(note, bidding))
        match note.concern:
            case Concern.TOO_MANY:
                return fill(self._too_many(note.matching), _bid(note, wild=not bidding.palifico))
            case Concern.BID_HOLDS:
                return fill(self._bid_holds(note.matching))
            case Concern.NOT_EXACT:
                return fill(self._not_exact(note.matching))
            case Concern.BEGIN_LOWER:
                return fill(self._begin_lower(note.most))
            case Concern.OTHER_FACE:
                return fill(self.tr("You may name any face. But look at the table: with 5s you are on safe ground."))
            case Concern.CALL_EXACT:
                return fill(self.tr("That is allowed. But try Calza here: in a lesson nothing can be lost."))

    def _too_many(self, matching: int) -> str:
        #: The lesson, all dice lie open. %1 is a bid
        return self.tr(
            "You may bid %1. But only %n dice match, and everybody sees it: a challenge would cost you a die.",
            "",
            matching,
        )

    def _bid_holds(self, matching: int) -> str:
        return self.tr(
            "You may challenge. But %n dice match, no fewer than the bid says: it would cost you a die.", "", matching
        )

    def _not_exact(self, matching: int) -> str:
        return self.tr(
            "You may call Spot On. But %n dice match, not exactly as many as the bid says: it would cost you a die.",
            "",
            matching,
        )

    def _begin_lower(self, most: int) -> str:
        return self.tr(
            "You may bid that. But begin lower, with %n dice at most, so that the bidding comes round to you again.",
            "",
            most,
        )


def _bid(note: Advice, *, wild: bool) -> Sentence:
    return bid_told(note.move, wild=wild) if isinstance(note.move, Bid) else ()
