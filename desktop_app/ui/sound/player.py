"""What is heard, how loudly, and whether at all: the one object that others hand their sounds to."""

import wave
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop_app.library.settings import Settings
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.device import Device, MiniaudioDevice
from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.sounds import Samples, Sound, at_pitch, load
from desktop_app.ui.sound.speaker import Speaker

LOUDEST = 100
"""The volume goes from 0 to this."""


class SoundPlayer(QObject):
    """Plays sounds as loudly as the settings say. Without anything to play them with it does nothing."""

    changed = Signal()
    """The volume, or whether the sound is muted."""

    def __init__(
        self,
        settings: Settings,
        open_device: Callable[[Mixer], Device] = MiniaudioDevice,
        parent: QObject | None = None,
    ) -> None:
        """Nothing is opened before the first sound that can be heard."""
        super().__init__(parent)
        self._settings = settings
        self._mixer = Mixer()
        self._speaker = Speaker(self._mixer, open_device)
        self._samples: dict[tuple[Sound, float], Samples | None] = {}
        self._set_gain()

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

    def prepare(self) -> None:
        """Something may be heard soon: open the device meanwhile, which can take a second."""
        if not self.muted and self.volume:
            self._speaker.wake()

    def play(self, cue: Cue, wait: float = 0.0) -> None:
        """Let a sound be heard after so many seconds: now, wherever on the table its cue lies."""
        if self.muted or not self.volume:
            return
        samples = self._samples_of(cue.sound, cue.pitch)
        if samples is not None:
            self._mixer.add(samples, wait)
            self._speaker.wake()

    def end(self, sound: Sound) -> None:
        """Let a sound fade that is heard."""
        for (each, _), samples in self._samples.items():
            if each is sound and samples is not None:
                self._mixer.end(samples)

    def hush(self) -> None:
        """Break off what is heard."""
        self._mixer.clear()

    def close(self) -> None:
        """Let the device go."""
        self._speaker.close()

    def _tell(self) -> None:
        self._set_gain()
        self.changed.emit()

    def _set_gain(self) -> None:
        # Squared: half way on the slider is half as loud to the ear.
        self._mixer.set_volume(0.0 if self.muted else (self.volume / LOUDEST) ** 2)

    def _samples_of(self, sound: Sound, pitch: float) -> Samples | None:
        """None where the file is missing or damaged."""
        key = (sound, pitch)
        if key not in self._samples:
            try:
                self._samples[key] = at_pitch(load(sound), pitch)
            except (OSError, wave.Error, EOFError):
                self._samples[key] = None
        return self._samples[key]
