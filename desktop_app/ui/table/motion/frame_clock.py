"""The clock of everything that moves on the table: so many milliseconds have passed since the last frame."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

#: Milliseconds between frames; and the most that a single one counts, however late it comes: a motion that stands
#: still for a moment goes on from there.
_FRAME, _LATEST = 16, 50.0


class FrameClock(QObject):
    """Ticks from start to stop. The first tick only begins to measure."""

    ticked = Signal(float)
    """Milliseconds since the tick before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def runs(self) -> bool:
        """Whether it ticks."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin to tick, if it does not."""
        if not self.runs:
            self._elapsed.invalidate()
            self._timer.start()

    def stop(self) -> None:
        """Tick no more."""
        self._timer.stop()

    def _tick(self) -> None:
        if not self._elapsed.isValid():
            self._elapsed.start()
            return
        passed = self._elapsed.nsecsElapsed() / 1e6
        self._elapsed.restart()
        self.ticked.emit(min(passed, _LATEST))
