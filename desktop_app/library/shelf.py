"""What stands between the library and a disk that may fail, on the thread that owns the store.

What cannot be written stays here and is tried again; nothing here raises for what a disk may do: it is reported.
"""

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.opening import created
from desktop_app.library.rescue import Rescue, finished, replaced
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault

Answer = TypeVar("Answer")


class Trouble(NamedTuple):
    """What keeps games from being stored in a file, or with `rescue` what became of a damaged one.

    `detail` is what the system says, in its own words.
    """

    fault: StoreFault
    file: Path
    detail: str = ""
    rescue: Rescue | None = None


class Shelf:
    """The store in a file, opened when it is first needed, and the games that it does not hold yet."""

    def __init__(self, file: Path | None, report: Callable[[Trouble | None], None]) -> None:
        """Without a file games are kept in memory alone. `report` hears of each new trouble; None: it is over."""
        self._file = file
        self._report = report
        self._store: Store | None = None
        self._unsaved: dict[int, KeptGame] = {}
        self._fault: StoreFault | None = None

    @property
    def unsaved(self) -> int:
        """How many games are here alone."""
        return len(self._unsaved)

    def keep(self, games: Iterable[KeptGame]) -> None:
        """Write games, or hold them until they can be written."""
        self._unsaved.update((game.id, game) for game in games)
        self.flush()

    def flush(self) -> None:
        """Try to write what is not written yet."""
        games = list(self._unsaved.values())
        try:
            self._do(lambda store: store.save(games) if games else _check_writable(store))
        except StoreError as error:
            self._tell(error)
            self._let_go()
        else:
            self._unsaved.clear()
            self._tell(None)

    def delete(self, number: int) -> KeptGame | None:
        """Keep a game no longer. It is returned so that it can be kept again; None where there is none, or no way."""
        game = self.game(number)
        held = self._unsaved.pop(number, None)
        try:
            self._do(lambda store: store.delete(number))
        except StoreError as error:
            self._tell(error)
            if held is None:
                return None
        return game

    def game(self, number: int) -> KeptGame | None:
        """All of a game, None where it is not kept or cannot be read."""
        return self._unsaved.get(number) or self.ask(lambda store: store.game(number), None)

    def latest(self) -> KeptGame | None:
        """The unfinished game that was played last, None where there is none."""
        stored = self.ask(Store.latest, None)
        games = [game for game in self._unsaved.values() if game.state is GameState.RUNNING and game.setup]
        if stored is not None and stored.id not in self._unsaved:
            games.append(stored)
        return max(games, key=lambda game: game.changed, default=None)

    def ask(self, question: Callable[[Store], Answer], otherwise: Answer) -> Answer:
        """What the store answers, or something else where it cannot be read."""
        try:
            return self._do(question)
        except StoreError as error:
            self._tell(error)
            return otherwise

    def rescue(self) -> None:
        """The database was found to be damaged: put another in its place."""
        try:
            self._rescue()
        except StoreError as error:
            self._tell(error)
        else:
            self.flush()

    def close(self) -> None:
        """Try once more to write what is not written, and let go of the database."""
        if self._unsaved:
            self.flush()
        if self._store is not None:
            self._store.close()
            self._store = None

    def _do(self, job: Callable[[Store], Answer]) -> Answer:
        """Do something with the store; where it turns out to be damaged, with the one that takes its place."""
        try:
            return job(self._opened())
        except StoreError as error:
            if error.fault is not StoreFault.DAMAGED or self._file is None:
                raise
            self._rescue()
            return job(self._opened())

    def _opened(self) -> Store:
        if self._store is None:
            self._store = Store.in_memory() if self._file is None else _store_in(self._file)
        return self._store

    def _rescue(self) -> None:
        self._let_go()
        if self._file is not None:
            rescue = replaced(self._file, datetime.now().astimezone())
            self._report(Trouble(StoreFault.DAMAGED, self._file, rescue=rescue))

    def _tell(self, error: StoreError | None) -> None:
        """Report what is new."""
        fault = error.fault if error else None
        if fault is self._fault:
            return
        self._fault = fault
        if self._file is not None:
            self._report(Trouble(error.fault, self._file, error.detail) if error else None)

    def _let_go(self) -> None:
        if self._store is not None and self._file is not None:
            self._store.close()
            self._store = None


def _check_writable(store: Store) -> None:
    if store.unwritable is not None:
        raise StoreError(store.unwritable)


def _store_in(file: Path) -> Store:
    """The store in a file, made first where there is none."""
    try:
        finished(file)
        log = file.with_name(f"{file.name}-wal")
        if not file.exists():
            if log.exists():
                raise StoreError(StoreFault.DAMAGED, "the database has gone, its log has not")
            created(file)
    except OSError as error:
        raise StoreError(StoreFault.READ_ONLY, str(error)) from error
    return Store.open(file)
