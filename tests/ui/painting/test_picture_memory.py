"""What pictures leave behind: they come and go in all sizes, with small things that stay between them."""

import subprocess
import sys
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[3]
_PROGRAM = """
import resource
import sys
from pathlib import Path
from random import Random
from PySide6.QtGui import QImage
from desktop_app.ui.painting.picture_memory import give_back_pictures

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

give_back_pictures()
least, most, height = map(int, sys.argv[1:])
rng, pictures, small = Random(1), [], []
for turn in range(3000):
    picture = QImage(rng.randint(least, most), height, QImage.Format.Format_RGB32)
    picture.fill(turn)
    pictures.append(picture)
    small.append(bytes(1000))
    if len(pictures) > 200:
        del pictures[rng.randrange(200)]
held = sum(picture.sizeInBytes() for picture in pictures)
before = resident()
pictures.clear()
print((before - resident()) / held)
"""


@pytest.mark.parametrize("measures", [("150", "600", "200"), ("60", "240", "70")], ids=["large", "small"])
def test_their_memory_goes_back_to_the_system(measures: tuple[str, str, str]) -> None:
    command = [sys.executable, "-c", _PROGRAM, *measures]
    done = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=True)
    share_given_back = float(done.stdout)
    assert share_given_back > 0.85
