"""The keys for what a player does: letters of the words that stand on the buttons."""

from PySide6.QtCore import QObject

from desktop_app.engine.rules import ExactCall


class KeyWords(QObject):
    """Keys as they are pressed, and as they are named."""

    def enter(self) -> str:
        """The key that makes the bid, and goes on."""
        #: The name of a key
        return self.tr("Enter")

    def challenge(self) -> str:
        """The key for a challenge."""
        #: The key for a challenge: a letter of its word, another one than for the exact calls
        return self.tr("C", "key")

    def exact(self, exact: ExactCall) -> str:
        """The key for the exact call."""
        if exact is ExactCall.SPOT_ON:
            #: The key for Spot On: a letter of its word, another one than for a challenge
            return self.tr("S", "key")
        #: The key for Calza: a letter of its word, another one than for a challenge
        return self.tr("Z", "key")

    def ladder(self) -> str:
        """The key for the bid ladder."""
        #: The key that opens the bid ladder: a letter of its name, another one than those of the moves and of the sound
        return self.tr("L", "key")

    def next_round(self) -> str:
        """The key for the next round."""
        #: The key for the next round: a letter of its words, but not M, which is the key for the sound
        return self.tr("N", "key")
