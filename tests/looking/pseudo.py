"""A language that nobody speaks: every text is English, 40 % longer, with marks on all vowels and brackets round it.

What shows a vowel without a mark has not been translated; what does not end in a bracket has been cut off.
"""

import math
import re
from functools import cache

from PySide6.QtCore import QTranslator

LONGER = 1.4
MARKED = str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ")
#: What must stay as it is: placeholders, marks of HTML, entities, the keys of menus and buttons.
_KEPT = re.compile(r"(%L?(?:\d+|n)|<[^>]*>|&\w+;|&\w)")
_OFFERED = re.compile(r"(.+) (\((?:%1|\*)\))")


class PseudoLanguage(QTranslator):
    """Translates everything; installed last, it is asked first."""

    def isEmpty(self) -> bool:
        """It has something for every text."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in this language; a text that names a key to be pressed stays what it is.

        Of what a file dialog offers Qt reads the patterns at the end; else it takes the whole for one.
        """
        offered = _OFFERED.fullmatch(source) if context == "RecordsDesk" else None
        if offered:
            return f"{pseudo(offered[1])} {offered[2]}"
        return source if disambiguation == "key" else pseudo(source)


@cache
def pseudo(text: str) -> str:
    """The text as it is said in this language: "Raise" is "[Rààìsè]"."""
    pieces = _KEPT.split(text)
    letters = sum(len(piece) for piece in pieces[::2])
    missing = math.ceil(letters * (LONGER - 1)) - len("[]")
    said = ""
    for place, piece in enumerate(pieces):
        if place % 2:
            said += piece.translate(MARKED) if piece.startswith("&") and not piece.endswith(";") else piece
            continue
        for letter in piece:
            marked = letter.translate(MARKED)
            said += marked
            if marked != letter and missing > 0:
                said += marked.lower()
                missing -= 1
    return f"[{said}{'ù' * max(missing, 0)}]"
