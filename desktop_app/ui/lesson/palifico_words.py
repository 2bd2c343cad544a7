"""What Odette says of a Palifico round, while all dice lie open."""

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Bid
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.lesson.moment import Lines, Moment, Part, bid_of, told
from desktop_app.ui.words.sentence import fill


class PalificoWords(QObject):
    """The steps of the Palifico round, in the language of the moment."""

    def lines(self, moment: Moment) -> Lines:
        """What is said at a moment of one of these steps. Raises KeyError for any other step."""
        said = {Step.PALIFICO: self._palifico, Step.FIXED_FACE: self._fixed_face}
        return said[moment.step](moment)

    def _palifico(self, moment: Moment) -> Lines:
        title = self.tr("A Palifico round")
        if moment.part is Part.WATCH:
            return Lines(title, (fill(self.tr("Now Bruno and I can only raise the quantity.")),))
        return Lines(
            title,
            (
                fill(
                    self.tr(
                        "The light has changed, and the ones have lost their star: in a Palifico round ones are not "
                        "wild. They count only for a bid on ones."
                    )
                ),
                fill(
                    self.tr(
                        "The opening bid may name any face, ones included. From then on the face is fixed, for the "
                        "whole table. You hold two 5s."
                    )
                ),
            ),
            (
                #: What is to be done; %1 is a bid
                fill(self.tr("Bid %1"), told(Bid(1, 5))),
                fill(self.tr("Press Bid")),
            ),
        )

    def _fixed_face(self, moment: Moment) -> Lines:
        title = self.tr("The face is fixed")
        if moment.part is Part.AFTER:
            return Lines(
                self.tr("Out of the game"),
                (
                    fill(
                        self.tr(
                            "%n dice match, your bid holds, and Bruno loses his last die: he is out.",
                            "",
                            moment.matching,
                        )
                    ),
                    fill(
                        self.tr(
                            "The next round is normal again. A Palifico round comes once per player: Bruno and I have "
                            "had ours."
                        )
                    ),
                    fill(self.tr("Enough of open dice. Now we cover them.")),
                ),
                (fill(self.tr("Press Next round")),),
            )
        if moment.part is Part.WATCH:
            return Lines(title, (fill(self.tr("Bruno challenges you. The ones do not count now.")),))
        #: %1 is a bid
        room = self.tr("I bid %1, and %n dice match: you can raise.", "", moment.matching)
        return Lines(
            title,
            (
                fill(self.tr("The padlock says it: you too can raise only the quantity, or call.")),
                fill(room, bid_of(moment)),
            ),
            (
                #: What is to be done; %1 is a bid
                fill(self.tr("Raise to %1"), told(Bid(4, 5))),
                fill(self.tr("Press Raise")),
            ),
        )
