"""Loudspeakers for tests, and what they were told."""

from threading import Event, Thread

from desktop_app.ui.sound.device import Device, DeviceError
from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.samples import Samples


class FakeDevice:
    """Asks for samples on a thread of its own, as real ones do, and keeps them; dies when it is told to."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        self._resting = Event()
        self._thread: Thread | None = None
        self.told: list[str] = []
        self.heard: list[Samples] = []
        self.started, self.stopped, self.closed = Event(), Event(), Event()

    def start(self) -> None:
        self.told.append("start")
        self._resting.clear()
        self._thread = Thread(target=self._run)
        self._thread.start()
        self.started.set()

    def stop(self) -> None:
        self.told.append("stop")
        self.die()
        self.stopped.set()

    def close(self) -> None:
        self.told.append("close")
        self.die()
        self.closed.set()

    def die(self) -> None:
        """Ask for nothing any more."""
        self._resting.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._resting.wait(0.001):
            self.heard.append(self._mixer.render(441))


class Shop:
    """Hands out devices one after another; a None in place of one is a device that cannot be opened."""

    def __init__(self, *stock: type[FakeDevice] | None) -> None:
        self._stock = list(stock)
        self.sold: list[FakeDevice] = []
        self.asked = 0

    def __call__(self, mixer: Mixer) -> Device:
        self.asked += 1
        kind = self._stock.pop(0) if self._stock else None
        if kind is None:
            raise DeviceError("none left")
        device = kind(mixer)
        self.sold.append(device)
        return device


class BrokenDevice(FakeDevice):
    """Is there, but cannot be started."""

    def start(self) -> None:
        raise DeviceError("broken")
