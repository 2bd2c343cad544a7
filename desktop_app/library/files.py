"""Files that are there whole, or not at all; damaged ones, that are kept; and folders that take nothing."""

import errno
import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum, auto
from itertools import count
from pathlib import Path
from typing import BinaryIO


class DiskFault(Enum):
    """Why a file cannot be written: no room, not allowed, or whatever else a system says."""

    FULL = auto()
    READ_ONLY = auto()
    OTHER = auto()


_FAULTS = {
    errno.ENOSPC: DiskFault.FULL,
    errno.EDQUOT: DiskFault.FULL,
    errno.EFBIG: DiskFault.FULL,
    errno.EROFS: DiskFault.READ_ONLY,
    errno.EACCES: DiskFault.READ_ONLY,
    errno.EPERM: DiskFault.READ_ONLY,
    # No folder can be made there: under a file, under a device, where the system keeps files of its own.
    errno.ENOENT: DiskFault.READ_ONLY,
    errno.ENOTDIR: DiskFault.READ_ONLY,
    errno.EEXIST: DiskFault.READ_ONLY,
}
# What a small file takes: an empty one can be made on a disk that is full.
_PROBE = 4096


@contextmanager
def written_whole(path: Path) -> Generator[BinaryIO]:
    """A file to be written, that takes the place of `path` when the block has ended well, and else leaves no trace.

    It grows beside the path under a name of its own. Raises OSError; what is there and is no file is not replaced.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Keep a damaged file under another name in its folder, and return that name. Raises OSError."""
    names = (f"{path.name}.damaged" if number == 1 else f"{path.name}.damaged-{number}" for number in count(1))
    free = next(name for name in names if not os.path.lexists(path.with_name(name)))
    return path.rename(path.with_name(free))


def fault_of(error: OSError) -> DiskFault:
    """What kind of refusal an error of the system is."""
    return _FAULTS.get(error.errno or 0, DiskFault.OTHER)


def disk_fault(folder: Path) -> DiskFault | None:
    """Why nothing can be written into a folder, which is made if it is missing; None where something can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_PROBE))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return fault_of(error)
    return None
