"""Tells when games cannot be kept, or when the database of games was damaged."""

from functools import partial

from PySide6.QtCore import QObject

from desktop_app.library.files import DiskFault
from desktop_app.library.library import Library
from desktop_app.library.rescue import Rescue
from desktop_app.library.shelf import Trouble
from desktop_app.library.store_faults import StoreFault
from desktop_app.ui.labels import danger, gold_ink
from desktop_app.ui.notices.board import NoticeBoard
from desktop_app.ui.notices.keeping import Keeping
from desktop_app.ui.notices.notice import Notice, NoticeWords
from desktop_app.ui.painting.icons import Icon

_DISK = {StoreFault.FULL: DiskFault.FULL, StoreFault.READ_ONLY: DiskFault.READ_ONLY}


class LibraryNotices(QObject):
    """Posts a notice for each trouble of a library."""

    def __init__(self, board: NoticeBoard, keeping: Keeping, library: Library) -> None:
        super().__init__(board)
        self._board = board
        self._keeping = keeping
        library.troubled.connect(self._tell)

    def _tell(self, trouble: Trouble) -> None:
        if trouble.rescue is not None:
            words = partial(self._damaged, trouble.rescue)
            self._board.post(Notice("damaged", Icon.WARNING, danger, words, trouble.rescue.kept_aside))
        elif trouble.fault is StoreFault.NEWER:
            self._board.post(Notice("newer", Icon.WARNING, gold_ink, self._newer, trouble.file))
        else:
            self._keeping.tell_fault(_DISK.get(trouble.fault, DiskFault.OTHER), trouble.file.parent)

    def _damaged(self, rescue: Rescue) -> NoticeWords:
        if not rescue.games:
            title, fate = self.tr("The games can’t be read"), self.tr("None of them could be read.")
        elif rescue.lost:
            title = self.tr("The games can’t all be read")
            fate = self.tr(
                "%Ln games could be read and are in your list as before; others could not.", "", rescue.games
            )
        else:
            title = self.tr("Your games are safe")
            fate = self.tr("All %Ln games could be read and are in your list as before.", "", rescue.games)
        text = self.tr(
            "The file with your games is damaged. It is kept aside, unchanged, and a new one takes its place."
        )
        return NoticeWords(
            title,
            f"{text}\n\n{fate}",
            #: Above the name of a file
            self.tr("Kept aside as"),
            self.tr("Continue"),
        )

    def _newer(self) -> NoticeWords:
        return NoticeWords(
            self.tr("These games are from a newer Palifico"),
            self.tr(
                "A newer version of the program has written your games. They can be looked at and are left as they "
                "are: what is played now is not saved.\n\nInstall the newer version to play on with them."
            ),
            #: Above the name of a file
            self.tr("Your games"),
            self.tr("Continue"),
        )
