"""What the strongest says: little, courteous, about reading and listening.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class MasterLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Please, change nothing for me."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ll be listening."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("An honour to sit with you."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Silence tells me plenty."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Let us get to know each other."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("The door is open."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("After me, if you please."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Your answers interest me."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("A first move, nothing more."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Let us listen."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I leave you the choice."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Breathe. Then decide."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("It had to be said."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Here the path gets narrow."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I watch how you take it."),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Your voice gave you away."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Allow me."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I believe you less each round."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I know this melody."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("The cups, please."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Now you know me, too."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Remember this one."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("You read the wrong page."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I keep my word."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("A natural thought, though."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You see further than most."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Well read."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I bow."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Thank you for the lesson."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I must become harder to read."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("As it was written."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("All of you told me."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("One only had to listen."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("The table has spoken."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("A quiet certainty."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("You kept a secret after all."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I turned the page too soon."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("So there is more to learn."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Chance had other plans."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I misread somebody."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("The price of knowing."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("A fair exchange."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I learnt something."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Go in peace."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("The game is long."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Now I listen twice as well."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One die, and all of you to read."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("A single thread can hold."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Little to hide, then."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Silence suits me."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("You read to the end. Bravo."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("The last page was yours."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I take my hat off."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("From here I see you better."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("A worthy table."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Thank you for your candour."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("You hid it well. Nearly."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("It was close, believe me."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Your game deserves respect."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Shall we open another book?"),
            ),
        }
        return lines.get(occasion, ())
