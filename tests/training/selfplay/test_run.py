"""A run trains, keeps checkpoints, and goes on from them."""

import json
from pathlib import Path

import numpy as np
import torch

from desktop_app.players.perceptron import Perceptron
from desktop_app.training.selfplay.command import draw, export_checkpoint
from desktop_app.training.selfplay.learning import Schedule
from desktop_app.training.selfplay.networks import Networks, exported
from desktop_app.training.selfplay.rollout import AMONG_LEARNERS, AMONG_RULES, LEARNER, Company, play, seated
from desktop_app.training.selfplay.run import Plan, Run
from desktop_app.training.starts import fresh


def test_a_run_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    heard: list[dict[str, float]] = []
    plan = Plan(tmp_path, 1, 10, Schedule(6000), games=1024, every=2000)
    Run.begin(plan).train(heard.append)
    assert heard[-1]["decisions"] >= 6000
    again = Run.begin(plan)
    assert again.decisions == heard[-1]["decisions"]
    lines = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == len(heard)
    assert all(np.isfinite(list(json.loads(line).values())).all() for line in lines)
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"decisions": 10000000}\n{"decisions": 1')  # of a run that was killed before its next checkpoint
    Run.begin(plan)
    assert (tmp_path / "log.jsonl").read_text("utf-8").splitlines() == lines
    assert draw(tmp_path).stat().st_size > 1000


def test_the_exported_network_says_what_the_trained_one_says(tmp_path: Path) -> None:
    torch.manual_seed(1)
    networks = Networks.fresh()
    networks.save(tmp_path / "checkpoint-0000000007.npz", decisions=7)
    loaded, decisions = Networks.load(tmp_path / "checkpoint-0000000007.npz")
    assert decisions == 7
    export_checkpoint(tmp_path / "checkpoint-0000000007.npz", tmp_path / "p.npz", tmp_path / "w.npz")
    inputs = np.random.default_rng(0).normal(size=(4, 236)).astype(np.float32)
    with torch.no_grad():
        expected = loaded.magnet(torch.from_numpy(inputs)).numpy()
    assert np.allclose(Perceptron.load(tmp_path / "p.npz")(inputs), expected, atol=1e-5)
    assert np.allclose(exported(loaded.magnet)(inputs), expected, atol=1e-5)


def test_returns_are_what_rounds_bring() -> None:
    torch.manual_seed(2)
    rng, networks = np.random.default_rng(2), Networks.fresh()
    played = play(fresh(64, rng), networks, Company.of(networks, networks.policy), AMONG_LEARNERS, rng)
    sample = played.sample
    ends = sample.actions >= 48
    calls = np.flatnonzero(ends & sample.learners)
    gains = sample.gains[calls, sample.actions[calls] - 48]
    assert np.allclose(gains, sample.returns[calls, 0], atol=1e-4)
    assert np.isfinite(sample.returns).all()
    assert np.allclose(played.reached.sum(1), 1, atol=1e-4)


def test_seats_are_given_to_others_as_often_as_said() -> None:
    kinds = seated(20000, AMONG_RULES, np.random.default_rng(1))
    expected = 1 - AMONG_RULES.mixed * (1 - AMONG_RULES.kinds[LEARNER])
    assert abs((kinds == LEARNER).mean() - expected) < 0.01


def test_learning_cools_down_in_the_end() -> None:
    schedule = Schedule(100, 0.5, (0.08, 0.02), (5e-4, 1e-4))
    assert schedule.entropy_at(50) == 0.08
    assert abs(schedule.entropy_at(75) - 0.04) < 1e-9
    assert abs(schedule.rate_at(200) - 1e-4) < 1e-9


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    for name in ("one", "two"):
        Run.begin(Plan(tmp_path / name, 3, 10, Schedule(2000), games=512)).train(lambda _: None)
    one, two = (next((tmp_path / name).glob("checkpoint-*.npz")).read_bytes() for name in ("one", "two"))
    assert one == two
