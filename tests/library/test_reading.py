"""Records from files: one or many, right or wrong, and never more of a file than is needed."""

import io
import json
from pathlib import Path

import pytest

from desktop_app.engine.record import MAX_BYTES, RecordFault
from desktop_app.engine.rules import Rules
from desktop_app.library.reading import MOST_WRONG, is_record_file, records_in, texts_in
from desktop_app.match.simulation import Simulation

LINES = [game.line for game in Simulation(Rules(dice=3), ("bold", "sharp"), 8).games(range(3))]


def test_each_line_is_a_record(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(LINES[0] + b"{}\n" + LINES[1])
    found = list(records_in(file))
    assert [each.number for each in found] == [1, 2, 3]
    assert [each.error and each.error.fault for each in found] == [None, RecordFault.WRONG_FORMAT, None]
    assert found[2].replayed is not None
    assert found[2].end == file.stat().st_size


def test_a_json_file_is_one_record(tmp_path: Path) -> None:
    file = tmp_path / "game.JSON"
    file.write_text(json.dumps(json.loads(LINES[0]), indent=1))
    (found,) = records_in(file)
    assert found.record is not None
    file.write_bytes(LINES[0] + LINES[1])
    (found,) = records_in(file)
    assert found.error is not None


def test_of_a_record_that_is_too_long_no_more_is_read_than_shows_it() -> None:
    long = b"x" * (5 * MAX_BYTES)
    (text,) = texts_in(io.BytesIO(long), whole=True)
    assert len(text) == MAX_BYTES + 1
    assert [len(text) for text in texts_in(io.BytesIO(long + b"\nshort\n"), whole=False)] == [MAX_BYTES + 2, 5]


def test_a_file_of_something_else_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "blank.jsonl"
    file.write_bytes(b"\n" * 1_000_000)
    assert len(list(records_in(file))) == MOST_WRONG


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        next(records_in(tmp_path / "missing.jsonl"))


def test_names_of_record_files() -> None:
    assert is_record_file(Path("a/b.JSON"))
    assert is_record_file(Path("b.jsonl"))
    assert not is_record_file(Path("b.json.txt"))
