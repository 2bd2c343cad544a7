"""Errors that nobody caught: heard everywhere, told once, and no die in what is written."""

import gc
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.library.journal import Journal
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.errors.teller import ErrorTeller
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.notices.sheet import NoticeSheet
from desktop_app.ui.table.stage import StageState
from tests.ui.sitting import choices, reached, table_of


class Dying:
    """Fails where Python can tell nobody but the hook."""

    def __del__(self) -> None:
        raise ValueError("in its last moment")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal(tmp_path / "palifico.log")
    yield opened
    opened.close()


@pytest.fixture
def watch(journal: Journal) -> Iterator[ErrorWatch]:
    opened = ErrorWatch(journal)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def teller(watch: ErrorWatch, journal: Journal, program: Program) -> ErrorTeller:
    return ErrorTeller(watch, journal, program.board)


def fail(words: str = "surprise") -> None:
    """An error, as Python hands it to its hook."""
    try:
        raise ValueError(words)
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def notice(program: Program) -> NoticeSheet:
    QCoreApplication.processEvents()
    sheet = program.board.sheet
    assert sheet is not None
    return sheet


def test_errors_of_threads_and_of_destructors_are_heard(watch: ErrorWatch, journal: Journal) -> None:
    def failing() -> None:
        raise KeyError("in a thread")

    thread = threading.Thread(target=failing)
    thread.start()
    thread.join()
    Dying()
    gc.collect()
    text = journal.file.read_text("utf-8")
    assert "KeyError: 'in a thread'" in text
    assert "ValueError: in its last moment" in text
    assert watch.heard


def test_what_qt_says_is_written(watch: ErrorWatch, journal: Journal, capsys: pytest.CaptureFixture[str]) -> None:
    qWarning("no such thing as 7")
    assert "no such thing as #" in journal.file.read_text("utf-8")
    assert capsys.readouterr().err == "no such thing as #\n"
    assert not watch.heard


def test_closed_it_gives_the_hooks_back(journal: Journal) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    watch = ErrorWatch(journal)
    watch.open()
    assert sys.excepthook != before[0]
    watch.close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_an_error_is_one_notice_and_return_plays_on(teller: ErrorTeller, program: Program) -> None:
    fail()
    sheet = notice(program)
    assert sheet.accessibleName() == "Something went wrong"
    QTest.keyClick(sheet.go_button, Qt.Key.Key_Return)
    assert program.board.sheet is None
    assert program.window.isVisible()
    assert teller.details().count("ValueError: surprise") == 1


def test_a_hundred_errors_are_one_notice(teller: ErrorTeller, program: Program) -> None:
    for number in range(100):
        fail(f"surprise {number}")
    first = notice(program)
    first.close_sheet()
    fail("surprise again")
    QCoreApplication.processEvents()
    assert program.board.sheet is not None  # other words
    program.board.sheet.close_sheet()
    for _ in range(100):
        fail("surprise again")
    QCoreApplication.processEvents()
    assert program.board.sheet is None


def test_different_errors_join_the_notice_that_is_open(teller: ErrorTeller, program: Program) -> None:
    fail("one thing")
    sheet = notice(program)
    fail("another thing")
    QCoreApplication.processEvents()
    assert program.board.sheet is sheet
    sheet.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied == teller.details()
    assert "one thing" in copied
    assert "another thing" in copied
    assert copied.startswith("palifico ")
    sheet.close_sheet()
    assert program.board.sheet is None


def test_ever_new_errors_come_to_an_end(teller: ErrorTeller, program: Program) -> None:
    told = 0
    for number in range(30):
        fail("x" * (number + 1))
        QCoreApplication.processEvents()
        if program.board.sheet is not None:
            told += 1
            program.board.sheet.close_sheet()
    assert told == 10


def test_an_error_in_a_slot_does_not_end_the_game(
    teller: ErrorTeller, watch: ErrorWatch, program: Program, qtbot: QtBot, brisk: None
) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    before = table.session.observation

    def act() -> None:
        raise ValueError("in a slot")

    program.window.menu.volume.triggered.connect(act)
    with qtbot.capture_exceptions():
        watch.open()
        program.window.menu.volume.trigger()
        watch.close()
    notice(program).close_sheet()
    assert table_of(program).session.observation == before
    program.host.begin(choices(3), SealedDice(), "")
    reached(program, qtbot, StageState.YOUR_TURN)


def test_no_hidden_die_is_written_whatever_an_error_says(
    teller: ErrorTeller, program: Program, journal: Journal, qtbot: QtBot, brisk: None
) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    match = table.session.match
    bidding = table.session.observation.bidding
    hands = match.fair.roll(len(table.session.observation.history), bidding.counts)
    fail(f"{match} {hands} {match.fair.secret!r} {match.fair.secret.hex()}")
    qWarning(f"{hands}")
    QCoreApplication.processEvents()
    for text in (journal.file.read_text("utf-8"), teller.details()):
        words = text.split("ValueError: ")[1]
        assert match.fair.secret.hex() not in text
        assert repr(match.fair.secret)[2:-1] not in text
        assert not any(character.isdigit() for character in words.split("\n")[0])
    assert str(hands)[1:10] not in journal.file.read_text("utf-8")


def test_the_notice_follows_the_language(teller: ErrorTeller, program: Program) -> None:
    fail()
    sheet = notice(program)
    program.window.set_language("fr")
    QCoreApplication.processEvents()
    assert sheet.accessibleName() == "Quelque chose s’est mal passé"
    assert sheet.copy_button.text() == "Copier les détails"
    program.window.set_language("en")
