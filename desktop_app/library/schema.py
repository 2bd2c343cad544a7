"""How the library's database is laid out, and how an older layout becomes this one.

`PRAGMA user_version` holds the number of the layout: how many of the steps below have been taken.
"""

import sqlite3
from collections.abc import Sequence

#: Each takes the layout from its own number, counted from 0, to the next. A step that was shipped never changes.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        # What the list of games shows, small enough that a hundred thousand rows are searched in no time. `digest` is
        # SHA-256 over the row and its contents: SQLite itself does not notice a byte that changes inside a value.
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            state INTEGER NOT NULL,
            is_over INTEGER NOT NULL,
            begun INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            dice INTEGER NOT NULL,
            wild_ones INTEGER NOT NULL,
            palifico INTEGER NOT NULL,
            exact TEXT NOT NULL,
            names TEXT NOT NULL,
            folded_names TEXT NOT NULL,
            portraits TEXT NOT NULL,
            human INTEGER,
            winner INTEGER,
            rounds INTEGER NOT NULL,
            counts TEXT NOT NULL,
            turn INTEGER,
            digest BLOB NOT NULL
        ) STRICT""",
        "CREATE INDEX games_in_order ON games (is_over, changed DESC, id DESC)",
        "CREATE TABLE contents (id INTEGER PRIMARY KEY, record BLOB NOT NULL, setup BLOB) STRICT",
    ),
)
VERSION = len(STEPS)
"""The layout that this program writes."""


def version_of(connection: sqlite3.Connection) -> int:
    """The layout of a database. Raises sqlite3.Error where it is none."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = STEPS) -> None:
    """Bring an older layout up to this one: all of it, or nothing. A newer one stays as it is.

    Raises sqlite3.Error.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection)
        for step in steps[version:]:
            for statement in step:
                connection.execute(statement)
        if version < len(steps):  # else nothing may change: a database that turns out damaged is kept as it was found
            connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
