"""The system hands files to a program that runs: macOS does so even at the start, before there is a window."""

import os
import subprocess
import sys
from pathlib import Path

from desktop_app.engine.rules import Rules
from desktop_app.match.simulation import Simulation

ROOT = Path(__file__).resolve().parents[2]
#: Two files and an address come while the program is still loaded, a third when its window is in sight.
START = """
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from desktop_app.ui import application, opening

def open_by_system(what):
    QApplication.postEvent(QApplication.instance(), QFileOpenEvent(what))

class Program(application.Program):
    def __init__(self, app, *arguments):
        for what in (sys.argv[1], sys.argv[2], QUrl("palifico://play")):
            open_by_system(what)
        app.sendPostedEvents()
        super().__init__(app, *arguments)
        self.shown = 0
        self.records.game_wanted.connect(self.tell)

    def tell(self, game):
        print(*game.names, self.window.isVisible())
        self.shown += 1
        if self.shown == 2:
            QTimer.singleShot(0, lambda: open_by_system(sys.argv[3]))
        if self.shown == 3:
            self.window.close()

application.Program = Program
sys.exit(opening.open_game())
"""


def test_files_that_the_system_hands_over_are_opened(tmp_path: Path) -> None:
    files: list[str] = []
    for levels in (("bold", "sharp"), ("novice", "casual"), ("cautious", "precise")):
        files.append(str(tmp_path / f"{levels[0]}.json"))
        game = next(iter(Simulation(Rules(dice=3), levels, 8).games(range(1))))
        Path(files[-1]).write_bytes(game.line)
    command, home = [sys.executable, "-c", START, *files], {**os.environ, "HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=home, capture_output=True, text=True, check=False, timeout=60)
    told = done.stderr.replace("This plugin does not support propagateSizeHints()\n", "")
    assert (done.returncode, told.replace("This plugin does not support raise()\n", "")) == (0, "")
    assert len(done.stdout.splitlines()) == 3
    assert all(line.endswith("True") for line in done.stdout.splitlines())
    assert len(set(done.stdout.splitlines())) == 3
