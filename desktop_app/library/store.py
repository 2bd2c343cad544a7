"""The games that are kept, in a database, on the thread that opened it.

What a method writes is on disk when it returns. Every method raises StoreError, and then has stored nothing. The
window goes through `library.Library`, which keeps the store on a thread of its own.
"""

import sqlite3
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from desktop_app.library.game_rows import EVERYTHING, SHOWN, WRITTEN, check_digest, read, shown, written
from desktop_app.library.kept import GameRow, KeptGame
from desktop_app.library.opening import connected, to_read
from desktop_app.library.schema import migrate
from desktop_app.library.seen_dice import DicePage, page_of
from desktop_app.library.selection import Selection, Totals, where
from desktop_app.library.store_faults import StoreError, StoreFault, faults_told

_ORDER = "ORDER BY is_over, changed DESC, id DESC"


class Store:
    """A connection and what is done with it."""

    def __init__(self, connection: sqlite3.Connection, unwritable: StoreFault | None = None) -> None:
        """Take over a connection, with why it may not be written; `open` and `in_memory` make one."""
        self._connection = connection
        self.unwritable = unwritable

    @classmethod
    def in_memory(cls) -> Self:
        """A store that forgets everything when it is closed."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        migrate(connection)
        return cls(connection)

    @classmethod
    def open(cls, file: Path) -> Self:
        """The store in a database that is there; `unwritable` says why it can only be read, where that is so."""
        return cls(*connected(file))

    @classmethod
    def beside(cls, file: Path) -> Self:
        """The same database once more, to be read on another thread while this program writes it."""
        return cls(to_read(file), StoreFault.READ_ONLY)

    def save(self, games: Iterable[KeptGame]) -> None:
        """Write games, in the place of what was kept of them: all, or none. `FULL`, `READ_ONLY` and `BUSY` may pass."""
        with self._writing() as connection:
            for game in games:
                row, contents = written(game)
                marks = ", ".join("?" * len(row))
                connection.execute(f"INSERT OR REPLACE INTO games ({WRITTEN}, digest) VALUES ({marks})", row)
                connection.execute("INSERT OR REPLACE INTO contents VALUES (?, ?, ?)", contents)

    def delete(self, number: int) -> None:
        """Keep a game no longer; one that is not there is not missed."""
        with self._writing() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (number,))
            connection.execute("DELETE FROM contents WHERE id = ?", (number,))

    def game(self, number: int) -> KeptGame | None:
        """All of a game, None where it is not kept. `DAMAGED` where it is not what was written."""
        with faults_told():
            found = self._connection.execute(f"{EVERYTHING} WHERE id = ?", (number,)).fetchone()
        return None if found is None else read(found)

    def latest(self) -> KeptGame | None:
        """The unfinished game that was played last."""
        with faults_told():
            query = f"SELECT id FROM games WHERE is_over = 0 AND human IS NOT NULL {_ORDER} LIMIT 1"
            found = self._connection.execute(query).fetchone()
        return None if found is None else self.game(found[0])

    def check(self) -> None:
        """Read everything, as it is at one moment. Raises `DAMAGED` where not all of it is what was written."""
        with faults_told():
            self._connection.execute("BEGIN")
            try:
                self._check_pages()
                self._check_games()
            finally:
                self._connection.execute("ROLLBACK")

    def interrupt(self) -> None:
        """From any thread: let what is being read or written fail at once."""
        self._connection.interrupt()

    def rows(self, selection: Selection, first: int, count: int) -> list[GameRow]:
        """Rows of the list of a selection from number `first` on: unfinished games before others, the newest first."""
        condition, values = where(selection)
        query = f"SELECT {SHOWN} FROM games WHERE {condition} {_ORDER} LIMIT ? OFFSET ?"
        with faults_told():
            found = self._connection.execute(query, (*values, count, first)).fetchall()
        return [shown(values) for values in found]

    def totals(self, selection: Selection) -> Totals:
        """How many games are kept, and how many the selection holds."""
        condition, values = where(selection)
        with faults_told():
            query = "SELECT count(*) FILTER (WHERE is_over = 0), count(*) FILTER (WHERE is_over = 1) FROM games"
            unfinished, finished = self._connection.execute(query).fetchone()
            (selected,) = self._connection.execute(f"SELECT count(*) FROM games WHERE {condition}", values).fetchone()
        return Totals(unfinished, finished, selected)

    def dice(self, after: int, count: int) -> DicePage:
        """The dice of the next finished games, in the order of their numbers, from that above `after` on."""
        # The plus keeps SQLite from the index of the list, whose games would have to be put in order for each page.
        query = f"{EVERYTHING} WHERE +is_over = 1 AND id > ? ORDER BY id LIMIT ?"
        with faults_told():
            found = self._connection.execute(query, (after, count)).fetchall()
        return page_of([read(values) for values in found])

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def _check_pages(self) -> None:
        (verdict,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreError(StoreFault.DAMAGED, str(verdict))

    def _check_games(self) -> None:
        kept, read = self._connection.execute("SELECT count(*), (SELECT count(*) FROM contents) FROM games").fetchone()
        for found in self._connection.execute(EVERYTHING):
            check_digest(found)
            kept, read = kept - 1, read - 1
        if kept or read:
            raise StoreError(StoreFault.DAMAGED, "parts of games are missing")

    @contextmanager
    def _writing(self) -> Generator[sqlite3.Connection]:
        """A transaction: all of the block is stored when it ends, or nothing."""
        if self.unwritable is not None:
            raise StoreError(self.unwritable)
        connection = self._connection
        with faults_told():
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
