"""What a start loads: everything behind the doors waits until somebody goes there."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from desktop_app.ui import doors

ROOT = Path(__file__).resolve().parents[2]
#: Starts the window as far as it is in sight, then prints every module that has been loaded for it.
START = """\
import sys
from PySide6.QtWidgets import QApplication
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program

app = QApplication(["palifico"])
program = Program(app, Settings())
program.window.open_at_last_place()
app.processEvents()
print(*sys.modules)
program.close()
"""


#: What takes more memory than most rooms, and is for games alone.
LARGE = {"numpy", "PySide6.QtPrintSupport"}


def all_doors() -> list[Callable[[], type]]:
    """Whatever doors.py makes, and does not keep to itself."""
    return [
        door
        for name, door in vars(doors).items()
        if not name.startswith("_") and getattr(door, "__module__", "") == doors.__name__
    ]


def test_every_door_leads_somewhere() -> None:
    assert len(all_doors()) > 9
    assert all(isinstance(door(), type) for door in all_doors())


def test_a_start_opens_no_door() -> None:
    ended = subprocess.run([sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(ended.stdout.split())
    assert "desktop_app.ui.start_page" in loaded
    assert loaded.isdisjoint(door().__module__ for door in all_doors())
    assert loaded.isdisjoint(LARGE)
