"""Notices: one at a time, over whatever is open, and what they tell about the disk."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.library.files import DiskFault
from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.labels import danger
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.notices import keeping
from desktop_app.ui.notices.notice import Notice, NoticeWords
from desktop_app.ui.notices.sheet import NoticeSheet
from desktop_app.ui.painting.icons import Icon
from tests.ui.sitting import choices, focused


def notice(key: str, file: Path | None = None) -> Notice:
    return Notice(key, Icon.WARNING, danger, lambda: NoticeWords(f"Title {key}", "Text", "Kept as", "Go on"), file)


def told(program: Program) -> NoticeSheet:
    sheet = program.board.sheet
    assert sheet is not None
    return sheet


def test_notices_are_told_one_after_another_each_once(program: Program) -> None:
    for key in ("one", "two", "one", "two"):
        program.board.post(notice(key))
    read: list[str] = []
    program.board.closed.connect(read.append)
    assert told(program).accessibleName() == "Title one"
    told(program).close_sheet()
    assert told(program).accessibleName() == "Title two"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert program.board.sheet is None
    assert read == ["one", "two"]


def test_a_notice_that_comes_as_a_game_begins_is_not_lost(program: Program, qtbot: QtBot) -> None:
    """What is to be seen next closes the sheet that is open; nobody has read it."""
    read: list[str] = []
    program.board.closed.connect(read.append)
    program.board.post(notice("one"))
    program.host.begin(choices(2), SealedDice(), "")
    assert program.host.table is not None
    qtbot.waitUntil(lambda: program.board.sheet is not None)
    assert told(program).go_button.hasFocus()
    assert read == []
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert read == ["one"]
    QCoreApplication.processEvents()
    assert program.board.sheet is None


def test_a_notice_lies_over_an_open_sheet_and_gives_the_focus_back(program: Program, sheet: NewGameSheet) -> None:
    sheet.options.phrase_field.setFocus()
    program.board.post(notice("one"))
    assert focused() is told(program).go_button
    program.window.resize(1100, 700)
    QCoreApplication.processEvents()
    pages = program.window.page.parentWidget()
    assert pages is not None
    found = pages.childAt(pages.rect().center())
    assert found is not None
    assert told(program).isAncestorOf(found)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert focused() is sheet.options.phrase_field
    assert program.window.sheet is sheet


def test_the_folder_of_a_file_can_be_looked_at(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the file itself, which would go to whatever opens such files; of one that has gone, what is left."""
    opened: list[str] = []

    def open_url(url: QUrl) -> None:
        opened.append(url.toLocalFile())

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    for file in (tmp_path / "kept", tmp_path / "gone" / "away" / "kept"):
        program.board.post(notice("one", file))
        told(program).show_button.click()
        told(program).close_sheet()
    program.keeping.tell_fault(DiskFault.FULL, tmp_path)
    told(program).show_button.click()
    assert opened == [str(tmp_path)] * 3


def test_what_does_not_come_along_has_no_button(program: Program) -> None:
    program.board.post(notice("one"))
    assert not told(program).show_button.isVisible()
    assert not told(program).copy_button.isVisible()


def test_it_is_as_high_as_its_words_need(program: Program) -> None:
    program.board.post(notice("one"))
    low = told(program).panel.height()
    told(program).close_sheet()
    words = NoticeWords("Title", "A line of text that is rather long. " * 20, "", "Go on")
    program.board.post(Notice("two", Icon.DISK, danger, lambda: words))
    assert told(program).panel.height() > low + 100


def test_all_is_well_and_nothing_is_told(program: Program) -> None:
    program.keeping.look()
    assert program.board.sheet is None


def test_damaged_settings_are_told(program: Program, settings: Settings, tmp_path: Path) -> None:
    settings.set_aside = tmp_path / "palifico.ini.damaged"
    program.keeping.look()
    assert told(program).accessibleName() == "The settings can’t be read"
    assert told(program).notice.file == settings.set_aside


def test_a_disk_that_refuses_is_told_once(program: Program, settings: Settings) -> None:
    settings.refused.emit(DiskFault.FULL)
    settings.refused.emit(DiskFault.FULL)
    assert told(program).accessibleName() == "The disk is full"
    assert told(program).show_button.text() == "Show the folder"
    told(program).close_sheet()
    assert program.board.sheet is None


def test_a_disk_that_refuses_now_and_then_is_told_once_in_a_while(
    program: Program, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.refused.emit(DiskFault.FULL)
    told(program).close_sheet()
    settings.refused.emit(DiskFault.FULL)
    assert program.board.sheet is None
    settings.refused.emit(DiskFault.READ_ONLY)
    assert told(program).accessibleName() == "Nothing can be saved in this folder"
    told(program).close_sheet()
    monkeypatch.setattr(keeping, "_KNOWN", 1)
    QTest.qWait(5)
    settings.refused.emit(DiskFault.FULL)
    assert told(program).accessibleName() == "The disk is full"


def test_a_folder_that_takes_nothing_is_told_at_the_start(
    program: Program, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "disk_fault", lambda: DiskFault.READ_ONLY)
    program.keeping.look()
    assert told(program).accessibleName() == "Nothing can be saved in this folder"


def test_a_notice_leaves_the_window_what_it_is(program: Program, tmp_path: Path) -> None:
    """Nothing of it is a window of its own, not even for a moment: that takes the keys away from the game."""
    program.board.post(notice("one", tmp_path))
    QCoreApplication.processEvents()
    assert program.window.isActiveWindow()
    assert told(program).go_button.focus_ring.is_shown
