"""A multilayer perceptron in NumPy, read from a plain array file."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from desktop_app.players.situations import Floats


class Perceptron(NamedTuple):
    """Layers of weights (in, out) and biases (out,), with rectifiers between them."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    @classmethod
    def load(cls, path: Path) -> "Perceptron":
        """Read `weights0`, `biases0` … from an .npz. Raises OSError, KeyError or ValueError for another file."""
        with np.load(path, allow_pickle=False) as arrays:
            layers = range(len(arrays.files) // 2)
            weights = tuple(arrays[f"weights{layer}"].astype(np.float32) for layer in layers)
            biases = tuple(arrays[f"biases{layer}"].astype(np.float32) for layer in layers)
        return cls(weights, biases)

    def save(self, path: Path) -> None:
        """Write what `load` reads."""
        arrays = {f"weights{layer}": weights for layer, weights in enumerate(self.weights)}
        arrays |= {f"biases{layer}": biases for layer, biases in enumerate(self.biases)}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)

    def __call__(self, inputs: Floats) -> Floats:
        """The outputs (n, out) for inputs (n, in)."""
        layer = inputs
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = layer @ weights
            layer += biases
            np.maximum(layer, 0, out=layer)
        return layer @ self.weights[-1] + self.biases[-1]
