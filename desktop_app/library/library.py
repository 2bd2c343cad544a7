"""The library of games: a store on a thread of its own, so that no window waits for a disk."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from desktop_app.library.inspection import Inspection
from desktop_app.library.kept import GameRow, KeptGame
from desktop_app.library.seen_dice import DicePage
from desktop_app.library.selection import NO_GAMES, Selection, Totals
from desktop_app.library.shelf import Shelf, Trouble

#: The dice of so many games are counted in one go; a move that is to be kept meanwhile waits no longer than that.
_PAGE = 100
#: After so many milliseconds what could not be written is tried again.
_AGAIN = 3000

Answer = TypeVar("Answer")


def games_file() -> Path:
    """Where the user's games are kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(folder, "palifico", "games.sqlite")


class Library(QObject):
    """All games that are kept. Answers come by calling back on the library's own thread, one after the other.

    Nothing here raises for what a disk may do: `troubled` says that games are kept in memory alone for now, and
    `recovered` that they are all on disk again. Without a file everything is in memory and answered at once.
    """

    changed = Signal()
    """Games were kept or deleted: a list of them is another now."""

    troubled = Signal(object)
    """A Trouble: games cannot be stored, or a damaged database has been replaced."""

    recovered = Signal()
    """What could not be stored is stored."""

    _reported = Signal(object)
    _answered = Signal(object)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """Open the database in a file, made first where there is none."""
        super().__init__(parent)
        self._file = file
        self._closed = False
        self._shelf = Shelf(file, self._reported.emit)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="library") if file else None
        self._inspection: Inspection | None = None
        self._retry = QTimer(self)
        self._retry.setInterval(_AGAIN)
        self._retry.timeout.connect(self.try_again)
        self._reported.connect(self._hear)
        # Queued where a worker answers: what is called back runs on the library's thread.
        self._answered.connect(self._call)
        if file is not None:
            self._submit(self._shelf.flush, self._inspect)

    @property
    def unsaved(self) -> int:
        """How many games are in memory alone, for the disk has not taken them yet."""
        return self._shelf.unsaved

    def keep(self, games: Sequence[KeptGame], then: Callable[[], None]) -> None:
        """Store games, each in the place of what was kept of it: all, or none. `then` is called when they are on disk.

        Where the disk fails it is called as well, after `troubled`: the games are in memory and will be stored.
        """

        def kept(_: None) -> None:
            self.changed.emit()
            then()

        self._submit(partial(self._shelf.keep, tuple(games)), kept)

    def delete(self, number: int, then: Callable[[KeptGame | None], None]) -> None:
        """Keep a game no longer; `then` gets it, so that it can be kept again, or None where nothing was deleted."""

        def deleted(game: KeptGame | None) -> None:
            self.changed.emit()
            then(game)

        self._submit(partial(self._shelf.delete, number), deleted)

    def game(self, number: int, then: Callable[[KeptGame | None], None]) -> None:
        """All of a game, None where it is not kept."""
        self._submit(partial(self._shelf.game, number), then)

    def latest(self, then: Callable[[KeptGame | None], None]) -> None:
        """The unfinished game that was played last, None where there is none."""
        self._submit(self._shelf.latest, then)

    def rows(self, selection: Selection, first: int, count: int, then: Callable[[list[GameRow]], None]) -> None:
        """Rows of the list of a selection, from number `first` on: unfinished games first, then the newest."""
        self._submit(lambda: self._shelf.ask(lambda store: store.rows(selection, first, count), []), then)

    def totals(self, selection: Selection, then: Callable[[Totals], None]) -> None:
        """How many games are kept, and how many the selection holds."""
        self._submit(lambda: self._shelf.ask(lambda store: store.totals(selection), NO_GAMES), then)

    def dice(self, after: int, then: Callable[[DicePage], None]) -> None:
        """The dice of the next games that are over, from that whose number is above `after` on."""
        self._submit(lambda: self._shelf.ask(lambda store: store.dice(after, _PAGE), DicePage()), then)

    def try_again(self) -> None:
        """Try to store what could not be stored."""
        self._submit(self._shelf.flush, lambda _: None)

    def close(self) -> None:
        """Wait until everything is written, and let go of the database. Nobody is called back after that."""
        self._closed = True
        self._retry.stop()
        if self._inspection is not None:
            self._inspection.stop()
        if self._worker is None:
            self._shelf.close()
        else:
            self._worker.submit(self._shelf.close)
            self._worker.shutdown()

    def _submit(self, job: Callable[[], Answer], then: Callable[[Answer], None]) -> None:
        """Do a job where the store is, and call back here."""
        if self._worker is None:
            then(job())
            return

        def answer(future: Future[Answer]) -> None:
            self._answered.emit(lambda: then(future.result()))

        self._worker.submit(job).add_done_callback(answer)

    def _hear(self, trouble: Trouble | None) -> None:
        if trouble is None:
            self._retry.stop()
            self.recovered.emit()
            return
        if trouble.rescue is None:
            self._retry.start()
        self.troubled.emit(trouble)

    def _inspect(self, _: None) -> None:
        """Once the database has been opened, see whether all of it can be read."""
        if self._file is not None and not self._closed:
            self._inspection = Inspection(self._file, lambda: self._submit(self._shelf.rescue, lambda _: None))

    def _call(self, answer: Callable[[], None]) -> None:
        if not self._closed:  # else whoever asked may have gone
            answer()
