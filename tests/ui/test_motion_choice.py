"""Whether things move is the player's choice, or the system's."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui import system_motion, table_page
from desktop_app.ui.application import Program
from desktop_app.ui.motion_choice import MotionChoice, MotionSetting
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.system_motion import SystemMotion, means_less
from desktop_app.ui.table.motion.manner import Manner, manner_of
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Theme


class System(SystemMotion):
    """A system whose setting a test can change."""

    says = False

    def look(self) -> None:
        self._hear("test", reduced=self.says)

    def say(self, *, reduced: bool) -> None:
        self.says = reduced
        app = self.parent()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


@pytest.fixture
def system(qapp: QGuiApplication) -> System:
    return System(qapp)


def test_the_choice_goes_before_the_system(system: System) -> None:
    setting, heard = MotionSetting(MotionChoice.SYSTEM, system), list[bool]()
    setting.changed.connect(lambda: heard.append(setting.reduced))
    assert not setting.reduced
    system.say(reduced=True)
    setting.choose(MotionChoice.REDUCED)
    setting.choose(MotionChoice.FULL)
    system.say(reduced=False)
    system.say(reduced=True)
    setting.choose(MotionChoice.SYSTEM)
    assert heard == [True, False, True]
    assert setting.choice is MotionChoice.SYSTEM


def test_without_a_system_things_move() -> None:
    assert not MotionSetting(MotionChoice.SYSTEM).reduced
    assert MotionSetting(MotionChoice.REDUCED).reduced
    assert not Theme().motion.reduced


class Variant:
    """What D-Bus puts an answer into."""

    def __init__(self, value: object) -> None:
        self._value = value

    def variant(self) -> object:
        return self._value


@pytest.mark.parametrize(
    ("key", "less", "more"),
    [
        (("org.freedesktop.appearance", "reduced-motion"), [1], [0, 2]),
        (("org.gnome.desktop.interface", "enable-animations"), [False], [True]),
        (("org.kde.kdeglobals.KDE", "AnimationDurationFactor"), ["0", 0.0], ["1", "0.5"]),
    ],
)
def test_answers_of_linux_desktops(key: tuple[str, str], less: list[object], more: list[object]) -> None:
    assert all(means_less(key, Variant(Variant(value))) and means_less(key, value) for value in less)
    assert not any(means_less(key, Variant(Variant(value))) for value in more)


@pytest.mark.parametrize(("platform", "name"), [("win32", "_windows_reduces"), ("darwin", "_mac_reduces")])
def test_other_systems_are_asked_directly(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, platform: str, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(system_motion, name, lambda: True)
    assert SystemMotion(qapp).reduced


def test_a_system_that_cannot_be_asked_wants_nothing(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", None)
    assert not SystemMotion(qapp).reduced


@pytest.mark.parametrize("reduced", [True, False])
def test_each_pace_has_its_manner(reduced: bool) -> None:
    manners = [manner_of(pace, reduced=reduced) for pace in Pace]
    moving = Manner.FADING if reduced else Manner.MOVING
    assert [manner for manner, _ in manners] == [moving, moving, moving, Manner.AT_ONCE]
    speeds = [speed for _, speed in manners[:3]]
    assert speeds == ([1, 1, 1] if reduced else [1 / 1.35, 1, 2])


def test_the_menu_changes_it_at_once_and_for_good(
    program: Program, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also on a table where the game is on."""
    asked: list[bool] = []

    def ask(_pace: Pace, *, reduced: bool) -> tuple[Manner, float]:
        asked.append(reduced)
        return Manner.AT_ONCE, 1

    monkeypatch.setattr(table_page, "manner_of", ask)
    program.host.begin(default_choices(), SealedDice(), "")
    motions = program.window.menu.motions
    assert motions[MotionChoice.SYSTEM].isChecked()
    motions[MotionChoice.REDUCED].trigger()
    assert program.theme.motion.reduced
    assert settings.choice("motion", MotionChoice.SYSTEM) is MotionChoice.REDUCED
    motions[MotionChoice.FULL].trigger()
    assert not program.theme.motion.reduced
    assert asked == [False, True, False]


@pytest.mark.parametrize("choice", [MotionChoice.FULL, MotionChoice.REDUCED])
def test_everybody_is_seen_to_sit_there_before_the_first_cups_are_shaken(
    program: Program, monkeypatch: pytest.MonkeyPatch, choice: MotionChoice
) -> None:
    """Where nothing moves there is nothing to wait for."""
    monkeypatch.setattr(table_page, "manner_of", manner_of)
    program.window.menu.motions[choice].trigger()
    program.host.begin(default_choices(), SealedDice(), "")
    table = program.host.table
    assert table is not None
    assert table.session.observation.dealt is (choice is MotionChoice.REDUCED)
    table.skip()
    assert table.session.observation.dealt
