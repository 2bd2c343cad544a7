"""The sounds: made again they are the same, and none of them hurts."""

import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from desktop_app import locator
from desktop_app.ui.sound.samples import RATE
from desktop_app.ui.sound.sounds import Sound

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "sounds.py"
FOLDER = locator.resource("sounds")
FILES = sorted(FOLDER.glob("*.wav"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

Wave = NDArray[np.int16]


def samples(file: Path) -> Wave:
    with wave.open(str(file), "rb") as opened:
        assert (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) == (1, 2, RATE)
        return np.frombuffer(opened.readframes(opened.getnframes()), "<i2").astype(np.int16)


def loudest(sound: Wave, seconds: float = 0.1) -> float:
    """Decibels below full scale of the loudest stretch: its root mean square, unweighted."""
    power = np.cumsum(np.concatenate((np.zeros(1), (sound / 32768.0) ** 2, np.zeros(round(seconds * RATE)))))
    window = round(seconds * RATE)
    return 10 * float(np.log10(np.max(power[window:] - power[:-window]) / window))


def test_the_script_makes_the_same_sounds_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True)
    assert sorted(file.name for file in tmp_path.iterdir()) == [file.name for file in FILES]
    for file in FILES:
        ours, again = samples(file).astype(int), samples(tmp_path / file.name).astype(int)
        assert len(ours) == len(again), file.stem
        # Sines may differ in their last bit from machine to machine, and so be rounded to the neighbour.
        assert int(np.max(np.abs(ours - again))) <= 1, file.stem


def test_there_is_a_file_for_each_sound_and_no_other() -> None:
    assert [file.stem for file in FILES] == sorted(sound.value for sound in Sound)
    assert sum(file.stat().st_size for file in FILES) < 600_000


@each_file
def test_no_click_at_the_edges(file: Path) -> None:
    sound = samples(file).astype(int)
    peak = int(np.max(np.abs(sound)))
    edge = RATE // 1000
    assert max(np.max(np.abs(sound[: edge // 4])), np.max(np.abs(sound[-edge:]))) <= peak * 0.05
    assert (abs(sound[0]), abs(sound[-1])) <= (2, 2)


@each_file
def test_room_for_others_and_nothing_that_pushes_the_membrane(file: Path) -> None:
    sound = samples(file)
    assert np.max(np.abs(sound.astype(int))) <= 32768 / 2
    assert abs(float(np.mean(sound))) < 10


@each_file
def test_none_is_much_louder_than_another(file: Path) -> None:
    # Unweighted: the ear hears low sounds less, so they may carry more.
    assert -34 < loudest(samples(file)) < -14


@each_file
def test_short(file: Path) -> None:
    seconds = len(samples(file)) / RATE
    assert 0.2 < seconds < (2.1 if file.stem in ("palifico", "game_won", "game_lost") else 1)
