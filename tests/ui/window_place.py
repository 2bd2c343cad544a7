"""Opens the window as at a start, puts it somewhere or makes it fill the screen, says where it is, and closes it.

    python -m tests.ui.window_place SETTINGS [X Y WIDTH HEIGHT] [fullscreen | maximized | normal]

A process of its own, since the platform fixes at its start which screens there are. It prints one line of JSON: the
screen that the window is on, its geometry with and without its frame, and whether it fills the screen.
"""

import json
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program


def main(file: str, *wanted: str) -> None:
    """Do it."""
    app = QApplication([])
    settings = Settings(Path(file))
    settings.muted = True
    program = Program(app, settings)
    window = program.window
    window.open_at_last_place()
    app.processEvents()
    numbers = [int(word) for word in wanted if word.lstrip("-").isdecimal()]
    if numbers:
        window.setGeometry(*numbers)
    acts = {"fullscreen": window.showFullScreen, "maximized": window.showMaximized, "normal": window.showNormal}
    for word in wanted:
        if word in acts:
            acts[word]()
    app.processEvents()
    told = {
        "screen": window.screen().name(),
        "geometry": window.geometry().getRect(),
        "frame": window.frameGeometry().getRect(),
        "full": window.isFullScreen(),
        "maximized": window.isMaximized(),
    }
    print(json.dumps(told))
    program.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
