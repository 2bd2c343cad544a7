"""Spoils records in thousands of ways and lets the program read them: a soak that prints its figures.

    python tests/soaks/records.py [COUNT]

Each of COUNT files (10000 without it) is read as `verify` reads it, prepared for the library as an import does, and
opened as the window does; then come a few files of 100 MB, and records that are right and as long as can be. Exit
status 1 where anything but a RecordError comes out, where a file takes longer than a second, where memory grows by
more than 200 MB, or where a file is accepted that tells something else than the engine says of its game.
"""

import json
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Call
from desktop_app.engine.record import MAX_BYTES, GameRecord, encode, exported
from desktop_app.engine.replay import record_of
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.importing import kept_from
from desktop_app.library.kept import packed, row_of
from desktop_app.library.reading import records_in
from desktop_app.match.opened import opened
from tests.engine.mutations import Mutation, byte_mutations, tree_mutations, whole_mutations
from tests.engine.random_games import Setting, finished, steps
from tests.engine.test_record_mutations import RECORDS, check_accepted
from tests.engine.test_records import ABOUT

COUNT, SLOWEST, MOST_MEMORY, LARGE = 10_000, 1.0, 200, 100_000_000
_SEED = 2026


@dataclass
class Figures:
    """What has been seen so far; times in seconds."""

    files: int = 0
    accepted: int = 0
    times: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    faults: Counter[str] = field(default_factory=Counter[str])
    failures: list[str] = field(default_factory=list[str])


