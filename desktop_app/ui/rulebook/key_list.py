"""The chapter about keys: those of the table, and those of the menu bar as it has them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop_app.engine.rules import FACES, ExactCall
from desktop_app.library.templates import filled
from desktop_app.ui.rulebook.sections import Chapter, KeyLine, KeyTable, Paragraph
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.words.keys import KeyWords
from desktop_app.ui.words.options import OptionWords

_RULES_KEY = "F1"


class KeyRules(QObject):
    """Everything that can be done without a mouse."""

    def chapter(self, menu: Sequence[KeyLine]) -> Chapter:
        """The chapter in the language of this moment, given what the menu bar has keys for."""
        lead = Paragraph(self.tr("Everything can be done with the keyboard alone. At the table:"))
        #: The heads of a table of keys
        table = KeyTable(self.tr("Key"), self.tr("What it does"), self._at_the_table())
        review = Paragraph(self.tr("In the review of a game that has ended:"))
        looking_back = KeyTable(table.key, table.does, self._in_a_review())
        rest = Paragraph(self.tr("Anywhere, from the menu bar:"))
        everywhere = (rest, KeyTable(table.key, table.does, tuple(menu))) if menu else ()
        return Chapter(Topic.KEYS, self.tr("Keys"), (lead, table, review, looking_back, *everywhere))

    def _at_the_table(self) -> tuple[KeyLine, ...]:
        keys, options = KeyWords(), OptionWords()
        #: %1 and %2 are the keys of the lowest and of the highest face
        faces = self.tr("Left and right arrows, or %1 to %2")
        return (
            KeyLine(self.tr("Up and down arrows, or a number"), self.tr("Choose the quantity")),
            KeyLine(filled(faces, FACES[0], FACES[-1]), self.tr("Choose the face")),
            KeyLine(keys.enter(), self.tr("Bid or raise; after a round, go on")),
            #: What a key does. A verb
            KeyLine(keys.challenge(), self.tr("Challenge")),
            KeyLine(keys.exact(ExactCall.SPOT_ON), options.exact_call(ExactCall.SPOT_ON)),
            KeyLine(keys.exact(ExactCall.CALZA), options.exact_call(ExactCall.CALZA)),
            KeyLine(keys.ladder(), self.tr("Look at all bids on the bid ladder")),
            KeyLine(keys.next_round(), self.tr("Next round")),
            #: Names of two keys
            KeyLine(self.tr("Space or Enter"), self.tr("Skip what is moving, as a click on the table does")),
            #: The name of the key
            KeyLine(self.tr("Tab"), self.tr("From one control to the next; round the table with the arrows")),
            KeyLine(_RULES_KEY, self.tr("Open this book where it answers what you are looking at")),
        )

    def _in_a_review(self) -> tuple[KeyLine, ...]:
        return (
            KeyLine(self.tr("Left and right arrows"), self.tr("From move to move")),
            #: Names of two keys
            KeyLine(self.tr("Page Up and Page Down"), self.tr("From round to round")),
            #: The name of the key
            KeyLine(self.tr("Escape"), self.tr("Back to where you came from")),
        )
