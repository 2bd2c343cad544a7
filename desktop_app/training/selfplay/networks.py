"""The networks that are trained: the policy, a critic that sees all dice, and the worth of tables between rounds."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from desktop_app.engine.rules import MAX_PLAYERS
from desktop_app.players.features import ACTIONS, FEATURES
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.values import VALUE_FEATURES

PRIVATE = 57
"""What the critic sees beyond the policy's features."""


def perceptron(*sizes: int) -> nn.Sequential:
    """Linear layers with rectifiers between them; the last one starts near zero."""
    layers: list[nn.Module] = []
    for before, after in pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    last = nn.Linear(sizes[-2], sizes[-1])
    with torch.no_grad():
        last.weight.mul_(0.1)
        last.bias.zero_()
    return nn.Sequential(*layers[:-2], last)


@dataclass(frozen=True)
class Networks:
    """All that is trained. `magnet` is a moving average of the policy, and what is played in the end."""

    policy: nn.Sequential
    magnet: nn.Sequential
    critic: nn.Sequential
    worth: nn.Sequential

    @classmethod
    def fresh(cls) -> "Networks":
        """Untrained networks."""
        policy, magnet = perceptron(FEATURES, 256, 192, ACTIONS), perceptron(FEATURES, 256, 192, ACTIONS)
        magnet.load_state_dict(policy.state_dict())
        critic = perceptron(FEATURES + PRIVATE, 256, 128, MAX_PLAYERS)
        return cls(policy, magnet, critic, perceptron(VALUE_FEATURES, 128, 96, MAX_PLAYERS))

    def named(self) -> dict[str, nn.Sequential]:
        """The networks by name."""
        return {"policy": self.policy, "magnet": self.magnet, "critic": self.critic, "worth": self.worth}

    def save(self, path: Path, *, decisions: int) -> None:
        """Write a checkpoint: plain arrays, half precision."""
        arrays = {
            f"{name}.{key}": tensor.numpy().astype(np.float16)
            for name, network in self.named().items()
            for key, tensor in network.state_dict().items()
        }
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, decisions=np.array(decisions), **arrays)

    @classmethod
    def load(cls, path: Path) -> tuple["Networks", int]:
        """A checkpoint and the number of decisions it has seen."""
        networks = cls.fresh()
        with np.load(path, allow_pickle=False) as arrays:
            for name, network in networks.named().items():
                state = {
                    key: torch.from_numpy(arrays[f"{name}.{key}"].astype(np.float32)) for key in network.state_dict()
                }
                network.load_state_dict(state)
            return networks, int(arrays["decisions"])


def exported(network: nn.Sequential) -> Perceptron:
    """The network for NumPy."""
    layers = [layer for layer in network if isinstance(layer, nn.Linear)]
    weights = tuple(np.ascontiguousarray(layer.weight.detach().numpy().T) for layer in layers)
    return Perceptron(weights, tuple(layer.bias.detach().numpy().copy() for layer in layers))
