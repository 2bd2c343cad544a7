"""Whether a window can be opened here: looked at before Qt tries, since Qt aborts where it cannot.

Only Linux leaves it to the user to have a display and the libraries for it; elsewhere nothing is ever missing. This
module needs no Qt to find out what is: it tells of systems on which Qt does not even load.
"""

import ctypes
import socket
import sys
from collections.abc import Mapping
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from desktop_app.catalogs import qt_folder

# As in packaging/setup.sh: each library that Qt needs, with the Debian package that holds it.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}


class Lack(Enum):
    """What can be missing."""

    NO_DISPLAY = auto()
    DISPLAY_CLOSED = auto()
    PACKAGES = auto()
    LIBRARY = auto()
    NO_PLATFORM = auto()


class Missing(NamedTuple):
    """What is missing; `detail` is the display, the packages, the library or the platform."""

    lack: Lack
    detail: str = ""


def missing_for_window(environment: Mapping[str, str]) -> Missing | None:
    """The first thing that keeps Qt from opening a window, None where nothing does."""
    if sys.platform != "linux":
        return None
    platforms = _platforms(environment)
    if not platforms:
        return Missing(Lack.NO_DISPLAY)
    found = [_missing_for(platform, environment) for platform in platforms]
    return found[0] if all(found) else None


def missing_packages() -> list[str]:
    """The Debian packages of all libraries that are not there."""
    return [package for library, package in LIBRARIES.items() if _load_error(library)]


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """The platforms, in Qt's words, that Qt will try."""
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return [entry.split(":")[0] for entry in asked.split(";")]
    displays = {"DISPLAY": "xcb", "WAYLAND_DISPLAY": "wayland"}
    return [platform for variable, platform in displays.items() if environment.get(variable)]


def _missing_for(platform: str, environment: Mapping[str, str]) -> Missing | None:
    name = platform.removesuffix("-egl")
    plugin = (qt_folder() or Path()) / "Qt" / "plugins" / "platforms" / f"libq{name}.so"
    if not plugin.is_file():
        return Missing(Lack.NO_PLATFORM, platform)
    if error := _load_error(str(plugin)):
        packages = " ".join(missing_packages())
        return Missing(Lack.PACKAGES, packages) if packages else Missing(Lack.LIBRARY, error.split(":")[0])
    if name == "xcb" and not _opens_x(environment.get("DISPLAY", "")):
        return Missing(Lack.DISPLAY_CLOSED, environment.get("DISPLAY", ""))
    if name == "wayland" and not _opens_wayland(environment):
        return Missing(Lack.DISPLAY_CLOSED, environment.get("WAYLAND_DISPLAY", ""))
    return None


def _load_error(library: str) -> str:
    """Why the system's loader refuses a library, empty where it does not."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def _opens_x(display: str) -> bool:
    """Whether an X server lets us in; libxcb is there, since Qt's plugin has been loaded."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _opens_wayland(environment: Mapping[str, str]) -> bool:
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), environment.get("WAYLAND_DISPLAY") or "wayland-0")
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
