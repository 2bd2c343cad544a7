"""The process of a bot: lines to it and from it, each within its time, and none of it trusted."""

import contextlib
import logging
import os
import queue
import shlex
import shutil
import subprocess
import sys
from enum import Enum, auto
from io import FileIO
from threading import Thread
from typing import cast

from desktop_app.engine.moves import Refusal
from desktop_app.library.refused import refused_told
from desktop_app.library.templates import shown
from desktop_app.match.leash import MARK, Leash, new_mark
from desktop_app.match.protocol import MAX_LINE

WINDOWS = os.name == "nt"
_CHUNK = 1 << 16
_MOST_UNREAD = 16
"""So many lines that nobody asked for are kept; who says more is stopped at once."""
_MOST_LOGGED, _LONGEST_LOGGED = 200, 300
"""So many lines of a bot's standard error are logged, of so many characters at most; the rest is forgotten."""
_GRACE = 1.0
"""Seconds in which a bot may end by itself."""


class BotFault(Enum):
    """What can be wrong with a bot."""

    BAD_COMMAND = auto()
    NOT_FOUND = auto()
    NOT_STARTED = auto()
    LATE = auto()
    ENDED = auto()
    TOO_LONG = auto()
    UNASKED = auto()
    NOT_AN_ANSWER = auto()
    ILLEGAL = auto()


class BotError(Exception):
    """A bot cannot play, or has been stopped.

    `detail` is the system's reason, the exit status or what the bot said; `refusal` is why a move is illegal, and
    `seconds` the time that was not kept.
    """

    def __init__(
        self, fault: BotFault, detail: str = "", *, refusal: Refusal | None = None, seconds: float = 0.0
    ) -> None:
        """Remember what is wrong."""
        super().__init__(f"{fault.name} {detail} {refusal or ''}")
        self.fault = fault
        self.detail = detail
        self.refusal = refusal
        self.seconds = seconds


def split(command: str) -> list[str] | str:
    """A command as the system starts it, without a shell. Raises BotError.

    As a POSIX shell reads words and quotes. Windows takes a command in one piece and each program reads it by itself.
    """
    if not command.strip() or "\0" in command:
        raise BotError(BotFault.BAD_COMMAND)
    if WINDOWS:
        return command.strip()
    try:
        return shlex.split(command)
    except ValueError:
        raise BotError(BotFault.BAD_COMMAND) from None


class BotProcess:
    """A running bot, in a process group of its own. Threads of its own read and write, so that nothing blocks."""

    def __init__(self, command: str) -> None:
        """Start it. Raises BotError."""
        self._process, self._leash = process, _ = _started(split(command))
        self._heard: queue.SimpleQueue[bytes | BotError] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._name = command.strip()[:40]
        for work, pipe in ((self._write, process.stdin), (self._read, process.stdout), (self._log, process.stderr)):
            Thread(target=work, args=(cast(FileIO, pipe),), name="bot", daemon=True).start()

    def say(self, line: bytes) -> None:
        """Send a line; never waits."""
        self._to_say.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer, without its end. Raises BotError."""
        if not self._heard.empty():
            raise self._unasked()
        self.say(line)
        try:
            heard = self._heard.get(timeout=seconds)
        except queue.Empty:
            raise self._silent(seconds) from None
        if isinstance(heard, BotError):
            raise heard
        return heard

    def close(self, goodbye: bytes) -> None:
        """Say a last line, and stop the bot if it does not end soon. Never waits, but the program ends after it."""
        self.say(goodbye)
        self._to_say.put(None)
        Thread(target=self._bury, args=(_GRACE,), name="bot").start()

    def kill(self) -> None:
        """Stop the bot and all that it has started. Never waits."""
        self._to_say.put(None)
        Thread(target=self._bury, args=(0.0,), name="bot").start()

    def _silent(self, seconds: float) -> BotError:
        """Why there is no answer: what a bot has started may hold its output open after its own end."""
        status = self._process.poll()
        return BotError(BotFault.LATE, seconds=seconds) if status is None else BotError(BotFault.ENDED, str(status))

    def _unasked(self) -> BotError:
        heard = self._heard.get()
        return heard if isinstance(heard, BotError) else BotError(BotFault.UNASKED, heard.decode(errors="replace"))

    def _bury(self, grace: float) -> None:
        if grace:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self._leash.pull()
        self._process.wait()

    def _write(self, pipe: FileIO) -> None:
        with contextlib.suppress(OSError), pipe:  # whoever has ended is noticed by what is read
            while (line := self._to_say.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[pipe.write(rest) or 0 :]

    def _read(self, pipe: FileIO) -> None:
        with pipe:
            self._heard.put(self._end_of(pipe))

    def _end_of(self, pipe: FileIO) -> BotError:
        """Hear lines until there are no more, or too many: why it has ended."""
        rest = b""
        while chunk := pipe.read(_CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if len(line) > MAX_LINE:
                    return self._stopped(BotFault.TOO_LONG)
                if self._heard.qsize() >= _MOST_UNREAD:
                    return self._stopped(BotFault.UNASKED)
                self._heard.put(line)
            if len(rest) > MAX_LINE:
                return self._stopped(BotFault.TOO_LONG)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return BotError(BotFault.ENDED, str(self._process.wait(_GRACE)))
        return BotError(BotFault.ENDED)

    def _stopped(self, fault: BotFault) -> BotError:
        self.kill()
        return BotError(fault)

    def _log(self, pipe: FileIO) -> None:
        left = _MOST_LOGGED
        with pipe:
            while chunk := pipe.read(_CHUNK):
                # Nothing is done with the rest: there may be much of it.
                lines = chunk.decode(errors="replace").split("\n", left)[:left] if left else []
                left -= len(lines)
                for line in filter(str.strip, lines):
                    logging.getLogger(__name__).warning("%s: %s", self._name, shown(line.rstrip(), _LONGEST_LOGGED))


def _started(arguments: list[str] | str) -> tuple["subprocess.Popen[bytes]", Leash]:
    pipe, mark = subprocess.PIPE, new_mark()
    try:
        process = subprocess.Popen(
            arguments,
            bufsize=0,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            env={**_environment(), MARK: mark},
            start_new_session=True,
            creationflags=0 if sys.platform != "win32" else subprocess.CREATE_NO_WINDOW,
        )
        return process, _leashed(process, mark)
    except (OSError, ValueError) as error:
        name = str(getattr(error, "filename", None) or _program(arguments))
        # A script is there, but not what its first line says it is for: the system uses the same words.
        if isinstance(error, FileNotFoundError) and not shutil.which(name):
            raise BotError(BotFault.NOT_FOUND, name) from None
        reason = refused_told(error).rstrip(".") if isinstance(error, OSError) else str(error)
        raise BotError(BotFault.NOT_STARTED, reason) from None


def _program(arguments: list[str] | str) -> str:
    """The program in a command; Windows does not say which one it has not found."""
    if not isinstance(arguments, str):
        return arguments[0]
    quoted = arguments.startswith('"')
    return arguments[quoted:].partition('"' if quoted else " ")[0]


def _leashed(process: "subprocess.Popen[bytes]", mark: str) -> Leash:
    try:
        return Leash(process.pid, mark)
    except OSError:
        process.kill()
        process.wait()
        raise


def _environment() -> dict[str, str]:
    """That of this program; in a bundle without the bundle's own libraries, which other programs stumble over."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            environment.pop(name, None)
            if before := environment.pop(f"{name}_ORIG", None):
                environment[name] = before
    return environment
