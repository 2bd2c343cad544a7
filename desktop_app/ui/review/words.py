"""What is said in the review of a game: its moves, what was likely, what was best, what the cups held."""

from PySide6.QtCore import QObject

from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.observation import PlayedRound
from desktop_app.engine.outcome import count_matches
from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS
from desktop_app.library.templates import filled
from desktop_app.match.review.choices import Choice, Judgement, Option
from desktop_app.match.review.review import Review, TurningPoint
from desktop_app.players.roster import LEVELS
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.outcomes import OutcomeWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.seats import SeatWords
from desktop_app.ui.words.sentence import Run, Sentence, bid_told, plain
from desktop_app.ui.words.story import Moment, StoryWords
from desktop_app.ui.words.table import TableWords


class ReviewWords(QObject):
    """Texts about one game that has been looked through, in the language of the moment in which they are asked for."""

    def __init__(self, people: People, review: Review) -> None:
        super().__init__()
        self._people = people
        self._story = StoryWords(people, OutcomeWords(people), review.rules)
        self._table, self._seats = TableWords(people, review.rules), SeatWords(people)
        self._review = review
        self._options = OptionWords()

    @property
    def level(self) -> str:
        """The name of the level that says what is best."""
        return self._options.level(LEVELS[-1].id)

    @property
    def reader(self) -> int | None:
        """The seat of whoever reads, None where nobody at the table does."""
        seats = range(len(self._played(0).hands))
        return next(filter(self._people.is_me, seats), None)

    def name(self, seat: int) -> str:
        """What a seat is called: "You", "Rosa"."""
        return self._people.label(seat)

    def round(self, number: int) -> str:
        """The number of a round, and whether it is a Palifico round."""
        told = self._table.round(number)
        #: What stands beside the number of a Palifico round
        palifico = self.tr("Palifico")
        return f"{told} · {palifico}" if self._played(number).palifico else told

    def place(self, choice: Choice) -> str:
        """Where in the game a choice stands: "Round 5 · move 2 of 7"."""
        actions = len(self._played(choice.round_number).actions)
        #: Where in its round a move stands: %1 is its number, %2 how many there are
        place = filled(self.tr("move %1 of %2"), choice.number + 1, actions)
        return f"{self.round(choice.round_number)} · {place}"

    def move(self, choice: Choice) -> Sentence:
        """What was done: "Rosa raises to 6 × 5.", "You challenge Rosa’s 6 × 5."."""
        return self.action(choice.round_number, choice.number)

    def action(self, round_number: int, number: int) -> Sentence:
        """The same of an action by its number; a negative one counts from the call that settled the round."""
        played = self._played(round_number)
        action = played.actions[number]
        if isinstance(action, CallMade) and action.call is Call.CHALLENGE:
            return self._challenge(action, played)
        return self._story.line(Moment(action, round_number, played.palifico)) or ()

    def found(self, choice: Choice) -> Sentence:
        """What the cups held: whether a bid would have held, or how a call ended."""
        played = self._played(choice.round_number)
        action = played.actions[choice.number]
        if isinstance(action, BidMade):
            wild = self._review.rules.wild_in(palifico=played.palifico)
            return (Run(self._held(count_matches(played.hands, action.bid.face, wild=wild), action.bid)),)
        revealed = Revealed(played.hands, played.outcome)
        return self._story.line(Moment(revealed, choice.round_number, played.palifico)) or ()

    def option(self, option: Option, choice: Choice) -> Sentence:
        """An option, short: "7 × 5", "Challenge", "Spot On"."""
        if not isinstance(option.move, Bid):
            return self._call(option.move)
        played = self._played(choice.round_number)
        return bid_told(option.move, wild=self._review.rules.wild_in(palifico=played.palifico))

    def widest_options(self) -> tuple[Sentence, ...]:
        """The options that may need the most room."""
        return bid_told(Bid(MAX_PLAYERS * MAX_DICE, FACES[-1]), wild=False), *map(self._call, Call)

    def mark(self, option: Option, choice: Choice) -> str:
        """What is said beside an option: "best move", "your move"; nothing beside most."""
        if option.move == choice.move:
            return self._yours() if self._people.is_me(choice.seat) else self._played_move()
        return self._best() if option == choice.best else ""

    def marks(self) -> tuple[str, ...]:
        """All that may stand beside options of this game."""
        return self._best(), self._yours(), self._played_move()

    def told(self, option: Option, choice: Choice) -> str:
        """An option with all that stands in its row, for those who hear it."""
        #: %1 is a bid or a call, %2 and %4 are percentages, %3 is the name of a level
        template = self.tr("%1: chance %2, %3 %4")
        move = plain(self.option(option, choice))
        told = filled(template, move, self.percent(option.odds), self.level, self.percent(option.share))
        mark = self.mark(option, choice)
        told = f"{told}, {mark}." if mark else f"{told}."
        return f"{told} {self.judgement(choice)}" if option.move == choice.move else told

    def explanation(self, choice: Choice) -> str:
        """What the figures of a choice mean."""
        #: Under the bars of a choice; %n dice lay under the other cups
        bars = self.tr(
            "Bars: how likely a bid is to hold, or a call to be right, with %n dice unseen.", "", choice.unseen
        )
        #: After that: %1 is the name of the strongest level
        shares = filled(self.tr("%1: how often this level would do so."), self.level)
        return f"{bars} {shares}"

    def judgement(self, choice: Choice) -> str:
        """What is said of a choice in a list, for those who hear it."""
        #: %1 is the best move in place of the one that was made
        return {
            Judgement.BEST: self.tr("The best move."),
            Judgement.AS_GOOD: self.tr("As good as the best move."),
            Judgement.OTHER: filled(self.tr("Best: %1."), plain(self.option(choice.best, choice))),
        }[choice.judgement]

    def turning_point(self, turn: TurningPoint) -> str:
        """A turning point for those who hear it."""
        told = plain(self.action(turn.round_number, -1))
        #: %1 is a round, %2 a sentence, %3 a name or "You", %4 a number of points with its sign
        template = self.tr("%1: %2 %3 %4")
        return filled(template, self.round(turn.round_number), told, self.name(turn.seat), signed(turn.points))

    def chances(self, round_number: int) -> str:
        """Everybody's chance at the beginning of a round: "Round 5: You 26 %, Rosa 18 %"."""
        before = self._review.rounds[round_number].before
        seats = sorted((seat for seat, chance in enumerate(before) if chance), key=lambda seat: -before[seat])
        told = ", ".join(f"{self.name(seat)} {self.percent(before[seat])}" for seat in seats)
        #: The chances of winning as a round begins: %1 is the round, %2 a list of names with percentages
        return filled(self.tr("%1: %2"), self.round(round_number), told)

    def dice(self, seat: int, round_number: int) -> str:
        """What a seat had under its cup: "Rosa. Shows 1 (wild), 2, 5."."""
        played = self._played(round_number)
        wild = self._review.rules.wild_in(palifico=played.palifico)
        return f"{self.name(seat)}. {self._seats.shown_dice(seat, played.hands[seat], wild=wild)}"

    def percent(self, chance: float) -> str:
        """A chance (0 to 1) as "62%"."""
        #: A percentage: %1 is a whole number
        return filled(self.tr("%1%"), round(100 * chance))

    def _played(self, round_number: int) -> PlayedRound:
        return self._review.rounds[round_number].played

    def _call(self, call: Call) -> Sentence:
        if call is Call.EXACT:
            return (Run(self._options.exact_call(self._review.rules.exact)),)
        #: The call that doubts the standing bid, as on its button
        return (Run(self.tr("Challenge")),)

    def _best(self) -> str:
        #: Beside an option: what the strongest level would most often do
        return self.tr("best move")

    def _yours(self) -> str:
        #: Beside an option: what the reader did
        return self.tr("your move")

    def _played_move(self) -> str:
        #: Beside an option: what was done, by somebody else
        return self.tr("played")

    def _held(self, matching: int, bid: Bid) -> str:
        """Whether a bid would have held."""
        if not matching:
            #: What the cups held when a bid was made
            return self.tr("Not a single die matches: the bid would not hold.")
        if matching >= bid.quantity:
            #: What the cups held when a bid was made
            return self.tr("%n dice match: the bid would hold.", "", matching)
        #: What the cups held when a bid was made
        return self.tr("%n dice match: the bid would not hold.", "", matching)

    def _challenge(self, made: CallMade, played: PlayedRound) -> Sentence:
        bid = bid_told(made.bid, wild=self._review.rules.wild_in(palifico=played.palifico))
        #: A challenge: %2 is a name, %3 a bid of the reader's
        yours = self.tr("%2 challenges your %3.")
        if self._people.is_me(made.seat):
            #: A challenge: %2 is "You", %1 a name, %3 a bid
            theirs = self.tr("%2 challenge %1’s %3.", "you")
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            elided = self.tr("%2 challenge %1’s %3.", "you, vowel")
        else:
            #: A challenge: %2 and %1 are names, %3 is a bid
            theirs = self.tr("%2 challenges %1’s %3.")
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            elided = self.tr("%2 challenges %1’s %3.", "vowel")
        return self._people.owned(made.bidder, yours, theirs, elided, self._people.subject(made.seat), bid)


def signed(points: int) -> str:
    """A number of points with its sign; the typeface has no minus, an en dash stands for it."""
    return f"+{points}" if points > 0 else f"–{-points}"
