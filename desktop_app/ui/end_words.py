"""What is said at the end of a game: who has won, who went out when, and one thing of each."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.templates import filled
from desktop_app.match.standings import BidsHeld, Challenges, ExactCalls, Fact, FirstPalifico, Quiet, Standing
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import fill, plain

_HOUR = 60


class EndWords(QObject):
    """Texts of the end page of one game, in the language of now."""

    def __init__(self, people: People, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._rules = rules

    def headline(self, winner: int | None) -> str:
        """Who has won."""
        if winner is None:
            return self.tr("Nobody has won")
        if self._people.is_me(winner):
            return self.tr("You win the game")
        #: %1 is a name
        return plain(fill(self.tr("%1 wins the game"), self._people.name(winner)))

    def subline(self, winner: int | None, dice: int, rounds: int) -> str:
        """What it took: dice are the winner's."""
        if winner is None:
            return self.tr("The game was given up.")
        return f"{self.dice_left(dice)} · {self.rounds(rounds)}"

    def rounds(self, rounds: int) -> str:
        """How many rounds were played."""
        return self.tr("%n rounds", "", rounds)

    def duration(self, seconds: int) -> str:
        """How long the game was played."""
        minutes = max(round(seconds / 60), 1)
        if minutes < _HOUR:
            #: How long a game was played: minutes
            return self.tr("%n min", "", minutes)
        #: How long a game was played: %1 are hours, %2 minutes in two digits
        return filled(self.tr("%1 h %2 min"), minutes // _HOUR, f"{minutes % _HOUR:02}")

    def dice_left(self, dice: int) -> str:
        """How many dice somebody still holds."""
        return self.tr("%n dice left", "", dice)

    def fate(self, standing: Standing, others: Sequence[int]) -> str:
        """How it ended for a seat; others went out in the same round."""
        if standing.out_in is None:
            #: Of the winner. Must fit men and women
            return self.tr("the last player with dice") if standing.place else self.dice_left(standing.dice)
        number = standing.out_in + 1
        if not others:
            #: A player who lost the last die in round %1. Must fit men and women
            return filled(self.tr("out in round %1"), number)
        #: %2 is a list of names, which may end in "you" as the subject of a sentence; they share a place
        return filled(self.tr("out in round %1, like %2"), number, plain(self._people.within(*others)))

    def fact(self, standing: Standing) -> str:
        """The most telling thing about a seat."""
        if standing.out_in is None and standing.place is not None:
            return self.dice_left(standing.dice)
        return self._fact(standing.fact)

    def _fact(self, fact: Fact) -> str:
        match fact:
            case ExactCalls(right=True, times=times, first=first):
                return self._right_calls(times, first)
            case ExactCalls(times=times, first=first):
                return self._wrong_calls(times, first)
            case Challenges(right=right, made=made):
                #: %n challenges were made, %1 of them were right
                return filled(self.tr("right in %1 of %n challenges", "", made), right)
            case FirstPalifico():
                return self.tr("the first Palifico round")
            case BidsHeld(held=held, called=called):
                #: %n bids were challenged or called exact; in %1 of them at least as many dice matched
                return filled(self.tr("%1 of %n called bids held", "", called), held)
            case Quiet(bids=bids):
                #: None of these bids was challenged or called exact
                return self.tr("%n bids, none of them called", "", bids) if bids else self.tr("made no bid")

    def _right_calls(self, times: int, first: int) -> str:
        if self._rules.exact is ExactCall.SPOT_ON:
            #: What a player did: the only exact call, in round %1
            once = self.tr("a right Spot On in round %1")
            return filled(once, first + 1) if times == 1 else self.tr("%n right Spot On calls", "", times)
        #: What a player did: the only exact call, in round %1
        once = self.tr("a right Calza in round %1")
        return filled(once, first + 1) if times == 1 else self.tr("%n right Calza calls", "", times)

    def _wrong_calls(self, times: int, first: int) -> str:
        if self._rules.exact is ExactCall.SPOT_ON:
            #: What a player did: the only exact call, in round %1
            once = self.tr("a wrong Spot On in round %1")
            return filled(once, first + 1) if times == 1 else self.tr("%n wrong Spot On calls", "", times)
        #: What a player did: the only exact call, in round %1
        once = self.tr("a wrong Calza in round %1")
        return filled(once, first + 1) if times == 1 else self.tr("%n wrong Calza calls", "", times)
