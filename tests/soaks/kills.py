"""Kills the program at random moments while it plays, and looks whether anything that was shown is lost.

    python tests/soaks/kills.py --kills 500 --seed 1

A process plays one game after another through a session and a library, at full speed, and says what it shows. It is
killed (SIGKILL) after a random time, at its start or between two bytes of a write; the next goes on with the game
that it finds, as "Continue" does. After each kill the database is read whole, and every event that was shown must be
in it. Games that have ended must be those that the same seeds give without any interruption.
"""

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.replay import replay
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.selection import Selection
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError
from desktop_app.match.headless import play_game
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import steps_of
from desktop_app.players.roster import LEVELS, player_of
from tests.soaks.playing import play_for_ever

#: The longest time that a process lives, in seconds; many live shorter than it takes to begin.
_LONGEST_LIFE = 0.6
_FACES = ("you", "rosa", "bruno", "ines", "malik", "odette")


@dataclass
class Soak:
    """What has been seen of every game, and what was wrong."""

    file: Path
    shown: dict[int, dict[int, str]] = field(default_factory=dict[int, dict[int, str]])
    """By the number of a game and the place of an event in it. What was kept and not shown when a process was killed is
    past for the next, and has no place here."""
    lost: int = 0
    damaged: int = 0
    differing: int = 0
    events: int = 0

    def hear(self, output: bytes) -> None:
        """Remember what a process has shown; a line that is not whole has not been shown."""
        for line in output.split(b"\n")[:-1]:
            told = json.loads(line)
            shown = self.shown.setdefault(told["game"], {})
            for place, event in enumerate(told["events"], start=told["at"]):
                self.events += place not in shown
                self.differing += shown.setdefault(place, event) != event

    def look(self) -> None:
        """Read the whole database: nothing that was shown may be missing."""
        try:
            with closing(Store.open(self.file)) as store:
                store.check()
                for number, shown in self.shown.items():
                    game = store.game(number)
                    kept = events_of(replay(game.record).game) if game else []
                    self.lost += sum(event not in kept[place : place + 1] for place, event in shown.items())
        except StoreError as error:
            print(f"damaged: {error}", flush=True)
            self.damaged += 1

    def compare(self) -> int:
        """How many games have ended; each must be the game that its seeds give without interruption."""
        with closing(Store.open(self.file)) as store:
            rows = store.rows(Selection(), 0, 1_000_000)
            ended = [game for row in rows if row.state is GameState.WON and (game := store.game(row.id))]
        self.differing += sum(events_of(replay(game.record).game) != uninterrupted(game) for game in ended)
        return len(ended)


def events_of(game: Game) -> list[str]:
    """Every event of a game, as it is told by a process."""
    return [repr(event) for step in steps_of(game) for event in step.events]


def uninterrupted(kept: KeptGame) -> list[str]:
    """The events of the same game, played at one go."""
    found = replay(kept.record)
    assert found.fair is not None
    assert kept.setup is not None
    players = [player_of(seat.level or LEVELS[0].id) for seat in kept.setup.seats]
    return events_of(play_game(found.game.rules, players, found.fair, int(kept.setup.seed)))


def new_match(rng: random.Random) -> Match:
    """A game with options and players of any kind."""
    players = rng.randint(2, 4)
    rules = Rules(rng.randint(3, 5), rng.random() < 0.7, rng.random() < 0.7, rng.choice(list(ExactCall)))
    levels = [None, *(rng.choice(LEVELS).id for _ in range(players - 1))]
    seats = tuple(Seat(f"Player {seat}", level, _FACES[seat]) for seat, level in enumerate(levels))
    return Match(rules, seats, FairDice(rng.randbytes(32), "soak"), rng.getrandbits(64))


def lived(file: Path, seed: int, life: float) -> bytes:
    """Let a process play, kill it after so many seconds, and return what it said."""
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        os.close(reading)
        play_for_ever(file, lambda: new_match(random.Random(f"{seed}|{os.urandom(8).hex()}")), writing)
    os.close(writing)
    output = bytearray()
    os.set_blocking(reading, False)
    end = time.monotonic() + life
    while time.monotonic() < end:
        output += available(reading)
        time.sleep(0.001)
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status), f"the process ended by itself: {status}"
    os.set_blocking(reading, True)
    with os.fdopen(reading, "rb") as rest:
        output += rest.read()
    return bytes(output)


def available(reading: int) -> bytes:
    """What has been said and not been read."""
    try:
        return os.read(reading, 1 << 16)
    except BlockingIOError:
        return b""


def main(arguments: Sequence[str]) -> int:
    """Kill, look, and print what was found; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rng = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder) / "games.sqlite")
        for number in range(options.kills):
            soak.hear(lived(soak.file, rng.getrandbits(32), rng.random() * _LONGEST_LIFE))
            if soak.file.exists():
                soak.look()
            if (number + 1) % 50 == 0:
                print(f"{number + 1} kills, {len(soak.shown)} games, {soak.events} events shown", flush=True)
        ended = soak.compare()
        aside = len(list(Path(folder).glob("*damaged*")))
    print(
        f"{options.kills} kills: {soak.events} events shown in {len(soak.shown)} games ({ended} ended), "
        f"{soak.lost} lost, {soak.differing} differing, {soak.damaged + aside} databases damaged"
    )
    return 1 if soak.lost or soak.differing or soak.damaged or aside or not soak.events else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
