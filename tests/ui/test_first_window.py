"""Two starts, one window: real processes, one of them killed, both with the same games."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop_app.ui import first_window
from desktop_app.ui.first_window import Claim, FirstWindow

ROOT = Path(__file__).resolve().parents[2]
#: A window that says when it is open, when another start asks for it, and lives until it is killed or told to end.
FIRST = """
import sys
from PySide6.QtCore import QTimer
from desktop_app.ui import application

class Talking(application.Program):
    def __init__(self, app, settings, library):
        super().__init__(app, settings, library)
        self.window.file_wanted.connect(lambda file: print("file", file, flush=True))
        come = self.window.come_forward
        def coming(file):
            come(file)
            print("forward", flush=True)
            if file.endswith("end.json"):
                self.window.close()
        self.window.come_forward = coming
        QTimer.singleShot(0, self.window, lambda: print("open", flush=True))

application.Program = Talking
sys.exit(application.run_window(*sys.argv[1:]))
"""


class Start:
    """A start of the program in a process of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home / "config")}
        command = [sys.executable, "-c", FIRST, *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def line(self) -> str:
        """The next line that it says, empty once it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        """Kill it, if it is still there."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Start]]:
    started: list[Start] = []

    def begin(*arguments: str) -> Start:
        started.append(Start(tmp_path, *arguments))
        return started[-1]

    yield begin
    for each in started:
        each.end()


def test_a_second_start_raises_the_first_window_and_opens_the_file_there(start: Callable[..., Start]) -> None:
    first = start()
    assert first.line() == "open"
    second = start("/games/rené 1.json")
    assert (second.process.wait(), second.line()) == (0, "")
    assert [first.line(), first.line()] == ["file /games/rené 1.json", "forward"]
    third = start()
    assert (third.process.wait(), third.line()) == (0, "")
    assert first.line() == "forward"
    last = start("end.json")
    assert last.process.wait() == 0
    assert first.process.wait() == 0


def test_after_a_crash_the_next_start_is_the_first(start: Callable[..., Start]) -> None:
    first = start()
    assert first.line() == "open"
    first.end()
    second = start("/games/one.json")
    assert [second.line(), second.line()] == ["file /games/one.json", "open"]


def test_of_two_starts_at_the_same_moment_one_is_first(start: Callable[..., Start]) -> None:
    starts = [start(), start(), start()]
    while len([each for each in starts if each.process.poll() is None]) > 1:
        time.sleep(0.05)
    (first,) = (each for each in starts if each.process.poll() is None)
    assert sorted([first.line(), first.line(), first.line()]) == ["forward", "forward", "open"]
    assert sum(each.process.poll() == 0 for each in starts) == 2


@pytest.mark.parametrize("request_line", [b"\xff\xfe\n", b"[" * 50_000 + b"\n", b"7\n", b"a" * 100_000])
def test_a_request_that_is_none_is_not_answered_and_harms_nobody(
    qtbot: QtBot, tmp_path: Path, request_line: bytes
) -> None:
    first = FirstWindow(tmp_path)
    wanted: list[str] = []
    first.wanted.connect(wanted.append)
    assert first.claim() is Claim.FIRST
    socket = QLocalSocket()
    socket.connectToServer(name_of(first))
    socket.write(request_line)
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert (bytes(socket.readAll().data()), wanted) == (b"", [])
    socket.connectToServer(name_of(first))
    socket.write(b"/a.json".hex().encode() + b"\n")
    qtbot.waitUntil(lambda: bool(wanted))
    assert wanted == ["/a.json"]
    first.close()


def test_a_first_window_that_does_not_answer_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_window, "_KNOCK", 1)
    held = QLockFile(str(tmp_path / "palifico.lock"))
    held.setStaleLockTime(0)
    assert held.tryLock(1)
    second = FirstWindow(tmp_path)
    assert second.claim() is Claim.SILENT
    held.unlock()
    assert second.claim() is Claim.FIRST
    second.close()


def test_where_nothing_can_be_written_the_window_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    first = FirstWindow(tmp_path / "file" / "palifico")
    assert first.claim() is Claim.FIRST
    first.close()


def name_of(first: FirstWindow) -> str:
    return str(vars(first)["_name"])
