"""Who can be invited to the table: the levels, as data."""

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.players.bold import Bold
from desktop_app.players.cautious import Cautious
from desktop_app.players.novice import Novice
from desktop_app.players.player import Player
from desktop_app.players.precise import Precise
from desktop_app.players.sharp import Sharp


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be chosen: `id` is ASCII and stays, in records and settings; `make` gives the player."""

    id: str
    make: Callable[[], Player]


def _seasoned() -> Player:
    # NumPy, which this one and the next bring along, is loaded when somebody plays at their level.
    from desktop_app.players.seasoned import Seasoned

    return Seasoned()


def _thinking() -> Player:
    from desktop_app.players.thinking import Thinking

    return Thinking()


LEVELS = (
    Level("novice", lambda: Novice(hope=1, forgets=1.0, slack=0.45)),
    Level("casual", lambda: Novice(hope=0, forgets=0.6, slack=0.2)),
    Level("bold", Bold),
    Level("cautious", Cautious),
    Level("precise", Precise),
    Level("sharp", Sharp),
    Level("seasoned", _seasoned),
    Level("master", _thinking),
)
"""Weakest first. Bold, cautious and precise are tempers beside each other, about equally strong. How far the levels lie
apart, CONTRIBUTING.md says, with the commands that measure it.
"""


def player_of(level_id: str) -> Player:
    """The player of a level. Raises KeyError for an id that LEVELS does not hold."""
    return {level.id: level for level in LEVELS}[level_id].make()
