"""The soak of failing disks, short."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_disk_that_fails_is_told_and_loses_nothing_that_it_need_not() -> None:
    command = [sys.executable, "tests/soaks/disks.py", "--cuts", "6", "--flips", "6"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
