"""Lets the disk fail in every way, and looks whether it is told, and whether anything is lost that need not be.

    python tests/soaks/disks.py --cuts 200 --flips 200 --seed 1

A database is cut at random lengths and has random bytes flipped: what is damaged must be told and kept aside byte for
byte, the new database must be whole, and every game in it exactly what was written. Then a file may grow no further,
as on a full disk, and a folder cannot be made: games are held, and stored once that is possible.
"""

import argparse
import random
import resource
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.library.kept import KeptGame
from desktop_app.library.selection import Selection
from desktop_app.library.shelf import Shelf, Trouble
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault
from tests.library.games import kept

_GAMES = 40
_LATER = 9999


@dataclass
class Count:
    """What was found over all trials."""

    told: int = 0
    unharmed: int = 0
    wrong: int = 0
    rescued: int = 0


def original() -> bytes:
    """A database with games in it, closed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.sqlite")
        shelf = Shelf(file, lambda _: None)
        shelf.keep([kept(number, changed=number) for number in range(1, _GAMES + 1)])
        shelf.close()
        return file.read_bytes()


def harmed(data: bytes, count: Count) -> None:
    """One start of the program with such a database: everything is read, and a game is played."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.sqlite")
        file.write_bytes(data)
        reports: list[Trouble | None] = []
        shelf = Shelf(file, reports.append)
        shelf.flush()
        inspect(file, shelf)
        shelf.keep([kept(_LATER, 3)])
        shelf.close()
        rescues = [report.rescue for report in reports if report and report.rescue]
        count.told += bool(rescues)
        count.unharmed += not reports
        count.rescued += sum(rescue.games for rescue in rescues)
        aside = [rescue.kept_aside.read_bytes() == data for rescue in rescues]
        count.wrong += aside not in ([], [True]) or not is_right(file, unharmed=not rescues)


def inspect(file: Path, shelf: Shelf) -> None:
    """As the library does at its start, on a thread of its own."""
    try:
        with closing(Store.beside(file)) as store:
            store.check()
    except StoreError as error:
        if error.fault is StoreFault.DAMAGED:
            shelf.rescue()


def is_right(file: Path, *, unharmed: bool) -> bool:
    """Whether the database is whole and each game in it what was written; all are there unless damage was told.

    When a game was begun and last changed stands in its row alone, which may be lost where the record is not.
    """
    with closing(Store.open(file)) as store:
        store.check()
        numbers = [row.id for row in store.rows(Selection(), 0, 1000)]
        right = all(_same(store.game(number), kept(number)) for number in numbers if number != _LATER)
    return right and _LATER in numbers and (not unharmed or len(numbers) == _GAMES + 1)


def _same(found: KeptGame | None, game: KeptGame) -> bool:
    return found is not None and (found.record, found.setup, found.state) == (game.record, game.setup, game.state)


def full_disk() -> bool:
    """Whether games are held while a file may not grow, told once, and stored afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        file, reports = Path(folder, "games.sqlite"), list[Trouble | None]()
        shelf = Shelf(file, reports.append)
        shelf.keep([kept(1, 3)])
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, hard))
        shelf.keep([kept(number, changed=number) for number in range(2, 60)])
        held = shelf.game(30) == kept(30, changed=30)
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        shelf.flush()
        shelf.close()
        with closing(Store.open(file)) as store:
            store.check()
            stored = store.totals(Selection()).selected == 59
        told = [report.fault if report else None for report in reports]
    print(f"full disk: told {told}, held {held}, stored afterwards {stored}")
    return told == [StoreFault.FULL, None] and held and stored


def no_folder() -> bool:
    """Whether games are held while their folder cannot be made, told once, and stored afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        obstacle, reports = Path(folder, "palifico"), list[Trouble | None]()
        obstacle.write_text("in the way")
        shelf = Shelf(obstacle / "games.sqlite", reports.append)
        shelf.keep([kept(1, 3)])
        held = shelf.latest() == kept(1, 3)
        obstacle.unlink()
        shelf.flush()
        shelf.close()
        with closing(Store.open(obstacle / "games.sqlite")) as store:
            stored = store.game(1) == kept(1, 3)
        told = [report.fault if report else None for report in reports]
    print(f"no folder: told {told}, held {held}, stored afterwards {stored}")
    return told == [StoreFault.READ_ONLY, None] and held and stored


def main(arguments: Sequence[str]) -> int:
    """Try everything, and print what was found; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--flips", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rng, whole = random.Random(options.seed), original()
    cuts, flips = Count(), Count()
    for _ in range(options.cuts):
        harmed(whole[: rng.randrange(len(whole))], cuts)
    for _ in range(options.flips):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 1, 8, 100))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        harmed(bytes(data), flips)
    for name, trials, count in (("cuts", options.cuts, cuts), ("flips", options.flips, flips)):
        print(
            f"{trials} {name}: {count.told} told and kept aside, {count.unharmed} without harm, "
            f"{count.rescued} of {count.told * _GAMES} games carried over, {count.wrong} wrong"
        )
    fine = [full_disk(), no_folder(), not cuts.wrong, not flips.wrong]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
