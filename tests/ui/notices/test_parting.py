"""Whoever closes the window while a game is in memory alone is asked first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.notices.parting import PartingQuestion
from tests.library.games import kept
from tests.ui.sitting import focused


@pytest.fixture
def obstacle(tmp_path: Path) -> Path:
    """A file in the place of the folder for games."""
    file = tmp_path / "data"
    file.write_text("in the way", "utf-8")
    return file


@pytest.fixture
def held(qapp: QApplication, qtbot: QtBot, settings: Settings, obstacle: Path) -> Iterator[Program]:
    """A program with a game that the disk does not take, when that has been told and read."""
    settings.language = "en"
    program = Program(qapp, settings, Library(obstacle / "games.sqlite", qapp))
    program.window.open_at_last_place()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.library.keep([kept(1)], lambda: None)
    qtbot.waitUntil(lambda: program.library.unsaved == 1 and program.board.sheet is not None)
    assert program.board.sheet is not None
    program.board.sheet.go_button.click()
    yield program
    program.close()


def asked(program: Program) -> PartingQuestion:
    program.window.menu.quit.trigger()
    assert program.window.isVisible()
    sheet = program.window.sheet
    assert isinstance(sheet, PartingQuestion)
    return sheet


def test_staying_has_the_focus_and_keeps_the_window(held: Program) -> None:
    question = asked(held)
    held.window.close()
    assert held.window.sheet is question
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert held.window.isVisible()
    assert held.window.sheet is None
    assert held.library.unsaved == 1


def test_the_window_closes_where_that_is_wanted(held: Program) -> None:
    asked(held).leave_button.click()
    assert not held.window.isVisible()


def test_nobody_is_asked_once_everything_is_saved(held: Program, obstacle: Path, qtbot: QtBot) -> None:
    obstacle.unlink()
    held.library.try_again()
    qtbot.waitUntil(lambda: not held.library.unsaved)
    held.window.close()
    QCoreApplication.processEvents()
    assert not held.window.isVisible()
