"""The loudspeaker, by the miniaudio library: the one file that knows it."""

import importlib
import sys
from collections.abc import Generator
from typing import Any, Protocol

from desktop_app.ui.sound.hush import hush
from desktop_app.ui.sound.mixer import Mixer
from desktop_app.ui.sound.samples import RATE, Samples

#: How much the device asks for at a time. It holds three of them, so a window that is busy for this long is not heard.
_PERIOD_MS = 40
_NOTHING = b""


class DeviceError(Exception):
    """There is no library, no device, or it does not do what it is told."""


class Device(Protocol):
    """A loudspeaker; its methods may take a while, and raise DeviceError."""

    def start(self) -> None:
        """Begin to ask for samples."""
        ...

    def stop(self) -> None:
        """Rest; it can be started again."""
        ...

    def close(self) -> None:
        """Let it go."""
        ...


def library() -> Any:
    """The library that plays sounds. Raises DeviceError where there is none."""
    try:
        # Not before there is something to hear, nor known to the type checker: some systems have none.
        return importlib.import_module("miniaudio")
    except (ImportError, OSError) as error:
        raise DeviceError(str(error)) from error


class MiniaudioDevice:
    """The system's ordinary loudspeaker. Raises DeviceError."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        if sys.platform == "linux":
            hush()
        miniaudio = library()
        self._error: type[Exception] = miniaudio.MiniaudioError
        backend = miniaudio.Backend
        try:
            self._device: Any = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.FLOAT32,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD_MS,
                # Of each system its own; without JACK, whose library has a lot to say where it does not run.
                backends=[backend.WASAPI, backend.COREAUDIO, backend.PULSEAUDIO, backend.ALSA],
                app_name="Palifico",
            )
        except self._error as error:
            raise DeviceError(str(error)) from error

    def start(self) -> None:
        """Begin to ask the mixer for samples."""
        samples = _samples(self._mixer)
        next(samples)
        try:
            self._device.start(samples)
        except self._error as error:
            raise DeviceError(str(error)) from error

    def stop(self) -> None:
        """Rest."""
        try:
            self._device.stop()
        except self._error as error:
            raise DeviceError(str(error)) from error

    def close(self) -> None:
        """Let the device go."""
        self._device.close()


def _samples(mixer: Mixer) -> Generator[Samples | bytes, int, None]:
    """What the device's thread asks for: it sends how many."""
    frames = yield _NOTHING
    while True:
        frames = yield mixer.render(frames)
