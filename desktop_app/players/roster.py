"""Who can be invited to the table: the levels, as data."""

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.players.bold import Bold
from desktop_app.players.cautious import Cautious
from desktop_app.players.player import Player
from desktop_app.players.sharp import Sharp


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be chosen: `id` is ASCII and stays, in records and settings; `make` gives the player."""

    id: str
    make: Callable[[], Player]


LEVELS = (
    Level("bold", Bold),
    Level("cautious", Cautious),
    Level("sharp", Sharp),
)
"""Weakest first."""


def player_of(level_id: str) -> Player:
    """The player of a level. Raises KeyError for an id that LEVELS does not hold."""
    return {level.id: level for level in LEVELS}[level_id].make()
