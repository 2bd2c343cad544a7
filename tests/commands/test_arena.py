"""arena: the same seed gives the same result, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from desktop_app.library.templates import shown
from tests.commands.conftest import Ran, Run
from tests.commands.interrupting import interrupted_tidily
from tests.match.bots import example, rascal


def compared(run: Run, *more: str, seats: str = "bold,sharp", games: str = "21", seed: str = "3") -> Ran:
    return run("arena", "--seats", seats, "--games", games, "--seed", seed, *more)


def without_times(file: Path) -> dict[str, Any]:
    told = json.loads(file.read_bytes())
    for result in told["results"]:
        assert 0 < result.pop("mean_seconds") <= result.pop("longest_seconds")
    return told


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(cli: Run, program: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert compared(cli, "--json", str(one)).status == 0
    assert compared(program, "--json", str(two), "--jobs", "2").status == 0
    assert without_times(one) == without_times(two)


def test_the_file_says_what_was_played_and_won(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    options = ("--dice", "3", "--calza", "--no-palifico", "--no-wild-ones", "--json", str(file))
    assert compared(cli, *options, seats="bold, sharp ,bold,cautious", games="40").status == 0
    told = without_times(file)
    results = told.pop("results")
    rules = {"dice": 3, "wild_ones": False, "palifico": False, "exact": "calza"}
    assert told == {"games": 40, "seed": 3, "seats": ["bold", "sharp", "bold", "cautious"], "rules": rules}
    assert [(each["player"], each["seats"], each["games"]) for each in results] == [
        ("bold", 2, 40),
        ("sharp", 1, 40),
        ("cautious", 1, 40),
    ]
    assert sum(each["wins"] for each in results) == 40
    for each in results:
        assert each["share"] == each["wins"] / (40 * each["seats"])
        assert each["low"] <= each["share"] <= each["high"]
        assert each["decisions"] > 40


def test_the_table_has_a_row_for_each_player(cli: Run) -> None:
    status, out, err = compared(cli, games="40")
    assert (status, err) == (0, "")
    heading, _, *rows = out.rstrip().splitlines()
    assert heading.split() == ["Player", "Seats", "Games", "Won", "Share", "95%", "Elo", "Decision", "Longest"]
    (bold, *first), (sharp, *second) = (row.split() for row in rows)
    assert (bold, sharp) == ("bold", "sharp")
    assert int(first[2]) + int(second[2]) == 40
    assert float(second[3].removesuffix("%")) == 100 * int(second[2]) / 40
    low, high = second[4].split("–")
    assert float(low) < float(second[3].removesuffix("%")) < float(high)
    assert first[5] == second[5].replace("+", "−")
    assert all(row[-1] == row[-3] == "ms" for row in (first, second))


def test_bots_play_whatever_the_jobs(program: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    seats = f"cmd:{example()},bold"
    assert compared(program, "--json", str(one), seats=seats, games="20").status == 0
    assert compared(program, "--json", str(two), "--jobs", "2", seats=seats, games="20").status == 0
    told = without_times(one)
    assert told == without_times(two)
    assert told["results"][0]["decisions"] > 40
    assert told["results"][0]["faults"] == {}


def test_a_long_command_stands_in_one_line_of_a_file(cli: Run) -> None:
    rows = compared(cli, seats=f"cmd:{example()},bold", games="2").out.splitlines()
    assert len(rows) == 4
    assert rows[2].startswith(f"{shown(f'cmd:{example()}')} ")


def test_faults_are_told(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    status, out, err = compared(cli, "--json", str(file), seats=f"cmd:{rascal('dies')}, bold", games="4")
    assert (status, err) == (0, "")
    stopped = without_times(file)["results"][0]["faults"]["ended"]
    assert 0 < stopped <= 4
    assert out.endswith(f"was stopped, and lost the game for it: ended {stopped}.\n")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("/nowhere/bot", "there is no program “/nowhere/bot”"),
        ("'bot", "a quotation mark is missing"),
        (rascal("dies at once"), "it has ended (3)"),
    ],
)
def test_a_bot_that_cannot_begin_stops_the_arena(cli: Run, command: str, reason: str) -> None:
    status, out, err = compared(cli, seats=f"bold,cmd:{command}")
    assert (status, out) == (1, "")
    assert reason in err
    assert err.count("\n") == 1


def test_commas_between_quotation_marks_belong_to_the_command(cli: Run) -> None:
    err = compared(cli, seats="bold,cmd:'/nowhere/a,b' \"c,d\"").err
    assert "no program “/nowhere/a,b”" in err


def test_without_a_seed_games_differ(cli: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        assert cli("arena", "--seats", "bold,sharp", "--games", "2", "--json", str(file)).status == 0
    assert len({json.loads(file.read_bytes())["seed"] for file in files}) == 2


def test_a_file_that_cannot_be_written_is_told_and_the_table_is_not_lost(cli: Run, tmp_path: Path) -> None:
    status, out, err = compared(cli, "--json", str(tmp_path / f"{'x' * 300}.json"), games="2")
    assert status == 1
    assert out.count("\n") == 4
    assert err.endswith("cannot be written: its name is too long.\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_no_process(jobs: str) -> None:
    interrupted_tidily("arena", "--seats", "bold,sharp,bold,sharp", "--games", "1000000", "--jobs", jobs)
