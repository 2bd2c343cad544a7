"""Who can be invited to the table: the levels, as data."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from desktop_app.players.bold import Bold
from desktop_app.players.cautious import Cautious
from desktop_app.players.novice import Novice
from desktop_app.players.player import Player
from desktop_app.players.precise import Precise
from desktop_app.players.sharp import Sharp


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be chosen: `id` is ASCII and stays, in records and settings; `make` gives the player.

    `rung` says how strong it is, from 1 on: levels of one rung are tempers, about equally strong.
    """

    id: str
    rung: int
    make: Callable[[], Player]


def _seasoned() -> Player:
    # NumPy, which this one and the next bring along, is loaded when somebody plays at their level.
    from desktop_app.players.seasoned import Seasoned

    return Seasoned()


def _thinking() -> Player:
    from desktop_app.players.thinking import Thinking

    return Thinking()


LEVELS = (
    Level("novice", 1, lambda: Novice(hope=1, forgets=1.0, slack=0.45)),
    Level("casual", 2, lambda: Novice(hope=0, forgets=0.6, slack=0.2)),
    Level("bold", 3, Bold),
    Level("cautious", 3, Cautious),
    Level("precise", 3, Precise),
    Level("sharp", 4, Sharp),
    Level("seasoned", 5, _seasoned),
    Level("master", 6, _thinking),
)
"""Weakest first. How far the levels lie apart, CONTRIBUTING.md says, with the commands that measure it."""

RUNGS = tuple(tuple(rung) for _, rung in groupby(LEVELS, lambda level: level.rung))
"""The levels, weakest first, tempers beside each other."""


def player_of(level_id: str) -> Player:
    """The player of a level. Raises KeyError for an id that LEVELS does not hold."""
    return {level.id: level for level in LEVELS}[level_id].make()
