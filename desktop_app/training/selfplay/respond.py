"""A best responder by training: the network learns one seat of one round, in which a level sits in all other seats."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path
from time import monotonic

import numpy as np
import torch

from desktop_app.players.network import NetworkPolicy
from desktop_app.players.policy import Policy
from desktop_app.players.situations import joined
from desktop_app.players.values import Values
from desktop_app.training.responding import Remembering, RoundStart
from desktop_app.training.selfplay.learning import Learner, Schedule
from desktop_app.training.selfplay.networks import Networks, exported
from desktop_app.training.selfplay.rollout import Apart, Company, play

SCHEDULE = Schedule(1_000_000, 0.2, (0.02, 0.0005), (1e-3, 1e-4))
"""What is tried at first matters little: in the end a best response is no mixture."""
_ROUNDS = 2048
_HEAT = 0.1
"""Whoever responds does what seems best, and mixes where things are about equal."""


@dataclass(frozen=True)
class Lesson:
    """What is to be learnt: to respond to a level, in one seat of a round; later rounds are worth what `values` say."""

    round: RoundStart
    seat: int
    level: Remembering
    values: Values
    seed: int
    schedule: Schedule = SCHEDULE


def responder(lesson: Lesson, start: Path, minutes: float, told: Callable[[int], None]) -> Policy:
    """Learn until the decisions or the minutes are used up; `told` hears how many decisions there are more.

    `start` is the checkpoint of a network that can play already: others learn too slowly.
    """
    torch.set_num_threads(1)
    torch.manual_seed(lesson.seed)
    networks, _ = Networks.load(start)
    learner, rng = Learner.of(networks), np.random.default_rng((lesson.seed, lesson.seat))
    generator = torch.Generator().manual_seed(lesson.seed)
    tables = joined(list(repeat(lesson.round.situation, _ROUNDS)))
    end, decisions = monotonic() + 60 * minutes, 0
    while decisions < lesson.schedule.decisions and monotonic() < end:
        company = replace(Company.of(networks, networks.policy), guest=lesson.level, worth=lesson.values)
        sample = play(tables, networks, company, Apart(lesson.seat), rng).sample
        schedule = lesson.schedule
        learner.learn(sample, schedule.entropy_at(decisions), schedule.rate_at(decisions), generator)
        more = int(sample.learners.sum())
        decisions += more
        told(more)
    return NetworkPolicy(exported(networks.magnet), lesson.values, _HEAT)
