"""What the experienced one says: unhurried, in pictures and proverbs.

No line says anything about dice that are covered; none makes fun of anybody.
"""

from PySide6.QtCore import QObject

from desktop_app.ui.occasions import Occasion


class SeasonedLines(QObject):
    """The lines of one temper, each said once in a game at most."""

    def of(self, occasion: Occasion) -> tuple[str, ...]:
        """The lines for an occasion, in the language of the moment; none for most occasions."""
        lines = {
            Occasion.GREETING: (
                #: Said to all, before the first round. Must fit men and women
                self.tr("I’ve sat at many tables."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("New faces, old tricks."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Pour the coffee, we’ll be a while."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("Good to be back."),
                #: Said to all, before the first round. Must fit men and women
                self.tr("The cups still smell of leather."),
            ),
            Occasion.OPENING: (
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("I’ve begun worse games."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("My grandmother opened like this."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("A small stone in the pond."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("Make of it what you will."),
                #: Said to all, with the opening bid. Must fit men and women
                self.tr("The road is long. Off we set."),
            ),
            Occasion.HIGH_RAISE: (
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("I’ve seen higher. Once."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("The sea was rougher in my day."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Don’t look at me like that."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("An old fox, a new trick."),
                #: Said to all, with a bid that is higher than anybody expects. Must fit men and women
                self.tr("Somebody will blink."),
            ),
            Occasion.CHALLENGE: (
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’ve heard that one before."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Your cup is smiling too much."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("That old song again."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("Come, show an old friend."),
                #: Said to one player, when challenging. Must fit men and women
                self.tr("I’ve waited long enough."),
            ),
            Occasion.BELIEVED: (
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Experience has its uses."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Many have tried."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("I hide it well, don’t I?"),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("You’ll know me better next time."),
                #: Said to one player, who has challenged without reason. Must fit men and women
                self.tr("Old wood burns slowly."),
            ),
            Occasion.CAUGHT: (
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Well caught. It’s been years."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You’ll go far."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("Even the sea has its ebb."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You learn quickly."),
                #: Said to one player, who has challenged with reason. Must fit men and women
                self.tr("You have a fine nose for it."),
            ),
            Occasion.EXACT_RIGHT: (
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I count these in my sleep."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Some things you just know."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("The old recipe still works."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("Like bread from the oven."),
                #: Said to all, after an exact call that was right. Must fit men and women
                self.tr("I learnt that one in a harbour."),
            ),
            Occasion.EXACT_WRONG: (
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("Not even age is always right."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I’ve missed finer targets."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("The wind has turned."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("One more story to tell."),
                #: Said to all, after an exact call that was wrong. Must fit men and women
                self.tr("I’ll blame the coffee."),
            ),
            Occasion.DIE_LOST: (
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("I’ve lost more than that."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Dice leave, friends stay."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("The night is young."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("A good captain lightens the ship."),
                #: Said to all, after losing a die, with some left. Must fit men and women
                self.tr("Wrinkles come the same way."),
            ),
            Occasion.LAST_DIE: (
                #: Said to all, with a single die left. Must fit men and women
                self.tr("There’s a way back from here."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("One ember is enough for a fire."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("We’ve been here before, my die."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("The last die is the wisest."),
                #: Said to all, with a single die left. Must fit men and women
                self.tr("Patience outlives numbers."),
            ),
            Occasion.OUT: (
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I leave the table richer."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("I’ll tell you stories meanwhile."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Keep my chair warm."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("It was a good voyage."),
                #: Said to all, having lost the last die. Must fit men and women
                self.tr("Every tide goes out."),
            ),
            Occasion.WIN: (
                #: Said to all, having won the game. Must fit men and women
                self.tr("The years do help."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("You made me work for it."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("I’ll think back to this table."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("And now, the coffee."),
                #: Said to all, having won the game. Must fit men and women
                self.tr("Come closer, I’ll tell you how."),
            ),
        }
        return lines.get(occasion, ())
