"""Asks every level in thousands of positions, each twice with other dice under the cups of the others.

    python tests/soaks/blind.py [--each N] [--seed S] [LEVEL …]

takes N positions (20 without it) of a random game with each combination of options and each number of players, 160
games in all, and prints how many there were and in how many the decision changed. Exit status 1 where it did in any.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.players.roster import LEVELS, player_of
from tests.players.blindness import decides_alike, pairs


def main(arguments: Sequence[str]) -> int:
    """Ask, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=[level.id for level in LEVELS])
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    met, changed = list(pairs(options.seed, options.each)), 0
    for level in options.levels:
        player = player_of(level)
        wrong = sum(not decides_alike(player, pair) for pair in met)
        print(f"{level}: {len(met)} positions, decisions changed: {wrong}", flush=True)
        changed += wrong
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
