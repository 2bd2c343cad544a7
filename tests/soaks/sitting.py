"""Plays games in the real window at full speed, all seats by computer players, and watches the memory.

    python tests/soaks/sitting.py --games 200

The human's seat is played by an autopilot that presses the buttons. What the process holds is read after every tenth
game; after the first twenty it may grow by less than two parts in a hundred. Any message of Qt's, any error that
nobody caught and any trouble of the library is an error line.
"""

import argparse
import gc
import resource
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.library.shelf import Trouble
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table.pace import Pace

_HARMLESS = "This plugin does not support"
_WARM_UP, _MOST, _PATIENCE, _MOMENT = 20, 0.02, 900, 0.01


class Sitting:
    """One window with one library, and what was heard meanwhile."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.errors: list[str] = []
        qInstallMessageHandler(self._hear)
        sys.excepthook = self._catch
        settings = Settings(folder / "palifico.ini")
        settings.muted = True
        library = Library(folder / "games.sqlite")
        library.troubled.connect(self._hear_trouble)
        self._app = app
        self.program = Program(app, settings, library)
        self.program.window.open_at_last_place()
        self.program.host.set_pace(Pace.AT_ONCE)

    def play(self, number: int) -> None:
        """One game, from its first roll to its end page."""
        rng = Random(number)
        rules = Rules(rng.randint(3, 6), rng.random() < 0.7, rng.random() < 0.7, rng.choice(list(ExactCall)))
        host, window = self.program.host, self.program.window
        host.begin(Choices(rules, tuple(default_seat(seat) for seat in range(rng.randint(2, 6)))), SealedDice(), "")
        pilot = Autopilot(LEVELS[0].make(), rng)
        end = time.monotonic() + _PATIENCE
        while not isinstance(window.page, EndPage):
            if time.monotonic() > end:
                raise SystemExit(f"game {number} does not end")
            table = host.table
            if table is not None:
                pilot.step(table)
                table.stage.skip_to_end()
            self._app.processEvents()
            # Outside a loop of Qt's own nothing that is to be deleted later ever is.
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def rest(self) -> None:
        """Come to rest: the pictures that are being painted for the page in sight are there."""
        painted: list[int] = []

        def tell(ticket: int, _painting: object) -> None:
            painted.append(ticket)

        self.program.workshop.painted.connect(tell)
        last = self.program.workshop.order(QImage)
        while last not in painted:
            self._app.processEvents()
            time.sleep(_MOMENT)
        self.program.workshop.painted.disconnect(tell)

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and _HARMLESS not in message:
            self.errors.append(message)

    def _hear_trouble(self, trouble: Trouble) -> None:
        self.errors.append(repr(trouble))

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.errors.append("".join(traceback.format_exception(kind, error, trace)))


def resident() -> int:
    """The bytes of memory that the process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


def main(arguments: Sequence[str]) -> int:
    """Play, watch, and print what was found; 1 where memory grows or anything was heard."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    games: int = parser.parse_args(arguments).games
    app = QApplication(["palifico"])
    with tempfile.TemporaryDirectory() as folder:
        sitting = Sitting(app, Path(folder))
        begin = held = 0
        for number in range(1, games + 1):
            sitting.play(number)
            if number % 10 == 0 or number in (_WARM_UP, games):
                sitting.rest()
                held = resident()
                print(f"{number} games, {held / 2**20:.1f} MB", flush=True)
            if number == min(_WARM_UP, games):
                begin = held
        growth = held / begin - 1
        sitting.program.close()
    for error in sitting.errors:
        print(f"error: {error}")
    print(f"{games} games: memory grew by {growth:.2%} after the first {_WARM_UP}, {len(sitting.errors)} error lines")
    return 1 if growth >= _MOST or sitting.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
