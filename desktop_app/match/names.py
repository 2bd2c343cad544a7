"""Names of players: whatever people call themselves, kept readable and told apart."""

import unicodedata
from collections.abc import Sequence
from enum import Enum, auto

MAX_NAME = 24
"""The most characters of a name, after tidying."""

#: Characters that turn the direction of what follows them, out of the name into our sentence.
_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: Categories of characters that leave no mark: controls, formats, separators.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})


class NameFault(Enum):
    """Why a name cannot be used."""

    EMPTY = auto()
    TOO_LONG = auto()
    TAKEN = auto()


def tidy_name(text: str) -> str:
    """The name as it is used: NFC, one space between words, without what cannot be seen, written or kept in its place.

    Emoji, and joiners inside them, stay as they are.
    """
    kept = "".join(character for character in text if _is_kept(character))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def name_faults(names: Sequence[str]) -> tuple[NameFault | None, ...]:
    """What is wrong with each of the tidy names of one table, None where nothing is.

    A name is taken if an earlier seat has it; capitals do not tell names apart.
    """
    seen: set[str] = set()
    faults: list[NameFault | None] = []
    for name in names:
        same = unicodedata.normalize("NFKC", name).casefold()
        faults.append(_fault(name, taken=same in seen))
        seen.add(same)
    return tuple(faults)


def _fault(name: str, *, taken: bool) -> NameFault | None:
    if all(unicodedata.category(character) in _UNSEEN for character in name):
        return NameFault.EMPTY
    if len(name) > MAX_NAME:
        return NameFault.TOO_LONG
    return NameFault.TAKEN if taken else None


def _is_kept(character: str) -> bool:
    if character in _TURNS:
        return False
    return character.isspace() or unicodedata.category(character) not in ("Cc", "Cs")
