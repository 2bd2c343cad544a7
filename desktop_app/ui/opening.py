"""The start of the window: the curtain is in sight before the rest of the program is loaded."""

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from desktop_app.ui.curtain import Curtain
from desktop_app.ui.game_application import GameApplication
from desktop_app.version import IDENTIFIER

# Milliseconds that a screen may take to show a window; without the curtain the game starts as well.
_PATIENCE = 200


def open_game(file: str = "") -> int:
    """Show the window until it is closed, with a file where one is given; returns the exit status."""
    # By the name of the menu entry Wayland finds the icon.
    QApplication.setDesktopFileName(IDENTIFIER)
    app = GameApplication()
    curtain = Curtain()
    curtain.show()
    deadline = QDeadlineTimer(_PATIENCE)
    while not curtain.windowHandle().isExposed() and not deadline.hasExpired():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    app.processEvents()
    # Most of what a start takes.
    from desktop_app.ui.application import run_window

    return run_window(file, curtain)
