"""What the easygoing one says: relaxed, with half an ear on the game.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class CasualLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Hi! What are we playing?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("A comfy chair, and I’m happy."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("No rush, is there?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Anybody for a biscuit?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Let’s just have a nice time."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Whatever. This."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I’ll put that out there."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Something like that."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Don’t think too hard about it."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Let’s say that."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Is it a lot? Ah well."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("You only live once."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I wasn’t really counting."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Big numbers look nicer."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Who’s keeping track, anyway?"),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Sorry, what was the bid?"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Nah."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Let’s have a look, just for fun."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’d say not."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("It doesn’t ring true to me."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Told you so."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Easy."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("That turned out fine."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Lucky me."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("See, no worries."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Ha, all right."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Was I not supposed to say that?"),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You were listening, then."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("It happens to the best."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I’ll have another biscuit."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Ha! Just like that."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I wasn’t even looking."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Well, that was handy."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Sometimes it just fits."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("And I nearly missed my turn."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("It was only a whim."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I said it without thinking."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Worth a laugh."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I should have listened."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Forget I said anything."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Somebody else can enjoy it."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Less to pick up."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Fine, I wasn’t using it."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("No drama."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("They come and go."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("A single die is easy to carry."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Where did they all go?"),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Simple. I like simple."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("That’s the last biscuit, too."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("I’ll stop daydreaming now."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("The kitchen is calling. Have fun."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Right, who wants tea?"),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I had a lovely time."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("You carry on."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Time to stretch my legs."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Oh. Nobody left?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("It surprises me as much as you."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("And I didn’t even hurry."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Nice. What’s for dinner?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("I could get used to this."),
            ),
        }
        return lines.get(occasion, ())
