"""What the sharp one says: dry and exact, with respect for whoever plays well.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class SharpLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Good day. Shall we count?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ve sharpened my pencil."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Numbers first, feelings later."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ll keep an eye on everything."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Let the figures speak."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("First term of the series."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("For the record."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Let us see who reacts."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("We begin with a question."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("A hypothesis, to begin with."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Do the sum yourselves."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("The improbable happens daily."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("The equation is yours now."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Within the margin."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Interesting, isn’t it?"),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("The numbers disagree."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I make it fewer."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Let’s verify that."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Statistically speaking, no."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("One step too many."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("As calculated."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Arithmetic is on my side."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Count again if you like."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("A reasonable challenge, though."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("It adds up."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Correct. Well reasoned."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("My error, your point."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("It was a calculated risk."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You read that well."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I’ll revise my estimate."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Precisely."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Not one more, not one less."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Quod erat demonstrandum."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("It had to be that number."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("The pleasure of an exact sum."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("An instructive mistake."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("The theory was sound."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I must recalculate."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("That’s variance for you."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Duly noted."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("It’s within the plan."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I’ve lost dice before."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Minus one."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("An acceptable cost."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Let me rearrange things."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One die: the sums get simpler."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One is still a number."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("The margin is thin."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Now every word counts."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Minimal equipment, then."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("A clean result. Well played."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I shall study this one."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Zero. Also a number."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("The data were against me."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll count along with you."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Quite satisfactory."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("In the long run, it works."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Fine play, all of you."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Solved."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("A pleasure to count with you."),
            ),
        }
        return lines.get(occasion, ())
