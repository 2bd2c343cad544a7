"""What the beginner says: curious, hopeful, thankful.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class NoviceLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("Is this seat free?"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ve read the rules. Most of them."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("My first real table!"),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Do tell me if I get it wrong."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Which way do we go round?"),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Oh, it’s my turn?"),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Is this a good start?"),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I’ll just say something."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Fingers crossed."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Can I say that? I’ll say that."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Is that too many?"),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Why not? It might be."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Oops, it slipped out."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I have a feeling. A big one."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("It sounded nice."),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Can I look? I’d like to look."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Really? That many?"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I don’t see how."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Is this where I challenge?"),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’ll be brave and ask."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("It’s true? It’s true!"),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I didn’t expect that either."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Oh good, it worked."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Beginner’s luck?"),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("So that’s how it goes!"),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Ah. I see."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("How did you know?"),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I was hoping."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("I’ll remember that."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Was it that obvious?"),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("It worked? It worked!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I only guessed!"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Can I do that again?"),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Wait till I tell them at home."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I’m getting the hang of it!"),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("So that was not it."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("It felt right."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I wanted to try it once."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Harder than it looks."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("It always looked so easy."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Do I get it back later?"),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I’m learning."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Oh, that one was new."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Bye, little die."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("The next round will go better."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("All alone, poor thing."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Can you play with one die?"),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("That went fast."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("My lucky die, I hope."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("At least I can’t lose count."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Already? I was having fun."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I lasted longer than I thought."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Can I stay and watch?"),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll practise at home."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Thank you for being patient."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("Is it over? Did I win?"),
                #: Said to all, having won the game. Must fit men and women
                self.tr("I have no idea how I did that."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Pinch me."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("You were all so kind."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Do I get a medal?"),
            ),
        }
        return lines.get(occasion, ())
