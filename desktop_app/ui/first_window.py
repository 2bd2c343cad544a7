"""One window for one person: a second start asks the first window to come forward, or to open a file, and ends.

A lock in the folder of the games says who is first. It belongs to a process, so that a crash leaves none behind. The
first listens at a socket between processes of this computer; nothing reaches it from a network.
"""

import hashlib
import os
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

# Milliseconds: how long one attempt to reach the first window may take, and its answer.
_KNOCK, _ANSWER = 300, 15_000
# While a first window has the lock and does not listen yet, as it starts, it is asked again so often.
_TIMES = 10
# The longest request that is read: a line with the bytes of a path as hexadecimal digits.
_LONGEST = 1 << 16
_HEARD = b"heard\n"


class Claim(Enum):
    """What came of a start: this is the first window, another has been told, or another is there and says nothing."""

    FIRST = auto()
    TOLD = auto()
    SILENT = auto()


class FirstWindow(QObject):
    """The place of the first window of the games in a folder; whoever does not get it has done its part."""

    wanted = Signal(str)
    """Another start asks for this window, and to open the file of a path; empty for none."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        # A socket's name may be short: it stands for the folder.
        self._name = f"palifico-{hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:24]}"
        self._lock = QLockFile(str(folder / "palifico.lock"))
        self._lock.setStaleLockTime(0)  # a lock is as old as its process
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._receive)

    def claim(self, file: str = "") -> Claim:
        """Be the first, or tell the one that is: to come forward, and to open a file where one is given."""
        for _ in range(_TIMES):
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(_KNOCK):
                return Claim.TOLD if _heard(socket, file) else Claim.SILENT
            if self._locked():
                # Whatever lies there under this name belonged to a process that has gone.
                QLocalServer.removeServer(self._name)
                self._server.listen(self._name)
                return Claim.FIRST
        return Claim.SILENT

    def close(self) -> None:
        """Leave the place to the next start; whoever is asking at this moment is not answered."""
        self._server.close()
        for socket in self._server.findChildren(QLocalSocket):
            socket.disconnect(self)
            socket.abort()
        self._lock.unlock()

    def _locked(self) -> bool:
        """Whether this process has the lock, or no lock can be made: where nothing can be written nobody is second."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        return self._lock.tryLock(_KNOCK) or self._lock.error() is not QLockFile.LockError.LockFailedError

    def _receive(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(socket.deleteLater)
            self._read()  # it may have come already

    def _read(self) -> None:
        for socket in self._server.findChildren(QLocalSocket):
            self._read_from(socket)

    def _read_from(self, socket: QLocalSocket) -> None:
        """Answer a request that has come whole; what is none is not answered."""
        if socket.bytesAvailable() > _LONGEST:
            _drop(socket)
        elif socket.canReadLine():
            self._hear(socket, bytes(socket.readLine().data()).decode("ascii", "replace"))

    def _hear(self, socket: QLocalSocket, request: str) -> None:
        try:
            file = os.fsdecode(bytes.fromhex(request))
        except ValueError:
            _drop(socket)
            return
        socket.write(_HEARD)
        socket.flush()
        self.wanted.emit(file)


def _heard(socket: QLocalSocket, file: str) -> bool:
    """Whether a first window has heard what is wanted; one that has just begun takes its time to answer."""
    socket.write(os.fsencode(file).hex().encode() + b"\n")
    heard = socket.waitForReadyRead(_ANSWER) and bytes(socket.readAll().data()) == _HEARD
    socket.disconnectFromServer()
    return heard


def _drop(socket: QLocalSocket) -> None:
    """Let go of whoever asks for nothing sensible, once the socket has told all that it has to tell now."""
    QTimer.singleShot(0, socket, socket.abort)


def silent_told() -> str:
    """What is said where a first window is there and does not answer."""
    return QCoreApplication.translate(
        "FirstWindow", "Palifico is open already and does not answer. End it there, then start it again."
    )
