"""How fast the engine is, next to a well-known one; python tests/benchmarks/engine_speed.py [--seconds N] prints it.

Plays random games on Palifico's engine and random rounds of liars_dice on OpenSpiel (pip install open_spiel), both with
two players and five dice, in short turns so that both meet the same machine. Every step asks for the legal moves and
plays one of them; the deal takes its time and counts no action. Printed are the actions of players in a second of
processor time, of each one's best turn since other programs can only slow a turn down, and the ratio.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from random import random
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.engine.game import Game
from desktop_app.engine.rules import FACES, Rules

TURN = 0.05
"""Seconds of one turn."""

ROLLS = [[tuple(sorted(roll)) for roll in product(FACES, repeat=held)] for held in range(6)]
"""All ways in which so many dice can fall, sorted: one of them drawn evenly is a fair roll."""

RULES = Rules()


class SpielState(Protocol):
    """What is used of OpenSpiel's State."""

    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...


def play_palifico() -> int:
    """A whole random game on Palifico's engine; how many actions players made."""
    actions = 0
    game = Game.start(RULES, 2, int(random() * 2))
    while game.winner is None:
        game = game.deal(tuple([ROLLS[held][int(random() * 6**held)] for held in game.counts])).game
        while game.hands is not None:
            moves = game.legal_moves
            game = game.play(moves[int(random() * len(moves))]).game
            actions += 1
    return actions


def play_open_spiel(state: SpielState) -> int:
    """A random round of liars_dice, its dice rolled one by one; how many actions players made."""
    actions = 0
    while state.is_chance_node():
        faces = state.legal_actions()
        state.apply_action(faces[int(random() * len(faces))])
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])
        actions += 1
    return actions


def actions_per_second(play: Callable[[], int]) -> float:
    """What one turn brings."""
    actions = 0
    start = now = time.process_time()
    while now < start + TURN:
        actions += play()
        now = time.process_time()
    return actions / (now - start)


def main() -> int:
    """Play for the time that the command line asks for, and print who was how fast; returns the exit status."""
    parser = argparse.ArgumentParser(description="How fast the engine is, next to OpenSpiel's liars_dice.")
    parser.add_argument(
        "--seconds", type=float, default=20, metavar="N", help="how long to play (default: %(default)s)"
    )
    seconds = parser.parse_args().seconds
    try:
        liars_dice = import_module("pyspiel").load_game("liars_dice(players=2,numdice=5)")
    except ModuleNotFoundError:
        print("OpenSpiel is missing: pip install 'open_spiel>=2,<3'", file=sys.stderr)
        return 1
    ours = theirs = 0.0
    end = time.monotonic() + seconds
    while ours == 0 or time.monotonic() < end:
        ours = max(ours, actions_per_second(play_palifico))
        theirs = max(theirs, actions_per_second(lambda: play_open_spiel(liars_dice.new_initial_state())))
    print(f"Palifico   {ours:>9,.0f} player actions per second")
    print(f"OpenSpiel  {theirs:>9,.0f} player actions per second")
    print(f"ratio      {ours / theirs:>9.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
