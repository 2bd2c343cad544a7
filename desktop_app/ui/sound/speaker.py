"""The thread that looks after the loudspeaker: opens it when there is something to hear, lets it rest, misses it."""

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from desktop_app.ui.sound.device import Device, DeviceError
from desktop_app.ui.sound.mixer import Mixer

#: Seconds: how often a running device is looked at; how long it may take to ask for samples (one that has rested needs
#: more than a second at times); how long it runs on in silence; how long until another try after it could not be
#: opened; how long closing may take.
_LOOK, _SLOW, _LINGER, _RETRY, _PATIENCE = 0.5, 4.0, 60.0, 20.0, 2.0


class Speaker:
    """Lets a mixer be heard, if it can. Whatever goes wrong, nobody hears of it: then nothing is heard."""

    def __init__(self, mixer: Mixer, open_device: Callable[[Mixer], Device]) -> None:
        self._mixer = mixer
        self._open = open_device
        self._woken, self._closing = Event(), Event()
        self._thread: Thread | None = None
        self._device: Device | None = None
        self._not_before = 0.0

    def wake(self) -> None:
        """There is something to hear. Returns at once."""
        if self._closing.is_set():
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()
        self._woken.set()

    def close(self) -> None:
        """Let the device go; nothing is heard any more."""
        self._closing.set()
        self._woken.set()
        if self._thread is not None:
            # A driver that hangs must not keep the program from ending.
            self._thread.join(_PATIENCE)

    def _run(self) -> None:
        while not self._closing.is_set():
            self._woken.wait()
            self._woken.clear()
            try:
                self._be_heard()
            except DeviceError:
                self._drop()
        self._drop()

    def _be_heard(self) -> None:
        """Let the device run until it has been silent for a while."""
        device = self._device = self._device or self._opened()
        if device is None:
            self._mixer.clear()
            return
        device.start()
        silent = unasked = 0.0
        while silent < _LINGER:
            asked = self._mixer.asked
            if self._closing.wait(_LOOK):
                return
            silent = 0.0 if self._mixer.playing else silent + _LOOK
            unasked = unasked + _LOOK if self._mixer.asked == asked else 0.0
            if unasked >= _SLOW:
                raise DeviceError("it no longer asks for samples")
        device.stop()

    def _opened(self) -> Device | None:
        if self._closing.is_set() or monotonic() < self._not_before:
            return None
        try:
            return self._open(self._mixer)
        except DeviceError:
            self._not_before = monotonic() + _RETRY
            return None

    def _drop(self) -> None:
        """Let go of a device that is lost, or no longer wanted."""
        self._mixer.clear()
        if self._device is not None:
            self._device.close()
            self._device = None
