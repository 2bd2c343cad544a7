"""The worth of small tables, from few dice to more: every round is solved, its endings worth what was solved before.

Without Calza every round takes a die away, so that one sweep is exact. With Calza a die can come back: the rounds are
solved again and again with the values of the sweep before, moved only part of the way. Endings in tables that are not
among the rounds are worth what `beyond` says.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

import numpy as np

from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules
from desktop_app.players.situations import Floats, Situations, joined
from desktop_app.players.tables import ExactValues, round_name, situation_keys
from desktop_app.players.values import Values
from desktop_app.solver.equilibrium import Equilibrium, solve
from desktop_app.solver.payoffs import Payoffs
from desktop_app.solver.tables import Rows, rows_of
from desktop_app.solver.tree import Tree

_CAP, _HIGH_CAP = 2, 3
"""The highest quantity that may be raised further in a normal round of up to four dice: higher loses almost nothing."""
_DAMPING = 0.7


class Setting(NamedTuple):
    """A round to solve: seat 0 opens; `used` says who has had their Palifico round. A thorough one has a higher cap."""

    rules: Rules
    counts: tuple[int, ...]
    used: tuple[bool, ...]
    palifico: bool
    thorough: bool = False

    @property
    def name(self) -> str:
        """What the round is called in the file of tables."""
        return round_name(self.rules, self.counts, self.used, palifico=self.palifico)

    @property
    def situation(self) -> Situations:
        """The round about to begin."""
        return Situations.single(self.rules, self.counts, self.used, 0, palifico=self.palifico)

    @property
    def tree(self) -> Tree:
        """The round's histories; Palifico rounds are small enough without a cap."""
        dice = sum(self.counts)
        if self.thorough:
            return Tree(self.counts, self.rules.wild_ones, self.palifico, _HIGH_CAP, _HIGH_CAP)
        return Tree(self.counts, self.rules.wild_ones, self.palifico, dice if self.palifico else _CAP, dice)


def settings(rules: Rules, normal: Sequence[tuple[int, ...]], palifico: Sequence[tuple[int, ...]]) -> list[Setting]:
    """The rounds of these dice that a game can come to, few dice first."""
    found = [Setting(rules, counts, used, palifico=False) for counts in normal for used in _used(rules, counts)]
    if rules.palifico:
        found += [Setting(rules, counts, used, palifico=True) for counts in palifico for used in _used(rules, counts)]
    return sorted(found, key=lambda setting: (sum(setting.counts), setting))


def _used(rules: Rules, counts: tuple[int, ...]) -> Iterator[tuple[bool, ...]]:
    """Who can have had their Palifico round: whoever has one die, and with Calza others too."""
    if not rules.palifico:
        return iter([(False,) * len(counts)])
    calza = rules.exact is ExactCall.CALZA
    return product(*((True,) if held == 1 else (False, True) if calza else (False,) for held in counts))


@dataclass
class Induction:
    """Rounds being solved; `rows` and `worth` grow by name."""

    beyond: Values
    rows: dict[str, Rows] = field(default_factory=dict)
    worth: dict[str, tuple[Setting, Floats]] = field(default_factory=dict)

    @property
    def values(self) -> Values:
        """What is known so far."""
        if not self.worth:
            return self.beyond
        settings, worth = zip(*self.worth.values(), strict=True)
        keys = situation_keys(joined([setting.situation for setting in settings]))
        order = np.argsort(keys)
        return ExactValues(keys[order], np.stack(worth)[order], self.beyond)

    def solve(self, setting: Setting, iterations: int) -> Equilibrium:
        """Solve one round and remember its worth; solved before, its worth moves part of the way."""
        solved = solve(Payoffs.of(setting.tree, setting.rules, setting.used, self.values), iterations)
        chances = np.zeros(MAX_PLAYERS, np.float32)
        chances[: len(solved.chances)] = solved.chances
        # What single precision and few iterations leave is spread evenly: somebody wins.
        chances /= chances.sum()
        if setting.name in self.worth:
            chances = _DAMPING * chances + (1 - _DAMPING) * self.worth[setting.name][1]
        self.worth[setting.name] = (setting, chances.astype(np.float32))
        self.rows[setting.name] = rows_of(setting.tree, solved.played)
        return solved
