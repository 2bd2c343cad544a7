"""The chapter about dice that can be checked."""

from PySide6.QtCore import QObject

from desktop_app.ui.rulebook.sections import Chapter, Paragraph
from desktop_app.ui.rulebook.topics import Topic


class FairDiceRules(QObject):
    """Seal, phrase and secret, for people who do not compute."""

    def chapter(self) -> Chapter:
        """The chapter in the language of this moment."""
        texts = (
            self.tr(
                "Before the first roll the game draws a secret, a long random number, and shows you its seal: a number "
                "computed from the secret. Nobody can work out the secret from its seal, nor find another secret with "
                "the same seal."
            ),
            self.tr(
                "You may then add a phrase of your own. Every die of the game, and who opens first, follow from secret "
                "and phrase by a fixed computation. The game cannot choose a secret that suits your phrase, for the "
                "seal was there before it; and you cannot choose a phrase that suits the secret, for you do not know "
                "it."
            ),
            self.tr(
                "At the end of the game the secret is shown. Anyone can then see that it belongs to the seal, and "
                "compute every die again. The computer players see only what you would see in their place: their own "
                "dice, and what happens on the table."
            ),
        )
        return Chapter(Topic.FAIR_DICE, self.tr("Dice that can be checked"), tuple(map(Paragraph, texts)))
