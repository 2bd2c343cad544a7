"""What Odette says once the dice are covered."""

from PySide6.QtCore import QObject

from desktop_app.match.lesson.steps import Step
from desktop_app.ui.lesson.moment import Lines, Moment, Part, bid_of
from desktop_app.ui.words.sentence import fill


class CoveredWords(QObject):
    """The steps of the covered game, in the language of the moment."""

    def lines(self, moment: Moment) -> Lines:
        """What is said at a moment of one of these steps. Raises KeyError for any other step."""
        said = {
            Step.COVERED: self._covered,
            Step.CALZA: self._calza,
            Step.YOUR_CALZA: self._your_calza,
            Step.ON_YOUR_OWN: self._on_your_own,
        }
        return said[moment.step](moment)

    def _covered(self, moment: Moment) -> Lines:
        return Lines(
            #: Dice lie covered: as the title of a step
            self.tr("Under the cups"),
            (
                fill(
                    self.tr(
                        "Another game, as it is really played: you see your own dice and no others. You have lost one "
                        "already."
                    )
                ),
                fill(
                    self.tr(
                        "Bid on what you hold and on what may lie under the other cups: about one die in three "
                        "matches there, wild ones included."
                    )
                ),
                fill(self.tr("A bid need not be true, for nobody can see that now.")),
            ),
            (
                fill(self.tr("Choose a bid of two dice at most")),
                fill(self.tr("Press Bid")),
            ),
        )

    def _calza(self, moment: Moment) -> Lines:
        title = self.tr("Calza")
        if moment.part is not Part.AFTER:
            return Lines(
                title,
                (
                    fill(self.tr("This game has the option Calza: it takes Spot On’s place.")),
                    fill(self.tr("Bruno raises. I think that his bid is exact to the very die, and call Calza.")),
                ),
            )
        #: %1 is a bid
        count = self.tr("%n dice match, and Bruno bid %1. So I lose a die.", "", moment.matching)
        return Lines(
            title,
            (
                fill(count, bid_of(moment)),
                fill(
                    self.tr(
                        "Had it been exact, nobody would have lost one, and I would have won a die back, though never "
                        "above the number that everyone started with."
                    )
                ),
                fill(self.tr("After Calza the caller opens the next round.")),
            ),
            (fill(self.tr("Press Next round")),),
        )

    def _your_calza(self, moment: Moment) -> Lines:
        title = self.tr("Your Calza")
        if moment.part is Part.AFTER:
            return Lines(
                title,
                (
                    fill(
                        self.tr(
                            "Exactly %n dice! You win a die back, and nobody loses one.",
                            "",
                            moment.matching,
                        )
                    ),
                    fill(self.tr("You called, so you open the next round.")),
                ),
                (fill(self.tr("Press Next round")),),
            )
        if moment.part is Part.BEFORE:
            return Lines(title, (fill(self.tr("I called, so I open the bidding.")),))
        return Lines(
            title,
            (
                #: %1 is a bid; the learner holds a 1 and a 3
                fill(self.tr("I bid %1. Two of yours match already, for your one is wild."), bid_of(moment)),
                fill(self.tr("If I hold one too and Bruno none, the bid is exact. Trust me.")),
                fill(self.tr("Call Calza: if it is right, you win a die back; if not, you lose one.")),
            ),
            (fill(self.tr("Press Calza")),),
        )

    def _on_your_own(self, moment: Moment) -> Lines:
        if moment.part is Part.AFTER:
            return Lines(
                #: The lesson is over: its last title
                self.tr("Now you can play"),
                (
                    fill(
                        self.tr(
                            "Below the table you always read who was right and what it costs. So it goes on, round "
                            "after round, until only one player holds dice."
                        )
                    ),
                    fill(self.tr("The rules of the game, with every option, open with F1 whenever you wonder.")),
                    fill(self.tr("That was the lesson. We shall meet again at the table!")),
                ),
            )
        #: What is to be done
        opening, later = self.tr("Open the bidding"), self.tr("Raise, challenge or call Calza")
        return Lines(
            self.tr("On your own"),
            (
                fill(
                    self.tr("This round is yours: whatever you do is welcome. Bruno and I play as in any other game.")
                ),
                fill(self.tr("Look at your dice, count on one in three of the others, and do not believe everything.")),
            ),
            (fill(opening if moment.opening else later),),
        )
