"""What Odette says while all dice lie open."""

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Bid
from desktop_app.match.lesson.script import OPEN
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.lesson.moment import Lines, Moment, Part, bid_of, told
from desktop_app.ui.rulebook.numbers import Numbers
from desktop_app.ui.words.sentence import fill


class OpenWords(QObject):
    """The steps of the open game before its Palifico round, in the language of the moment."""

    def lines(self, moment: Moment) -> Lines:
        """What is said at a moment of one of these steps. Raises KeyError for any other step."""
        said = {
            Step.AIM: self._aim,
            Step.BID: self._bid,
            Step.WILD_ONES: self._wild_ones,
            Step.RAISE: self._raise,
            Step.CHALLENGED: self._challenged,
            Step.CHALLENGE: self._challenge,
            Step.SPOT_ON: self._spot_on,
        }
        return said[moment.step](moment)

    def _aim(self, moment: Moment) -> Lines:
        #: The lesson. %1 is a number as a word: "three"
        seats = self.tr("I am Odette, this is Bruno, and the seat below is yours. Everyone has a cup and %1 dice.")
        return Lines(
            self.tr("At the table"),
            (
                fill(seats, Numbers().word(OPEN.rules.dice)),
                fill(
                    self.tr(
                        "In turn, each of us says how many dice of one face there are, under all cups together. "
                        "Whoever goes too far loses a die, and so does whoever wrongly doubts it. The last player with "
                        "dice wins."
                    )
                ),
                fill(self.tr("For now all dice lie open, so that you can count along.")),
            ),
            (fill(self.tr("Look around, then press Next")),),
        )

    def _bid(self, moment: Moment) -> Lines:
        title = self.tr("The opening bid")
        if moment.part is Part.WATCH:
            text = self.tr("Now Bruno and I bid in turn, clockwise. Every bid must be higher than the one before.")
            return Lines(title, (fill(text),))
        example = told(Bid(2, 4))
        return Lines(
            title,
            (
                #: %1 is a bid, "2 × 4"
                fill(self.tr("A bid is a quantity and a face: %1 says that at least two dice are 4s."), example),
                fill(self.tr("You open the bidding, with any quantity of any face. Choose both below the table.")),
            ),
            (
                #: What is to be done; %1 is a bid
                fill(self.tr("Bid two dice at most, %1 for instance"), example),
                fill(self.tr("Press Bid")),
            ),
        )

    def _wild_ones(self, moment: Moment) -> Lines:
        return Lines(
            self.tr("Wild ones"),
            (
                #: %1 is a bid
                fill(
                    self.tr("Bruno raised, and so did I: %1. Are there as many? Rings show what counts."),
                    bid_of(moment),
                ),
                fill(
                    self.tr(
                        "Not only the 4s do: the ones with a star do too. Ones are wild: they count toward any face "
                        "that is bid, except in a bid on ones."
                    )
                ),
                fill(self.tr("That makes %n dice.", "", moment.matching)),
            ),
            (fill(self.tr("Count along, then press Next")),),
        )

    def _raise(self, moment: Moment) -> Lines:
        #: %1 is a bid
        room = self.tr("I bid %1, and %n dice match: a higher bid on 4s can still hold.", "", moment.matching)
        return Lines(
            self.tr("Raising"),
            (
                fill(
                    self.tr(
                        "Your turn. To raise, bid a larger quantity with any face, or the same quantity with a higher "
                        "face."
                    )
                ),
                fill(room, bid_of(moment)),
            ),
            (
                #: What is to be done; %1 is a bid
                fill(self.tr("Raise, to %1 for instance"), told(Bid(4, 4))),
                fill(self.tr("Press Raise")),
            ),
        )

    def _challenged(self, moment: Moment) -> Lines:
        title = self.tr("Challenged")
        if moment.part is not Part.AFTER:
            return Lines(
                title,
                (
                    fill(
                        self.tr("Bruno challenges you: everybody shows, and the dice that match your bid are counted.")
                    ),
                    fill(self.tr("He can see that you are right, of course. He does it for your sake.")),
                ),
            )
        #: %1 is the bid
        count = self.tr("%n dice match your bid of %1.", "", moment.matching)
        return Lines(
            title,
            (
                fill(count, bid_of(moment)),
                fill(
                    self.tr(
                        "That is enough: the bid holds, and the challenger loses a die. With fewer, you would have "
                        "lost one."
                    )
                ),
                fill(self.tr("Whoever has lost a die opens the next round, so Bruno does.")),
            ),
            (fill(self.tr("Press Next round")),),
        )

    def _challenge(self, moment: Moment) -> Lines:
        title = self.tr("Your challenge")
        if moment.part is Part.AFTER:
            return Lines(
                self.tr("Losing a die"),
                (
                    fill(self.tr("Only %n dice match. I went too far and lose a die.", "", moment.matching)),
                    fill(self.tr("My plate shows how many I have left. A player without dice is out.")),
                    fill(self.tr("I have lost the die, so I open the next round.")),
                ),
                (fill(self.tr("Press Next round")),),
            )
        if moment.part is Part.BEFORE:
            return Lines(title, (fill(self.tr("Bruno opens, and then I raise. Listen well.")),))
        return Lines(
            title,
            (
                #: %1 is a bid
                fill(self.tr("I bid %1. Count the 3s, and the ones with them: do you believe me?"), bid_of(moment)),
                fill(
                    self.tr(
                        "If you think that a bid goes too far, challenge it. If fewer dice match than it says, the "
                        "bidder loses a die; if not, you lose one."
                    )
                ),
            ),
            (fill(self.tr("Press Challenge")),),
        )

    def _spot_on(self, moment: Moment) -> Lines:
        #: The exact call as the title of a step
        title = self.tr("Spot On", "title")
        if moment.part is Part.AFTER:
            return Lines(
                title,
                (
                    fill(self.tr("Exactly %n dice! Bruno and I lose one each, you keep yours.", "", moment.matching)),
                    fill(
                        self.tr(
                            "That leaves both of us with a single die, for the first time. So the next round is a "
                            "Palifico round, one for us both, and you, the caller, open it."
                        )
                    ),
                ),
                (fill(self.tr("Press Next round")),),
            )
        if moment.part is Part.BEFORE:
            return Lines(title, (fill(self.tr("I open the bidding. Count along.")),))
        return Lines(
            title,
            (
                #: %1 is a bid
                fill(self.tr("I bid %1, and exactly as many dice match. Count them!"), bid_of(moment)),
                fill(
                    self.tr(
                        "Then call Spot On, the exact call: not one die more, not one fewer. If it is right, every "
                        "other player who holds dice loses one; if not, you do."
                    )
                ),
            ),
            (fill(self.tr("Press Spot On")),),
        )
