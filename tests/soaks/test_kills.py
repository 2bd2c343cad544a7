"""The soak of kills, short."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_nothing_that_was_shown_is_lost_when_the_program_is_killed() -> None:
    command = [sys.executable, "tests/soaks/kills.py", "--kills", "12"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 lost, 0 differing, 0 databases damaged" in done.stdout
