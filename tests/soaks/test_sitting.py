"""The soak of a sitting, short: what memory does after the first games is for a longer one."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_games_are_played_in_the_window_without_an_error_line() -> None:
    command = [sys.executable, "tests/soaks/sitting.py", "--games", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" 0 error lines\n")
