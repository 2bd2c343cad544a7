"""What the cautious one says: gentle, polite, a little anxious.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class CautiousLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Hello. I’ll begin gently, if I may."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Let’s take our time."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I do hope the dice are kind."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("A quiet game would suit me."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Good luck, everyone."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Let me just put this here."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Well, one must begin somewhere."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I’ve thought about it."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Please be gentle with this one."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("All things considered…"),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I hope I won’t regret this."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Oh dear, that is a lot."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("My heart is beating."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Deep breath."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Well, somebody had to say it."),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Forgive me, I have to look."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’m not sure about this one."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("That’s a little too much for me."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("May we see, please?"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’d rather check."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Phew, what a relief."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I try to be honest."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I was rather worried."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("One can believe me, you know."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("No hard feelings, I hope."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I should have stayed lower."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Well seen."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I had a feeling about that."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("That will teach me."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You were right to look."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Goodness, it was right!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I hardly dared to say it."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I counted it twice."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I’m still trembling."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Sometimes one has to dare."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("That was not like me."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I let myself be tempted."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Back to being careful."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Oh, what a pity."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I won’t do that again soon."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I was fond of that one."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Careful now."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("It could be worse."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I’ll look after the others."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Slowly, slowly."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Only one left. Oh my."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("This calls for great care."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("A single die, like a candle."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("I’ll hold on to this one."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Just pretend I’m not here."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll watch from here. Well played."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("At least I can relax now."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I held on as long as I could."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Good luck to those who stay."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Next time, a little bolder perhaps."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Me? Really?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Slow and steady, after all."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("I can hardly believe it."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Thank you, that was lovely."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Patience, that was all."),
            ),
        }
        return lines.get(occasion, ())
