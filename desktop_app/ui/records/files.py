"""Files of records, read and written away from the window's thread."""

from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.engine.record import GameRecord, encode, exported
from desktop_app.library.files import written_whole
from desktop_app.library.reading import Found, records_in
from desktop_app.match.opened import OpenedGame, opened


class Look(NamedTuple):
    """The first records of a file, two at most; `game` where it holds one right record and no other.

    Without a record there is an `error`, or the file is empty.
    """

    file: Path
    found: list[Found]
    game: OpenedGame | None = None
    error: OSError | None = None


class Written(NamedTuple):
    """A file that was written, or the `error` that kept it from being."""

    file: Path
    error: OSError | None = None


class RecordFiles(QObject):
    """Does one thing after another; the answers come as signals."""

    looked = Signal(object)
    """A Look: is a file one game to be looked at, or are there many to be imported?"""

    written = Signal(object)
    """A Written."""

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="records")
        self._done.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def look(self, file: Path) -> None:
        """Look into a file."""
        self._worker.submit(_look, file).add_done_callback(self._answer)

    def write(self, record: GameRecord, file: Path) -> None:
        """Write a record as it may be given away: of an unfinished game without its secret and its covered dice."""
        self._worker.submit(_write, record, file).add_done_callback(self._answer)

    def close(self) -> None:
        """Wait for the file that is being read or written."""
        self._worker.shutdown(wait=True)

    def _answer(self, future: Future[Look] | Future[Written]) -> None:
        self._done.emit(future.result())

    def _tell(self, done: Look | Written) -> None:
        if isinstance(done, Look):
            self.looked.emit(done)
        else:
            self.written.emit(done)


def _look(file: Path) -> Look:
    try:
        found = list(islice(records_in(file), 2))
    except OSError as error:
        return Look(file, [], error=error)
    if len(found) == 1 and found[0].record and found[0].replayed:
        return Look(file, found, opened(found[0].record, found[0].replayed))
    return Look(file, found)


def _write(record: GameRecord, file: Path) -> Written:
    try:
        with written_whole(file) as draft:
            draft.write(encode(exported(record)) + b"\n")
    except OSError as error:
        return Written(file, error)
    return Written(file)
