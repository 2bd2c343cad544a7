"""Which of the games that are kept a list holds."""

import unicodedata
from enum import Enum
from typing import NamedTuple

_ESCAPED = str.maketrans({"%": "!%", "_": "!_", "!": "!!"})


class Which(Enum):
    """Which games a list holds."""

    ALL = (0, 1)
    UNFINISHED = (0,)
    FINISHED = (1,)


class Selection(NamedTuple):
    """The games that a list holds: which of them, and a part of a player's name, empty for everybody."""

    which: Which = Which.ALL
    name: str = ""


class Totals(NamedTuple):
    """How many games of each kind are kept, and how many a selection holds."""

    unfinished: int
    finished: int
    selected: int


NO_GAMES = Totals(0, 0, 0)
"""Nothing is kept."""


def folded(name: str) -> str:
    """A name as it is searched: capitals and accents tell nothing apart."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(character for character in plain if not unicodedata.combining(character)).casefold()


def where(selection: Selection) -> tuple[str, list[str]]:
    """The condition of a query for the selection, and the values that belong to it."""
    states = ", ".join(map(str, selection.which.value))
    if not selection.name:
        return f"is_over IN ({states})", []
    pattern = f"%{folded(selection.name).translate(_ESCAPED)}%"
    return f"is_over IN ({states}) AND folded_names LIKE ? ESCAPE '!'", [pattern]
