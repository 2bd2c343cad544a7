"""The journal: written in the user's folder, rotated, discreet, and no reason to stop."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from desktop_app.library.journal import Journal, journal_file

SIX = 6


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal(tmp_path / "deep" / "palifico.log")
    yield opened
    opened.close()


def test_it_lies_in_the_users_own_folder() -> None:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert journal_file().is_relative_to(folder)


def test_it_writes_what_it_is_told(journal: Journal) -> None:
    journal.note("palifico 1.2.3")
    journal.warn("no seat 5")
    text = journal.file.read_text("utf-8")
    assert "INFO palifico: palifico 1.2.3" in text
    assert "WARNING palifico: no seat #" in text


def test_an_error_is_written_with_its_way_and_without_values(journal: Journal) -> None:
    try:
        raise ValueError(f"the dice {(SIX,) * 3} are hidden")
    except ValueError as error:
        journal.note_error(error)
    text = journal.file.read_text("utf-8")
    assert "ValueError: the dice # # # are hidden" in text
    assert "test_journal.py" in text
    assert "6, 6" not in text


def test_what_others_log_is_discreet_too(journal: Journal) -> None:
    for handler in logging.getLogger().handlers:
        handler.format(logging.LogRecord("x", logging.ERROR, "", 0, "x", (), None))
    try:
        raise KeyError((SIX,) * 3)
    except KeyError:
        logging.getLogger("somebody").exception("hands %s", (SIX,) * 3)
    text = journal.file.read_text("utf-8")
    assert "ERROR somebody: hands # # #" in text
    assert "KeyError" in text
    assert "6, 6" not in text


def test_it_stays_small(journal: Journal) -> None:
    for _ in range(5_000):
        journal.note("a line " * 20)
    files = sorted(journal.file.parent.iterdir())
    assert [file.name for file in files] == ["palifico.log", "palifico.log.1", "palifico.log.2"]
    assert sum(file.stat().st_size for file in files) <= 600_000


def test_a_folder_that_cannot_be_made_is_a_reason_and_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    journal = Journal(blocked / "log" / "palifico.log")
    journal.note("nothing")
    assert journal.reason
    journal.close()


def test_a_disk_that_fills_up_is_a_reason_and_no_error() -> None:
    journal = Journal(Path("/dev/full"))
    journal.note("nothing")
    assert journal.reason == "No space left on device"
    journal.close()


def test_closed_it_hears_no_more(journal: Journal) -> None:
    journal.close()
    logging.getLogger("somebody").error("late")
    journal.note("late")
    assert "late" not in journal.file.read_text("utf-8")
