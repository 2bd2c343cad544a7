"""The chapter about the options."""

from PySide6.QtCore import QObject

from desktop_app.engine.rules import MAX_DICE, MIN_DICE, Rules
from desktop_app.library.templates import capitalised, filled
from desktop_app.ui.rulebook.numbers import Numbers
from desktop_app.ui.rulebook.sections import Chapter, Paragraph, Section
from desktop_app.ui.rulebook.topics import Topic


class OptionRules(QObject):
    """Calza, no wild ones, three to six dice each."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = Numbers()

    def chapter(self) -> Chapter:
        """The chapter in the language of this moment."""
        #: %1 is the option of so many dice each, as "three to six dice each"
        three = self.tr(
            "Three options change standard Liar’s Dice: Calza, no wild ones, and %1. Palifico works with all of them."
        )
        #: %1 is a number as a word, "five"
        defaults = self.tr(
            "If you choose nothing else, everyone has %1 dice, Palifico is on, Calza is off and ones are wild."
        )
        lead = (
            Paragraph(filled(three, self.dice_each())),
            Paragraph(filled(defaults, self._numbers.word(Rules().dice))),
        )
        return Chapter(Topic.OPTIONS, self.tr("Options"), lead, (self._calza(), self._no_wild_ones(), self._dice()))

    def dice_each(self) -> str:
        """The option's name: "three to six dice each"."""
        #: %1 and %2 are numbers as words: "three", "six"
        name = self.tr("%1 to %2 dice each")
        return filled(name, self._numbers.word(MIN_DICE), self._numbers.word(MAX_DICE))

    def _calza(self) -> Section:
        return Section(
            Topic.CALZA,
            self.tr("Calza"),
            (
                Paragraph(
                    self.tr(
                        "With Calza a player can win a die back. Calza then takes Spot On’s place as the exact call."
                    )
                ),
                Paragraph(
                    self.tr(
                        "If exactly as many dice match as the bid says, the caller wins one die back, but never holds "
                        "more than everyone started with, and nobody loses one. If not, the caller loses a die. Either "
                        "way the caller opens the next round."
                    )
                ),
            ),
        )

    def _no_wild_ones(self) -> Section:
        return Section(
            Topic.NO_WILD_ONES,
            self.tr("No wild ones"),
            (
                Paragraph(
                    self.tr(
                        "With no wild ones, ones are dice like all others: they count only toward a bid on ones, and "
                        'they remain the lowest face. A <a href="#palifico-round">Palifico round</a> then only fixes '
                        "the face."
                    )
                ),
            ),
        )

    def _dice(self) -> Section:
        #: %1 and %2 are numbers as words: "three", "six"
        same = self.tr(
            "Everyone starts with the same number of dice, from %1 to %2. With more dice the bids climb higher and the "
            "game lasts longer."
        )
        text = filled(same, self._numbers.word(MIN_DICE), self._numbers.word(MAX_DICE))
        return Section(Topic.DICE_EACH, capitalised(self.dice_each()), (Paragraph(text),))
