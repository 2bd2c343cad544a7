"""Putting the window together, and running it."""

import gc
import signal

from PySide6.QtCore import QSysInfo, Qt, QThreadPool, QTimer, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop_app.library.journal import Journal, journal_file
from desktop_app.library.library import Library, games_file
from desktop_app.library.settings import Settings
from desktop_app.match.thinker import Thinker
from desktop_app.ui.curtain import Curtain
from desktop_app.ui.emblem import program_icon
from desktop_app.ui.errors import teller as errors
from desktop_app.ui.errors.teller import ErrorTeller
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.first_window import Claim, FirstWindow, silent_told
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.game_application import GameApplication
from desktop_app.ui.host import Host
from desktop_app.ui.languages import Languages
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.motion_choice import MotionChoice, MotionSetting
from desktop_app.ui.notices.board import NoticeBoard
from desktop_app.ui.notices.keeping import Keeping
from desktop_app.ui.notices.library_notices import LibraryNotices
from desktop_app.ui.notices.parting import Parting
from desktop_app.ui.painting.picture_memory import give_back_pictures
from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.records.desk import RecordsDesk
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.system_motion import SystemMotion
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.version import VERSION

# Milliseconds for which window and curtain are both in sight.
_OVERLAP = 80


class Program:
    """Everything that lives as long as the window: made in order, and taken down in order."""

    def __init__(self, app: QApplication, settings: Settings, library: Library | None = None) -> None:
        """Without a library games are kept in memory, as long as the program runs."""
        give_back_pictures()
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
        self.board = NoticeBoard(self.theme, self.window)
        self.keeping = Keeping(self.board, settings)
        self.library = library or Library(parent=app)
        LibraryNotices(self.board, self.keeping, self.library)
        self.parting = Parting(self.window, self.theme, self.library)
        self.host = Host(self.window, self.theme, settings, self.thinker, self.sound, self.library)
        self.records = RecordsDesk(self.window, self.theme, self.library, self.board)
        self.records.game_wanted.connect(self.host.look_at)
        self.host.games.export_wanted.connect(self.records.export)
        self.host.in_sight.connect(self.records.set_source)
        self.board.closed.connect(self._go_on)

    def _go_on(self, told: str) -> None:
        """After an error the table may be stuck."""
        if told == errors.KEY:
            self.host.recover()

    def close(self) -> None:
        """End the game that runs, close the window, and wait for whoever still thinks, sounds, paints or prints."""
        self.parting.agree()
        self.window.close()
        self.sound.close()
        self.thinker.close()
        self.library.close()
        self.workshop.close()
        # Here and not by Qt at its end, which would not let Python go on meanwhile.
        QThreadPool.globalInstance().waitForDone()


def run_window(file: str = "", curtain: Curtain | None = None) -> int:
    """Show the window until it is closed, with a file where one is given; returns the exit status.

    The curtain, where there is one, goes as soon as the window is in sight.

    Where a window is open already, it comes forward instead. 1: an error was printed, or that window does not answer.
    """
    journal = Journal(journal_file())
    watch = ErrorWatch(journal)
    watch.open()
    journal.note(f"palifico {VERSION}, Qt {qVersion()}, {QSysInfo.prettyProductName()}")
    # Qt's loop runs no Python handler: Ctrl+C in the terminal ends the program as it ends others.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    running = QApplication.instance()
    app = running if isinstance(running, GameApplication) else GameApplication()
    first = FirstWindow(games_file().parent, app)
    claim = first.claim(file)
    if claim is Claim.FIRST:
        status = _run_first(app, first, watch, journal, file, curtain)
    else:
        if curtain is not None:
            curtain.close()
        status = _end_second(app, claim)
    watch.close()
    journal.close()
    return 1 if watch.heard else status


def _run_first(
    app: GameApplication,
    first: FirstWindow,
    watch: ErrorWatch,
    journal: Journal,
    file: str,
    curtain: Curtain | None,
) -> int:
    program = Program(app, Settings(), Library(games_file(), app))
    first.wanted.connect(program.window.come_forward)
    ErrorTeller(watch, journal, program.board)
    program.window.open_at_last_place()
    if curtain is not None:
        # A moment later the window has been painted.
        QTimer.singleShot(_OVERLAP, curtain.close)
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
    program.keeping.look()
    # Python's collector would walk through all of this now and then, for 30 ms, and nothing would move meanwhile.
    gc.freeze()
    if file:
        program.window.file_wanted.emit(file)
    app.hand_files_to(program.window.come_forward)
    status = app.exec()
    program.close()
    first.close()
    return status


def _end_second(app: QApplication, claim: Claim) -> int:
    """Nothing is left to do, but to say where the first window is stuck."""
    if claim is Claim.TOLD:
        return 0
    settings, languages = Settings(), Languages(app)
    languages.speak(settings.language)
    load_fonts()
    app.setWindowIcon(program_icon())
    Theme(settings.choice("appearance", Appearance.SYSTEM), app).apply(app)
    QMessageBox.warning(None, "Palifico", silent_told())
    return 1
