"""The application object: it hears what the system asks a program that runs already to open."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class GameApplication(QApplication):
    """macOS tells of a file by an event, a double click at the start too, and never on the command line.

    That event may come long before there is a window: until somebody takes files, they wait.
    """

    def __init__(self) -> None:
        super().__init__(["palifico"])
        self._take: Callable[[str], None] | None = None
        self._waiting: list[str] = []

    def hand_files_to(self, take: Callable[[str], None]) -> None:
        """Let the path of each file be taken from now on, those first that have come already."""
        self._take = take
        waiting, self._waiting = self._waiting, []
        for file in waiting:
            take(file)

    def event(self, event: QEvent) -> bool:
        """Hear of a file; what is no file, as an address, is not for this program."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file() and self._take is not None:
            self._take(event.file())
        elif event.file():
            self._waiting.append(event.file())
        return True
