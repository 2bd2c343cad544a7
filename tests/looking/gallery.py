"""Renders the gallery: every page, dialog and menu of the window into PNG files, to be looked at.

    python tests/looking/gallery.py FOLDER [--scene PATTERN …] [--language CODE …] [--colours light|dark …]
        [--size small|design|uhd …] [--scale PERCENT …]

Without options it writes all there is: every exhibit of exhibits.py in each language, light and dark, in the smallest
window, the one that everything is drawn for and one that fills a 4K screen, at 100, 150, 200 and 300 percent. A file is
called SCENE-SIZE-SCALE-LANGUAGE-COLOURS.png. --list names the exhibits.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.languages import NAMES
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance
from tests.looking.exhibits import EXHIBITS, Exhibit
from tests.looking.staging import standing_still

#: Logical pixels of the window; a 4K screen has as many as its scale leaves of it.
SIZES = {"small": (1024, 640), "design": (1280, 800), "uhd": (3840, 2160)}
SCALES = (100, 150, 200, 300)
COLOURS = {"light": Appearance.LIGHT, "dark": Appearance.DARK}

#: Milliseconds of a timer that waits for the window to keep its size.
_SOON = range(50, 100)


class Wanted(NamedTuple):
    """A picture of an exhibit."""

    exhibit: Exhibit
    size: str
    scale: int
    language: str
    colours: str

    @property
    def file(self) -> str:
        """What its file is called."""
        return f"{self.exhibit.name}-{self.size}-{self.scale}-{self.language}-{self.colours}.png"

    @property
    def pixels(self) -> tuple[int, int]:
        """The logical size of the window."""
        width, height = SIZES[self.size]
        return (width * 100 // self.scale, height * 100 // self.scale) if self.size == "uhd" else (width, height)


def picture(app: QApplication, wanted: Wanted) -> QPixmap:
    """The exhibit, in a program of its own."""
    with staged(app, wanted) as shown:
        return with_popups(shown)


@contextmanager
def staged(app: QApplication, wanted: Wanted) -> Generator[QWidget]:
    """The window of an exhibit, in a program of its own that is there as long as it is looked at."""
    with tempfile.TemporaryDirectory() as folder, standing_still():
        settings = Settings(Path(folder) / "settings.ini")
        settings.language = wanted.language
        settings.lines = False
        settings.choose("appearance", COLOURS[wanted.colours])
        program = Program(app, settings)
        # The picture is taken at once: nothing may still be on its way from elsewhere.
        program.theme.workshop = None
        window = program.window
        window.open_at_last_place()
        window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
        window.resize(*wanted.pixels)
        app.processEvents()  # the window before this one leaves the screen
        window.activateWindow()
        app.processEvents()
        shown = wanted.exhibit.show(program) or window
        settle(app, window)
        try:
            yield shown
        finally:
            close(app, program)


def settle(app: QApplication, window: QWidget) -> None:
    """Wait for whatever waits for the window to keep its size, and end what moves."""
    for _ in range(3):  # a layout may ask for another
        app.processEvents()
    resized = (timer for timer in window.findChildren(QTimer) if timer.isSingleShot() and timer.interval() in _SOON)
    for timer in resized:
        while timer.isActive():
            app.processEvents()
    for table in window.findChildren(TableView):
        table.tableau.finish()


def close(app: QApplication, program: Program) -> None:
    """End a program; nothing of it is left for the next one."""
    while popup := app.activePopupWidget():
        popup.close()
    program.close()
    program.window.deleteLater()
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def with_popups(window: QWidget) -> QPixmap:
    """A window with the menus that are open over it."""
    pixmap = window.grab()
    painter = QPainter(pixmap)
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible() and widget.windowType() is Qt.WindowType.Popup:
            painter.drawPixmap(widget.pos() - window.mapToGlobal(QPoint(0, 0)), widget.grab())
    painter.end()
    return pixmap


def wanted_ones(options: argparse.Namespace, scale: int) -> Iterator[Wanted]:
    """What is asked for at a scale."""
    exhibits = [each for each in EXHIBITS if any(fnmatch(each.name, pattern) for pattern in options.scene)]
    for exhibit in exhibits:
        for size, language, colours in product(options.size, options.language, options.colours):
            yield Wanted(exhibit, size, scale, language, colours)


def paint(options: argparse.Namespace, scale: int) -> None:
    """Write the pictures of one scale, and print the name of each file; Qt has been told the scale."""
    qInstallMessageHandler(complain)
    app = QApplication([])
    for wanted in wanted_ones(options, scale):
        picture(app, wanted).save(str(options.folder / wanted.file))
        print(wanted.file, flush=True)


def complain(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Print what Qt says, but for what it says of every popup where there is no screen."""
    if not message.startswith("This plugin does not support "):
        print(message, file=sys.stderr)


def screen(folder: Path) -> str:
    """A platform without a screen, on which the largest window has room at every scale."""
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{"name": "gallery", "width": 4096, "height": 3072}]}), "utf-8")
    return f"offscreen:configfile={file}"


def hang(options: argparse.Namespace, arguments: Sequence[str]) -> int:
    """Have each scale painted by a process of its own, since Qt knows one a process; the exit status."""
    columns = (MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    total = sum(1 for scale in options.scale for _ in wanted_ones(options, scale))
    with tempfile.TemporaryDirectory() as folder, Progress(*columns) as progress:
        environment = {**os.environ, "QT_QPA_PLATFORM": screen(Path(folder))}
        task = progress.add_task("", total=total)
        for scale in options.scale:
            environment["QT_SCALE_FACTOR"] = str(scale / 100)
            command = [sys.executable, __file__, *arguments, "--scale", str(scale), "--here"]
            with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as painter:
                for line in painter.stdout or ():
                    progress.update(task, advance=1, description=line.strip())
            if painter.returncode:
                return painter.returncode
    return 0


def main() -> int:
    """Do what is asked for; the exit status."""
    parser = argparse.ArgumentParser(description="Renders every page, dialog and menu into PNG files.")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--scene", nargs="+", default=["*"], metavar="PATTERN", help="as table-*; see --list")
    parser.add_argument("--language", nargs="+", default=list(NAMES), choices=NAMES)
    parser.add_argument("--colours", nargs="+", default=list(COLOURS), choices=COLOURS)
    parser.add_argument("--size", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--scale", nargs="+", type=int, default=list(SCALES), metavar="PERCENT")
    parser.add_argument("--list", action="store_true", help="name the exhibits")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.list:
        print("\n".join(exhibit.name for exhibit in EXHIBITS))
        return 0
    if options.folder is None:
        parser.error("a FOLDER is needed")
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.here:
        paint(options, options.scale[0])
        return 0
    return hang(options, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
