"""The player of sounds does what the settings say, and nothing where nothing can be heard."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from desktop_app import locator
from desktop_app.library.settings import Settings
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.samples import RATE
from desktop_app.ui.sound.sounds import Sound
from tests.ui.sound.devices import FakeDevice, Shop


class Watched(SoundPlayer):
    """A player whose mixer can be asked."""

    def __init__(self, settings: Settings, shop: Shop) -> None:
        def open_device(mixer: Mixer) -> FakeDevice:
            shop(mixer)
            return shop.sold[-1]

        super().__init__(settings, open_device)
        self.mixer = self.output.mixer


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "palifico.ini")


@pytest.fixture
def shop() -> Shop:
    return Shop(FakeDevice)


@pytest.fixture
def sound(settings: Settings, shop: Shop) -> Iterator[Watched]:
    player = Watched(settings, shop)
    yield player
    player.close()


def test_a_sound_reaches_the_device(sound: Watched, shop: Shop, qtbot: QtBot) -> None:
    sound.play(Cue(Sound.CHALLENGE))
    qtbot.waitUntil(lambda: bool(shop.sold) and any(block.any() for block in list(shop.sold[0].heard)))


def test_muted_nothing_is_opened(sound: Watched, shop: Shop) -> None:
    sound.set_muted(True)
    sound.play(Cue(Sound.BID))
    assert not sound.mixer.playing
    sound.set_muted(False)
    sound.set_volume(0)
    sound.play(Cue(Sound.BID))
    assert not sound.mixer.playing
    sound.close()
    assert shop.asked == 0


def test_volume_and_mute_are_remembered_and_told(sound: Watched, settings: Settings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sound.changed):
        sound.set_volume(130)
    with qtbot.waitSignal(sound.changed):
        sound.set_muted(True)
    assert (settings.volume, settings.muted) == (100, True)
    assert (sound.volume, sound.muted) == (100, True)
    sound.set_volume(-5)
    assert settings.volume == 0


def test_louder_is_louder(sound: Watched, settings: Settings, shop: Shop) -> None:
    loudest: list[float] = []
    for volume in (100, 50, 0):
        sound.set_volume(volume)
        mixer = sound.mixer
        mixer.render(1)  # the volume has got there
        sound.set_volume(volume or 1)
        sound.play(Cue(Sound.CHALLENGE))
        loudest.append(float(abs(mixer.render(20_000)).max()))
        sound.hush()
    assert loudest[0] > 3 * loudest[1] > 9 * loudest[2]
    assert shop.asked <= 1


def test_a_sound_can_wait(sound: Watched) -> None:
    sound.close()
    sound.play(Cue(Sound.BID), 0.1)
    heard = sound.mixer.render(RATE)
    begun = int(np.flatnonzero(heard)[0]) / RATE
    assert 0.05 < begun <= 0.1 + 0.01


def test_a_sound_can_be_ended_and_others_go_on(sound: Watched) -> None:
    sound.close()
    sound.end(Sound.SHAKE)
    for cue in (Cue(Sound.SHAKE), Cue(Sound.SHAKE, pitch=1.1)):
        sound.play(cue)
    sound.mixer.render(100)
    sound.end(Sound.SHAKE)
    sound.mixer.render(100)
    assert not sound.mixer.playing
    for cue in (Cue(Sound.SHAKE), Cue(Sound.PALIFICO)):
        sound.play(cue)
    sound.end(Sound.SHAKE)
    sound.mixer.render(100)
    assert sound.mixer.playing


def test_hushed_it_is_silent(sound: Watched) -> None:
    sound.close()
    sound.play(Cue(Sound.PALIFICO))
    sound.hush()
    assert not sound.mixer.playing


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"not a wave at all" * 100])
def test_a_missing_or_damaged_file_is_silence(
    sound: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "bid.wav").write_bytes(content)

    def place(*parts: str) -> Path:
        return tmp_path / parts[-1]

    monkeypatch.setattr(locator, "resource", place)
    for _ in range(2):
        sound.play(Cue(Sound.BID))
    assert not sound.mixer.playing
