"""Reading the whole database once, on a thread of its own: damage is better found now than when a game is wanted."""

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault


class Inspection:
    """Reads a database beside whoever writes it, and says if it is damaged. It can be stopped at any moment."""

    def __init__(self, file: Path, damaged: Callable[[], None]) -> None:
        """Begin; `damaged` is called on the thread that reads."""
        self._damaged = damaged
        self._stopped = threading.Event()
        self._store: Store | None = None
        self._thread = threading.Thread(target=self._read, args=(file,), name="inspection", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Read no further, and wait until that is so."""
        self._stopped.set()
        store = self._store
        if store is not None:
            store.interrupt()
        self._thread.join()

    def _read(self, file: Path) -> None:
        try:
            with closing(Store.beside(file)) as store:
                self._store = store
                if not self._stopped.is_set():
                    store.check()
        except StoreError as error:
            if error.fault is StoreFault.DAMAGED and not self._stopped.is_set():
                self._damaged()
        finally:
            self._store = None
