"""What stands on the table: captions, tags, ribbons, counts."""

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import Run, Sentence, bid_told, fill


class TableWords(QObject):
    """Texts of the table of one game. A seat's own name is `people.label`."""

    def __init__(self, people: People, rules: Rules) -> None:
        super().__init__()
        self._people = people
        self._rules = rules

    def caption(self, bidder: int) -> Sentence:
        """Whose the standing bid is, over it."""
        return self._people.owned(
            bidder,
            #: Caption over the standing bid
            self.tr("Your bid"),
            #: Caption over the standing bid: %1 is a name
            self.tr("%1’s bid"),
            #: The same where %1 begins with a vowel sound (French: d’Odette)
            self.tr("%1’s bid", "vowel"),
        )

    def opens(self, seat: int) -> Sentence:
        """Who is to open, where no bid stands yet."""
        #: Whose turn it is to make the opening bid: %1 is "You"
        you = self.tr("%1 open the bidding")
        #: Whose turn it is to make the opening bid: %1 is a name
        return self._people.of_one(seat, you, self.tr("%1 opens the bidding"))

    def bid_made(self, bidder: int, bid: Bid, *, wild: bool) -> Sentence:
        """The caption over the count: "Rosa bid 6 × 5"."""
        #: In the past: %1 is "You", %2 a bid
        you = self.tr("%1 bid %2", "you")
        #: In the past: %1 is a name, %2 a bid
        return self._people.of_one(bidder, you, self.tr("%1 bid %2"), bid_told(bid, wild=wild))

    def count(self, found: int, bid: int) -> Sentence:
        """The running count: "5 of 6", the numbers bold."""
        #: A count: %1 dice so far, %2 were bid
        return fill(self.tr("%1 of %2"), Run(str(found), bold=True), Run(str(bid), bold=True))

    def turn(self) -> str:
        """The tag at the reader's seat."""
        #: A tag at your seat
        return self.tr("Your turn")

    def call(self, call: Call) -> str:
        """The tag at the seat of whoever has called."""
        if call is Call.CHALLENGE:
            #: What a player says who challenges
            return self.tr("Challenge!")
        if self._rules.exact is ExactCall.SPOT_ON:
            #: What a player says who calls the exact count
            return self.tr("Spot On!")
        #: What a player says who calls the exact count
        return self.tr("Calza!")

    def out(self) -> str:
        """The word on the seat of a player without dice."""
        #: A player who has lost all dice. Must fit men and women
        return self.tr("out")

    def palifico(self) -> str:
        """The ribbon over a Palifico round."""
        if self._rules.wild_ones:
            return self.tr("Palifico round · ones are not wild")
        return self.tr("Palifico round · the face is fixed")

    def palifico_open(self) -> str:
        """The ribbon under the reveal of a Palifico round: short, since dice lie at its ends."""
        return self.tr("Palifico round")

    def palifico_next(self) -> str:
        """The ribbon under a reveal after which a Palifico round comes."""
        return self.tr("Next round: a Palifico round")

    def round(self, number: int) -> str:
        """The round (from 0) as people count it: "Round 5"."""
        #: %1 is a number
        return self.tr("Round %1").replace("%1", str(number + 1))

    def looking_back(self, number: int) -> str:
        """The sign over the dice of an earlier round (from 0), while they are shown once more."""
        #: The dice of an earlier round, %1, are shown once more
        return self.tr("Looking back at round %1").replace("%1", str(number + 1))

    def dice_in_play(self, dice: int) -> str:
        """How many dice are on the table: "21 dice"."""
        #: The number of dice on the table
        return self.tr("%n dice", "", dice)
