"""What is told when something is wrong, and what is shown where there is nothing yet."""

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.library.files import DiskFault
from desktop_app.library.journal import Journal
from desktop_app.library.rescue import Rescue
from desktop_app.library.shelf import Trouble
from desktop_app.library.store_faults import StoreFault
from desktop_app.ui.application import Program
from desktop_app.ui.errors.teller import ErrorTeller
from desktop_app.ui.errors.watch import ErrorWatch

_FOLDER = Path("/home/rosa/palifico")
#: Seconds that a file is waited for.
_PATIENCE = 10.0


def error_told(program: Program) -> None:
    """An error of the program's own."""
    journal = Journal(Path(os.devnull))
    ErrorTeller(ErrorWatch(journal), journal, program.board).tell("ValueError")
    journal.close()


def disk_told(program: Program) -> None:
    """A disk without room."""
    program.keeping.tell_fault(DiskFault.FULL, _FOLDER)


def games_told(rescue: Rescue | None) -> Callable[[Program], None]:
    """A file of games that was damaged and rescued; without it, one that a newer version has written."""

    def show(program: Program) -> None:
        fault = StoreFault.DAMAGED if rescue else StoreFault.NEWER
        program.library.troubled.emit(Trouble(fault, _FOLDER / "games.sqlite3", rescue=rescue))

    return show


def some_lost() -> Rescue:
    """Most of a thousand games."""
    return Rescue(_FOLDER / "games.damaged.sqlite3", 1204, 3)


def record_refused(program: Program) -> None:
    """A record that is opened and is none."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text('{"format": "liars-dice-record", "version": 7}', "utf-8")
        program.records.open([file])
        end = time.monotonic() + _PATIENCE
        while program.board.sheet is None and time.monotonic() < end:
            QApplication.processEvents()


def no_games(program: Program) -> None:
    """The list of games before there are any."""
    program.window.menu.games.trigger()
    for _ in range(20):
        QApplication.processEvents()
