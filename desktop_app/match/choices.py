"""What a game is begun with: the rules, and who sits where. The last choices are kept as a text."""

from collections.abc import Collection
from dataclasses import dataclass, replace

import msgspec

from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from desktop_app.match.bot_list import is_bot
from desktop_app.match.matches import Seat
from desktop_app.match.names import name_faults, tidy_name
from desktop_app.players.roster import LEVELS


@dataclass(frozen=True, slots=True)
class Choices:
    """The rules and the seats of a game, the human's first.

    The human's name may be empty: then they are called as the language calls them. `forgiving`: a slip can be taken
    back.
    """

    rules: Rules
    seats: tuple[Seat, ...]
    forgiving: bool = False

    def named(self, name: str) -> "Choices":
        """The same with this name for a human who has not given one."""
        human, *others = self.seats
        return self if human.name else replace(self, seats=(replace(human, name=name), *others))


def written(choices: Choices) -> str:
    """The choices as a text for the settings."""
    return msgspec.json.encode(choices).decode()


def read(text: str, portraits: Collection[str], level: str) -> Choices | None:
    """The choices that a text holds, None where it holds none that a game can be begun with.

    Portraits are the faces there are. A level that has gone is replaced by the given one.
    """
    try:
        choices = msgspec.json.decode(text, type=Choices)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    known = {each.id for each in LEVELS}
    seats = tuple(
        seat if seat.level is None or seat.level in known else replace(seat, level=level) for seat in choices.seats
    )
    return replace(choices, seats=seats) if _can_be_begun(seats, portraits) else None


def _can_be_begun(seats: tuple[Seat, ...], portraits: Collection[str]) -> bool:
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        return False
    human, *others = seats
    shown = {seat.portrait for seat in seats}
    if human.level is not None or human.bot or any(seat.level is None for seat in others):
        return False
    if not all(is_bot(seat.bot) for seat in others if seat.bot):
        return False
    if not shown.issubset(portraits) or len(shown) < len(seats):
        return False
    names = [seat.name for seat in seats if seat is not human or seat.name]
    return names == [tidy_name(name) for name in names] and not any(name_faults(names))
