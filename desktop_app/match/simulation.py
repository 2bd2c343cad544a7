"""Games among built-in players by the thousand: each follows from one seed and its own number.

The secret of game NUMBER, counted from 0, is SHA-256("simulation|SEED|NUMBER|dice"), so that its dice can be computed
again from the record alone; the players' chances follow in `questions` from SHA-256("simulation|SEED|NUMBER|players").
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.dice import FairDice
from desktop_app.engine.record import About, SeatAbout, encode
from desktop_app.engine.replay import record_of
from desktop_app.engine.rules import Rules
from desktop_app.match.headless import play_game
from desktop_app.players.roster import player_of
from desktop_app.version import VERSION


class SimulatedGame(NamedTuple):
    """A game as one line of a .jsonl file, line end included, and the seat that won it."""

    line: bytes
    winner: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """What the games have in common: the options, the level in each seat (an id of the roster), and the seed."""

    rules: Rules
    levels: tuple[str, ...]
    seed: int

    def games(self, numbers: Iterable[int]) -> list[SimulatedGame]:
        """Play the games of these numbers."""
        return [self._game(number) for number in numbers]

    def _game(self, number: int) -> SimulatedGame:
        players = [player_of(level) for level in self.levels]
        fair = FairDice(derived(self.seed, number, "dice"))
        game = play_game(self.rules, players, fair, players_seed(self.seed, number))
        winner = next(seat for seat, held in enumerate(game.bidding.counts) if held)
        names = [f"{level} {seat}" for seat, level in enumerate(self.levels, start=1)]
        seats = [SeatAbout("level", level=level) for level in self.levels]
        record = record_of(game, names, fair, About(program=f"palifico {VERSION}", seats=seats))
        return SimulatedGame(encode(record) + b"\n", winner)


def derived(seed: int, number: int, purpose: str) -> bytes:
    """32 bytes for one purpose of the game of a number."""
    return hashlib.sha256(f"simulation|{seed}|{number}|{purpose}".encode()).digest()


def players_seed(seed: int, number: int) -> int:
    """Where the players' chances in the game of a number come from."""
    return int.from_bytes(derived(seed, number, "players"))
