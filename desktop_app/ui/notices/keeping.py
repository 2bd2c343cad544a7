"""Tells when something cannot be kept: a disk that takes nothing, settings that were damaged."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject

from desktop_app.library.files import DiskFault
from desktop_app.library.settings import Settings
from desktop_app.ui.labels import danger, gold_ink
from desktop_app.ui.notices.board import NoticeBoard
from desktop_app.ui.notices.notice import Notice, NoticeWords
from desktop_app.ui.painting.icons import Icon

# Milliseconds for which a fault that has been told is known: a disk that is nearly full takes a move, and not the next.
_KNOWN = 10 * 60 * 1000


class Keeping(QObject):
    """Posts notices about what is written on the disk, each once in a while."""

    def __init__(self, board: NoticeBoard, settings: Settings) -> None:
        super().__init__(board)
        self._board = board
        self._settings = settings
        self._told: dict[DiskFault, QElapsedTimer] = {}
        settings.refused.connect(self._tell_refused)

    def look(self) -> None:
        """Tell at once, at the start, what would else be noticed too late."""
        kept = self._settings.set_aside
        if kept is not None:
            self._board.post(Notice("settings", Icon.WARNING, danger, self._damaged_settings, kept))
        fault = self._settings.disk_fault()
        if fault is not None:
            self.tell_fault(fault, self._settings.file.parent)

    def tell_fault(self, fault: DiskFault, folder: Path) -> None:
        """Tell that nothing can be written into a folder, unless that is known."""
        told = self._told.get(fault)
        if told is not None and not told.hasExpired(_KNOWN):
            return
        self._told[fault] = QElapsedTimer()
        self._told[fault].start()
        self._board.post(Notice("disk", Icon.DISK, gold_ink, partial(self._disk, fault), folder, is_folder=True))

    def _tell_refused(self, fault: DiskFault) -> None:
        self.tell_fault(fault, self._settings.file.parent)

    def _damaged_settings(self) -> NoticeWords:
        return NoticeWords(
            self.tr("The settings can’t be read"),
            self.tr(
                "The file with your settings is damaged. It is kept aside, unchanged, and everything is set as at the "
                "first start."
            ),
            #: Above the name of a file
            self.tr("Kept aside as"),
            self.tr("Continue"),
        )

    def _disk(self, fault: DiskFault) -> NoticeWords:
        titles = {
            DiskFault.FULL: self.tr("The disk is full"),
            DiskFault.READ_ONLY: self.tr("Nothing can be saved in this folder"),
            DiskFault.OTHER: self.tr("The disk refuses to save"),
        }
        return NoticeWords(
            titles[fault],
            self.tr(
                "Nothing can be saved at the moment. Play on: everything is kept in memory, and saved once that is "
                "possible.\n\nIf Palifico closes before that, what was not saved is lost."
            ),
            #: Above the name of a folder
            self.tr("It would be saved in"),
            self.tr("Play on"),
        )
