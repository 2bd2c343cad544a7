"""A training run: rounds, learning, checkpoints and a log, until the decisions or the minutes are used up."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from desktop_app.players.situations import Situations
from desktop_app.training.selfplay.learning import Learner, Schedule
from desktop_app.training.selfplay.networks import Networks
from desktop_app.training.selfplay.rollout import AMONG_LEARNERS, Company, Seating, play
from desktop_app.training.starts import fresh

_VETERANS, _WARM_UP = 6, 20


@dataclass(frozen=True)
class Plan:
    """What a run does: the schedule says for how many decisions; `minutes` stops earlier, to be resumed.

    `start` is the checkpoint that a run begins with, counted from zero; None for untrained networks.
    """

    folder: Path
    seed: int
    minutes: float
    schedule: Schedule
    seating: Seating = AMONG_LEARNERS
    start: Path | None = None
    games: int = 4096
    every: int = 1_000_000


@dataclass
class Run:
    """A run under way."""

    plan: Plan
    networks: Networks
    decisions: int
    rng: np.random.Generator
    generator: torch.Generator
    tables: Situations
    veterans: list[nn.Sequential]

    @classmethod
    def begin(cls, plan: Plan) -> "Run":
        """From the last checkpoint of the folder, or from nothing."""
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        last = max(plan.folder.glob("checkpoint-*.npz"), default=None)
        networks, decisions = Networks.load(last) if last else (_started(plan.start), 0)
        _forget(plan.folder / "log.jsonl", decisions)
        rng = np.random.default_rng((plan.seed, decisions))
        generator = torch.Generator().manual_seed(plan.seed + decisions)
        return cls(plan, networks, decisions, rng, generator, fresh(plan.games, rng), [deepcopy(networks.policy)])

    def train(self, told: Callable[[dict[str, float]], None]) -> None:
        """Train until the plan is done; `told` hears of every iteration."""
        plan, learner, start = self.plan, Learner.of(self.networks), time.monotonic()
        schedule, iteration, saved = plan.schedule, 0, self.decisions // plan.every
        plan.folder.mkdir(parents=True, exist_ok=True)
        with (plan.folder / "log.jsonl").open("a") as log:
            while self.decisions < schedule.decisions and time.monotonic() - start < plan.minutes * 60:
                iteration += 1
                line = self._iterate(learner, schedule, min(1.0, iteration / _WARM_UP))
                line["minutes"] = (time.monotonic() - start) / 60
                log.write(json.dumps({key: round(value, 5) for key, value in line.items()}) + "\n")
                log.flush()
                told(line)
                if self.decisions // plan.every > saved:
                    saved = self.decisions // plan.every
                    self._keep()
        self._keep()

    def _iterate(self, learner: Learner, schedule: Schedule, warmth: float) -> dict[str, float]:
        veteran = self.veterans[int(self.rng.integers(len(self.veterans)))]
        company = Company.of(self.networks, veteran)
        played = play(self.tables, self.networks, company, self.plan.seating, self.rng)
        entropy, rate = schedule.entropy_at(self.decisions), schedule.rate_at(self.decisions) * warmth
        report = learner.learn(played.sample, entropy, rate, self.generator)
        worth = learner.learn_worth(self.tables, played.reached, played.pure, self.generator)
        self.decisions += int(played.sample.learners.sum())
        self.tables = self._next(played.following)
        return {"decisions": self.decisions, "weight": entropy, "rate": rate, **report._replace(worth=worth)._asdict()}

    def _next(self, following: Situations) -> Situations:
        """The next rounds; new tables for games that are over."""
        over = following.players == 1
        new = fresh(int(over.sum()), self.rng)
        for field, other in zip(following, new, strict=True):
            field[over] = other
        return following

    def _keep(self) -> None:
        self.networks.save(self.plan.folder / f"checkpoint-{self.decisions:010d}.npz", decisions=self.decisions)
        self.veterans = [*self.veterans[1 - _VETERANS :], deepcopy(self.networks.magnet)]


def _forget(log: Path, decisions: int) -> None:
    """Take out of a log what came after so many decisions: it is learnt anew, and must not be there twice."""
    if log.exists():
        lines = log.read_text("utf-8").splitlines(keepends=True)
        kept = [line for line in lines if line.endswith("\n") and json.loads(line)["decisions"] <= decisions]
        log.write_text("".join(kept), "utf-8")


def _started(checkpoint: Path | None) -> Networks:
    return Networks.load(checkpoint)[0] if checkpoint else Networks.fresh()
