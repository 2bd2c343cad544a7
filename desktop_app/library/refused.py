"""Why a system refuses to read, write or start a file, in words of the language of now: its own are in its own."""

import errno

from PySide6.QtCore import QCoreApplication

from desktop_app.library.files import DiskFault, fault_of
from desktop_app.library.templates import filled


def refused_told(error: OSError) -> str:
    """The reason, a sentence that follows a colon; what has no sentence is told by the name of its number, as "EIO"."""
    known = _of_files().get(error.errno or 0) or _of_disks().get(fault_of(error))
    #: Of a file: %1 is the short name of an error, as EIO
    unknown = QCoreApplication.translate("Refused", "the system refuses (%1).")
    return known or filled(unknown, errno.errorcode.get(error.errno or 0, type(error).__name__))


def _of_files() -> dict[int, str]:
    return {
        errno.ENOENT: QCoreApplication.translate("Refused", "it is not there."),
        errno.ENOTDIR: QCoreApplication.translate("Refused", "its folder is not there."),
        errno.EISDIR: QCoreApplication.translate("Refused", "it is a folder."),
        errno.EEXIST: QCoreApplication.translate("Refused", "something that is no file has that name."),
        errno.ENAMETOOLONG: QCoreApplication.translate("Refused", "its name is too long."),
    }


def _of_disks() -> dict[DiskFault, str]:
    return {
        DiskFault.FULL: QCoreApplication.translate("Refused", "the disk is full."),
        DiskFault.READ_ONLY: QCoreApplication.translate("Refused", "that is not allowed here."),
    }
