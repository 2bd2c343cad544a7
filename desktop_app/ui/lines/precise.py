"""What the one says who loves exact calls: in the words of a workshop.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class PreciseLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Here I am, to the minute."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ve set my watch."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("A neat table. I like that."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Let’s get the count right."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Every die in its place."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Measured, then cut."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("A tidy beginning."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("No more than needed."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I weighed every word."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("One notch on the ruler."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("A bold stroke, well drawn."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Mind the last digit."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("The needle is in the red."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("The scale goes that far."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Stretched, not torn."),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("That doesn’t fit."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Slightly over, I think."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Your ruler is bent."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Let’s put it on the scales."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’d like to see the working."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("To measure, as you see."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I never round up."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("It was well cut."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Not a crack in it."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("The joints hold."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("A splinter. You saw it."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("My spirit level was off."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Out of true, I admit."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You measure well."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I’ll sand that down."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Click. It fits."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("That’s the sound I love."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Like clockwork."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("My favourite word: exactly."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Made to measure!"),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("By a hair’s breadth. Or several."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("The gauge was off."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I’d measure again if I could."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Exact, but for another table."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I couldn’t leave it unasked."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Tighter tolerances from now on."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("One gear fewer."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("A drop of oil, and on we go."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Let me tidy up a little."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Offcuts are part of the trade."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One part left, well kept."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Small work, steady eye."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("The smallest screw holds too."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("No room for error now."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("A watch can run on one jewel."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("My time is up, to the second."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Tools down. Fine work."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll keep the minutes."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("A clean finish, at least."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Back to the workbench."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("A perfect fit."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Signed and dated."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Nothing left over."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Careful work, happy end."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("My compliments. It was close."),
            ),
        }
        return lines.get(occasion, ())
