"""The sounds of the game, and their samples."""

import wave
from enum import Enum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from desktop_app import locator

Samples: TypeAlias = NDArray[np.float32]
"""Sound from -1 to 1, one channel, RATE samples a second."""

RATE = 22_050
_FULL_SCALE = 32_768


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    SHAKE = "shake"
    LAND = "land"
    BID = "bid"
    CHALLENGE = "challenge"
    EXACT = "exact"
    LIFT = "lift"
    TICK = "tick"
    DIE_LOST = "die_lost"
    DIE_BACK = "die_back"
    WIN = "win"
    LOSS = "loss"
    PALIFICO = "palifico"
    GAME_WON = "game_won"
    GAME_LOST = "game_lost"


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
