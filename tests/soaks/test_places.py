"""The soak of places where nothing can be kept, short."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOME = ("home is a file", "disk full while playing", "both damaged")


def test_the_program_is_played_on_and_tells_what_it_cannot_keep() -> None:
    command = [sys.executable, "tests/soaks/places.py", *SOME]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert all(place in done.stdout for place in SOME)
