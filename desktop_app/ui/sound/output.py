"""What makes sounds heard: their samples, the mixer and the loudspeaker's thread. Only a game needs it, and NumPy."""

import wave
from collections.abc import Callable

from desktop_app.ui.sound.device import Device, MiniaudioDevice
from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.samples import Samples, at_pitch, load
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.sound.speaker import Speaker


class SoundOutput:
    """Lets sounds be heard that are handed to it; without a loudspeaker it does nothing."""

    def __init__(self, open_device: Callable[[Mixer], Device] | None = None) -> None:
        """Without an `open_device` it is the system's ordinary loudspeaker. Nothing is opened before it is woken."""
        self.mixer = Mixer()
        self._speaker = Speaker(self.mixer, open_device or MiniaudioDevice)
        self._samples: dict[tuple[Sound, float], Samples | None] = {}

    def wake(self) -> None:
        """Something may be heard soon: open the loudspeaker meanwhile."""
        self._speaker.wake()

    def play(self, sound: Sound, pitch: float, wait: float) -> None:
        """Let a sound be heard after so many seconds."""
        samples = self._samples_of(sound, pitch)
        if samples is not None:
            self.mixer.add(samples, wait)
            self._speaker.wake()

    def end(self, sound: Sound) -> None:
        """Let a sound fade that is heard."""
        for (each, _), samples in self._samples.items():
            if each is sound and samples is not None:
                self.mixer.end(samples)

    def close(self) -> None:
        """Let the loudspeaker go."""
        self._speaker.close()

    def _samples_of(self, sound: Sound, pitch: float) -> Samples | None:
        """None where the file is missing or damaged."""
        key = (sound, pitch)
        if key not in self._samples:
            try:
                self._samples[key] = at_pitch(load(sound), pitch)
            except (OSError, wave.Error, EOFError):
                self._samples[key] = None
        return self._samples[key]
