"""Commands as they are typed: here in the process, or as programs of their own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop_app.commands.app import run

ROOT = Path(__file__).resolve().parent.parent.parent


class Ran(NamedTuple):
    """How a command ended, and what it printed."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def call(*arguments: str) -> Ran:
        status = run(arguments)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return call


def environment(language: str = "en", **more: str) -> dict[str, str]:
    """The environment of a program of its own, with the language of the system."""
    names = {"LANGUAGE": language, "LC_ALL": "", "LC_MESSAGES": "", "LANG": f"{language}_CH.UTF-8", "PYTHONUTF8": "1"}
    return {**os.environ, **names, **more}


@pytest.fixture
def program() -> Run:
    """Run a command as a program of its own."""

    def call(*arguments: str, said: str = "", language: str = "en", **more: str) -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "desktop_app", *arguments],
            cwd=ROOT,
            env=environment(language, **more),
            input=said,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return call
