"""Many records into the library: what is right is kept, what is wrong is named, and it can be stopped."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.record import RecordError, RecordFault, decode
from desktop_app.engine.rules import Rules
from desktop_app.library import importing
from desktop_app.library.importing import Import, Progress, Refusal, kept_from
from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.library import Library
from desktop_app.library.reading import MOST_WRONG
from desktop_app.library.selection import Selection
from desktop_app.match.simulation import Simulation

LINES = [game.line for game in Simulation(Rules(dice=3), ("bold", "sharp"), 8).games(range(6))]
GAMES = [decode(line) for line in LINES]


@pytest.fixture
def library(qtbot: QtBot) -> Iterator[Library]:
    with closing(Library()) as opened:
        yield opened


def kept(library: Library) -> int:
    totals: list[int] = []
    library.totals(Selection(), lambda found: totals.append(found.selected))
    return totals[0]


def imported(
    library: Library, qtbot: QtBot, *files: Path, act: Callable[[Import], None] = lambda _: None
) -> tuple[Progress, list[Refusal]]:
    """The end of an import, and everything that was refused."""
    ends: list[Progress] = []
    refusals: list[Refusal] = []
    work = Import(files, library)
    work.refused.connect(refusals.extend)
    work.finished.connect(ends.append)
    act(work)
    qtbot.waitUntil(lambda: bool(ends), timeout=20_000)
    return ends[0], refusals


def test_right_records_are_kept_and_wrong_ones_named(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    many, one, missing = tmp_path / "many.jsonl", tmp_path / "one.json", tmp_path / "missing.json"
    many.write_bytes(LINES[0] + b"{}\n" + LINES[1] + LINES[2].replace(b'"winner":0', b'"winner":1'))
    one.write_bytes(LINES[3])
    end, refusals = imported(library, qtbot, many, one, missing)
    wrong = len(refusals)
    assert end.read == end.size == many.stat().st_size + one.stat().st_size
    assert (end.games, end.refused) == (kept(library), wrong)
    assert end.games + end.refused == 6
    assert (refusals[0].file, refusals[0].number) == (many, 2)
    assert isinstance(refusals[0].reason, RecordError)
    assert refusals[0].reason.fault is RecordFault.WRONG_FORMAT
    assert (refusals[-1].file, refusals[-1].number) == (missing, 0)
    assert isinstance(refusals[-1].reason, OSError)


def test_a_record_is_kept_once_however_often_it_comes(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(LINES) * 3)
    end, _ = imported(library, qtbot, file)
    assert end.games == 18
    assert kept(library) == 6


def test_it_can_be_stopped_and_what_was_taken_stays(
    library: Library, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "_BATCH", 1)
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(LINES) * 400)

    def stop_soon(work: Import) -> None:
        def follow(progress: Progress) -> None:
            if progress.games > 5:
                work.stop()

        work.progressed.connect(follow)

    end, _ = imported(library, qtbot, file, act=stop_soon)
    assert 5 < end.games < 2_400
    assert kept(library) == 6


def test_a_file_of_something_else_is_left_early(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "blank.jsonl"
    file.write_bytes(b"\n" * 50_000)
    end, refusals = imported(library, qtbot, file)
    assert len(refusals) == end.refused == MOST_WRONG
    assert end.cut == 1


def dated(date: str) -> KeptGame:
    record = json.loads(LINES[0])
    record["about"] = {"date": date}
    return kept_from(decode(json.dumps(record).encode()))


def test_a_game_has_the_date_that_it_tells_if_that_has_been() -> None:
    assert dated("2020-02-03T04:05:06Z").begun == 1_580_702_706
    before = int(time.time())
    for date in ("", "soon", "9999-12-31T23:59:59Z", "0001-01-01", "1969-01-01T00:00:00Z", "2020-99-99"):
        assert dated(date).begun >= before


def test_how_games_ended(library: Library) -> None:
    assert kept_from(GAMES[0]).state is GameState.WON
    record = json.loads(LINES[0])
    record["winner"] = record["fair"]["secret"] = None
    del record["rounds"][1:]
    assert kept_from(decode(json.dumps(record).encode())).state is GameState.GIVEN_UP
    assert kept_from(GAMES[0]).setup is None
