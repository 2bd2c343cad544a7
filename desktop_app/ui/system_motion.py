"""The system's own setting for motion. Qt tells it from 6.12 on; until then each system is asked in its own way.

Whatever cannot be asked has no such wish: nothing is raised and nothing waits.
"""

import ctypes
import importlib
import sys
from ctypes import CFUNCTYPE, c_bool, c_char_p, c_int, c_void_p
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

#: SystemParametersInfo's question whether windows animate their contents (winuser.h).
_CLIENT_AREA_ANIMATION = 0x1042
#: Where a Linux desktop keeps it, and the answers that mean less motion: the standard key, GNOME's, KDE's.
_KEYS: dict[tuple[str, str], tuple[str, ...]] = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    ("org.gnome.desktop.interface", "enable-animations"): ("False",),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
#: Milliseconds after which nobody answers any more.
_PATIENCE = 3000


class SystemMotion(QObject):
    """Asks when it is made, and again whenever the player comes back to the program."""

    changed = Signal()
    """The system's setting is another one."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._answers: dict[object, bool] = {}
        app.applicationStateChanged.connect(self._look_again)
        self.look()

    @property
    def reduced(self) -> bool:
        """Whether the system asks for less motion."""
        return any(self._answers.values())

    def look(self) -> None:
        """Ask the system; a Linux desktop answers later."""
        if sys.platform == "win32":
            self._hear("windows", reduced=_windows_reduces())
        elif sys.platform == "darwin":
            self._hear("mac", reduced=_mac_reduces())
        else:
            self._ask_portal()

    def _look_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.look()

    def _hear(self, who: object, *, reduced: bool) -> None:
        before = self.reduced
        self._answers[who] = reduced
        if self.reduced != before:
            self.changed.emit()

    def _ask_portal(self) -> None:
        """Ask the desktop's portal, which speaks for whichever desktop runs, in a sandbox too."""
        try:
            # Not every system has it, and the type checker sees them all.
            dbus: Any = importlib.import_module("PySide6.QtDBus")
        except ImportError:
            return
        bus = dbus.QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for key in _KEYS:
            question = dbus.QDBusMessage.createMethodCall(*_PORTAL, "Read")
            question.setArguments(list(key))
            watcher = dbus.QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE), self)
            watcher.finished.connect(partial(self._answer, key, watcher))

    def _answer(self, key: tuple[str, str], answered: Any) -> None:
        if not answered.isError():
            self._hear(key, reduced=means_less(key, answered.reply().arguments()[0]))
        answered.deleteLater()


def means_less(key: tuple[str, str], answer: Any) -> bool:
    """Whether a Linux desktop's answer asks for less motion; `Read` puts variants into variants."""
    while hasattr(answer, "variant"):
        answer = answer.variant()
    return str(answer) in _KEYS[key]


def _windows_reduces() -> bool:
    animated = c_int(1)
    library: Any = ctypes
    asked = library.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value


def _mac_reduces() -> bool:
    """NSWorkspace's accessibilityDisplayShouldReduceMotion, by the Objective-C runtime; Qt has loaded AppKit."""
    runtime = ctypes.CDLL("/usr/lib/libobjc.dylib")
    runtime.objc_getClass.restype = runtime.sel_registerName.restype = c_void_p
    runtime.objc_getClass.argtypes = runtime.sel_registerName.argtypes = [c_char_p]
    ask_object = CFUNCTYPE(c_void_p, c_void_p, c_void_p)(("objc_msgSend", runtime))
    ask_truth = CFUNCTYPE(c_bool, c_void_p, c_void_p)(("objc_msgSend", runtime))
    workspace = ask_object(runtime.objc_getClass(b"NSWorkspace"), runtime.sel_registerName(b"sharedWorkspace"))
    return ask_truth(workspace, runtime.sel_registerName(b"accessibilityDisplayShouldReduceMotion"))
