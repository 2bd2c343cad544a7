"""simulate: the same seed gives the same file, whole or not at all."""

import errno
import io
import json
import os
import sys
from pathlib import Path

import pytest

from desktop_app.commands import app
from desktop_app.commands.workers import BATCH
from desktop_app.library.templates import shown
from tests.commands.conftest import Ran, Run
from tests.commands.interrupting import interrupted_tidily

GAMES = str(2 * BATCH + 3)


def simulated(run: Run, out: Path, *more: str, games: str = GAMES, players: str = "2") -> Ran:
    return run("simulate", "--games", games, "--players", players, *more, "--out", str(out))


def test_the_same_seed_gives_the_same_file_whatever_the_jobs(cli: Run, program: Run, tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{name}.jsonl" for name in ("one", "two", "other"))
    printed = simulated(cli, one, "--seed", "5", "--jobs", "1")
    assert printed.status == 0
    assert printed == simulated(program, two, "--seed", "5", "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()
    simulated(cli, other, "--seed", "6")
    assert one.read_bytes() != other.read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {"one.jsonl", "two.jsonl", "other.jsonl"}


def test_without_a_seed_games_differ(cli: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        assert simulated(cli, file, games="1").status == 0
    assert files[0].read_bytes() != files[1].read_bytes()


def test_options_and_levels_are_those_of_the_games(cli: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    options = ("--dice", "3", "--calza", "--no-palifico", "--no-wild-ones", "--levels", "sharp, bold,sharp,bold")
    status, printed, err = simulated(cli, out, *options, games="3", players="4")
    assert (status, err) == (0, "")
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 3
    for record in records:
        assert record["rules"] == {"dice": 3, "wild_ones": False, "palifico": False, "exact": "calza"}
        assert record["players"] == ["sharp 1", "bold 2", "sharp 3", "bold 4"]
    won = sum(record["winner"] % 2 for record in records)
    shares = f"bold: won {won} of 3 games ({100 * won / 3:.1f}%)\nsharp: won {3 - won} of 3 games"
    assert printed.startswith(shares)


@pytest.mark.parametrize(("levels", "players"), [(None, ["novice 1", "casual 2"]), ("sharp", ["sharp 1", "sharp 2"])])
def test_levels_may_be_one_for_all_or_left_out(
    cli: Run, tmp_path: Path, levels: str | None, players: list[str]
) -> None:
    out = tmp_path / "games.jsonl"
    assert simulated(cli, out, *(("--levels", levels) if levels else ()), games="1").status == 0
    assert json.loads(out.read_bytes())["players"] == players


def test_a_place_that_cannot_be_written_to_is_told(cli: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    out = tmp_path / "games.jsonl"
    status, printed, err = simulated(cli, out)
    assert (status, printed) == (1, "")
    assert err == f"{shown(str(out))} cannot be written: the disk is full.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_too_long_is_told(cli: Run, tmp_path: Path) -> None:
    status, printed, err = simulated(cli, tmp_path / f"{'x' * 300}.jsonl")
    assert (status, printed) == (1, "")
    assert err.endswith("cannot be written: its name is too long.\n")


def test_an_interrupt_leaves_no_file_and_no_process(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["simulate", "--games", "1000000", "--players", "2", "--jobs", "2", "--out", str(out)]
    interrupted_tidily(*arguments, begun=lambda: any(file.stat().st_size for file in tmp_path.iterdir()))
    assert list(tmp_path.iterdir()) == []


class Terminal(io.StringIO):
    """Both streams of a program in a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_on_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    status = app.run(["simulate", "--games", GAMES, "--players", "2", "--out", str(tmp_path / "games.jsonl")])
    assert status == 0
    assert f"/{GAMES}" in terminal.getvalue()
    assert "won" in terminal.getvalue()
