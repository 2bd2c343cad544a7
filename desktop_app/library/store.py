"""The games that are kept, in a database, on the thread that opened it.

What a method writes is on disk when it returns. Every method raises StoreError, and then has stored nothing. The
window goes through `library.Library`, which keeps the store on a thread of its own.
"""

import hashlib
import sqlite3
import unicodedata
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from desktop_app.engine.record import RecordError
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.kept import DamagedGame, GameRow, GameState, KeptGame, packed, row_of, unpacked
from desktop_app.library.opening import connected, to_read
from desktop_app.library.schema import migrate
from desktop_app.library.store_faults import StoreError, StoreFault, faults_told

_SHOWN = "id, state, changed, dice, wild_ones, palifico, exact, names, portraits, human, winner, rounds, counts, turn"
_WRITTEN = f"{_SHOWN}, is_over, begun, folded_names"
_EVERYTHING = f"SELECT {_WRITTEN}, digest, record, setup FROM games JOIN contents USING (id)"
_ORDER = "ORDER BY is_over, changed DESC, id DESC"
_ESCAPED = str.maketrans({"%": "!%", "_": "!_", "!": "!!"})

_BEGUN = [column.strip() for column in _WRITTEN.split(",")].index("begun")
_texts, _numbers = msgspec.json.Decoder(tuple[str, ...]), msgspec.json.Decoder(tuple[int, ...])

Value = int | str | bytes | None


class Which(Enum):
    """Which games a list holds."""

    ALL = (0, 1)
    UNFINISHED = (0,)
    FINISHED = (1,)


class Selection(NamedTuple):
    """The games that a list holds: which of them, and a part of a player's name, empty for everybody."""

    which: Which = Which.ALL
    name: str = ""


class Totals(NamedTuple):
    """How many games of each kind are kept, and how many a selection holds."""

    unfinished: int
    finished: int
    selected: int


NO_GAMES = Totals(0, 0, 0)
"""Nothing is kept."""


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
                record, setup = packed(game)
                row = _written(game)
                values = (*row, _digest(row, record, setup))
                marks = ", ".join("?" * len(values))
                connection.execute(f"INSERT OR REPLACE INTO games ({_WRITTEN}, digest) VALUES ({marks})", values)
                connection.execute("INSERT OR REPLACE INTO contents VALUES (?, ?, ?)", (game.id, record, setup))

    def delete(self, number: int) -> None:
        """Keep a game no longer; one that is not there is not missed."""
        with self._writing() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (number,))
            connection.execute("DELETE FROM contents WHERE id = ?", (number,))

    def game(self, number: int) -> KeptGame | None:
        """All of a game, None where it is not kept. `DAMAGED` where it is not what was written."""
        with faults_told():
            found = self._connection.execute(f"{_EVERYTHING} WHERE id = ?", (number,)).fetchone()
        return None if found is None else _read(found)

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
        where, values = _where(selection)
        query = f"SELECT {_SHOWN} FROM games WHERE {where} {_ORDER} LIMIT ? OFFSET ?"
        with faults_told():
            found = self._connection.execute(query, (*values, count, first)).fetchall()
        return [_row(values) for values in found]

    def totals(self, selection: Selection) -> Totals:
        """How many games are kept, and how many the selection holds."""
        where, values = _where(selection)
        with faults_told():
            query = "SELECT count(*) FILTER (WHERE is_over = 0), count(*) FILTER (WHERE is_over = 1) FROM games"
            unfinished, finished = self._connection.execute(query).fetchone()
            (selected,) = self._connection.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()
        return Totals(unfinished, finished, selected)

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def _check_pages(self) -> None:
        (verdict,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreError(StoreFault.DAMAGED, str(verdict))

    def _check_games(self) -> None:
        kept, read = self._connection.execute("SELECT count(*), (SELECT count(*) FROM contents) FROM games").fetchone()
        for found in self._connection.execute(_EVERYTHING):
            _check_digest(found)
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


def folded(name: str) -> str:
    """A name as it is searched: capitals and accents tell nothing apart."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(character for character in plain if not unicodedata.combining(character)).casefold()


def _where(selection: Selection) -> tuple[str, list[Value]]:
    states = ", ".join(map(str, selection.which.value))
    if not selection.name:
        return f"is_over IN ({states})", []
    pattern = f"%{folded(selection.name).translate(_ESCAPED)}%"
    return f"is_over IN ({states}) AND folded_names LIKE ? ESCAPE '!'", [pattern]


def _written(game: KeptGame) -> tuple[Value, ...]:
    """The values of a game's row, in the order of the columns that are written."""
    row, rules = row_of(game), game.record.rules
    return (
        row.id,
        row.state.value,
        row.changed,
        rules.dice,
        int(rules.wild_ones),
        int(rules.palifico),
        rules.exact,
        _text(row.names),
        _text(row.portraits),
        row.human,
        row.winner,
        row.rounds,
        _text(row.counts),
        row.turn,
        int(row.is_over),
        game.begun,
        "\n".join(map(folded, row.names)),
    )


def _row(values: tuple[Any, ...]) -> GameRow:
    number, state, changed, dice, wild_ones, palifico, exact, names, portraits, human, winner, rounds, counts, turn = (
        values
    )
    try:
        return GameRow(
            number,
            GameState(state),
            changed,
            Rules(dice, bool(wild_ones), bool(palifico), ExactCall(exact)),
            _texts.decode(names),
            _texts.decode(portraits),
            human,
            winner,
            rounds,
            _numbers.decode(counts),
            turn,
        )
    except (msgspec.MsgspecError, ValueError):
        raise StoreError(StoreFault.DAMAGED) from None


def _read(found: tuple[Any, ...]) -> KeptGame:
    _check_digest(found)
    *values, _, record, setup = found
    row = _row(tuple(values[: len(_SHOWN.split(","))]))
    try:
        return KeptGame(row.id, *unpacked(record, setup), row.state, values[_BEGUN], row.changed)
    except (RecordError, DamagedGame):
        raise StoreError(StoreFault.DAMAGED, "a game cannot be read") from None


def _check_digest(found: tuple[Any, ...]) -> None:
    """SQLite does not notice a byte that has changed inside a value; the digest does."""
    *values, digest, record, setup = found
    if digest != _digest(tuple(values), record, setup):
        raise StoreError(StoreFault.DAMAGED, "a game is not what was written")


def _digest(values: tuple[Value, ...], record: bytes, setup: bytes | None) -> bytes:
    return hashlib.sha256(msgspec.json.encode((values, record, setup))).digest()


def _text(values: tuple[str, ...] | tuple[int, ...]) -> str:
    return msgspec.json.encode(values).decode()
