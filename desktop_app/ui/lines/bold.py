"""What the bold one says: loud, cheerful, ready for anything.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class BoldLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Good company. Let’s make some noise."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ve been looking forward to this!"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Big numbers today, I can feel it."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Shake those cups, I’m ready!"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("May the best story win."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Here’s something to chew on."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Somebody has to start the fun."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Off we go!"),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Catch me if you can."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("The first word is mine."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Too high? Let’s find out."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Why walk when you can fly?"),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("There. Now breathe."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I like the air up here."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Who’s still with me?"),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Nice tale. Cups up!"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I can’t resist. Show me!"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("That one I won’t swallow."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("My turn to be difficult."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Enough climbing. Let’s look down."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I do tell the truth. Sometimes."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("You should have trusted me!"),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("See? All there."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Oh, that felt good."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Luck likes a loud voice."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("All right, you got me!"),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Worth a try."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("It sounded so good in my head."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("One day somebody will believe me."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("No regrets. It was a lovely number."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("To the very die!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Did you see that?"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I live for moments like this!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("The heart is never wrong."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Somebody frame this one."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I believed in it, I really did."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Ah well. It would have been glorious."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Next time, you’ll see."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("My heart counted differently."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("You can’t win them all."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Just a scratch."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("It’s good to travel light."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Fewer dice, more courage."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I’ll manage with less."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("It’s far from over."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One die. Now it gets interesting."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One is plenty for a good story."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Don’t count me out yet!"),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Watch what a single die can do."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Back to the wall. My favourite place."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("What a ride! Thank you all."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I go out singing."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Finish it in style for me."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Next time I’ll bid even higher."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("At least I made some noise!"),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Fortune favours the bold!"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("What a game! Again?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("I’d do it all again."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("You made me sweat. Thank you!"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Cake for everyone."),
            ),
        }
        return lines.get(occasion, ())
