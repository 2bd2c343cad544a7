"""Whether the commands of this very program work: the self-test starts it again, as a terminal would."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

# Seconds after which a command has failed.
_PATIENCE = 60
_GAMES = 3
# Windows opens a console for a program started by one that has none, unless it is told not to.
_QUIETLY = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class CommandFault(Exception):
    """A command does not do what it should; the message says which."""


def program() -> list[str]:
    """How this program is started in a terminal: the bundle's second program, or this Python."""
    if getattr(sys, "frozen", False):
        own = Path(sys.executable)
        return [str(own.with_name(f"palifico-cli{own.suffix}"))]
    return [sys.executable, "-m", "desktop_app"]


def try_commands() -> list[str]:
    """Try simulate, verify and bot; the names of those tried. Raises CommandFault."""
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "records.jsonl"
        _run("simulate", "--games", str(_GAMES), "--players", "3", "--seed", "1", "--out", str(records))
        if len(records.read_text("utf-8").splitlines()) != _GAMES:
            raise CommandFault(f"simulate: not {_GAMES} records")
        _run("verify", str(records))
    level = _run("levels").split()[0]
    told = _run("bot", "--level", level, said='{"type": "hello", "protocol": 1}\n{"type": "quit"}\n')
    try:
        ready = json.loads(told)["type"] == "ready"
    except (ValueError, KeyError, TypeError):
        ready = False
    if not ready:
        raise CommandFault(f"bot: {told!r}")
    return ["simulate", "verify", "levels", "bot"]


def _run(name: str, *arguments: str, said: str = "") -> str:
    """What a command prints; raises CommandFault where it fails, hangs or complains."""
    command: Sequence[str] = [*program(), name, *arguments]
    # A frozen program says to what it starts that it is a part of it; this is a start of its own.
    environment = {**os.environ, "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    try:
        done = subprocess.run(
            command,
            env=environment,
            input=said,
            capture_output=True,
            encoding="utf-8",
            timeout=_PATIENCE,
            check=False,
            creationflags=_QUIETLY,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CommandFault(f"{name}: {error}") from error
    if done.returncode != 0 or done.stderr.strip():
        raise CommandFault(f"{name}: {done.stderr.strip() or done.returncode}")
    return done.stdout
