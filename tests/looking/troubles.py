"""What is told when something is wrong, and what is shown where there is nothing yet."""

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog

from desktop_app.library.files import DiskFault
from desktop_app.library.journal import Journal
from desktop_app.library.rescue import Rescue
from desktop_app.library.settings import Settings
from desktop_app.library.shelf import Trouble
from desktop_app.library.store_faults import StoreFault
from desktop_app.ui.application import Program
from desktop_app.ui.errors.teller import ErrorTeller
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.notices.keeping import Keeping
from tests.library.games import kept

_FOLDER = Path("/home/rosa/palifico")
#: Seconds that a file is waited for.
_PATIENCE = 10.0


def wait(until: Callable[[], bool]) -> None:
    """Let the window go on until something has come, or is late."""
    end = time.monotonic() + _PATIENCE
    while not until() and time.monotonic() < end:
        QApplication.processEvents()


def error_told(program: Program) -> None:
    """An error of the program's own."""
    journal = Journal(Path(os.devnull))
    ErrorTeller(ErrorWatch(journal), journal, program.board).tell("ValueError")
    journal.close()


def disk_told(fault: DiskFault) -> Callable[[Program], None]:
    """A disk that takes nothing."""

    def show(program: Program) -> None:
        program.keeping.tell_fault(fault, _FOLDER)

    return show


def settings_told(program: Program) -> None:
    """A file of settings that was damaged and is kept aside."""
    with tempfile.TemporaryDirectory() as folder:
        damaged = Path(folder) / "palifico.ini"
        damaged.write_bytes(b"\0")
        Keeping(program.board, Settings(damaged)).look()


def games_told(rescue: Rescue | None) -> Callable[[Program], None]:
    """A file of games that was damaged and rescued; without it, one that a newer version has written."""

    def show(program: Program) -> None:
        fault = StoreFault.DAMAGED if rescue else StoreFault.NEWER
        program.library.troubled.emit(Trouble(fault, _FOLDER / "games.sqlite3", rescue=rescue))

    return show


def some_lost() -> Rescue:
    """Most of a thousand games."""
    return Rescue(_FOLDER / "games.damaged.sqlite3", 1204, 3)


def record_not_saved(program: Program) -> None:
    """A record that is to be saved where a folder is."""
    program.records.export(kept(1))
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    with tempfile.TemporaryDirectory() as folder:
        dialog.fileSelected.emit(folder)
        dialog.close()
        wait(lambda: program.board.sheet is not None)


def record_refused(program: Program) -> None:
    """A record that is opened and is none."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text('{"format": "liars-dice-record", "version": 7}', "utf-8")
        program.records.open([file])
        wait(lambda: program.board.sheet is not None)


def no_games(program: Program) -> None:
    """The list of games before there are any."""
    program.window.menu.games.trigger()
    for _ in range(20):
        QApplication.processEvents()
