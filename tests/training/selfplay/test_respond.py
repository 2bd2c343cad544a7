"""A responder learns to beat a level in one round, by as much as can be gained and no more."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from desktop_app.engine.rules import Rules
from desktop_app.players.novice import Novice
from desktop_app.players.policy import Policy
from desktop_app.players.shipped import values
from desktop_app.solver.exploitability import measure
from desktop_app.solver.following import Round
from desktop_app.training.__main__ import LEARNER as LEARNER_FILE
from desktop_app.training.__main__ import app
from desktop_app.training.responding import Gain, Remembering, RoundStart, gain
from desktop_app.training.selfplay.respond import SCHEDULE, Lesson, responder
from desktop_app.training.selfplay.rollout import GUEST, LEARNER, Apart, seated

NOVICE, START = Novice(hope=1, forgets=1.0, slack=0.45), RoundStart(Rules(), (2, 1), palifico=False)


def unheard(_: int) -> None:
    pass


def learnt(decisions: int, minutes: float = 10) -> tuple[Policy, list[int]]:
    """Who has learnt to open against a beginner, and how it went on."""
    heard: list[int] = []
    lesson = Lesson(START, 0, Remembering(NOVICE), values(), 1, SCHEDULE._replace(decisions=decisions))
    return responder(lesson, LEARNER_FILE, minutes, heard.append), heard


def test_it_gains_nearly_what_a_best_responder_does() -> None:
    most = measure(Round.of(NOVICE, START.rules, START.counts, values(), unheard, palifico=False)).gains[0]
    trained, heard = learnt(40_000)
    found = gain(START, 0, trained, Remembering(NOVICE), values(), 4000, seed=3)
    assert sum(heard) >= 40_000
    assert 0.5 * most < found.mean < most + 2 * found.margin


def test_it_stops_when_its_time_is_up() -> None:
    assert learnt(10**9, minutes=0)[1] == []


def test_it_sits_where_it_is_told_and_guests_sit_elsewhere() -> None:
    kinds = seated(3, Apart(2), np.random.default_rng(1))
    assert kinds.tolist() == [[GUEST, GUEST, LEARNER, GUEST, GUEST, GUEST]] * 3


def test_the_command_prints_what_each_seat_gains_and_last_the_mean() -> None:
    options = "--counts 1,1,2 --decisions 2000 --deals 50 --calza"
    ran = CliRunner().invoke(app, ["respond", "novice", *options.split()])
    assert ran.exit_code == 0, ran.output
    lines = [line for line in ran.stdout.splitlines() if line.strip()]
    assert [line.split(" ±")[0].rsplit(" ", 1)[0] for line in lines] == [
        *[f"Seat {seat}: gains at least" for seat in range(3)],
        "exploitability at least",
    ]
    means = [float(line.split(" ±")[0].rsplit(" ", 1)[1]) for line in lines]
    assert means[3] == pytest.approx(sum(means[:3]) / 3, abs=2e-5)
    assert Gain.together([Gain(means[0], 0)]).mean == means[0]


@pytest.mark.parametrize(
    "arguments",
    [
        "nobody --counts 2,2",
        "novice --counts 2",
        "novice --counts 7,2",
        "novice --counts 2,2 --palifico",
        "novice --counts 2,2 --start nowhere.npz",
        "novice --counts 1,1,1,1,1,1,1",
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: str) -> None:
    ran = CliRunner().invoke(app, ["respond", *arguments.split()])
    assert ran.exit_code == 2
    assert "Traceback" not in ran.output


@pytest.mark.parametrize(
    "arguments",
    [
        "train FOLDER --minutes -1",
        "train FOLDER --decisions 0",
        "train FOLDER --steady 1",
        "train FOLDER --start FILE",
        "train FILE/below",
        "export FILE policy.npz",
        "export nowhere.npz policy.npz",
        "respond novice --counts 2,2 --start FILE",
        "judge FILE",
        "judge nowhere.npz",
        "solve FOLDER --worth FILE",
    ],
)
def test_a_command_refuses_what_it_cannot_take(arguments: str, tmp_path: Path) -> None:
    file = tmp_path / "text.npz"
    file.write_text("no arrays", encoding="utf-8")
    given = arguments.replace("FOLDER", str(tmp_path / "folder")).replace("FILE", str(file))
    ran = CliRunner().invoke(app, given.split())
    assert ran.exit_code == 2, ran.output
    assert "Traceback" not in ran.output
