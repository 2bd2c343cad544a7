"""The window: its place, its size, its colours; its small windows and sheets."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.about import AboutSheet
from desktop_app.ui.application import Program
from desktop_app.ui.licences import LicencesSheet
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.theme import Appearance
from desktop_app.ui.zooming import OwnZoom
from desktop_app.version import VERSION


def reopened(program: Program, file: Path) -> Program:
    """The program started once more with the same settings."""
    program.window.close()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    again = Program(app, Settings(file))
    again.window.open_at_last_place()
    return again


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of the settings fixture."""
    return tmp_path / "palifico.ini"


@pytest.fixture
def closing() -> Iterator[list[Program]]:
    """Programs that a test has opened, to be closed after it."""
    opened: list[Program] = []
    yield opened
    for program in opened:
        program.close()
        program.window.deleteLater()


def test_the_window_comes_back_where_it_was(program: Program, file: Path, closing: list[Program]) -> None:
    program.window.resize(1024, 700)
    program.window.move(13, 17)
    size = program.window.size()
    again = reopened(program, file)
    closing.append(again)
    assert again.window.size() == size
    assert not again.window.isFullScreen()


def test_pictures_are_kept_as_the_window_and_its_screen_need_them(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, pixmaps = program.window, program.theme.pixmaps
    window.resize(1500, 900)
    for key in range(300):
        pixmaps.pixmap(key, lambda: QPixmap(300, 200))
    kept = [len(pixmaps)]
    window.resize(1100, 700)
    kept.append(len(pixmaps))
    monkeypatch.setattr(window, "devicePixelRatioF", lambda: 0.5)
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    kept.append(len(pixmaps))
    assert kept[0] > kept[1] > kept[2]


def test_a_window_from_a_screen_that_has_gone_is_on_one_that_exists(
    program: Program, file: Path, closing: list[Program]
) -> None:
    program.window.move(9000, 9000)
    again = reopened(program, file)
    closing.append(again)
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.intersects(again.window.frameGeometry())
    assert room.contains(again.window.frameGeometry().center())


@pytest.mark.parametrize("damage", ["", "AAAA", "nonsense, really", "x" * 5000])
def test_a_damaged_place_is_no_place(settings: Settings, program: Program, damage: str, closing: list[Program]) -> None:
    settings.remember("window/geometry", damage)
    program.window.open_at_last_place()
    assert program.window.isVisible()


def test_full_screen_by_key_and_back_and_remembered(
    program: Program, file: Path, qtbot: QtBot, closing: list[Program]
) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_F11)
    qtbot.waitUntil(program.window.isFullScreen)
    assert program.window.menu.full_screen.isChecked()
    again = reopened(program, file)
    closing.append(again)
    assert again.window.isFullScreen()
    assert again.window.menu.full_screen.isChecked()
    again.window.menu.full_screen.trigger()
    assert not again.window.isFullScreen()
    assert not again.window.menu.full_screen.isChecked()


def test_everything_grows_with_the_window_and_with_the_players_wish(
    program: Program, settings: Settings, qtbot: QtBot
) -> None:
    window, theme = program.window, program.theme
    window.resize(1280, 800)
    assert theme.zoom == 1
    window.resize(2560, 1600)
    assert theme.zoom == 2
    window.resize(1280, 800)
    window.menu.zoom_in.trigger()
    assert theme.zoom == 1.25
    assert settings.choice("zoom", OwnZoom.NORMAL) is OwnZoom.LARGER
    window.menu.zoom_out.trigger()
    window.menu.zoom_out.trigger()
    assert theme.zoom == 1
    assert settings.choice("zoom", OwnZoom.NORMAL) is OwnZoom.SMALLER
    window.menu.zoom_normal.trigger()
    assert settings.choice("zoom", OwnZoom.LARGER) is OwnZoom.NORMAL


def test_the_smallest_window(program: Program) -> None:
    assert (program.window.minimumWidth(), program.window.minimumHeight()) == (1024, 640)


def pixel(widget: QWidget, x: int, y: int) -> int:
    return widget.grab().toImage().pixelColor(QPoint(x, y)).lightness()


@pytest.mark.parametrize("page", ["start", "sheet", "table", "end"])
def test_both_colour_schemes_are_switched_while_running(program: Program, qtbot: QtBot, page: str) -> None:
    if page in {"table", "end"}:
        program.host.begin(default_choices(), SealedDice(), "")
    if page == "end":
        assert program.host.table is not None
        program.host.table.session.give_up()
    if page == "sheet":
        program.host.new_game()
    program.window.menu.appearances[Appearance.LIGHT].trigger()
    QApplication.processEvents()
    light = pixel(program.window, 8, 300)
    program.window.menu.appearances[Appearance.DARK].trigger()
    qtbot.waitUntil(lambda: pixel(program.window, 8, 300) < light / 1.5)
    program.window.menu.appearances[Appearance.LIGHT].trigger()
    # The wall of the table gets its shades as soon as they are painted.
    qtbot.waitUntil(lambda: abs(pixel(program.window, 8, 300) - light) < light / 10)


def test_the_rules_close_with_the_window(program: Program) -> None:
    program.window.librarian.open()
    program.window.close()
    assert not any(widget.isVisible() for widget in QApplication.topLevelWidgets())


def test_about_says_which_version_and_whose_work(program: Program, qtbot: QtBot) -> None:
    program.window.menu.about.trigger()
    sheet = program.window.sheet
    assert isinstance(sheet, AboutSheet)
    told = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert all(word in told for word in (VERSION, "MIT", "LGPL", "Cabin", "SIL Open Font License"))
    program.window.set_language("fr")
    qtbot.waitUntil(lambda: sheet.close_button.text() == "Fermer")
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Return)
    assert program.window.sheet is None


def test_the_licences_open_from_about(program: Program, qtbot: QtBot) -> None:
    program.window.menu.about.trigger()
    about = program.window.sheet
    assert isinstance(about, AboutSheet)
    QTest.keyClick(about.licences_button, Qt.Key.Key_Return)
    sheet = program.window.sheet
    assert isinstance(sheet, LicencesSheet)
    told = sheet.text.toPlainText()
    assert all(name in told for name in ("GNU LESSER GENERAL PUBLIC LICENSE", "numpy", "_internal/PySide6"))
    program.window.set_language("it")
    qtbot.waitUntil(lambda: sheet.accessibleName() == "Licenze")
    QTest.keyClick(sheet.text, Qt.Key.Key_Escape)
    assert program.window.sheet is None
