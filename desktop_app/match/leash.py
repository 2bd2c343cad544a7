"""What ends a bot and all that it has started: when it is to end, and when this program is gone before that."""

import os
import secrets
import subprocess
import sys

MARK = "PALIFICO_BOT"
"""The variable in a bot's environment by which the bot, and whatever it starts, is known."""

# $0 is the process group, $1 the mark. What a group has let go (a new session, a fork that outlives its parent) still
# has the mark; whoever is about to fork is found at the next look. Without /proc only the group is found.
_WATCH = """
read -r _
kill -s KILL -- "-$0" 2>/dev/null
for _ in 1 2 3 4 5 6 7 8 9; do
    for found in $(grep -lasF "$1" /proc/[0-9]*/environ); do
        found=${found#/proc/}
        kill -s KILL "${found%/environ}" 2>/dev/null
        again=yes
    done
    [ "$again" ] || break
    again=
done
"""


class Leash:
    """Holds a bot that was started with this `mark` in its environment and, but for Windows, in a group of its own.

    A shell, in a session of its own, waits for the end of a pipe, which comes when the leash is pulled, and as well
    when this program is killed: nothing that a bot has started outlives it. On Windows only what is pulled ends.
    """

    def __init__(self, pid: int, mark: str) -> None:
        """Hold the process with this number. Raises OSError."""
        self._pid = pid
        self._shell = None if sys.platform == "win32" else _watching(pid, f"{MARK}={mark}")

    def pull(self) -> None:
        """End the bot and all that it has started; waits for it, some hundredths of a second."""
        if sys.platform == "win32":
            taskkill = ["taskkill", "/F", "/T", "/PID", str(self._pid)]
            subprocess.run(taskkill, capture_output=True, check=False, creationflags=subprocess.CREATE_NO_WINDOW)
        elif self._shell:
            self._shell.communicate()


def new_mark() -> str:
    """A mark that nothing else has."""
    return secrets.token_hex(16)


def _watching(pid: int, marked: str) -> "subprocess.Popen[bytes]":
    nowhere = subprocess.DEVNULL
    # Nothing of our own environment: in a bot's, say a game that it plays itself, there is a mark.
    environment = {"PATH": os.environ.get("PATH", os.defpath)}
    return subprocess.Popen(
        ["/bin/sh", "-c", _WATCH, str(pid), marked],
        stdin=subprocess.PIPE,
        stdout=nowhere,
        stderr=nowhere,
        env=environment,
        start_new_session=True,
    )
