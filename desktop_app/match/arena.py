"""Games to compare players: the same dice are played once with each rotation of the seats.

Game NUMBER, counted from 0, of n seats belongs to deal NUMBER div n, and has the dice that game NUMBER div n of
`simulation` has; the entrants sit NUMBER mod n seats further on. Their chances are those of game NUMBER there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import NamedTuple

from desktop_app.engine.dice import FairDice
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.headless import play_game
from desktop_app.match.simulation import derived, players_seed
from desktop_app.players.player import Player
from desktop_app.players.roster import player_of


@dataclass
class Pace:
    """How long decisions took, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Pace") -> None:
        """Count the decisions of another as well."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class PlayedGame(NamedTuple):
    """The entrant who won, and the pace of each; entrants count in the order in which they were named."""

    winner: int
    paces: tuple[Pace, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """What the games have in common: the options, the entrants (ids of the roster), and the seed."""

    rules: Rules
    entrants: tuple[str, ...]
    seed: int

    def games(self, numbers: Iterable[int]) -> list[PlayedGame]:
        """Play the games of these numbers."""
        return [self._game(number) for number in numbers]

    def _game(self, number: int) -> PlayedGame:
        seats = len(self.entrants)
        deal, turned = divmod(number, seats)
        timed = [_Timed(player_of(entrant)) for entrant in self.entrants]
        fair = FairDice(derived(self.seed, deal, "dice"))
        game = play_game(self.rules, _turned(timed, turned), fair, players_seed(self.seed, number))
        winner = next(seat for seat, held in enumerate(game.bidding.counts) if held)
        return PlayedGame((winner - turned) % seats, tuple([each.pace for each in timed]))


@dataclass
class _Timed:
    """A player with a watch."""

    player: Player
    pace: Pace = field(default_factory=Pace)

    def choose(self, observation: Observation, rng: Random) -> Move:
        """What the player chooses."""
        began = perf_counter()
        move = self.player.choose(observation, rng)
        took = perf_counter() - began
        self.pace.add(Pace(1, took, took))
        return move


def _turned(players: Sequence[_Timed], by: int) -> list[_Timed]:
    """Everybody so many seats further on."""
    return [players[(seat - by) % len(players)] for seat in range(len(players))]
