"""The button for sound or none says what it does, and shows by its shape what is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.ui.languages import Languages
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sound_button import SoundButton
from desktop_app.ui.theme import Theme
from tests.ui.sound.devices import Shop


@pytest.fixture
def sound(tmp_path: Path) -> Iterator[SoundPlayer]:
    player = SoundPlayer(Settings(tmp_path / "palifico.ini"), Shop())
    yield player
    player.close()


@pytest.fixture
def button(sound: SoundPlayer, qtbot: QtBot) -> SoundButton:
    made = SoundButton(Theme(), sound)
    qtbot.addWidget(made)
    return made


def turn(button: SoundButton, notches: int) -> None:
    modifiers, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    angle, place = QPoint(0, 120 * notches), QPointF(button.rect().center())
    event = QWheelEvent(place, place, QPoint(), angle, Qt.MouseButton.NoButton, modifiers, phase, False)
    QApplication.sendEvent(button, event)


def picture(button: QWidget) -> bytes:
    image = button.grab().toImage()
    return bytes(image.constBits())


def test_a_click_mutes_and_another_unmutes(button: SoundButton, sound: SoundPlayer) -> None:
    before = picture(button)
    button.click()
    assert sound.muted
    assert button.accessibleName() == button.toolTip() == "Turn the sound on (M)"
    assert picture(button) != before
    button.click()
    assert not sound.muted
    assert button.accessibleName() == "Turn the sound off (M)"
    assert picture(button) == before


def test_it_follows_what_others_do(button: SoundButton, sound: SoundPlayer) -> None:
    sound.set_muted(True)
    assert button.accessibleName() == "Turn the sound on (M)"


def test_the_wheel_changes_the_volume(button: SoundButton, sound: SoundPlayer) -> None:
    turn(button, 2)
    assert sound.volume == 80
    turn(button, -1)
    assert sound.volume == 75
    turn(button, 20)
    assert sound.volume == 100


def test_turning_it_up_unmutes_and_down_does_not(button: SoundButton, sound: SoundPlayer) -> None:
    sound.set_muted(True)
    turn(button, -1)
    assert sound.muted
    turn(button, 1)
    assert not sound.muted


def test_it_speaks_the_language_of_the_moment(button: SoundButton, languages: Languages) -> None:
    languages.speak("fr")
    QApplication.processEvents()
    assert button.toolTip() == "Couper le son (M)"
    languages.speak("it")
    QApplication.processEvents()
    assert button.toolTip() == "Disattiva l'audio (M)"
