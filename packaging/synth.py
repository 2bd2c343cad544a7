"""What sounds.py makes its sounds of: strikes, rubbing, notes, a room, and loudness as it is heard.

A sound is an array of floats, RATE of them a second. Nothing here is left to chance or to NumPy's version: noise comes
from the raw stream of PCG64, which NumPy promises to keep.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
"""Samples a second: nothing in these sounds is higher than 8 kHz."""

Sound = NDArray[np.float64]
Mode = tuple[float, float, float]
"""One way in which a struck thing rings: its frequency (Hz), the seconds in which it fades to 1/e, its strength."""

#: No sample is louder than this, of 1: room for several sounds at once.
PEAK = 0.5
#: Loudness is that of the loudest stretch of so many seconds.
_HEARD = 0.1
#: What is lower than this (Hz) no small loudspeaker plays; it would only push the membrane.
_LOWEST = 45.0
#: Where a sound has fallen so far below its peak (of 1) for good, it ends.
_INAUDIBLE = 0.002
#: Fades at the edges, in seconds.
_FADE_IN, _FADE_OUT = 0.001, 0.025
#: The room: seconds until its echo has faded to 1/e, its brightest tone (Hz), its strength beside the sound itself.
_ROOM_FADE, _ROOM_BRIGHT, _ROOM_STRENGTH, _ROOM_LENGTH = 0.05, 2600.0, 0.28, 0.25


class Chance:
    """Numbers that look random and are the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._bits = np.random.PCG64(seed)

    def numbers(self, count: int, low: float = 0.0, high: float = 1.0) -> Sound:
        """So many numbers, evenly spread from low to high."""
        raw = self._bits.random_raw(count) >> np.uint64(11)
        return low + (high - low) * raw.astype(np.float64) / float(1 << 53)

    def number(self, low: float, high: float) -> float:
        """One of them."""
        return float(self.numbers(1, low, high)[0])


