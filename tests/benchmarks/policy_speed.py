"""How many policy queries a second each level answers: python tests/benchmarks/policy_speed.py [--queries N] prints it.

The queries are positions of simulated games between all levels, two to six players, default options. Each level is
asked all of them by the command `policy`, through a pipe, and once one query alone: the difference is what the answers
took, without the start of the program. Seconds are those of a processor, since other programs slow down those of a
clock.
"""

import argparse
import json
import os
import subprocess
import sys
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.engine.record import decode
from desktop_app.engine.replay import replay
from desktop_app.engine.rules import Rules
from desktop_app.match.simulation import Simulation
from desktop_app.players.roster import LEVELS

RULES: dict[str, Any] = {"dice": 5, "wild_ones": True, "palifico": True, "exact": "spot_on"}


def queries(number: int) -> list[str]:
    """Lines for the command, from as many games as it takes."""
    rng, lines = Random(1), list[str]()
    for game in count():
        levels = tuple([LEVELS[(game + seat) % len(LEVELS)].id for seat in range(2 + game % 5)])
        simulated = Simulation(Rules(), levels, 1).games((game,))[0]
        for played in replay(decode(simulated.line)).game.history:
            actions = [[action.seat, "bid", *bid] for action, bid in zip(played.actions, played.bids, strict=False)]
            place = rng.randrange(len(actions) + 1)
            seat = played.actions[place].seat
            hands = played.hands
            told = {"counts": list(map(len, hands)), "seat": seat, "dice": hands[seat], "opener": played.opener}
            lines.append(json.dumps({"rules": RULES, **told, "palifico": played.palifico, "actions": actions[:place]}))
        if len(lines) >= number:
            break
    return list(islice(lines, number))


def seconds(level: str, lines: list[str]) -> float:
    """How long a processor works for the command with these queries."""
    command = [sys.executable, "-m", "desktop_app", "policy", "--level", level]
    root = Path(__file__).parents[2]
    before = os.times()
    said = "\n".join(lines).encode()
    done = subprocess.run(command, input=said, cwd=root, stdout=subprocess.PIPE, check=True)
    after = os.times()
    if done.stdout.count(b'{"policy":') != len(lines):
        sys.exit(f"{level}: an answer is missing")
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    """Ask every level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--queries", type=int, default=20_000, help="how many queries")
    lines = queries(parser.parse_args().queries)
    for level in LEVELS:
        took = seconds(level.id, lines) - seconds(level.id, lines[:1])
        print(f"{level.id:12} {len(lines) / took:10,.0f} answers a second")


if __name__ == "__main__":
    main()
