"""Players think here, on a thread of their own, so that the window never waits for them."""

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players.player import Player


class Thinker(QObject):
    """Asks players one after the other; each answer carries the ticket of its question.

    One thinker serves all games of a program. Whoever asks remembers the ticket and drops answers to any other, so
    that the late answer of a game that was left cannot land in the next one.
    """

    answered = Signal(int, object)
    """The ticket, and the Move that was chosen."""

    failed = Signal(int, object)
    """The ticket, and the exception that the player raised."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without a question; the thread is made with the first."""
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._tickets = 0

    def ask(self, player: Player, observation: Observation, rng: Random) -> int:
        """Put a question to a player and return its ticket; the answer comes as a signal."""
        self._tickets += 1
        ticket = self._tickets
        self._worker.submit(player.choose, observation, rng).add_done_callback(
            lambda future: self._tell(ticket, future)
        )
        return ticket

    def close(self) -> None:
        """Drop the questions that wait, and wait for the one that is being thought about."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _tell(self, ticket: int, future: Future[Move]) -> None:
        if future.cancelled():
            return
        error = future.exception()
        if error:
            self.failed.emit(ticket, error)
        else:
            self.answered.emit(ticket, future.result())
