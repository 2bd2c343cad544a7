"""The speaker opens a device when it is wanted, misses it when it is gone, and closes it at the end."""

from collections.abc import Callable, Iterator
from time import sleep

import numpy as np
import pytest

from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.samples import RATE
from desktop_app.ui.sound.speaker import Speaker
from tests.ui.sound.devices import BrokenDevice, FakeDevice, Shop

#: Longer than any machine needs: only a test that fails waits for so many seconds.
ENOUGH = 30
Made = Callable[[Mixer, Shop], Speaker]


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    for name, seconds in (("_LOOK", 0.05), ("_SLOW", 0.5)):
        monkeypatch.setattr(f"desktop_app.ui.sound.speaker.{name}", seconds)
    made: list[Speaker] = []

    def make(mixer: Mixer, shop: Shop) -> Speaker:
        made.append(Speaker(mixer, shop))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()


def long_sound(mixer: Mixer) -> None:
    mixer.add(np.full(RATE * 3600, 0.1, np.float32))


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(ENOUGH * 100):
        if condition():
            return
        sleep(0.01)
    pytest.fail("waited in vain")


def test_nothing_is_opened_before_it_is_woken(speak: Made) -> None:
    shop = Shop(FakeDevice)
    speak(Mixer(), shop).close()
    assert shop.asked == 0


def test_a_sound_is_heard_and_the_device_closed(speak: Made) -> None:
    mixer, shop = Mixer(), Shop(FakeDevice)
    speaker = speak(mixer, shop)
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: bool(shop.sold and shop.sold[0].heard))
    speaker.close()
    assert shop.sold[0].told == ["start", "close"]
    assert float(np.max(np.concatenate(shop.sold[0].heard))) > 0.09


def test_without_a_device_sounds_do_not_pile_up(speak: Made) -> None:
    mixer, shop = Mixer(), Shop(None)
    speaker = speak(mixer, shop)
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: not mixer.playing)
    assert shop.asked == 1


def test_after_a_failure_it_is_not_tried_again_at_once(speak: Made) -> None:
    mixer, shop = Mixer(), Shop(None, FakeDevice)
    speaker = speak(mixer, shop)
    for _ in range(3):
        long_sound(mixer)
        speaker.wake()
        wait_until(lambda: not mixer.playing)
    assert shop.asked == 1


def test_a_lost_device_is_let_go_and_the_next_one_taken(speak: Made) -> None:
    mixer, shop = Mixer(), Shop(FakeDevice, FakeDevice)
    speaker = speak(mixer, shop)
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: bool(shop.sold and shop.sold[0].heard))
    lost = shop.sold[0]
    lost.die()
    assert lost.closed.wait(ENOUGH)
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: len(shop.sold) == 2 and bool(shop.sold[1].heard))
    assert "stop" not in lost.told


def test_a_device_that_cannot_be_started_is_let_go(speak: Made) -> None:
    mixer, shop = Mixer(), Shop(BrokenDevice)
    speaker = speak(mixer, shop)
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: bool(shop.sold))
    assert shop.sold[0].closed.wait(ENOUGH)
    assert not mixer.playing


def test_a_silent_device_rests_and_is_woken_again(speak: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.ui.sound.speaker._LINGER", 0.04)
    mixer, shop = Mixer(), Shop(FakeDevice)
    speaker = speak(mixer, shop)
    speaker.wake()
    wait_until(lambda: bool(shop.sold))
    device = shop.sold[0]
    assert device.stopped.wait(ENOUGH)
    device.heard.clear()
    long_sound(mixer)
    speaker.wake()
    wait_until(lambda: any(float(np.max(block)) > 0 for block in list(device.heard)))
    assert device.told[:3] == ["start", "stop", "start"]
    assert shop.asked == 1


def test_closed_it_stays_closed(speak: Made) -> None:
    shop = Shop(FakeDevice)
    speaker = speak(Mixer(), shop)
    speaker.close()
    speaker.wake()
    speaker.close()
    assert shop.asked == 0
