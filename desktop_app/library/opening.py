"""Opening the library's database: made whole or not at all, looked over, and read alone where it may not be written."""

import os
import sqlite3
import struct
from pathlib import Path

from desktop_app.library.schema import VERSION, migrate, version_of
from desktop_app.library.store_faults import StoreError, StoreFault, fault_of, faults_told

#: How long another program is waited for, in seconds.
_PATIENCE = 2.0
#: Where the header of a database says how large its pages are and how many there are.
_PAGE_SIZE_AT, _PAGES_AT, _HEADER = 16, 28, 100
#: This size does not fit its two bytes, which then hold 1.
_LARGEST_PAGE = 65536


def created(file: Path) -> None:
    """Make an empty database, under another name first, so that a file that has its name is whole.

    Raises StoreError.
    """
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        with faults_told():
            connection = sqlite3.connect(draft, isolation_level=None)
            try:
                migrate(connection)
            finally:
                connection.close()
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    except OSError as error:
        raise StoreError(StoreFault.READ_ONLY, str(error)) from error
    finally:
        _gone(draft)


def connected(file: Path) -> tuple[sqlite3.Connection, StoreFault | None]:
    """A connection to a database that is there, and why it may not be written, None where it may. Raises StoreError.

    An older layout is brought up to date; a newer one, and what may not be written, is read alone.
    """
    with faults_told():
        _check_length(file)
        try:
            return _for_writing(file)
        except sqlite3.Error as error:
            fault = fault_of(error)
            if fault not in (StoreFault.READ_ONLY, StoreFault.FULL):
                raise
            return _for_reading(file), fault


def to_read(file: Path) -> sqlite3.Connection:
    """A connection that reads alone, beside others that write. Raises StoreError."""
    with faults_told():
        connection = _connection(file, "mode=ro")
        connection.execute("PRAGMA query_only = ON")
        return connection


def _for_writing(file: Path) -> tuple[sqlite3.Connection, StoreFault | None]:
    connection = _connection(file, "mode=rw")
    try:
        if version_of(connection) > VERSION:
            connection.execute("PRAGMA query_only = ON")
            return connection, StoreFault.NEWER
        # Full: each commit waits until the disk has it.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection, None


def _for_reading(file: Path) -> sqlite3.Connection:
    """A database that may not be written. Where not even the files beside it can be made, it is taken as it is.

    But never past a log that holds what has been committed: an older game would seem to be the newest.
    """
    for how in ("mode=ro",) if _has_log(file) else ("mode=ro", "mode=ro&immutable=1"):
        connection = _connection(file, how)
        try:
            connection.execute("PRAGMA query_only = ON")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.Error:
            connection.close()
            continue
        return connection
    raise StoreError(StoreFault.READ_ONLY, str(file))


def _connection(file: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, isolation_level=None, timeout=_PATIENCE)


def _check_length(file: Path) -> None:
    """A file that was cut off is damaged; what is still in the log is not missing.

    This comes before any connection: a file that is opened beside one, and closed, takes the connection's locks away.
    """
    try:
        cut = was_cut(file)
    except OSError as error:
        raise StoreError(StoreFault.READ_ONLY, str(error)) from error
    if cut and not _has_log(file):
        raise StoreError(StoreFault.DAMAGED, "the file is shorter than it says")


def was_cut(file: Path) -> bool:
    """Whether a database is shorter than it says, so that its end is missing. Raises OSError, and StoreError."""
    with file.open("rb") as opened:
        header = opened.read(_HEADER)
    if len(header) < _HEADER:
        raise StoreError(StoreFault.DAMAGED, "the file has no header")
    size, pages = struct.unpack_from(">H", header, _PAGE_SIZE_AT)[0], struct.unpack_from(">I", header, _PAGES_AT)[0]
    return file.stat().st_size < (_LARGEST_PAGE if size == 1 else size) * pages


def _has_log(file: Path) -> bool:
    log = file.with_name(f"{file.name}-wal")
    return log.exists() and log.stat().st_size > 0


def _gone(draft: Path) -> None:
    for name in (draft.name, f"{draft.name}-journal"):
        try:
            draft.with_name(name).unlink(missing_ok=True)
        except OSError:  # where nothing may be written, nothing was
            return
