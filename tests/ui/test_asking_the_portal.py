"""A Linux desktop is asked by its portal, answers later, and is asked again when the player comes back."""

import sys
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.ui.system_motion import SystemMotion

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")


@dataclass
class Reply:
    """What has come back from the bus."""

    value: object

    def arguments(self) -> list[object]:
        return [self.value]


class Watcher(QObject):
    """One question on its way."""

    finished = Signal()

    def __init__(self, key: tuple[str, str], _parent: QObject) -> None:
        super().__init__()
        self.key = key
        self.value: object = None
        self.isError = lambda: self.value is None

    def reply(self) -> Reply:
        return Reply(self.value)

    def answer(self, value: object) -> None:
        """Come back with a value, or with an error."""
        self.value = value
        self.finished.emit()


class Question:
    """A call of the portal's Read."""

    def __init__(self, service: str, path: str, interface: str, method: str) -> None:
        assert (service, interface) == ("org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings")
        assert (path, method) == ("/org/freedesktop/portal/desktop", "Read")
        self.key = ("", "")
        self.setArguments = self._name

    def _name(self, arguments: list[str]) -> None:
        namespace, name = arguments
        self.key = (namespace, name)


@dataclass
class Bus:
    """A session bus, with everybody who waits for an answer."""

    connected: bool = True
    asked: list[Watcher] = field(default_factory=list[Watcher])

    def send(self, question: Question, _patience: int) -> tuple[str, str]:
        return question.key

    def watch(self, key: tuple[str, str], parent: QObject) -> Watcher:
        self.asked.append(Watcher(key, parent))
        return self.asked[-1]

    def waiting_for(self, key: tuple[str, str]) -> Watcher:
        """The last question for a key."""
        return next(each for each in reversed(self.asked) if each.key == key)

    def module(self) -> Any:
        """Qt's module for the bus, as far as it is used."""
        bus = SimpleNamespace(isConnected=lambda: self.connected, asyncCall=self.send)
        return SimpleNamespace(
            QDBusConnection=SimpleNamespace(sessionBus=lambda: bus),
            QDBusMessage=SimpleNamespace(createMethodCall=Question),
            QDBusPendingCallWatcher=self.watch,
        )


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Bus:
    made = Bus()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", made.module())
    return made


def test_a_desktop_that_wants_less_motion_is_heard_when_it_answers(qapp: QGuiApplication, bus: Bus) -> None:
    system, heard = SystemMotion(qapp), list[bool]()
    system.changed.connect(lambda: heard.append(system.reduced))
    assert len(bus.asked) == 3
    assert not system.reduced
    bus.waiting_for(KDE).answer(None)
    bus.waiting_for(GNOME).answer(False)
    assert system.reduced
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert system.reduced
    bus.waiting_for(GNOME).answer(True)
    assert heard == [True, False]


def test_without_a_bus_nobody_is_asked(qapp: QGuiApplication, bus: Bus) -> None:
    bus.connected = False
    assert not SystemMotion(qapp).reduced
    assert bus.asked == []
