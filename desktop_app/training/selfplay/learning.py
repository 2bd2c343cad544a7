"""Learning from a rollout: clipped policy gradients with entropy and a pull to the magnet, and two regressions.

Challenge and exact call get exact credit at every decision, since the trainer sees the dice; only bids need sampling
and a critic.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import smooth_l1_loss

from desktop_app.players.features import BIDS
from desktop_app.players.situations import Flags, Floats, Situations
from desktop_app.players.values import value_features
from desktop_app.training.selfplay.networks import Networks
from desktop_app.training.selfplay.rollout import Sample

_CLIP, _PULL, _MAGNET_RATE, _BATCH = 0.2, 0.15, 0.05, 1024
_MOST_GAIN = 4.0


class Schedule(NamedTuple):
    """How learning goes on over a number of decisions: steady for most of them, then cooling down."""

    decisions: int
    steady: float = 0.5
    entropy: tuple[float, float] = (0.08, 0.02)
    rate: tuple[float, float] = (5e-4, 1e-4)

    def entropy_at(self, decisions: int) -> float:
        """The weight of the policy's entropy."""
        return _cooled(self.entropy, self._cooling(decisions))

    def rate_at(self, decisions: int) -> float:
        """The policy's learning rate."""
        return _cooled(self.rate, self._cooling(decisions))

    def _cooling(self, decisions: int) -> float:
        done = min(1.0, decisions / self.decisions)
        return max(0.0, done - self.steady) / (1 - self.steady)


def _cooled(ends: tuple[float, float], share: float) -> float:
    return ends[0] * (ends[1] / ends[0]) ** share


class Report(NamedTuple):
    """How one update went: entropy of the policy, its distance from the magnet, errors of critic and worth."""

    entropy: float
    distance: float
    critic: float
    unexplained: float
    worth: float


@dataclass(frozen=True)
class Learner:
    """The networks and their optimisers."""

    networks: Networks
    policy: torch.optim.Adam
    critic: torch.optim.Adam
    worth: torch.optim.Adam

    @classmethod
    def of(cls, networks: Networks) -> "Learner":
        """A learner whose optimisers have seen nothing."""
        adam = torch.optim.Adam
        return cls(
            networks,
            adam(networks.policy.parameters(), 1e-4, eps=1e-5),
            adam(networks.critic.parameters(), 8e-4),
            adam(networks.worth.parameters(), 1e-3),
        )

    def learn(self, sample: Sample, entropy: float, rate: float, generator: torch.Generator) -> Report:
        """One pass over the decisions, in batches that are all of one size: others cost more than they teach."""
        for group in self.policy.param_groups:
            group["lr"] = rate
        seen = [torch.from_numpy(field) for field in (sample.inputs, sample.private, sample.returns, sample.there)]
        seen[:2] = [torch.cat(seen[:2], 1)]
        errors = [
            self._learn_critic(*(field[rows] for field in seen)) for rows in _batches(len(sample.actions), generator)
        ]
        own = Sample(*(torch.from_numpy(field[sample.learners]) for field in sample))
        parts = [
            self._learn_policy(Sample(*(field[rows] for field in own)), entropy)
            for rows in _batches(len(own.actions), generator)
        ]
        with torch.no_grad():
            for ours, theirs in zip(self.networks.magnet.parameters(), self.networks.policy.parameters(), strict=True):
                ours.lerp_(theirs, _MAGNET_RATE)
        spread, distance, unexplained = np.mean(parts, axis=0)
        return Report(float(spread), float(distance), float(np.mean(errors)), float(unexplained), 0.0)

    def _learn_critic(self, inputs: Tensor, returns: Tensor, there: Tensor) -> float:
        with torch.autocast("cpu", torch.bfloat16):
            view = self.networks.critic(inputs).float()
        error = smooth_l1_loss(view, returns, reduction="none")[there].mean()
        _descend(self.critic, self.networks.critic, error)
        return float(error.detach())

    def _learn_policy(self, batch: "Sample", entropy: float) -> tuple[float, float, float]:
        with torch.autocast("cpu", torch.bfloat16):
            logs = masked(self.networks.policy(batch.inputs).float(), batch.legal)
            with torch.no_grad():
                magnet = masked(self.networks.magnet(batch.inputs).float(), batch.legal)
        chances = logs.exp()
        spread = -(chances * logs.clamp(min=-30)).sum(1).mean()
        distance = (chances * (logs - magnet).clamp(-30, 30)).sum(1).mean()
        loss = _gradient_loss(batch, logs, chances) - entropy * spread + _PULL * distance
        _descend(self.policy, self.networks.policy, loss)
        unexplained = ((batch.returns - batch.expected)[:, 0] ** 2).mean() / (batch.returns[:, 0] ** 2).mean()
        return float(spread.detach()), float(distance.detach()), float(unexplained)

    def learn_worth(self, situations: Situations, reached: Floats, which: Flags, generator: torch.Generator) -> float:
        """Move the worth of tables towards what rounds among learners led to; the mean cross entropy."""
        chosen = situations.take(which)
        inputs, targets = torch.from_numpy(value_features(chosen)), torch.from_numpy(reached[which])
        counts = torch.from_numpy(chosen.counts)
        losses: list[float] = [0.0]
        for rows in _batches(len(inputs), generator):
            prior = torch.log(counts[rows].float().clamp(min=1e-30))
            logs = torch.log_softmax(self.networks.worth(inputs[rows]) + prior, 1)
            loss = -(targets[rows] * logs.clamp(min=-30)).sum(1).mean()
            _descend(self.worth, self.networks.worth, loss)
            losses.append(float(loss.detach()))
        return float(np.mean(losses))


def _batches(rows: int, generator: torch.Generator) -> list[Tensor]:
    """Full batches of rows in random order; the rest is left out."""
    return list(torch.randperm(rows, generator=generator).split(_BATCH))[: rows // _BATCH]


def masked(outputs: Tensor, legal: Tensor) -> Tensor:
    """Log probabilities over legal actions."""
    return torch.log_softmax(outputs.masked_fill(~legal, -1e9), 1)


def _gradient_loss(batch: Sample, logs: Tensor, chances: Tensor) -> Tensor:
    """The clipped loss of sampled bids, and of both calls everywhere."""
    taken = logs.gather(1, batch.actions[:, None]).squeeze(1)
    ratio = (taken - batch.chance).exp()
    gain = (batch.returns - batch.expected)[:, 0].clamp(-_MOST_GAIN, _MOST_GAIN)
    bids = _clipped(ratio, gain) * (batch.actions < BIDS)
    calls = batch.calls.clamp(min=1e-6)
    gains = (batch.gains - batch.expected[:, :1]).clamp(-_MOST_GAIN, _MOST_GAIN)
    called = _clipped(chances[:, BIDS:] / calls, gains) * calls * batch.legal[:, BIDS:]
    return -(bids.mean() + called.sum(1).mean())


def _clipped(ratio: Tensor, gain: Tensor) -> Tensor:
    return torch.min(ratio * gain, ratio.clamp(1 - _CLIP, 1 + _CLIP) * gain)


def _descend(optimiser: torch.optim.Adam, network: nn.Module, loss: Tensor) -> None:
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimiser.step()
