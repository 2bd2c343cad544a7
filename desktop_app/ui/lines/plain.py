"""What everybody else says: short and friendly.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class PlainLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Hello, everyone!"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("How nice to see you."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Everybody ready?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("A good game to us all."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("My favourite table."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I’ll begin, then."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Let’s see where this goes."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Here’s my bid."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Over to you."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Here we go."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Hold on to your chairs."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Let’s go up a little."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("What do you say to that?"),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Time to be brave."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("And now?"),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I don’t think so."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Let’s see them."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’m not convinced."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Show us, please."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Here I stop."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("It was true!"),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("There they are."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("It holds."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("That went well."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Good try, though."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You’re right."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Good eye."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I had to try."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Fair enough."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Oh well."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("What luck!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Just that many."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I had that number in mind."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("On the nose!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("That makes my day."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Not this time."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("It was worth asking."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I miscounted."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("A pity."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("One can dream."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("There it goes."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Never mind."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I still have some left."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("One fewer to shake."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("That happens."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Just the one, now."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One die left. Let’s see."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("I’m not done yet."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Small, but mine."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("It’s getting tight."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("That’s me done. Good game."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Thanks for the game."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll cheer from here."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Well played, everyone."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Until next time."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("I won? I won!"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("That was a fine game."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Thank you for playing."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Another one?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("That was fun."),
            ),
        }
        return lines.get(occasion, ())
