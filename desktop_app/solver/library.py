"""Which rounds are solved and shipped, and how their file is made: option by option, to be resumed where it stopped."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.situations import joined
from desktop_app.players.tables import situation_keys
from desktop_app.players.values import Values
from desktop_app.solver.equilibrium import Equilibrium
from desktop_app.solver.induction import Induction, Setting, settings
from desktop_app.solver.tables import save_rounds, save_values

_SMALL = ((1, 1), (1, 2), (2, 1), (1, 1, 1), (2, 2))
_MORE = ((1, 3), (3, 1), (1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1, 1))
"""Solved for the default options only."""
_THOROUGH = ((2, 2),)
"""Of these dice, with the default options, more bids are worth raising."""
_PALIFICO = (
    *((1, held) for held in range(1, 7)),
    *((held, 1) for held in range(2, 7)),
    *((1, 1, 1), (1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1, 1)),
)
_ITERATIONS = {2: 500, 3: 300}
_MANY_ITERATIONS, _PALIFICO_ITERATIONS, _SWEEP_ITERATIONS = 200, 300, 60
_SWEEPS = 4
"""How often the rounds are solved with Calza, all but the last time roughly."""

Told = Callable[[Setting, Equilibrium], None]


class Part(NamedTuple):
    """The options that one part of the library is for."""

    rules: Rules
    default: bool

    @property
    def name(self) -> str:
        """What the part's files are called."""
        return "-".join((self.rules.exact.value, str(int(self.rules.wild_ones)), str(int(self.rules.palifico))))

    @property
    def settings(self) -> list[Setting]:
        """The rounds of this part, few dice first."""
        found = settings(self.rules, (*_SMALL, *_MORE) if self.default else _SMALL, _PALIFICO)
        return [setting._replace(thorough=self.default and setting.counts in _THOROUGH) for setting in found]


def parts() -> Iterator[Part]:
    """All options, the default ones first. The dice of the beginning are those of the default game."""
    for exact, wild, palifico in product(ExactCall, (True, False), (True, False)):
        rules = Rules(wild_ones=wild, palifico=palifico, exact=exact)
        yield Part(rules, rules == Rules())


def solve_part(part: Part, beyond: Values, folder: Path, told: Told) -> None:
    """Solve the rounds of some options and write `rounds-NAME.npz` and `values-NAME.npz`."""
    induction = Induction(beyond)
    calza = part.rules.exact is ExactCall.CALZA
    for sweep in reversed(range(_SWEEPS if calza else 1)):
        for setting in part.settings:
            told(setting, induction.solve(setting, _SWEEP_ITERATIONS if sweep else _iterations(setting)))
    save_rounds(folder / f"rounds-{part.name}.npz", induction.rows)
    solved, worth = zip(*induction.worth.values(), strict=True)
    keys = situation_keys(joined([setting.situation for setting in solved]))
    save_values(folder / f"values-{part.name}.npz", keys, np.stack(worth))


def _iterations(setting: Setting) -> int:
    if setting.palifico:
        return _PALIFICO_ITERATIONS
    return _ITERATIONS.get(sum(setting.counts), _MANY_ITERATIONS)


def merge(folder: Path, target: Path) -> None:
    """Join the parts of a folder into `rounds.npz` and `values.npz`, as they are shipped."""
    rounds: dict[str, NDArray[np.generic]] = {}
    keys: list[NDArray[np.int64]] = []
    worth: list[NDArray[np.float32]] = []
    for part in sorted(folder.glob("rounds-*.npz")):
        with np.load(part, allow_pickle=False) as arrays:
            rounds |= {name: arrays[name] for name in arrays.files}
        with np.load(folder / part.name.replace("rounds", "values"), allow_pickle=False) as arrays:
            keys.append(arrays["keys"])
            worth.append(arrays["worth"])
    with (target / "rounds.npz").open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **rounds)
    save_values(target / "values.npz", np.concatenate(keys), np.concatenate(worth))
