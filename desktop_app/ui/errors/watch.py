"""Hears every error that nobody caught, on any thread, and what Qt complains about."""

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from desktop_app.library.discretion import discreet, discreet_trace
from desktop_app.library.journal import Journal


class ErrorWatch(QObject):
    """While it is open, errors go to the journal and to standard error, without values of a game; nothing stops."""

    happened = Signal(str)
    """How an error came about, several lines. It may come from any thread: connect it queued."""

    def __init__(self, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard = False
        self._journal = journal
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def open(self) -> None:
        """Take the places where Python and Qt tell of errors."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._qt_before = qInstallMessageHandler(self._hear_qt)
        sys.excepthook = self._hear
        threading.excepthook = self._hear_thread
        sys.unraisablehook = self._hear_unraisable

    def close(self) -> None:
        """Give the places back."""
        qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _hear(self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        self.heard = True
        self._journal.note_error(error)
        trace = discreet_trace(error)
        _print(trace)
        self.happened.emit(trace)

    def _hear_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._hear(told.exc_type, told.exc_value, told.exc_traceback)

    def _hear_unraisable(self, told: "sys.UnraisableHookArgs") -> None:
        if told.exc_value is not None:
            self._hear(told.exc_type, told.exc_value, told.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        words = discreet(message)
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self._journal.warn(f"Qt {context.category or ''}: {words}")
        _print(f"{words}\n")


def _print(text: str) -> None:
    """Print for whoever started the program in a terminal; elsewhere there is no standard error."""
    if sys.stderr is not None:
        sys.stderr.write(text)
