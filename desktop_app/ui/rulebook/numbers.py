"""Small numbers as words, for limits that stand in a sentence."""

from PySide6.QtCore import QObject


class Numbers(QObject):
    """Numbers from two to six as they are written in a text; all others in digits."""

    def word(self, number: int) -> str:
        """The number as a word: "three"."""
        words = {
            2: self.tr("two"),
            3: self.tr("three"),
            4: self.tr("four"),
            5: self.tr("five"),
            6: self.tr("six"),
        }
        return words.get(number, str(number))
