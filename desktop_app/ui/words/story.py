"""The story: a sentence for everything that happens in a game."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from desktop_app.engine.events import Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade, Move
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.bot_faults import bot_fault_told
from desktop_app.match.bot_process import BotError
from desktop_app.match.session import SeatFailure
from desktop_app.ui.words.outcomes import OutcomeWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import Sentence, bid_told, fill, in_a_row


class GaveUp(NamedTuple):
    """A seat has given the game up."""

    seat: int


class TookBack(NamedTuple):
    """The player at this computer has taken a move back."""

    seat: int
    move: Move


Happening = Event | SeatFailure | GaveUp | TookBack
"""What the story may tell: the engine's events, the session's, and what else befalls a game."""


class Moment(NamedTuple):
    """Something that happened, and the round that it happened in (numbered from 0, as in events)."""

    happening: Happening
    round_number: int
    palifico: bool


class StoryWords(QObject):
    """Sentences for the story of one game."""

    def __init__(self, people: People, outcomes: OutcomeWords, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._outcomes = outcomes
        self._rules = rules

    def line(self, moment: Moment, *, compact: bool = False) -> Sentence | None:
        """The sentence for a moment, None where another sentence tells it.

        A reveal tells whose dice change; a Palifico round is announced by what triggered it. Compact leaves out what
        the narrow panel has no room for.
        """
        match moment.happening:
            case RoundStarted(number=number):
                #: Separates the rounds of the story
                return None if moment.palifico else fill(self.tr("Round %1"), number + 1)
            case BidMade() as made:
                return self._bid(made, moment, compact=compact)
            case CallMade() as made:
                return self._call(made, moment)
            case Revealed() as revealed:
                return self._reveal(revealed, compact=compact)
            case PalificoTriggered(seats=seats):
                return in_a_row((self._reduced(seats, moment.round_number + 1), self._what_changes()))
            case happening:
                return self._of_a_player(happening)

    def _of_a_player(self, happening: Happening) -> Sentence | None:
        match happening:
            case PlayerOut(seat=seat):
                return self._outcomes.out([seat])
            case GameWon(seat=seat):
                return self._outcomes.wins(seat)
            case GaveUp(seat=seat):
                #: %1 is "You"
                you = self.tr("%1 give up the game: nobody has won it.")
                #: %1 is a name
                return self._people.of_one(seat, you, self.tr("%1 gives up the game: nobody has won it."))
            case SeatFailure(seat=seat, error=BotError() as error):
                #: Why a program that plays was stopped: %1 is its name, %2 a reason, without a full stop
                why = fill(self.tr("%1: %2.", "fault"), self._people.name(seat), bot_fault_told(error))
                return in_a_row((why, self._taken_over(seat)))
            case TookBack(seat=seat, move=Bid() as bid):
                #: A slip: %1 is "You", %2 a bid
                you = self.tr("%1 take %2 back.")
                #: A slip: %1 is a name, %2 a bid
                return self._people.of_one(seat, you, self.tr("%1 takes %2 back."), bid_told(bid, wild=False))
            case TookBack(seat=seat):
                you = self.tr("%1 take the call back.")
                return self._people.of_one(seat, you, self.tr("%1 takes the call back."))
            case SeatFailure(seat=seat):
                return self._taken_over(seat)
            case _:
                return None

    def _reduced(self, seats: tuple[int, ...], index: int) -> Sentence:
        """Who has triggered the round of that index."""
        return fill(
            self._people.form(
                seats,
                #: Announces a Palifico round: %1 is its number, %2 is "you"
                self.tr("Round %1, Palifico round: %2 are reduced to a single die.", "you"),
                #: Announces a Palifico round: %1 is its number, %2 a name
                self.tr("Round %1, Palifico round: %2 is reduced to a single die."),
                #: Announces a Palifico round: %1 is its number, %2 a list of names
                self.tr("Round %1, Palifico round: %2 are reduced to a single die each.", "several"),
                #: Announces a Palifico round: %1 is its number, %2 a list that ends in "you"
                self.tr("Round %1, Palifico round: %2 are reduced to a single die each.", "several and you"),
            ),
            index + 1,
            self._people.within(*seats),
        )

    def _what_changes(self) -> Sentence:
        if self._rules.wild_ones:
            #: What is different in a Palifico round
            return fill(self.tr("Ones are not wild."))
        #: What is different in a Palifico round where ones are not wild anyway
        return fill(self.tr("The face of the opening bid is fixed."))

    def _bid(self, made: BidMade, moment: Moment, *, compact: bool) -> Sentence:
        bid = bid_told(made.bid, wild=self._rules.wild_in(palifico=moment.palifico))
        if made.opening:
            return self._opening(made.seat, bid, moment)
        if compact:
            #: A raise, where there is little room: %1 is a name or "You", %2 a bid
            return fill(self.tr("%1: %2."), self._people.subject(made.seat), bid)
        #: A raise: %1 is "You", %2 a bid
        you = self.tr("%1 raise to %2.")
        #: A raise: %1 is a name, %2 a bid
        return self._people.of_one(made.seat, you, self.tr("%1 raises to %2."), bid)

    def _opening(self, seat: int, bid: Sentence, moment: Moment) -> Sentence:
        #: An opening bid: %1 is "You", %2 a bid
        you = self.tr("%1 open with %2.")
        #: An opening bid: %1 is a name, %2 a bid
        opened = self._people.of_one(seat, you, self.tr("%1 opens with %2."), bid)
        if not moment.palifico:
            return opened
        #: After the opening bid of a Palifico round
        return in_a_row((opened, fill(self.tr("The face is fixed."))))

    def _call(self, made: CallMade, moment: Moment) -> Sentence:
        if made.call is Call.CHALLENGE:
            #: %1 is "You"
            you = self.tr("%1 challenge.")
            #: %1 is a name
            return self._people.of_one(made.seat, you, self.tr("%1 challenges."))
        bid = bid_told(made.bid, wild=self._rules.wild_in(palifico=moment.palifico))
        if self._rules.exact is ExactCall.SPOT_ON:
            #: %1 is "You", %2 a bid
            you = self.tr("%1 call Spot On at %2.")
            #: %1 is a name, %2 a bid
            return self._people.of_one(made.seat, you, self.tr("%1 calls Spot On at %2."), bid)
        #: %1 is "You", %2 a bid
        you = self.tr("%1 call Calza at %2.")
        #: %1 is a name, %2 a bid
        return self._people.of_one(made.seat, you, self.tr("%1 calls Calza at %2."), bid)

    def _reveal(self, revealed: Revealed, *, compact: bool) -> Sentence:
        outcome = revealed.outcome
        count = self._outcomes.count(outcome) if compact else self._outcomes.lifted(outcome)
        return in_a_row((count, self._outcomes.consequence(revealed)))

    def _taken_over(self, seat: int) -> Sentence:
        return self._people.owned(
            seat,
            #: The program that played for you has failed
            self.tr("A built-in player takes your seat."),
            #: The program that played for %1 has failed
            self.tr("A built-in player takes %1’s seat."),
            #: The same where %1 begins with a vowel sound (French: la place d’Odette)
            self.tr("A built-in player takes %1’s seat.", "vowel"),
        )
