"""What the program remembers from one start to the next: an INI file in the user's folder for configuration.

Every key has a default. A value that is missing, damaged or of another kind is its default: settings never stop the
start.
"""

from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

Choice = TypeVar("Choice", bound=Enum)

#: No file of ours holds longer values; whatever is longer is damage.
_LONGEST = 20_000
_VOLUME, _LOUDEST = 70, 100


class Settings:
    """Typed access to the settings; each change is written soon after, and in any case at the end of the program."""

    def __init__(self, file: Path | None = None) -> None:
        """Open the user's settings, or those of a file."""
        if file is None:
            scope = QSettings.Scope.UserScope
            self._store = QSettings(QSettings.Format.IniFormat, scope, "palifico", "palifico")
        else:
            self._store = QSettings(str(file), QSettings.Format.IniFormat)

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

    def save(self) -> None:
        """Write what has changed at once. A disk that refuses is no reason to stop: nothing is raised."""
        self._store.sync()

    def _is_on(self, key: str, *, default: bool) -> bool:
        return {"yes": True, "no": False}.get(self.text(key), default)

    def _switch(self, key: str, *, on: bool) -> None:
        self.remember(key, "yes" if on else "no")
