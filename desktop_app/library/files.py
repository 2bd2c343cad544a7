"""Files that are there whole, or not at all."""

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


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
