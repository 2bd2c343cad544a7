"""Keeps the window open while games are in memory alone, until somebody has said that they may go."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMainWindow

from desktop_app.library.library import Library
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.question import Question, QuestionWords
from desktop_app.ui.theme import Theme


class PartingQuestion(Question):
    """Asks whether what is not saved may be lost."""

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(theme, window, self.words)

    def words(self) -> QuestionWords:
        """What is asked, in the language of now."""
        return QuestionWords(
            #: The window is to be closed, and the disk takes nothing
            self.tr("Close without saving?"),
            self.tr("Not everything that was played could be saved so far. If Palifico closes now, that is lost."),
            self.tr("Stay"),
            self.tr("Close"),
        )


class Parting(QObject):
    """Asks when the window is to be closed and the library holds what is not on disk."""

    def __init__(self, window: MainWindow, theme: Theme, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._library = library
        self._agreed = False
        window.installEventFilter(self)

    def agree(self) -> None:
        """Let the window close, whatever is lost."""
        self._agreed = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask first."""
        if event.type() is not QEvent.Type.Close or self._agreed or not self._library.unsaved:
            return super().eventFilter(watched, event)
        event.ignore()
        if not isinstance(self._window.sheet, PartingQuestion):
            self._window.close_sheet()
            PartingQuestion(self._theme, self._window).confirmed.connect(self._leave)
        return True

    def _leave(self) -> None:
        self.agree()
        self._window.close()
