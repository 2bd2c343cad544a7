"""Who is invited unless somebody else is chosen."""

from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.session import Seat
from desktop_app.ui.characters import Character

#: The opponents in the order in which they come, and what they are called; names are the same in every language.
_NAMES = {
    Character.ROSA: "Rosa",
    Character.BRUNO: "Bruno",
    Character.INES: "Inès",
    Character.MALIK: "Malik",
    Character.ODETTE: "Odette",
}
#: The levels that they come with: a first game should be neither lost nor won at once.
_LEVELS = ("casual", "bold", "cautious", "precise", "sharp")
_PLAYERS = 4


def default_name(face: Character) -> str:
    """The name that comes with a face, empty for the human's: that one is in the language's own words."""
    return _NAMES.get(face, "")


def default_seat(number: int) -> Seat:
    """The seat of that number, from 0, the human's. Levels are of every kind, none of the strongest."""
    if number == 0:
        return Seat("", None, Character.YOU.value)
    face = list(_NAMES)[number - 1]
    return Seat(_NAMES[face], _LEVELS[number - 1], face.value)


def default_choices() -> Choices:
    """The first game ever."""
    return Choices(Rules(), tuple(default_seat(number) for number in range(_PLAYERS)))
