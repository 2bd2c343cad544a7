"""What can keep the library from reading or writing."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum, auto


class StoreFault(Enum):
    """Why something is not stored, or cannot be read."""

    FULL = auto()
    """The disk has no room left, or a file may not grow."""

    READ_ONLY = auto()
    """The folder or the file may not be written, or cannot be made."""

    BUSY = auto()
    """Another program holds the database, for longer than is waited."""

    NEWER = auto()
    """A newer version of the program has written it: it is read, and never written."""

    DAMAGED = auto()
    """It is no database, or not all of it is what was written."""

    FAILED = auto()
    """The disk failed in another way."""


class StoreError(Exception):
    """The database could not be read or written; nothing of what was tried has been stored."""

    def __init__(self, fault: StoreFault, detail: str = "") -> None:
        """Detail is what the system says, in its own words."""
        super().__init__(f"{fault.name} {detail}".strip())
        self.fault = fault
        self.detail = detail


_FAULTS = {
    sqlite3.SQLITE_FULL: StoreFault.FULL,
    sqlite3.SQLITE_READONLY: StoreFault.READ_ONLY,
    sqlite3.SQLITE_PERM: StoreFault.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: StoreFault.READ_ONLY,
    sqlite3.SQLITE_BUSY: StoreFault.BUSY,
    sqlite3.SQLITE_LOCKED: StoreFault.BUSY,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
    # A layout that says it is ours and lacks a table or a column, or holds what no statement of ours has put there.
    sqlite3.SQLITE_ERROR: StoreFault.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: StoreFault.DAMAGED,
    sqlite3.SQLITE_MISMATCH: StoreFault.DAMAGED,
    sqlite3.SQLITE_TOOBIG: StoreFault.DAMAGED,
    sqlite3.SQLITE_FORMAT: StoreFault.DAMAGED,
}
#: Writing or enlarging a file failed: on a full disk, and where a limit on its size is reached.
_NO_ROOM = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_TRUNCATE)
#: A page that the file should hold is not there.
_CUT = (sqlite3.SQLITE_IOERR_SHORT_READ,)


def fault_of(error: sqlite3.Error) -> StoreFault:
    """Which fault an error of SQLite's is."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in _NO_ROOM:
        return StoreFault.FULL
    if code in _CUT:
        return StoreFault.DAMAGED
    if code is None:  # Python's own: text that is no UTF-8, a value of another kind
        return StoreFault.DAMAGED
    return _FAULTS.get(code & 0xFF, StoreFault.FAILED)


@contextmanager
def faults_told() -> Generator[None]:
    """Errors of SQLite's in the block become a StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(fault_of(error), str(error)) from error
    except UnicodeError as error:  # SQLite quotes what is damaged, whatever bytes that are
        raise StoreError(StoreFault.DAMAGED, str(error)) from error