def samples(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def _times(seconds: float) -> Sound:
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def strike(seconds: float, modes: Sequence[Mode]) -> Sound:
    """Something struck once, that rings in all its modes."""
    t = _times(seconds)
    sound = np.zeros_like(t)
    for frequency, fade, strength in modes:
        sound += strength * np.exp(-t / fade) * np.sin(2 * np.pi * frequency * t)
    return _ended(sound)


def thump(seconds: float, high: float, low: float, fade: float) -> Sound:
    """A dull blow: a tone that falls from high to low (Hz) while it fades."""
    t = _times(seconds)
    frequency = low + (high - low) * np.exp(-t / (fade / 2))
    return _ended(np.exp(-t / fade) * np.sin(2 * np.pi * np.cumsum(frequency) / RATE))


def rub(seconds: float, low: float, high: float, chance: Chance) -> Sound:
    """Something rubbed: noise between two frequencies (Hz)."""
    return band(chance.numbers(samples(seconds), -1, 1), low, high)


def swell(sound: Sound, rise: float, fade: float) -> Sound:
    """The sound risen over so many seconds, then fading to 1/e in so many."""
    t = np.arange(len(sound), dtype=np.float64) / RATE
    risen = np.sin(np.pi / 2 * np.minimum(t / rise, 1)) ** 2
    return _ended(sound * risen * np.exp(-np.maximum(t - rise, 0) / fade))


def wood_note(frequency: float, seconds: float, fade: float = 0.26) -> Sound:
    """A bar of wood struck with a soft mallet, tuned as a marimba's: its second mode two octaves up."""
    bar = strike(seconds, ((frequency, fade, 1.0), (4 * frequency, fade / 5, 0.16), (9.2 * frequency, fade / 16, 0.04)))
    return swell(bar, 0.004, 10.0)


def warm_note(frequency: float, seconds: float, rise: float, fade: float) -> Sound:
    """A soft held tone of two that beat slowly against each other, with few overtones."""
    t = _times(seconds)
    sound = np.zeros_like(t)
    for tuning in (0.9985, 1.0015):
        for overtone in range(1, 6):
            sound += np.sin(2 * np.pi * frequency * tuning * overtone * t) / (2 * overtone**2.2)
    return swell(sound, rise, fade)


def mix(seconds: float, *parts: tuple[float, float, Sound]) -> Sound:
    """Sounds together, each as (seconds after the beginning, strength, sound); what is longer is cut off."""
    whole = np.zeros(samples(seconds))
    for at, strength, part in parts:
        start = samples(at)
        room = _ended(part[: max(len(whole) - start, 0)])
        whole[start : start + len(room)] += strength * room
    return _ended(whole)


def band(sound: Sound, low: float, high: float) -> Sound:
    """What of the sound lies between two frequencies (Hz), with soft edges."""
    spectrum, frequencies = _spectrum(sound)
    passed = 1 / np.sqrt((1 + (low / np.maximum(frequencies, 1e-9)) ** 4) * (1 + (frequencies / high) ** 4))
    return np.fft.irfft(spectrum * passed, _padded(len(sound)))[: len(sound)]


def in_a_room(sound: Sound, chance: Chance) -> Sound:
    """The sound in a small room with curtains: all of them are heard at one table."""
    t = _times(_ROOM_LENGTH)
    echo = rub(_ROOM_LENGTH, 180, _ROOM_BRIGHT, chance) * np.exp(-t / _ROOM_FADE)
    echo *= _ROOM_STRENGTH / np.sqrt(np.sum(echo**2))
    length = len(sound) + len(echo)
    heard = np.fft.irfft(_waves(sound, length) * _waves(echo, length), length)
    heard[: len(sound)] += sound
    return heard


def loudness(sound: Sound) -> float:
    """Decibels below full scale of the loudest tenth of a second, frequencies weighted as the ear does.

    The A-weighting of IEC 61672-1.
    """
    spectrum, f = _spectrum(sound)
    squares = f**2
    weight = 12194.0**2 * squares**2
    weight /= (squares + 20.6**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2)) * (squares + 12194.0**2)
    heard = np.fft.irfft(spectrum * weight * 10**0.1, _padded(len(sound)))[: len(sound)]
    window = samples(_HEARD)
    power = np.cumsum(np.concatenate((np.zeros(1), heard**2, np.zeros(window))))
    loudest = float(np.max(power[window:] - power[:-window])) / window
    return 10 * float(np.log10(loudest))


def finished(sound: Sound, level: float) -> Sound:
    """The sound at a loudness (decibels, below 0), silent at both edges. Raises ValueError if that would clip."""
    clean = band(sound, _LOWEST, RATE)
    audible = np.flatnonzero(np.abs(clean) > _INAUDIBLE * np.max(np.abs(clean)))
    clean = clean[: int(audible[-1]) + samples(_FADE_OUT)]
    rise, fall = samples(_FADE_IN), samples(_FADE_OUT)
    clean[:rise] *= np.linspace(0, 1, rise)
    clean[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    clean *= 10 ** ((level - loudness(clean)) / 20)
    peak = float(np.max(np.abs(clean)))
    if peak > PEAK:
        raise ValueError(f"at {level} dB the loudest sample would be {peak:.2f}")
    return clean


def _ended(sound: Sound) -> Sound:
    """The sound with its last fifth faded to nothing: whatever it is mixed into, its end makes no click."""
    fall = len(sound) // 5
    falling = np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return np.concatenate((sound[: len(sound) - fall], sound[len(sound) - fall :] * falling))


def _padded(count: int) -> int:
    """Room enough that the end of a filtered sound does not run into its beginning."""
    return count + RATE // 4


def _spectrum(sound: Sound) -> tuple[NDArray[np.complex128], Sound]:
    length = _padded(len(sound))
    return _waves(sound, length), np.arange(length // 2 + 1, dtype=np.float64) * (RATE / length)


def _waves(sound: Sound, length: int) -> NDArray[np.complex128]:
    """The waves that a sound of so many samples is made of."""
    return np.fft.rfft(sound, length)
