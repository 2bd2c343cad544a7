"""Tells the person at the window of an error: one notice, however many errors follow."""

import platform
import sys

from PySide6.QtCore import QObject, QSysInfo, Qt, qVersion

from desktop_app.library.journal import Journal
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.labels import danger
from desktop_app.ui.notices.board import NoticeBoard
from desktop_app.ui.notices.notice import Notice, NoticeWords
from desktop_app.ui.painting.icons import Icon
from desktop_app.version import VERSION

KEY = "error"
# Whatever keeps failing in ever new ways is told so often and no more; the journal has it all.
_MOST_TOLD = 10


class ErrorTeller(QObject):
    """Posts a notice for an error that has not been told before; those that come meanwhile join its details."""

    def __init__(self, watch: ErrorWatch, journal: Journal, board: NoticeBoard) -> None:
        super().__init__(board)
        self._journal = journal
        self._board = board
        self._told: list[str] = []
        # queued: the notice opens when the code that failed has come to its end, whatever thread it ran on
        watch.happened.connect(self.tell, Qt.ConnectionType.QueuedConnection)

    def tell(self, trace: str) -> None:
        """Tell of an error; one that keeps coming back is told once."""
        if trace in self._told or len(self._told) == _MOST_TOLD:
            return
        self._told.append(trace)
        file = None if self._journal.reason else self._journal.file
        self._board.post(Notice(KEY, Icon.WARNING, danger, self._words, file, self.details))

    def details(self) -> str:
        """What helps whoever repairs the program: versions, the system, the errors; no value of a game."""
        head = f"palifico {VERSION}, Python {platform.python_version()}, Qt {qVersion()}, {sys.platform}"
        return "\n\n".join([f"{head}, {QSysInfo.prettyProductName()}", *self._told])

    def _words(self) -> NoticeWords:
        return NoticeWords(
            self.tr("Something went wrong"),
            #: The program's own error; "details" are copied with a button
            self.tr(
                "That was a fault of the program, not yours. Your game is kept, and you can play on.\n\n"
                "If you tell somebody about it, copy the details: they say where it happened and hold no dice."
            ),
            #: Above the name of a file
            self.tr("Written down in"),
            self.tr("Play on"),
        )
