"""The files of the sounds are read, and damaged ones refused."""

import wave
from pathlib import Path

import numpy as np
import pytest

from desktop_app import locator
from desktop_app.ui.sound.samples import RATE, at_pitch, load
from desktop_app.ui.sound.sounds import Sound


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_is_there(sound: Sound) -> None:
    samples = load(sound)
    assert samples.dtype == np.float32
    assert 0.01 < float(np.max(np.abs(samples))) <= 0.5


def test_higher_is_shorter_and_the_same_is_the_same() -> None:
    samples = load(Sound.TICK)
    assert at_pitch(samples, 1) is samples
    assert len(at_pitch(samples, 2)) == pytest.approx(len(samples) / 2, abs=1)
    assert len(at_pitch(samples, 0.5)) == pytest.approx(len(samples) * 2, abs=2)


def test_a_pitch_doubles_the_frequency() -> None:
    second = np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE).astype(np.float32)
    higher = at_pitch(second, 2)
    spectrum = np.abs(np.fft.rfft(higher))
    assert int(np.argmax(spectrum)) * RATE / len(higher) == pytest.approx(880, abs=3)


def write(file: Path, *, channels: int = 1, width: int = 2, rate: int = RATE) -> None:
    with wave.open(str(file), "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(width)
        out.setframerate(rate)
        out.writeframes(bytes(16))


@pytest.mark.parametrize("wrong", [{"channels": 2}, {"width": 1}, {"rate": 8000}])
def test_another_format_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, int]) -> None:
    def place(*parts: str) -> Path:
        return tmp_path / parts[-1]

    write(tmp_path / "tick.wav", **wrong)
    monkeypatch.setattr(locator, "resource", place)
    with pytest.raises(wave.Error):
        load(Sound.TICK)
