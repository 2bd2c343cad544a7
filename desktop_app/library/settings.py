"""What the program remembers from one start to the next: an INI file in the user's folder for configuration.

Every key has a default. A value that is missing, damaged or of another kind is its default; a file that is damaged as
a whole is set aside, and all is as at the first start. Settings never stop the start.
"""

from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QTimer, Signal

from desktop_app.library.files import DiskFault, disk_fault, set_aside

Choice = TypeVar("Choice", bound=Enum)

#: No file of ours holds longer values; whatever is longer is damage.
_LONGEST = 20_000
_LONGEST_FILE = 1_000_000
#: How long a change waits for others before all are written, in milliseconds.
_PATIENCE = 500
_VOLUME, _LOUDEST = 70, 100


class Settings(QObject):
    """Typed access to the settings; each change is written soon after, and in any case at the end of the program."""

    refused = Signal(object)
    """A DiskFault: what has changed could not be written. It is kept in memory, and written when that is possible."""

    def __init__(self, file: Path | None = None) -> None:
        """Open the user's settings, or those of a file."""
        super().__init__()
        self.set_aside: Path | None = None
        """Where the damaged file has gone that was found instead of settings."""
        self._store = _open(file)
        self._file = Path(self._store.fileName())
        if _is_damaged(self._file, self._store):
            self._start_afresh(file)
        self._refused = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_PATIENCE)
        self._soon.timeout.connect(self.save)

    @property
    def file(self) -> Path:
        """Where the settings are."""
        return self._file

    def disk_fault(self) -> DiskFault | None:
        """Why nothing can be written now; None where it can."""
        return disk_fault(self._file.parent)

    @property
    def language(self) -> str:
        """The code of the language that was chosen, as "fr"; empty for the system's."""
        return self.text("language")

    @language.setter
    def language(self, code: str) -> None:
        self.remember("language", code)

    @property
    def last_game(self) -> str:
        """The last choices for a new game, as written by `match.choices`; empty before the first game."""
        return self.text("last_game")

    @last_game.setter
    def last_game(self, text: str) -> None:
        self.remember("last_game", text)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, as QWidget.saveGeometry tells; empty if it has never been open."""
        return QByteArray.fromBase64(self.text("window/geometry").encode())

    @geometry.setter
    def geometry(self, saved: QByteArray) -> None:
        self.remember("window/geometry", saved.toBase64().toStdString())

    @property
    def full_screen(self) -> bool:
        """Whether the window filled the screen."""
        return self._is_on("window/full_screen", default=False)

    @full_screen.setter
    def full_screen(self, on: bool) -> None:
        self._switch("window/full_screen", on=on)

    @property
    def maximized(self) -> bool:
        """Whether the window was as large as its screen lets it be."""
        return self._is_on("window/maximized", default=False)

    @maximized.setter
    def maximized(self, on: bool) -> None:
        self._switch("window/maximized", on=on)

    @property
    def volume(self) -> int:
        """How loud the sounds are, from 0 to 100."""
        stored = self.text("sound/volume")
        volume = int(stored) if stored.isascii() and stored.isdecimal() and len(stored) <= 3 else _VOLUME
        return volume if volume <= _LOUDEST else _VOLUME

    @volume.setter
    def volume(self, volume: int) -> None:
        self.remember("sound/volume", str(volume))

    @property
    def muted(self) -> bool:
        """Whether no sound is wanted."""
        return self._is_on("sound/muted", default=False)

    @muted.setter
    def muted(self, on: bool) -> None:
        self._switch("sound/muted", on=on)

    @property
    def lines(self) -> bool:
        """Whether opponents say something now and then."""
        return self._is_on("lines", default=True)

    @lines.setter
    def lines(self, on: bool) -> None:
        self._switch("lines", on=on)

    @property
    def faces(self) -> bool:
        """Whether the faces at the table follow what happens."""
        return self._is_on("faces", default=True)

    @faces.setter
    def faces(self, on: bool) -> None:
        self._switch("faces", on=on)

    @property
    def confirm_calls(self) -> bool:
        """Whether a call is asked about before it is made."""
        return self._is_on("confirm_calls", default=False)

    @confirm_calls.setter
    def confirm_calls(self, on: bool) -> None:
        self._switch("confirm_calls", on=on)

    def choice(self, key: str, default: Choice) -> Choice:
        """One of a few: the member of default's enumeration with the value that is stored, else the default."""
        stored = self.text(key)
        return next((member for member in type(default) if member.value == stored), default)

    def choose(self, key: str, member: Enum) -> None:
        """Remember one of a few; its value is a text."""
        self.remember(key, member.value)

    def text(self, key: str) -> str:
        """The text of a key, empty where there is none that can be read."""
        stored: object = self._store.value(key)
        return stored if isinstance(stored, str) and len(stored) <= _LONGEST else ""

    def remember(self, key: str, text: str) -> None:
        """Store a text."""
        self._store.setValue(key, text)
        if QCoreApplication.instance() is not None:
            self._soon.start()

    def save(self) -> None:
        """Write what has changed at once. A disk that refuses is no reason to stop: it is told once."""
        self._soon.stop()
        self._store.sync()
        before, self._refused = self._refused, self._store.status() is QSettings.Status.AccessError
        if self._refused and not before:
            self.refused.emit(self.disk_fault() or DiskFault.OTHER)

    def _is_on(self, key: str, *, default: bool) -> bool:
        return {"yes": True, "no": False}.get(self.text(key), default)

    def _switch(self, key: str, *, on: bool) -> None:
        self.remember(key, "yes" if on else "no")

    def _start_afresh(self, file: Path | None) -> None:
        """Let the damaged file go its way; where even that fails, what cannot be read is its default."""
        try:
            self.set_aside = set_aside(self._file)
        except OSError:
            return
        self._store = _open(file)


def _open(file: Path | None) -> QSettings:
    if file is not None:
        return QSettings(str(file), QSettings.Format.IniFormat)
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "palifico", "palifico")


def _is_damaged(file: Path, store: QSettings) -> bool:
    """Whether a file is there that no settings can be: too long, no text, or not in the form of an INI file."""
    if store.status() is QSettings.Status.FormatError:
        return True
    try:
        with file.open("rb") as opened:
            content = opened.read(_LONGEST_FILE + 1)
        return len(content) > _LONGEST_FILE or not _is_ini(content.decode())
    except UnicodeDecodeError:
        return True
    except OSError:
        return False


def _is_ini(text: str) -> bool:
    """Whether each line is a section, a key with its value, or a comment: QSettings passes over what is not."""
    lines = (line.strip() for line in text.splitlines())
    return "\0" not in text and all(line.startswith(("[", ";", "#")) or "=" in line for line in lines if line)
