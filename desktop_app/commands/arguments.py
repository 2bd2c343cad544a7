"""Arguments as they are typed: read strictly, and refused in one line that says what is allowed.

Typer takes the command line apart; what the parts may be is decided here, so that every refusal speaks the user's
language and no box is drawn around it.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop_app.library.refused import refused_told
from desktop_app.library.templates import filled, shown
from desktop_app.players.roster import LEVELS

LENIENT = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Typer's settings of a command that refuses what is left over by itself."""


class WrongArgument(Exception):
    """An argument that cannot be: the text, one line, says what is allowed."""


class Failure(Exception):
    """A command cannot do what it was asked to: the text, one line, says why."""


def wrong(argument: str, allowed: str) -> WrongArgument:
    """An argument that has no place there, or lacks its value."""
    #: %1 is what was typed, %2 how the command is used
    template = QCoreApplication.translate("Commands", "Wrong argument: %1. Allowed: %2")
    return WrongArgument(filled(template, shown(argument), allowed))


def refuse_rest(rest: Sequence[str], usage: str) -> None:
    """Raise WrongArgument where typer has left something over."""
    if rest:
        raise wrong(rest[0], usage)


def needed(value: str | None, name: str, usage: str) -> str:
    """The value of an argument that must be there. Raises WrongArgument."""
    if not value:
        #: %1 is the name of an argument, %2 how the command is used
        template = QCoreApplication.translate("Commands", "Missing argument: %1. Allowed: %2")
        raise WrongArgument(filled(template, name, usage))
    return value


def whole_number(text: str, name: str, allowed: range) -> int:
    """The number that is typed. Raises WrongArgument."""
    number = int(text) if re.fullmatch(r"[0-9]{1,30}", text) else -1
    if number not in allowed:
        #: %1 is the name of an argument, %2 and %3 are numbers, %4 is what was typed
        template = QCoreApplication.translate("Commands", "%1 takes a whole number from %2 to %3, not “%4”.")
        raise WrongArgument(filled(template, name, str(allowed[0]), str(allowed[-1]), shown(text)))
    return number


def level(text: str) -> str:
    """The id of a level. Raises WrongArgument."""
    ids = [known.id for known in LEVELS]
    if text not in ids:
        #: %1 is what was typed, %2 the names of the levels
        template = QCoreApplication.translate("Commands", "There is no level “%1”. Levels: %2.")
        raise WrongArgument(filled(template, shown(text), ", ".join(ids)))
    return text


def levels(text: str, players: int) -> tuple[str, ...]:
    """The ids of the levels of all players, typed as one for all or one for each. Raises WrongArgument."""
    ids = tuple([level(part.strip()) for part in text.split(",")])
    if len(ids) == 1:
        return ids * players
    if len(ids) != players:
        #: %1 is the number of players, %2 the number of levels that were typed
        template = QCoreApplication.translate(
            "Commands", "--levels takes one level for all players, or one for each (%1), not %2."
        )
        raise WrongArgument(filled(template, players, len(ids)))
    return ids


def new_file(text: str, name: str, suffix: str) -> Path:
    """The path of a file to be written, in a folder that exists. Raises WrongArgument."""
    path = Path(text)
    if path.suffix.lower() != suffix or _is_folder(path) or not _is_folder(path.parent):
        #: %1 is the name of an argument, %2 the end of a file's name, as .jsonl, %3 what was typed
        template = QCoreApplication.translate(
            "Commands", "%1 takes the name of a file that ends with %2, in a folder that exists, not “%3”."
        )
        raise WrongArgument(filled(template, name, suffix, shown(text)))
    return path


def unwritten(path: Path, error: OSError) -> Failure:
    """A file that the system does not write."""
    #: %1 is a file, %2 the reason, a sentence
    template = QCoreApplication.translate("Commands", "%1 cannot be written: %2")
    return Failure(filled(template, shown(str(path)), refused_told(error)))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # longer than a name can be
        return False
