"""Sound libraries of Linux, kept from writing to the terminal: a computer without sound is not an error.

ALSA and PulseAudio are written in C and print by themselves. ALSA can be told another place; PulseAudio's client reads
an environment variable, and then tells the system's log.
"""

import ctypes
import os
from ctypes import CFUNCTYPE, c_char_p, c_int, c_void_p
from functools import cache
from typing import Any

#: Both of ALSA's handlers as they are declared in error.h, without the arguments of the format.
_OLD = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
_NEW = CFUNCTYPE(None, c_int, c_int, c_char_p, c_int, c_char_p, c_int, c_char_p, c_void_p)


def _nothing(*_: object) -> None:
    """Say nothing."""


@cache
def _handlers() -> dict[str, Any]:
    """A handler that says nothing, for each of ALSA's functions that take one.

    Made once and kept, for ALSA holds their addresses as long as the program runs; and not before they are wanted, for
    macOS does not let every program make such things.
    """
    return {"snd_lib_error_set_handler": _OLD(_nothing), "snd_lib_log_set_handler": _NEW(_nothing)}


def hush() -> None:
    """Keep the sound libraries quiet from now on, where there are any."""
    os.environ.setdefault("PULSE_LOG_SYSLOG", "1")
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return
    for name, handler in _handlers().items():
        # The second came with ALSA 1.2.15.
        if hasattr(alsa, name):
            getattr(alsa, name)(handler)
