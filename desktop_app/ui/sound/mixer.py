"""Sounds that overlap, added up as the device asks for them."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from time import monotonic

import numpy as np

from desktop_app.ui.sound.samples import RATE, Samples

#: More at once would be noise; the oldest give way.
_MOST = 12
#: Seconds: the same sound twice within the first is one sound, only louder; what is later than the second, because the
#: device took its time, is not heard at all.
_TOGETHER, _LATE = 0.05, 0.5


@dataclass(slots=True)
class _Voice:
    """A sound that is due at a time (seconds), and the sample that comes next; None before its beginning."""

    samples: Samples
    due: float
    at: int | None = None
    ending: bool = False

    @property
    def over(self) -> bool:
        return self.at is not None and self.at >= len(self.samples)


class Mixer:
    """What is to be heard now. Safe on any thread: the window adds, the device's thread takes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._voices: list[_Voice] = []
        self._volume = self._wanted = 1.0
        self._asked = 0

    @property
    def playing(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._voices)

    @property
    def asked(self) -> int:
        """How often a device has asked for more: one that has died asks no longer."""
        return self._asked

    def add(self, samples: Samples, after: float = 0.0) -> None:
        """Begin a sound after so many seconds; where the same begins at that time, it is not begun again."""
        due = self._clock() + after
        with self._lock:
            if not any(voice.samples is samples and abs(voice.due - due) < _TOGETHER for voice in self._voices):
                self._voices = [*self._voices[1 - _MOST :], _Voice(samples, due)]

    def set_volume(self, volume: float) -> None:
        """How loud everything is, from 0 to 1; it gets there without a click."""
        self._wanted = volume

    def end(self, samples: Samples) -> None:
        """Let a sound fade that is heard, without a click, and forget it where it has not begun."""
        with self._lock:
            self._voices = [each for each in self._voices if each.samples is not samples or each.at is not None]
            for voice in self._voices:
                voice.ending = voice.ending or voice.samples is samples

    def clear(self) -> None:
        """Forget what has not been heard."""
        with self._lock:
            self._voices = []

    def render(self, frames: int) -> Samples:
        """The next so many samples."""
        mixed = np.zeros(frames, np.float32)
        now = self._clock()
        with self._lock:
            self._asked += 1
            for voice in self._voices:
                _pour(voice, mixed, now)
            self._voices = [voice for voice in self._voices if not voice.over]
        volume = np.linspace(self._volume, self._wanted, frames, dtype=np.float32)
        self._volume = self._wanted
        # Rounds off what would be too loud where many sounds meet.
        return np.tanh(mixed * volume)


def _pour(voice: _Voice, mixed: Samples, now: float) -> None:
    """Add to the mix what is due of a sound."""
    silent = 0
    if voice.at is None:
        wait = voice.due - now
        silent = max(round(wait * RATE), 0)
        if silent >= len(mixed):
            return
        voice.at = len(voice.samples) if wait < -_LATE else 0
    due = voice.samples[voice.at : voice.at + len(mixed) - silent]
    if voice.ending:
        due = due * np.linspace(1, 0, len(due), dtype=np.float32)
    mixed[silent : silent + len(due)] += due
    voice.at = len(voice.samples) if voice.ending else voice.at + len(mixed) - silent
