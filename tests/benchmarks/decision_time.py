"""How long levels think. Run it as python tests/benchmarks/decision_time.py [LEVEL …].

Plays games at tables of two, four and six with rules of the pool, and prints the median, the 99th percentile and the
longest time that one decision took of one core, and how many times the median of the level `sharp` that is.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.engine.dice import SECRET_BYTES, FairDice
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.headless import play_game
from desktop_app.players.player import Player
from desktop_app.players.roster import LEVELS, player_of
from desktop_app.training.pool import POOL

GAMES = 6


class Timed:
    """A player, and the time of each of its decisions in seconds."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.times: list[float] = []

    def choose(self, observation: Observation, rng: Random) -> Move:
        """See Player."""
        started = time.thread_time()
        move = self._player.choose(observation, rng)
        self.times.append(time.thread_time() - started)
        return move


def times(level: str) -> list[float]:
    """The times of decisions in some games, in seconds."""
    timed = Timed(player_of(level))
    for number in range(GAMES):
        for players in (2, 4, 6):
            seats: list[Player] = [timed, *(POOL[(number + seat) % len(POOL)] for seat in range(1, players))]
            play_game(Rules(), seats, FairDice(Random(number).randbytes(SECRET_BYTES)), number)
    return timed.times


def main(levels: Sequence[str]) -> None:
    """Print a line for each level."""
    if unknown := set(levels) - {level.id for level in LEVELS}:
        sys.exit(f"no such level: {', '.join(sorted(unknown))}")
    base = float(np.median(times("sharp")))
    for level in levels:
        taken = np.array(times(level)) * 1000
        middle = float(np.median(taken))
        print(
            f"{level}: median {middle:.2f} ms, 99 % {np.percentile(taken, 99):.1f} ms, longest {taken.max():.1f} ms, "
            f"{middle / base / 1000:.1f} times sharp, {len(taken)} decisions"
        )


if __name__ == "__main__":
    main(sys.argv[1:] or ["master"])
