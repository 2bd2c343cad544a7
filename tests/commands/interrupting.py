"""Ctrl-C while a long command works."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

from tests.commands.conftest import ROOT, environment


def interrupted_tidily(*arguments: str, begun: Callable[[], bool] = lambda: True) -> None:
    """Interrupt a command that has begun its work: it says so in one line, and leaves no process behind."""
    with subprocess.Popen(
        [sys.executable, "-m", "desktop_app", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not (_hears(process.pid, signal.SIGTERM) and begun()):
            assert process.poll() is None
            sleep(0.05)
        sleep(0.5)
        for _ in range(3):  # an impatient user
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
        printed = process.communicate()
    assert (process.returncode, *printed) == (130, "", "Interrupted.\n")
    while _group_lives(process.pid):
        sleep(0.05)


def _hears(pid: int, number: signal.Signals) -> bool:
    """Whether a program has a handler for a signal: ours has one for SIGTERM once a command runs."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught, 16) >> (number - 1) & 1)


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
