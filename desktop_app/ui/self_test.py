"""The self-test: opens the window, looks whether all that it needs is there, and plays a whole game in it."""

import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from desktop_app.engine.rules import Rules
from desktop_app.library.journal import Journal
from desktop_app.library.settings import Settings
from desktop_app.locator import resource
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.fonts import FAMILY
from desktop_app.ui.own_commands import CommandFault, try_commands
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.sound.device import DeviceError, library
from desktop_app.ui.sound.samples import RATE, load
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Appearance
from desktop_app.version import VERSION

# Seconds after which a step has failed; a busy computer takes its time over a whole game.
_PATIENCE = 180
_PLAYERS, _DICE = 4, 3
# The rule book is longer in every language.
_SHORTEST_BOOK = 5_000
# Of each language: the item of the menu bar that tells it, and Qt's own Cancel.
_KNOWN = {"en": ("Game", "Cancel"), "fr": ("Partie", "Annuler"), "it": ("Partita", "Annulla")}
# What the offscreen platform says of itself.
_HARMLESS = "This plugin does not support"


class Failure(Exception):
    """Something is not as it should be; the message says what."""


class SelfTest:
    """Runs the checks one after another; each returns what it found."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._messages: list[str] = []

    def run(self) -> bool:
        """Print a line for each check; whether all passed."""
        before = qInstallMessageHandler(self._hear)
        checks: list[tuple[str, Callable[[], str]]] = [
            ("resources", self._resources),
            ("typeface", self._typeface),
            ("sounds", self._sounds),
            ("languages", self._languages),
            ("colours", self._colours),
            ("rule book", self._rule_book),
            ("a game", self._game),
            ("commands", self._commands),
            ("messages", self._silence),
        ]
        passed = [self._passes(name, check) for name, check in checks]
        qInstallMessageHandler(before)
        return all(passed)

    def _passes(self, name: str, check: Callable[[], str]) -> bool:
        try:
            found, mark = check(), "ok  "
        except Failure as failure:
            found, mark = str(failure), "FAIL"
        print(f"{mark} {name}: {found}", flush=True)
        return mark == "ok  "

    def _resources(self) -> str:
        fonts = sorted(resource("fonts").glob(f"{FAMILY}-*.otf"))
        if not fonts:
            raise Failure(f"no typeface in {resource('fonts')}")
        return f"{len(fonts)} styles of {FAMILY} in {resource('fonts')}"

    def _typeface(self) -> str:
        shown = QFontInfo(self._program.theme.font(14)).family()
        if shown != FAMILY:
            raise Failure(f"text is set in {shown}")
        return f"text is set in {shown}"

    def _sounds(self) -> str:
        lengths: list[float] = []
        for sound in Sound:
            try:
                lengths.append(len(load(sound)) / RATE)
            except (OSError, wave.Error, EOFError) as error:
                raise Failure(f"{sound.value}: {error}") from error
        try:
            played = f"played by miniaudio {library().__version__}"
        except DeviceError as error:
            played = f"silent: {error}"
        return f"{len(lengths)} of {sum(lengths):.1f} seconds together, {played}"

    def _languages(self) -> str:
        for code, known in _KNOWN.items():
            self._program.window.set_language(code)
            self._settle()
            title = self._program.window.menu.actions()[0].text().replace("&", "")
            box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            cancel = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
            if (title, cancel) != known:
                raise Failure(f"{code} says {title}, {cancel} instead of {', '.join(known)}")
        return ", ".join(_KNOWN)

    def _colours(self) -> str:
        seen: list[str] = []
        for appearance in (Appearance.DARK, Appearance.LIGHT):
            self._program.theme.set_appearance(appearance)
            self._settle()
            seen.append(self._program.window.grab().toImage().pixelColor(5, 300).name())
        if seen[0] == seen[1]:
            raise Failure(f"dark and light are both {seen[0]}")
        return f"dark {seen[0]}, light {seen[1]}"

    def _rule_book(self) -> str:
        window = self._program.window
        lengths: list[str] = []
        for code in _KNOWN:
            window.set_language(code)
            window.librarian.open()
            self._settle()
            book = window.librarian.book
            length = len(book.reader.toPlainText()) if book is not None and book.isVisible() else 0
            if length < _SHORTEST_BOOK:
                raise Failure(f"{code}: {length} characters")
            lengths.append(f"{code} {length}")
        window.librarian.close()
        return f"characters: {', '.join(lengths)}"

    def _commands(self) -> str:
        try:
            return ", ".join(try_commands())
        except CommandFault as fault:
            raise Failure(str(fault)) from fault

    def _game(self) -> str:
        host, window = self._program.host, self._program.window
        seats = tuple(default_seat(number) for number in range(_PLAYERS))
        host.set_pace(Pace.AT_ONCE)
        host.begin(Choices(Rules(dice=_DICE), seats), SealedDice(), "self-test")
        pilot = Autopilot(LEVELS[-1].make(), Random(0))
        codes = iter(_KNOWN)

        def ended() -> bool:
            if host.table is not None:
                pilot.step(host.table)
                window.set_language(next(codes, "en"))
            return isinstance(window.page, EndPage)

        self._until(ended, "the game did not end")
        page = window.page
        rounds = page.rounds if isinstance(page, EndPage) else 0
        return f"{_PLAYERS} players, {rounds} rounds, from the first roll to the winner"

    def _silence(self) -> str:
        if self._messages:
            raise Failure("; ".join(self._messages))
        return "none"

    def _until(self, done: Callable[[], bool], otherwise: str) -> None:
        end = monotonic() + _PATIENCE
        while not done():
            if monotonic() > end:
                raise Failure(otherwise)
            self._settle()

    def _settle(self) -> None:
        QCoreApplication.processEvents()

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and _HARMLESS not in message:
            self._messages.append(message)


def run_self_test() -> int:
    """Run the self-test with settings of its own; returns the exit status, 1 if anything is wrong."""
    print(f"palifico {VERSION}", flush=True)
    app = QApplication(["palifico"])
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "palifico.log")
        watch = ErrorWatch(journal)
        watch.open()
        settings = Settings(Path(folder) / "palifico.ini")
        settings.muted = True
        program = Program(app, settings)
        program.window.open_at_last_place()
        passed = SelfTest(program).run()
        program.close()
        watch.close()
        journal.close()
    fine = passed and not watch.heard
    print("all is well" if fine else "something is wrong", flush=True)
    return 0 if fine else 1
