"""The desk: keeps menu bar, settings and player of sounds in step about sounds, spoken lines and faces."""

from PySide6.QtCore import QObject, Signal

from desktop_app.library.settings import Settings
from desktop_app.ui import doors
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.theme import Theme


class SoundDesk(QObject):
    """Does what the menu bar's entries about sound, lines and faces say."""

    talking_changed = Signal(bool)
    """Whether opponents speak from now on."""

    faces_changed = Signal(bool)
    """Whether faces follow what happens from now on."""

    def __init__(self, window: MainWindow, theme: Theme, settings: Settings, sound: SoundPlayer) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings = settings
        self._sound = sound
        menu = window.menu
        menu.mute.triggered.connect(sound.set_muted)
        menu.volume.triggered.connect(self.open_sheet)
        menu.talking.triggered.connect(self.set_talking)
        menu.faces.triggered.connect(self.set_expressive)
        sound.changed.connect(self._tell_menu)
        self._tell_menu()

    @property
    def talking(self) -> bool:
        """Whether opponents speak."""
        return self._settings.lines

    def set_talking(self, on: bool) -> None:
        """Let opponents speak, or be silent; the settings remember."""
        self._settings.lines = on
        self._tell_menu()
        self.talking_changed.emit(on)

    @property
    def expressive(self) -> bool:
        """Whether faces follow what happens."""
        return self._settings.faces

    def set_expressive(self, on: bool) -> None:
        """Let faces follow what happens, or be calm; the settings remember."""
        self._settings.faces = on
        self._tell_menu()
        self.faces_changed.emit(on)

    def open_sheet(self) -> None:
        """Show the volume, and what opponents do."""
        self._window.close_sheet()
        sheet = doors.sound_sheet()(
            self._theme, self._window, self._sound, talking=self.talking, expressive=self.expressive
        )
        sheet.talking_changed.connect(self.set_talking)
        sheet.faces_changed.connect(self.set_expressive)

    def _tell_menu(self) -> None:
        self._window.menu.mute.setChecked(self._sound.muted)
        self._window.menu.talking.setChecked(self.talking)
        self._window.menu.faces.setChecked(self.expressive)
