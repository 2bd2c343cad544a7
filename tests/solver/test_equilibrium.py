"""Known rounds come out as they are known."""

from dataclasses import dataclass, field

import numpy as np
import pytest

from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules
from desktop_app.players.situations import Floats, Situations
from desktop_app.solver.equilibrium import Equilibrium, measured, solve
from desktop_app.solver.payoffs import Payoffs
from desktop_app.solver.profile import strategy, zeros
from desktop_app.solver.tree import Tree


@dataclass
class Known:
    """The worth of tables by the dice of the positions; others do not matter here."""

    worth: dict[tuple[int, ...], tuple[float, ...]] = field(default_factory=dict)

    def chances(self, situations: Situations) -> Floats:
        chances = np.zeros((situations.size, MAX_PLAYERS), np.float32)
        for row, counts in enumerate(situations.counts):
            held = tuple(int(count) for count in counts if count)
            worth = (1.0,) if len(held) == 1 else self.worth.get(held, ())
            chances[row, : len(worth)] = worth
        return chances


FEW = {(1, 1): (0.5, 0.5)}


def payoffs(rules: Rules, counts: tuple[int, ...], known: Known, *, palifico: bool = False, cap: int = 2) -> Payoffs:
    return Payoffs.of(Tree(counts, rules.wild_ones, palifico, cap, sum(counts)), rules, (False,) * len(counts), known)


def solved(counts: tuple[int, ...], iterations: int) -> Equilibrium:
    return solve(payoffs(Rules(palifico=False), counts, Known(dict(FEW))), iterations)


def test_one_die_each_is_even() -> None:
    equilibrium = solved((1, 1), 150)
    assert equilibrium.chances == pytest.approx((0.5, 0.5), abs=0.002)
    assert 0 <= equilibrium.exploitability < 0.006


def test_two_dice_open_against_one() -> None:
    equilibrium = solved((2, 1), 60)
    assert equilibrium.chances == pytest.approx((0.807, 0.193), abs=0.004)
    assert 0 <= equilibrium.exploitability < 0.006


def test_one_die_opens_against_two() -> None:
    equilibrium = solved((1, 2), 60)
    assert equilibrium.chances == pytest.approx((0.203, 0.797), abs=0.006)
    assert 0 <= equilibrium.exploitability < 0.008


def test_three_with_one_die_each() -> None:
    equilibrium = solved((1, 1, 1), 60)
    assert equilibrium.chances == pytest.approx((0.278, 0.444, 0.278), abs=0.004)
    assert 0 <= equilibrium.exploitability < 0.006


def test_uniform_play_is_easy_prey() -> None:
    # The mean gain that another program of ours found.
    round_ = payoffs(Rules(palifico=False), (1, 1), Known(dict(FEW)))
    tree = round_.tree
    uniform = tuple(strategy(tree, seat, zeros(tree, seat)) for seat in range(2))
    assert measured(round_, uniform).exploitability == pytest.approx(0.3546, abs=0.0005)


def test_chances_of_all_seats_sum_to_one() -> None:
    rules = Rules(wild_ones=False, exact=ExactCall.CALZA)
    known = Known({(1, 1): (0.5, 0.5), (2, 1): (0.8, 0.2), (1, 2): (0.2, 0.8), (3, 1): (0.9, 0.1), (2, 2): (0.5, 0.5)})
    equilibrium = solve(payoffs(rules, (2, 1), known, palifico=True, cap=3), 20)
    assert sum(equilibrium.chances) == pytest.approx(1, abs=1e-4)


def test_a_cap_loses_almost_nothing_to_somebody_who_bids_above_it() -> None:
    # Two dice against one, capped at two: nobody bids three of a face and is raised.
    capped = solved((2, 1), 60)
    assert max(capped.gains) < 0.008
