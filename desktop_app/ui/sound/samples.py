"""Samples of the sounds."""

import wave
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from desktop_app import locator
from desktop_app.ui.sound.sounds import Sound

Samples: TypeAlias = NDArray[np.float32]
"""Sound from -1 to 1, one channel, RATE samples a second."""

RATE = 22_050
_FULL_SCALE = 32_768


def load(sound: Sound) -> Samples:
    """The samples of a sound. Raises OSError, wave.Error or EOFError where its file is missing or damaged."""
    with wave.open(str(locator.resource("sounds", f"{sound.value}.wav")), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{sound.value}.wav is not of one channel, 16 bits and {RATE} samples a second")
        raw = file.readframes(file.getnframes())
    return (np.frombuffer(raw, "<i2") / _FULL_SCALE).astype(np.float32)


def at_pitch(samples: Samples, pitch: float) -> Samples:
    """The sound faster and higher (above 1) or slower and lower."""
    if pitch == 1:
        return samples
    places = np.arange(0, len(samples) - 1, pitch)
    return np.interp(places, np.arange(len(samples)), samples).astype(np.float32)
