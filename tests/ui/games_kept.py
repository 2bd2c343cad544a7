"""Programs that share a library in a file, one after the other."""

import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program


@contextmanager
def running(app: QApplication, settings: Settings, file: Path) -> Generator[Program]:
    """The program with its games in a file; closed afterwards."""
    settings.language = settings.language or "en"
    program = Program(app, settings, Library(file))
    program.window.open_at_last_place()
    try:
        yield program
    finally:
        program.close()
        program.window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def as_killed_now(file: Path, folder: Path) -> Path:
    """The database as another process would find it if this one ended at this moment."""
    for part in ("", "-wal"):
        source = file.with_name(file.name + part)
        if source.exists():
            shutil.copyfile(source, folder / source.name)
    return folder / file.name
