"""Games are looked through here, on a thread of their own, so that the window never waits for it."""

import threading
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.engine.observation import Observation
from desktop_app.match.review.choices import Choice, choices_of
from desktop_app.match.review.review import Review, review_of
from desktop_app.players.policy import Policy
from desktop_app.players.roster import LEVELS

_STEPS = 100
"""Progress is told so many times at most."""


class Reviewer(QObject):
    """Looks one game through at a time, with the eyes of the strongest level; another, or a stop, ends the one before.

    It lives as long as the window does; `close` it before.
    """

    progressed = Signal(float)
    """The part that has been looked through, 0 to 1."""

    finished = Signal(object)
    """The Review."""

    _told = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None
        self._told.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def begin(self, game: Observation) -> None:
        """Look a game through whose settled rounds everybody has seen."""
        self.stop()
        self._stopped = threading.Event()
        work = (game, self._stopped, self._thread)
        self._thread = threading.Thread(target=self._work, args=work, name="reviewer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nothing is wanted any more: the work ends soon, and nothing of it is heard."""
        self._stopped.set()

    def close(self) -> None:
        """Stop, and wait until that is so."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def _work(self, game: Observation, stopped: threading.Event, before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        choices = list(self._weighed(game, stopped))
        if not stopped.is_set():
            self._told.emit(stopped, review_of(game, choices, _chances(game)))

    def _weighed(self, game: Observation, stopped: threading.Event) -> Iterator[Choice]:
        total = sum(len(played.actions) for played in game.history)
        told = 0
        for number, choice in enumerate(choices_of(game, strongest()), start=1):
            yield choice
            if stopped.is_set():
                return
            if number * _STEPS // total > told:
                told = number * _STEPS // total
                self._told.emit(stopped, number / total)

    def _pass_on(self, stopped: threading.Event, told: float | Review) -> None:
        if stopped.is_set():
            return
        if isinstance(told, Review):
            self.finished.emit(told)
        else:
            self.progressed.emit(told)


def _chances(game: Observation) -> list[tuple[float, ...]]:
    # NumPy, which this brings along, is loaded here and not with the window.
    from desktop_app.match.review.chances import chances_of
    from desktop_app.players import shipped

    return chances_of(game, shipped.values())


def strongest() -> Policy:
    """The level at the end of the roster. Raises TypeError if it does not tell its probabilities."""
    player = LEVELS[-1].make()
    if not isinstance(player, Policy):
        raise TypeError(f"{LEVELS[-1].id} does not tell its probabilities")
    return player
