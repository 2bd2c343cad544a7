"""The journal: a log of what went wrong, in the user's own folder, never longer than a few hundred kilobytes.

It holds no value of a game, see `discretion`: hidden dice stay hidden.
"""

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QStandardPaths

from desktop_app.library.discretion import discreet, discreet_trace

_LONGEST, _OLDER = 200_000, 2
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TraceInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def journal_file() -> Path:
    """Where the journal is written: in the user's folder for local data."""
    place = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(place), "palifico", "log", "palifico.log")


class Journal:
    """Receives everything that Python's logging is told, from warnings on, and what is told to `note`.

    A disk that refuses is no reason to stop: `reason` then says why nothing is written.
    """

    def __init__(self, file: Path) -> None:
        """Open the file, after the older ones have moved on where it is long."""
        self.file = file
        self.reason = ""
        self._handler: _Handler | None = None
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._handler = _Handler(self, file)
        except OSError as error:
            self.reason = error.strerror or str(error)
        else:
            logging.getLogger().addHandler(self._handler)

    def note(self, text: str) -> None:
        """Write down what is no error, as which version was started."""
        self._write(logging.INFO, text)

    def warn(self, text: str) -> None:
        """Write down a warning, as one of Qt's."""
        self._write(logging.WARNING, text)

    def note_error(self, error: BaseException) -> None:
        """Write down an error with its way through the code."""
        self._write(logging.ERROR, type(error).__qualname__, error)

    def close(self) -> None:
        """Write no more."""
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            with suppress(OSError):  # what a full disk has not taken is lost
                self._handler.close()
            self._handler = None

    def _write(self, level: int, text: str, error: BaseException | None = None) -> None:
        if self._handler is None:
            return
        info = (type(error), error, error.__traceback__) if error else None
        self._handler.handle(logging.LogRecord("palifico", level, "", 0, text, (), info))


class _Formatter(logging.Formatter):
    """Writes nothing that could be hidden dice."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record, and the traceback below it."""
        own_words = record.name == "palifico" and record.levelno == logging.INFO
        message = record.getMessage() if own_words else discreet(record.getMessage())
        # exc_text is what another formatter has made of the error.
        known = {"msg": message, "args": (), "exc_text": None}
        return super().format(logging.makeLogRecord(record.__dict__ | known))

    def formatException(self, ei: _TraceInfo) -> str:
        """Where an error happened, without the values that it names."""
        return discreet_trace(ei[1]) if ei[1] else ""


class _Handler(RotatingFileHandler):
    """Tells its journal, instead of standard error, that the disk refuses."""

    def __init__(self, journal: Journal, file: Path) -> None:
        super().__init__(file, maxBytes=_LONGEST, backupCount=_OLDER, encoding="utf-8", errors="backslashreplace")
        self._journal = journal
        self.setFormatter(_Formatter(_FORMAT))

    def handleError(self, record: logging.LogRecord) -> None:
        """Remember why nothing was written."""
        error = sys.exception()
        self._journal.reason = getattr(error, "strerror", None) or str(error)
