"""The clock of the stage: one timer, which runs while something is looked at, and what comes next."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class StageClock(QObject):
    """Lets one thing come after a pause. While it stands still nothing comes, and nothing is forgotten."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._strike)
        self._next: Callable[[], None] | None = None
        self._stands_still = False

    @property
    def runs(self) -> bool:
        """Whether something will come by itself."""
        return self._timer.isActive()

    def come(self, following: Callable[[], None]) -> None:
        """Let something come now, or as soon as it goes again; not where something is waited for: that sees to it."""
        if self._stands_still:
            self._next = following
        elif self._next is None:
            following()

    def wait(self, pause: int, following: Callable[[], None]) -> None:
        """Let something come after so many milliseconds."""
        self._next = following
        if not self._stands_still:
            self._timer.start(pause)

    def stand_still(self, *, on: bool) -> None:
        """Stop what is waited for, or let it come now."""
        self._stands_still = on
        if on:
            self._timer.stop()
        elif self._next is not None:
            self._timer.start(0)

    def halt(self) -> None:
        """Forget what was to come."""
        self._timer.stop()
        self._next = None

    def _strike(self) -> None:
        following, self._next = self._next, None
        if following is not None:
            following()