def originals() -> list[GameRecord]:
    """Finished games, a private save, an export, one with real dice: by several options."""
    records = [make() for make in RECORDS]
    for number, rules in enumerate((Rules(), Rules(6, exact=ExactCall.CALZA), Rules(3, wild_ones=False))):
        setting = Setting(rules, 2 + number, number)
        game = finished(setting)
        names = [f"Player {seat}" for seat in range(setting.players)]
        records += [record_of(game, names, setting.fair, ABOUT if not number else None), record_of(game, names, None)]
        games = [step.game for step in steps(setting)]
        records.append(exported(record_of(games[len(games) // 2], names, setting.fair)))
    return records


def mutations(count: int) -> Iterator[tuple[GameRecord, Mutation]]:
    """So many spoiled records, drawn from all ways to spoil each of the originals."""
    rng = random.Random(_SEED)
    records = originals()
    for record in records:
        data = encode(record)
        trees = list(tree_mutations(data))
        rest = [*whole_mutations(data), *byte_mutations(data, rng, 200)]
        share = -(-count // len(records))
        half = rng.sample(trees, min(share // 2, len(trees)))
        for mutation in [*half, *rng.sample(rest, min(share - len(half), len(rest)))]:
            yield record, mutation


def large_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Files of 100 MB: nothing, one line, blank lines, brackets, right records without end."""
    line = encode(originals()[0]) + b"\n"
    texts = {
        "zero bytes": bytes(1 << 20),
        "one line": b"x" * (1 << 20),
        "blank lines": b"\n" * (1 << 20),
        "brackets": b"[" * (1 << 20),
        "objects": b'{"a":' * (1 << 18),
    }
    for name, text in texts.items():
        for end in ("json", "jsonl"):
            file = folder / f"large.{end}"
            with file.open("wb") as opened_file:
                for _ in range(LARGE // len(text) + 1):
                    opened_file.write(text)
            yield f"100 MB of {name} .{end}", file
    file = folder / "large.json"
    file.write_bytes(line * (LARGE // len(line)))
    yield "100 MB of right records .json", file


def made_up(folder: Path) -> Iterator[tuple[str, Path]]:
    """Records of a megabyte that are made to be slow: many names, one of them twice, and numbers without end."""
    names = b",".join(b'"%d":1' % number for number in range(90_000))
    texts = {
        "90,000 names": b"{" + names + b"}",
        "90,000 names, the last one twice": b"{" + names + b',"89999":1}',
        "a number of a million digits": b'{"format":' + b"9" * 1_000_000 + b"}",
        "a text of a million signs": b'{"format":"' + b"\\u0041" * 160_000 + b'"}',
        "a list of 300,000 lists": b"[" + b"[]," * 300_000 + b"[]]",
        "an exponent": b'{"version":1e' + b"9" * 1_000 + b"}",
    }
    for name, text in texts.items():
        file = folder / "made-up.json"
        file.write_bytes(text)
        yield name, file


def longest() -> bytes:
    """A right record as long as one may be: with Calza dice are lost and won back without end."""
    fair = FairDice(bytes(32))
    game = Game.start(Rules(6, palifico=False, exact=ExactCall.CALZA), 2, fair.first_opener(2))
    data = b""
    while len(data) < MAX_BYTES * 0.97:
        for _ in range(100):
            game = _another_round(game, fair, least=1)
        data = encode(record_of(game, ("Ada", "Bo"), fair))
    while game.winner is None:
        game = _another_round(game, fair, least=-1)
    return encode(record_of(game, ("Ada", "Bo"), fair))


def _another_round(game: Game, fair: FairDice, *, least: int) -> Game:
    """A round that ends with more dice than the least for everybody, and with as many as can be; or with few."""
    game = game.deal(fair.roll(len(game.history), game.bidding.counts)).game
    calls = [Call.EXACT, Call.CHALLENGE]
    game = game.play(game.legal_moves[0]).game
    while True:
        ends = [game.play(call).game for call in calls]
        good = [end for end in ends if min(end.counts) > least]
        if good:
            return max(good, key=_dice) if least > 0 else min(good, key=_dice)
        game = game.play(game.bidding.legal_bids[0]).game


def _dice(game: Game) -> int:
    return sum(game.counts)


def read(figures: Figures, name: str, file: Path, original: GameRecord | None = None, data: bytes = b"") -> None:
    """Read a file in all ways; what goes wrong is written down. Times are the processor's: others may be at work."""
    figures.files += 1
    start = time.process_time()
    try:
        for found in records_in(file):
            if found.error:
                figures.faults[found.error.fault.name] += 1
            if found.record and found.replayed:
                figures.accepted += 1
                row_of(kept := kept_from(found.record))
                packed(kept)
                opened(found.record, found.replayed)
                if original is not None and file.suffix == ".json":
                    check_accepted(original, Mutation(name, (), data), found.record, found.replayed)
    except BaseException:
        if isinstance(sys.exception(), KeyboardInterrupt):
            raise
        figures.failures.append(f"{name}\n{traceback.format_exc()}")
    figures.times.append((time.process_time() - start, name))


def memory() -> float:
    """The most memory that the process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def report(figures: Figures, grown: float) -> int:
    """Print the figures; the exit status."""
    times = sorted(figures.times, reverse=True)
    slow = [each for each in times if each[0] > SLOWEST]
    print(f"files: {figures.files}, records accepted: {figures.accepted}")
    print(f"records refused: {sum(figures.faults.values())}, in {len(figures.faults)} ways")
    print("   " + ", ".join(f"{name} {count}" for name, count in figures.faults.most_common()))
    middle = times[len(times) // 2][0]
    print(f"time for a file: median {middle * 1000:.1f} ms, longest {times[0][0] * 1000:.0f} ms ({times[0][1]})")
    print("   " + "; ".join(f"{name} {seconds * 1000:.0f} ms" for seconds, name in times[1:6]))
    print(f"over a second: {len(slow)}")
    print(f"memory grown by {grown:.0f} MB")
    print(f"failures: {len(figures.failures)}")
    for failure in figures.failures[:10]:
        print(failure)
    return 1 if figures.failures or slow or grown > MOST_MEMORY else 0


def main(count: int, *, large: bool = True) -> int:
    """Read everything, or without the files of 100 MB; the exit status."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        all_mutations = list(mutations(count))
        random.Random(_SEED).shuffle(all_mutations)
        before = memory()
        for number, (original, mutation) in enumerate(all_mutations[:count]):
            file = folder / ("spoiled.json" if number % 2 else "spoiled.jsonl")
            file.write_bytes(mutation.data)
            read(figures, f"{mutation.what} at {mutation.path}", file, original, mutation.data)
        for what, file in made_up(folder):
            read(figures, what, file)
        for what, file in large_files(folder) if large else ():
            read(figures, what, file)
        file = folder / "longest.json"
        file.write_bytes(longest())
        rounds = len(json.loads(file.read_bytes())["rounds"])
        read(figures, f"a right record of {file.stat().st_size} bytes, {rounds} rounds", file)
        return report(figures, memory() - before)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT))
