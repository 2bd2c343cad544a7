"""Whether things move: what the player chose, and what the system's own setting says."""

from enum import Enum

from PySide6.QtCore import QObject, Signal

from desktop_app.ui.system_motion import SystemMotion


class MotionChoice(Enum):
    """What the player chose; the values are those of the settings. SYSTEM follows the desktop, also when it changes."""

    FULL = "full"
    REDUCED = "reduced"
    SYSTEM = "system"


class MotionSetting(QObject):
    """Tells everybody whose things move whether they may. Without a system nothing is known of its setting."""

    changed = Signal()
    """Motion is reduced now, or it is not any more."""

    def __init__(self, choice: MotionChoice, system: SystemMotion | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._system = system
        self._reduced = self._wanted()
        if system is not None:
            system.changed.connect(self._follow)

    @property
    def choice(self) -> MotionChoice:
        """What the player chose."""
        return self._choice

    def choose(self, choice: MotionChoice) -> None:
        """Change to full motion, reduced motion, or whatever the system says."""
        self._choice = choice
        self._follow()

    @property
    def reduced(self) -> bool:
        """Whether things fade, or change at once, in place of moving."""
        return self._reduced

    def _wanted(self) -> bool:
        if self._choice is MotionChoice.SYSTEM:
            return self._system is not None and self._system.reduced
        return self._choice is MotionChoice.REDUCED

    def _follow(self) -> None:
        reduced = self._wanted()
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()
