"""Many records from many files into the library, on a thread of its own: counted, refused one by one, stopped."""

import hashlib
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.engine.record import NO_ABOUT, GameRecord, RecordError, encode
from desktop_app.library.kept import GameState, KeptGame, date_of
from desktop_app.library.library import Library
from desktop_app.library.reading import MOST_WRONG, records_in

_BATCH, _BREATH = 200, 0.2
"""So many games, or those of so many seconds, are kept together."""

_NUMBER_BYTES = 7


class Refusal(NamedTuple):
    """A record that was not taken, or with number 0 a file that cannot be read: an OSError says why."""

    file: Path
    number: int
    reason: RecordError | OSError


class Progress(NamedTuple):
    """How far an import has come: bytes of all bytes, games taken, records refused; `cut` are files not read on."""

    read: int
    size: int
    games: int
    refused: int
    cut: int = 0


class _Piece(NamedTuple):
    games: list[KeptGame]
    refusals: list[Refusal]
    progress: Progress


class Import(QObject):
    """Reads files once; whoever started it hears of progress, of what was refused, and of the end."""

    progressed = Signal(object)
    """A Progress, a few times a second."""

    refused = Signal(object)
    """Refusals, a list of them."""

    finished = Signal(object)
    """The last Progress; all games that were read until then are in the library."""

    _read = Signal(object)

    def __init__(self, files: Sequence[Path], library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = list(files)
        self._library = library
        self._stopped = threading.Event()
        # The reader waits until the games before are kept: whatever the size of the files, memory is bounded.
        self._kept = threading.Semaphore(1)
        self._last = Progress(0, 0, 0, 0)
        self._read.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="import")
        self._worker.submit(self._work)
        self._worker.shutdown(wait=False)

    def stop(self) -> None:
        """Read no more; what has been taken stays."""
        self._stopped.set()
        self._kept.release()

    def _work(self) -> None:
        for piece in _pieces(self._files, self._stopped):
            self._kept.acquire()
            self._read.emit(piece)
        self._kept.acquire()
        self._read.emit(None)

    def _keep(self, piece: _Piece | None) -> None:
        if piece is None:
            self.finished.emit(self._last)
            return
        self._last = piece.progress
        if piece.refusals:
            self.refused.emit(piece.refusals)
        self.progressed.emit(piece.progress)
        self._library.keep(piece.games, self._kept.release)


def kept_from(record: GameRecord) -> KeptGame:
    """A game from elsewhere as the library keeps it. The same record has the same number: it is kept once."""
    bare = encode(msgspec.structs.replace(record, about=NO_ABOUT))
    number = int.from_bytes(hashlib.sha256(bare).digest()[:_NUMBER_BYTES])
    date = date_of(record)
    state = GameState.GIVEN_UP if record.winner is None else GameState.WON
    return KeptGame(number, record, None, state, date, date)


def _pieces(files: Sequence[Path], stopped: threading.Event) -> Iterator[_Piece]:
    """What was read and refused, piece by piece."""
    size, before, games, refused, cut = sum(map(_size, files)), 0, 0, 0, 0
    taken: list[KeptGame] = []
    refusals: list[Refusal] = []
    last = time.monotonic()
    for file in files:
        wrong, end = 0, 0
        if stopped.is_set():
            break
        for kept, refusal, end in _file(file):
            if stopped.is_set():
                break
            if kept:
                taken.append(kept)
                games += 1
            if refusal:
                refusals.append(refusal)
                refused, wrong = refused + 1, wrong + 1
            if len(taken) + len(refusals) >= _BATCH or time.monotonic() - last > _BREATH:
                yield _Piece(taken, refusals, Progress(before + end, size, games, refused, cut))
                taken, refusals, last = [], [], time.monotonic()
        before += end
        cut += wrong == MOST_WRONG
    yield _Piece(taken, refusals, Progress(before, size, games, refused, cut))


def _file(file: Path) -> Iterator[tuple[KeptGame | None, Refusal | None, int]]:
    """Each record of a file, as it is kept or refused, and where it ends."""
    try:
        for found in records_in(file):
            kept = kept_from(found.record) if found.record and found.replayed else None
            refusal = Refusal(file, found.number, found.error) if found.error else None
            yield kept, refusal, found.end
    except OSError as error:
        yield None, Refusal(file, 0, error), 0


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
