"""What shows that the program stays offline and inside the user's folders: a guard, and a whole sitting under it."""

import os
import socket
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Begins a game in the window, lets it be played to its end, and closes the window; {guard} comes first.
SITTING = """
import sys
{guard}
from random import Random
from PySide6.QtCore import QTimer
from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui import application
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table.pace import Pace

class Sitting(application.Program):
    def __init__(self, app, settings, library):
        super().__init__(app, settings, library)
        self.pilot = Autopilot(LEVELS[-1].make(), Random(1))
        self.clock = QTimer(self.window)
        self.clock.timeout.connect(self.step)
        self.clock.start(5)
        QTimer.singleShot(0, self.window, self.begin)

    def begin(self):
        self.window.menu.about.trigger()
        self.host.set_pace(Pace.AT_ONCE)
        self.host.begin(Choices(Rules(dice=3), tuple(map(default_seat, range(3)))), SealedDice(), "a phrase")

    def step(self):
        if self.host.table is not None:
            self.pilot.step(self.host.table)
        elif isinstance(self.window.page, EndPage):
            self.clock.stop()
            print("the game has ended")
            self.window.close()

application.Program = Sitting
sys.exit(application.run_window())
"""
GUARD = "from tests.offline import stay_offline; stay_offline()"


def stay_offline() -> None:
    """From now on, a socket for the internet is an error where it is made."""
    sys.addaudithook(_refuse_internet)


def alone(folder: Path) -> dict[str, str]:
    """An environment whose home, folder for temporary files, and all that Qt makes of them lie in a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    home, temporary = folder / "home", folder / "temporary"
    home.mkdir()
    temporary.mkdir()
    own = {"HOME": str(home), "TMPDIR": str(temporary), "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    return {**kept, **own, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "LANGUAGE": "en"}


def _refuse_internet(event: str, arguments: tuple[object, ...]) -> None:
    if event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6):
        raise RuntimeError("a socket for the internet was opened")
