"""Putting the window together, and running it."""

import signal
import sys
import traceback
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop_app.library.settings import Settings
from desktop_app.match.thinker import Thinker
from desktop_app.ui.emblem import program_icon
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.host import Host
from desktop_app.ui.languages import Languages
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.motion_choice import MotionChoice, MotionSetting
from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.system_motion import SystemMotion
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.version import VERSION


class Program:
    """Everything that lives as long as the window: made in order, and taken down in order."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        app.setApplicationName("palifico")
        app.setApplicationDisplayName("Palifico")
        app.setApplicationVersion(VERSION)
        load_fonts()
        app.setWindowIcon(program_icon())
        self.languages = Languages(app)
        self.languages.speak(settings.language)
        self.workshop = Workshop(app)
        motion = MotionSetting(settings.choice("motion", MotionChoice.SYSTEM), SystemMotion(app), app)
        appearance = settings.choice("appearance", Appearance.SYSTEM)
        self.theme = Theme(appearance, app, workshop=self.workshop, motion=motion)
        self.theme.apply(app)
        # Connected first: whoever hears of a change after this finds palette and fonts changed.
        self.theme.changed.connect(lambda: self.theme.apply(app))
        self.thinker = Thinker(app)
        self.sound = SoundPlayer(settings, parent=app)
        self.window = MainWindow(self.theme, self.languages, settings)
        self.host = Host(self.window, self.theme, settings, self.thinker, self.sound)

    def close(self) -> None:
        """End the game that runs, close the window, and wait for whoever still thinks, sounds or paints."""
        self.window.close()
        self.sound.close()
        self.thinker.close()
        self.workshop.close()


class Complaints:
    """Prints what nobody caught, and remembers that there was something."""

    def __init__(self) -> None:
        self.heard = False

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Print an error; the program goes on."""
        self.heard = True
        traceback.print_exception(kind, error, trace)


def run_window(arguments: Sequence[str] = ()) -> int:
    """Show the window until it is closed; returns the exit status, 1 if an error was printed."""
    complaints = Complaints()
    sys.excepthook = complaints.hear
    # Qt's loop runs no Python handler: Ctrl+C in the terminal ends the program as it ends others.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = QApplication(["palifico", *arguments])
    program = Program(app, Settings())
    program.window.open_at_last_place()
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
    status = app.exec()
    program.close()
    return 1 if complaints.heard else status
