"""A sitting in the real program, from its start to its end, that tells what the program says without being asked.

    python tests/soaks/visitor.py FOLDER

plays half of a long game, makes FOLDER/half, waits until somebody has made FOLDER/on, plays on until everything is
kept (or nothing more comes of it) and closes the window. Each notice is told as a line of JSON and pictured in FOLDER,
and then closed; further lines tell how much of the game has been shown, and whether leaving was asked about.
"""

import json
import sys
import time
from collections.abc import Generator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.__main__ import main
from desktop_app.engine.rules import Rules
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.library.shelf import Trouble
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui import application
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.notices.parting import PartingQuestion
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table.pace import Pace

FOLDER = Path(sys.argv[1])
_TICK, _HALF = 5, 40
#: Seconds: how long the library may take to look at its file, and what was refused to be written.
_LOOK, _WRITE = 1.0, 8.0


class Visit(application.Program):
    """The program with somebody at it."""

    def __init__(self, app: QApplication, settings: Settings, library: Library | None = None) -> None:
        super().__init__(app, settings, library)
        self._pilot = Autopilot(LEVELS[0].make(), Random(1))
        self._happened = self._pictures = 0
        self._unsaved = False
        self.library.troubled.connect(self._hear)
        self.library.recovered.connect(self._hear)
        self._sitting = self._visit()
        clock = QTimer(self.window)
        clock.timeout.connect(lambda: next(self._sitting, None))
        clock.start(_TICK)

    def _hear(self, trouble: Trouble | None = None) -> None:
        self._unsaved = trouble is not None and trouble.rescue is None

    def _visit(self) -> Generator[None]:
        yield from self._wait(_LOOK)
        self.host.set_pace(Pace.AT_ONCE)
        self.host.begin(Choices(Rules(dice=6), tuple(map(default_seat, range(4)))), SealedDice(), "")
        table = self.host.table
        assert table is not None
        table.session.happened.connect(self._count)
        yield from self._play(_HALF)
        yield from self._wait(_LOOK)
        (FOLDER / "half").touch()
        while not (FOLDER / "on").exists():
            yield from self._wait(_LOOK / 10)
        yield from self._play(2 * _HALF)
        end = time.monotonic() + _WRITE
        while self._unsaved and time.monotonic() < end:
            yield from self._wait(_LOOK / 10)
        game = table.session.observation
        told = {"rounds": len(game.history), "actions": len(game.bidding.actions), "unsaved": self._unsaved}
        print(json.dumps({"shown": told}), flush=True)
        held = self.library.unsaved > 0
        self.window.close()
        question = self.window.sheet
        print(json.dumps({"held": held, "asked": isinstance(question, PartingQuestion)}), flush=True)
        if isinstance(question, PartingQuestion):
            question.leave_button.click()
        yield

    def _count(self, _: object) -> None:
        self._happened += 1

    def _play(self, until: int) -> Generator[None]:
        while self._happened < until and self.host.table is not None:
            self._read_notice()
            self._pilot.step(self.host.table)
            yield

    def _wait(self, seconds: float) -> Generator[None]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read_notice()
            yield

    def _read_notice(self) -> None:
        """Tell what a notice says, and close it as somebody does who has read it."""
        sheet = self.board.sheet
        if sheet is None:
            return
        self._pictures += 1
        self.window.grab().save(str(FOLDER / f"notice-{self._pictures}.png"))
        words, file = sheet.notice.words(), sheet.notice.file
        print(json.dumps({"notice": sheet.notice.key, "title": words.title, "file": str(file or "")}), flush=True)
        sheet.go_button.click()


if __name__ == "__main__":
    application.Program = Visit
    sys.argv = ["palifico"]
    sys.exit(main())
