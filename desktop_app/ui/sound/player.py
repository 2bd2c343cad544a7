"""What is heard, how loudly, and whether at all: the one object that others hand their sounds to."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.library.settings import Settings
from desktop_app.ui import doors
from desktop_app.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from desktop_app.ui.sound.cues import Cue
    from desktop_app.ui.sound.device import Device
    from desktop_app.ui.sound.mixer import Mixer
    from desktop_app.ui.sound.output import SoundOutput

LOUDEST = 100
"""The volume goes from 0 to this."""


class SoundPlayer(QObject):
    """Plays sounds as loudly as the settings say. Without anything to play them with it does nothing."""

    changed = Signal()
    """The volume, or whether the sound is muted."""

    def __init__(
        self,
        settings: Settings,
        open_device: "Callable[[Mixer], Device] | None" = None,
        parent: QObject | None = None,
    ) -> None:
        """Nothing is opened before the first sound that can be heard; None: the system's ordinary loudspeaker."""
        super().__init__(parent)
        self._settings = settings
        self._open_device = open_device
        self._output: SoundOutput | None = None

    @property
    def volume(self) -> int:
        """How loud, from 0 to LOUDEST, as the player chose; also while the sound is muted."""
        return self._settings.volume

    def set_volume(self, volume: int) -> None:
        """Make it louder or quieter; the settings remember."""
        self._settings.volume = min(max(volume, 0), LOUDEST)
        self._tell()

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard."""
        return self._settings.muted

    def set_muted(self, muted: bool) -> None:
        """Let nothing be heard, or everything again; the settings remember."""
        self._settings.muted = muted
        self._tell()

    @property
    def output(self) -> "SoundOutput":
        """What makes sounds heard, loaded when it is first wanted."""
        if self._output is None:
            self._output = doors.sound_output()(self._open_device)
            self._output.mixer.set_volume(self._gain)
        return self._output

    def prepare(self) -> None:
        """Something may be heard soon: open the device meanwhile, which can take a second."""
        if self._gain:
            self.output.wake()

    def play(self, cue: "Cue", wait: float = 0.0) -> None:
        """Let a sound be heard after so many seconds: now, wherever on the table its cue lies."""
        if self._gain:
            self.output.play(cue.sound, cue.pitch, wait)

    def end(self, sound: Sound) -> None:
        """Let a sound fade that is heard."""
        if self._output is not None:
            self._output.end(sound)

    def hush(self) -> None:
        """Break off what is heard."""
        if self._output is not None:
            self._output.mixer.clear()

    def close(self) -> None:
        """Let the device go."""
        if self._output is not None:
            self._output.close()

    @property
    def _gain(self) -> float:
        """Squared: half way on the slider is half as loud to the ear. 0 where nothing is to be heard."""
        return 0.0 if self.muted else (self.volume / LOUDEST) ** 2

    def _tell(self) -> None:
        if self._output is not None:
            self._output.mixer.set_volume(self._gain)
        self.changed.emit()
