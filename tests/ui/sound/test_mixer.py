"""Sounds that overlap are added, begin when they should, and never clip."""

from itertools import pairwise

import numpy as np
import pytest

from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.samples import RATE, Samples


class Clock:
    """A time that passes when the device has taken samples."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def tone(value: float, length: int) -> Samples:
    return np.full(length, value, np.float32)


def heard(mixer: Mixer, frames: int) -> list[float]:
    return [round(float(np.arctanh(sample)), 4) for sample in mixer.render(frames)]


def test_nothing_sounds_as_silence() -> None:
    mixer = Mixer()
    assert heard(mixer, 3) == [0, 0, 0]
    assert not mixer.playing


def test_a_sound_goes_on_where_it_was_and_ends() -> None:
    mixer = Mixer()
    mixer.add(np.array([0.1, 0.2, 0.3, 0.4, 0.5], np.float32))
    assert heard(mixer, 2) == pytest.approx([0.1, 0.2])
    assert mixer.playing
    assert heard(mixer, 4) == pytest.approx([0.3, 0.4, 0.5, 0])
    assert not mixer.playing


def test_sounds_together_are_added() -> None:
    mixer = Mixer()
    mixer.add(tone(0.1, 4))
    mixer.add(tone(0.2, 2))
    assert heard(mixer, 4) == pytest.approx([0.3, 0.3, 0.1, 0.1])


def test_a_sound_can_begin_later() -> None:
    clock = Clock()
    mixer = Mixer(clock)
    mixer.add(tone(0.1, 2), after=3 / RATE)
    assert heard(mixer, 2) == [0, 0]
    clock.now += 2 / RATE
    assert heard(mixer, 4) == pytest.approx([0, 0.1, 0.1, 0])


def test_the_same_sound_at_the_same_time_is_heard_once() -> None:
    clock = Clock()
    mixer = Mixer(clock)
    samples = tone(0.1, RATE)
    mixer.add(samples)
    clock.now += 0.01
    mixer.add(samples)
    assert heard(mixer, 1) == pytest.approx([0.1])
    clock.now += 0.2
    mixer.add(samples)
    assert heard(mixer, 1) == pytest.approx([0.2])


def test_what_comes_too_late_is_not_heard() -> None:
    clock = Clock()
    mixer = Mixer(clock)
    mixer.add(tone(0.1, 10))
    clock.now += 0.3
    assert heard(mixer, 1) == pytest.approx([0.1])
    mixer.clear()
    mixer.add(tone(0.1, 10))
    clock.now += 0.6
    assert heard(mixer, 1) == [0]
    assert not mixer.playing


def test_the_oldest_give_way_when_there_are_too_many() -> None:
    mixer = Mixer()
    for number in range(20):
        mixer.add(tone(0.01 if number else 0.5, 10))
    assert heard(mixer, 1) == pytest.approx([0.12])


def test_however_many_meet_nothing_clips() -> None:
    mixer = Mixer()
    for _ in range(12):
        mixer.add(tone(0.5, 10))
    assert float(np.max(mixer.render(10))) <= 1


def test_the_volume_changes_without_a_step() -> None:
    mixer = Mixer()
    mixer.add(tone(0.5, 300))
    mixer.set_volume(0)
    falling = heard(mixer, 100)
    assert falling[0] == pytest.approx(0.5)
    assert max(before - after for before, after in pairwise(falling)) < 0.01
    assert heard(mixer, 3) == [0, 0, 0]


def test_a_sound_that_is_ended_fades_and_others_go_on() -> None:
    mixer = Mixer()
    ended, other = tone(0.4, 300), tone(0.1, 300)
    mixer.add(ended)
    mixer.add(other)
    assert heard(mixer, 1) == pytest.approx([0.5])
    mixer.end(ended)
    fading = heard(mixer, 100)
    assert fading[0] == pytest.approx(0.5)
    assert fading[-1] == pytest.approx(0.1)
    assert max(before - after for before, after in pairwise(fading)) < 0.01
    assert heard(mixer, 2) == pytest.approx([0.1, 0.1])


def test_a_sound_that_is_ended_before_it_has_begun_is_not_heard() -> None:
    mixer = Mixer()
    samples = tone(0.4, 10)
    mixer.add(samples)
    mixer.end(samples)
    assert heard(mixer, 2) == [0, 0]
    mixer.add(samples)
    assert heard(mixer, 1) == pytest.approx([0.4])


def test_what_is_cleared_is_not_heard() -> None:
    mixer = Mixer()
    mixer.add(tone(0.5, 10))
    mixer.clear()
    assert heard(mixer, 2) == [0, 0]
    assert mixer.asked == 1
