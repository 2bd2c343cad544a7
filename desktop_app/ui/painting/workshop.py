"""A workshop for large pictures: they are painted on a thread of their own, so that the window never waits for them."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage


class Workshop(QObject):
    """Paints one picture after the other. One workshop serves the whole program.

    Qt paints images on any thread, and every system's pixmaps too (its ThreadedPixmaps); a painter lets Python's lock
    go while it fills.
    """

    painted = Signal(int, object)
    """The ticket of an order, and the Future that holds its QImage."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without an order; the thread is made with the first."""
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="workshop")
        self._tickets = 0
        self._closed = False

    def order(self, paint: Callable[[], QImage]) -> int:
        """Have a picture painted and return the order's ticket; paint must need nothing that anybody changes.

        A workshop that is closed takes orders and does nothing.
        """
        self._tickets += 1
        ticket = self._tickets
        if not self._closed:
            # Told by the same thread: a callback could come here, before the ticket is known.
            self._worker.submit(self._tell, ticket, self._worker.submit(paint))
        return ticket

    def close(self) -> None:
        """Drop the orders that wait, and wait for the one that is being painted."""
        self._closed = True
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _tell(self, ticket: int, future: Future[QImage]) -> None:
        if not future.cancelled():
            self.painted.emit(ticket, future)
