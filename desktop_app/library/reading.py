"""Records from files that anybody may have written: read in pieces that are bounded, checked, played again."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from desktop_app.engine.record import MAX_BYTES, GameRecord, RecordError, decode
from desktop_app.engine.replay import Replay, replay

WHOLE, LINES = ".json", ".jsonl"
"""The ends of the names of files that hold one record, and one a line."""

MOST_WRONG = 1_000
"""After so many wrong records the rest of a file is not read: it is a file of something else."""


class Found(NamedTuple):
    """A record of a file, the first being number 1: played again, or what is wrong with it. `end` is where it ends."""

    number: int
    end: int
    record: GameRecord | None = None
    replayed: Replay | None = None
    error: RecordError | None = None


def is_record_file(path: Path) -> bool:
    """Whether a file is called as files of records are."""
    return path.suffix.lower() in (WHOLE, LINES)


def records_in(path: Path) -> Iterator[Found]:
    """Every record of a file, right or wrong, until too many are wrong. Raises OSError."""
    wrong = 0
    with path.open("rb") as file:
        for number, data in enumerate(texts_in(file, whole=path.suffix.lower() == WHOLE), start=1):
            found = _found(number, file.tell(), data)
            yield found
            wrong += found.error is not None
            if wrong == MOST_WRONG:
                return


def texts_in(file: BinaryIO, *, whole: bool) -> Iterator[bytes]:
    """The one record of a file, or each line; of what is too long as much as shows that it is."""
    if whole:
        yield file.read(MAX_BYTES + 1)
        return
    while line := file.readline(MAX_BYTES + 2):
        yield line.rstrip(b"\r\n")
        while len(line) == MAX_BYTES + 2 and not line.endswith(b"\n"):
            line = file.readline(MAX_BYTES + 2)


def _found(number: int, end: int, data: bytes) -> Found:
    try:
        record = decode(data)
        return Found(number, end, record, replay(record))
    except RecordError as error:
        return Found(number, end, error=error)
