"""Who is invited unless somebody else is chosen, and who comes with a level."""

from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.matches import Seat
from desktop_app.ui.characters import Character

#: Who plays at each level unless another face is chosen. Names are the same in every language.
_COMPANY = {
    "novice": (Character.NINO, "Nino"),
    "casual": (Character.ROSA, "Rosa"),
    "bold": (Character.BRUNO, "Bruno"),
    "cautious": (Character.INES, "Inès"),
    "precise": (Character.MALIK, "Malik"),
    "sharp": (Character.ODETTE, "Odette"),
    "seasoned": (Character.AMARA, "Amara"),
    "master": (Character.SILVIO, "Silvio"),
}
_NAMES = dict(_COMPANY.values())
#: Who comes, in this order: a first game should be neither lost nor won at once.
_ORDER = ("casual", "bold", "cautious", "precise", "sharp", "novice", "seasoned", "master")
_PLAYERS = 4


def face_of(level: str) -> Character:
    """The face of a level. Raises KeyError for one that is not in the roster."""
    return _COMPANY[level][0]


def level_of(face: Character) -> str | None:
    """The level whose face it is, None for the human's."""
    return next((level for level, (own, _) in _COMPANY.items() if own is face), None)


def default_name(face: Character) -> str:
    """The name that comes with a face, empty for the human's: that one is in the language's own words."""
    return _NAMES.get(face, "")


def default_seat(number: int) -> Seat:
    """The seat of that number, from 0, the human's; there is one for each level. The strongest come last."""
    if number == 0:
        return Seat("", None, Character.YOU.value)
    level = _ORDER[number - 1]
    face, name = _COMPANY[level]
    return Seat(name, level, face.value)


def default_choices() -> Choices:
    """The first game ever."""
    return Choices(Rules(), tuple(default_seat(number) for number in range(_PLAYERS)))
