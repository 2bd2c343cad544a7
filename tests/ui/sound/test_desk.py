"""Menu, key, button and sheet do the same to the same: sound or none, how loud, whether opponents speak."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import GameWon
from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.mood import Mood
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.sound_sheet import SoundSheet
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table_page import TablePage


@pytest.fixture
def table(program: Program) -> TablePage:
    program.host.set_pace(Pace.SLOW)
    program.host.begin(default_choices(), SealedDice(), "")
    assert program.host.table is not None
    return program.host.table


def moods(table: TablePage) -> set[Mood]:
    model = table.findChild(SeatsModel)
    assert model is not None
    assert model.scene is not None
    return set(model.scene.moods)


@pytest.fixture
def played(program: Program, monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    cues: list[Cue] = []
    monkeypatch.setattr(program.sound, "play", cues.append)
    return cues


@pytest.fixture
def sheet(program: Program, played: list[Cue]) -> SoundSheet:
    program.window.menu.volume.trigger()
    opened = program.window.sheet
    assert isinstance(opened, SoundSheet)
    return opened


def test_the_key_mutes_and_everything_shows_it(program: Program, table: TablePage, settings: Settings) -> None:
    assert table.sound_button.accessibleName() == "Turn the sound on (M)"
    QTest.keyClick(program.window, Qt.Key.Key_M)
    assert not settings.muted
    assert not program.window.menu.mute.isChecked()
    assert table.sound_button.accessibleName() == "Turn the sound off (M)"
    table.sound_button.click()
    assert settings.muted
    assert program.window.menu.mute.isChecked()


def test_the_button_is_in_sight_and_reached_by_key(program: Program, table: TablePage) -> None:
    button = table.sound_button
    assert button.isVisible()
    assert table.rect().contains(button.geometry())
    assert button.width() >= 38
    seen: list[str] = []
    for _ in range(40):
        QTest.keyClick(program.window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        seen.append(type(focus).__name__)
    assert "SoundButton" in seen


def test_the_sheet_changes_the_volume_and_lets_it_be_heard(
    sheet: SoundSheet, program: Program, settings: Settings, played: list[Cue]
) -> None:
    assert sheet.slider.hasFocus()
    QTest.keyClick(sheet.slider, Qt.Key.Key_Right)
    assert (settings.volume, settings.muted) == (75, False)
    assert len(played) == 1
    QTest.mousePress(sheet.slider, Qt.MouseButton.LeftButton, pos=sheet.slider.rect().center())
    assert len(played) == 1
    QTest.mouseRelease(sheet.slider, Qt.MouseButton.LeftButton, pos=sheet.slider.rect().center())
    assert settings.volume == pytest.approx(50, abs=2)
    assert len(played) == 2


def test_the_sheet_follows_the_key(sheet: SoundSheet, program: Program) -> None:
    assert sheet.sound_button.accessibleName() == "Turn the sound on (M)"
    program.window.menu.mute.trigger()
    assert sheet.sound_button.accessibleName() == "Turn the sound off (M)"
    program.sound.set_volume(20)
    assert sheet.slider.value() == 20


def test_opponents_can_be_silenced_in_the_menu_and_in_the_sheet(
    program: Program, table: TablePage, settings: Settings
) -> None:
    assert program.window.menu.talking.isChecked()
    program.window.menu.talking.trigger()
    assert not settings.lines
    program.window.menu.volume.trigger()
    opened = program.window.sheet
    assert isinstance(opened, SoundSheet)
    assert not opened.talking_toggle.isChecked()
    opened.talking_toggle.click()
    assert settings.lines
    assert program.window.menu.talking.isChecked()


def test_faces_can_be_calmed_in_the_menu_and_in_the_sheet(
    program: Program, table: TablePage, settings: Settings
) -> None:
    """Also those round the table at that moment, and those of the next game."""
    menu = program.window.menu
    table.stage.shown.emit(GameWon(1))
    assert moods(table) != {Mood.CALM}
    assert menu.faces.isChecked()
    menu.faces.trigger()
    assert not settings.faces
    assert moods(table) == {Mood.CALM}
    program.host.begin(default_choices(), SealedDice(), "")
    assert program.host.table is not None
    program.host.table.stage.shown.emit(GameWon(1))
    assert moods(program.host.table) == {Mood.CALM}
    program.window.menu.volume.trigger()
    opened = program.window.sheet
    assert isinstance(opened, SoundSheet)
    assert not opened.faces_toggle.isChecked()
    opened.faces_toggle.click()
    assert settings.faces
    assert menu.faces.isChecked()


def test_the_sheet_speaks_every_language(sheet: SoundSheet, program: Program, qtbot: QtBot) -> None:
    program.window.set_language("fr")
    QApplication.processEvents()
    assert sheet.slider.accessibleName() == "Volume"
    assert sheet.close_button.text() == "Fermer"
    assert sheet.talking_toggle.accessibleName() == "Les adversaires parlent"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert program.window.sheet is None
