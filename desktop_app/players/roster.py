"""Who can be invited to the table: the levels, as data.

Measured over 4,000 duels each, five dice and the default options, as
`simulate --games 4000 --players 2 --levels bold,cautious --seed 1 --out duels.jsonl` prints it (with 95 % at ±1.5 %):

    cautious beats bold      73.7 %
    sharp    beats bold      84.0 %
    sharp    beats cautious  66.8 %

Two of each at a table of six (1,200 games, `--levels bold,cautious,sharp,bold,cautious,sharp --seed 1`): bold 14.3 %,
cautious 24.8 %, sharp 61.0 % of the games.
"""

from collections.abc import Callable
from dataclasses import dataclass

from desktop_app.players.bold import Bold
from desktop_app.players.cautious import Cautious
from desktop_app.players.player import Player
from desktop_app.players.sharp import Sharp
from desktop_app.players.thinking import Thinking


@dataclass(frozen=True, slots=True)
class Level:
    """A player that can be chosen: `id` is ASCII and stays, in records and settings; `make` gives the player."""

    id: str
    make: Callable[[], Player]


LEVELS = (
    Level("bold", Bold),
    Level("cautious", Cautious),
    Level("sharp", Sharp),
    Level("master", Thinking),
)
"""Weakest first."""


def player_of(level_id: str) -> Player:
    """The player of a level. Raises KeyError for an id that LEVELS does not hold."""
    return {level.id: level for level in LEVELS}[level_id].make()
