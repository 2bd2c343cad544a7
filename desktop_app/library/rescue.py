"""What is done with a damaged database: it is kept aside unchanged, and what can still be read goes into a new one."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from desktop_app.engine.record import GameRecord, RecordError
from desktop_app.engine.replay import replay
from desktop_app.library.kept import DamagedGame, GameState, KeptGame, Setup, date_of, unpacked
from desktop_app.library.opening import created, was_cut
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault

#: The log of what has been committed belongs to a database as much as the file itself; the index of the log does not.
_PARTS = ("", "-wal")
_BESIDE = ("-wal", "-shm")
#: Where numbers of games stand; from either end of each as many are read as can be.
_NUMBERS = (
    "SELECT id FROM games ORDER BY id",
    "SELECT id FROM games ORDER BY id DESC",
    "SELECT id FROM games INDEXED BY games_in_order ORDER BY is_over, changed DESC, id DESC",
    "SELECT id FROM games INDEXED BY games_in_order ORDER BY is_over DESC, changed, id",
    "SELECT id FROM contents ORDER BY id",
    "SELECT id FROM contents ORDER BY id DESC",
)
_AT_A_TIME = 200


class Rescue(NamedTuple):
    """What became of a damaged database: where it lies now, and how many games were read out of it.

    `lost` counts what is mentioned in it as a game and cannot be read; damage may mention games that never were.
    """

    kept_aside: Path
    games: int
    lost: int


def finished(file: Path) -> None:
    """Where the program ended between keeping the old one aside and putting the new one in its place, do the rest.

    Raises OSError.
    """
    new = _rescued(file)
    if not file.exists() and new.exists():
        for part in _BESIDE:
            file.with_name(file.name + part).unlink(missing_ok=True)
        new.replace(file)


def replaced(file: Path, now: datetime) -> Rescue:
    """Keep a damaged database aside and put a new one in its place, with every game that can still be read.

    Raises StoreError where that cannot be done; the damaged one stays where it is then.
    """
    aside, new = _free_name(file, now), _rescued(file)
    try:
        new.unlink(missing_ok=True)
        created(new)
        with tempfile.TemporaryDirectory(prefix="palifico-") as folder:
            games, lost = _carried_over(_copied(file, Path(folder)), new)
        _move(file, aside)
        new.replace(file)
    except OSError as error:
        raise StoreError(StoreFault.READ_ONLY, str(error)) from error
    return Rescue(aside, games, lost)


def _rescued(file: Path) -> Path:
    return file.with_name(f"{file.name}.rescued")


def _free_name(file: Path, now: datetime) -> Path:
    """A name beside the file that nothing has yet, as "games-damaged-2026-11-30-101500.sqlite"."""
    stem = f"{file.stem}-damaged-{now:%Y-%m-%d-%H%M%S}"
    path, number = file.with_name(f"{stem}{file.suffix}"), 1
    while path.exists():
        number += 1
        path = file.with_name(f"{stem}-{number}{file.suffix}")
    return path


def _copied(file: Path, folder: Path) -> Path:
    """Opening a database may change it: what is read is a copy."""
    for part in _PARTS:
        source = file.with_name(file.name + part)
        if source.exists():
            shutil.copyfile(source, folder / source.name)
    return folder / file.name


def _carried_over(copy: Path, new: Path) -> tuple[int, int]:
    """Write what can be read of the copy into the new database; how many games that are, and how many are not."""
    carried, cut = 0, _was_cut(copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection, closing(Store.open(new)) as store:
        connection.execute("PRAGMA writable_schema = ON")  # else SQLite refuses all of a file that was cut
        numbers = sorted(_numbers(connection))
        old = Store(connection, StoreFault.DAMAGED)
        for first in range(0, len(numbers), _AT_A_TIME):
            wanted = numbers[first : first + _AT_A_TIME]
            games = list(_readable(old, wanted))
            if cut:
                games += _without_their_rows(connection, set(wanted) - {game.id for game in games})
            store.save(games)
            carried += len(games)
    return carried, len(numbers) - carried


def _numbers(connection: sqlite3.Connection) -> set[int]:
    """The numbers of all games that are mentioned anywhere, each query as far as it gets."""
    found: set[int] = set()
    for query in _NUMBERS:
        with suppress(sqlite3.Error, UnicodeError):
            for (number,) in connection.execute(query):
                if isinstance(number, int):
                    found.add(number)
    return found


def _was_cut(copy: Path) -> bool:
    with suppress(OSError, StoreError):
        return was_cut(copy)
    return False


def _readable(old: Store, numbers: list[int]) -> Iterator[KeptGame]:
    for number in numbers:
        try:
            game = old.game(number)
        except StoreError:
            continue
        if game is not None:
            yield game


def _without_their_rows(connection: sqlite3.Connection, numbers: Iterable[int]) -> Iterator[KeptGame]:
    """Games whose rows lay in the end that is missing: their records tell nearly all, but not when they ended.

    Only where a file was cut: what is left of it is as it was written, which nothing but the digest in the row says
    where bytes have changed.
    """
    for number in numbers:
        with suppress(sqlite3.Error, RecordError, DamagedGame, TypeError):
            found = connection.execute("SELECT record, setup FROM contents WHERE id = ?", (number,)).fetchone()
            if found is not None:
                yield _from_record(number, *unpacked(*found))


def _from_record(number: int, record: GameRecord, setup: Setup | None) -> KeptGame:
    replay(record)
    state = GameState.WON
    if record.winner is None:
        state = GameState.GIVEN_UP if setup is None else GameState.RUNNING
    date = date_of(record)
    return KeptGame(number, record, setup, state, date, date)


def _move(file: Path, aside: Path) -> None:
    for part in _PARTS:
        source = file.with_name(file.name + part)
        if source.exists():
            source.replace(aside.with_name(aside.name + part))
    file.with_name(f"{file.name}-shm").unlink(missing_ok=True)
