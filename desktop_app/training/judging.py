"""How a network is judged: near equilibrium where that is known, and against the pool."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.rules import Rules
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.players.values import Values
from desktop_app.solver.exploitability import measure
from desktop_app.solver.following import Round
from desktop_app.training.evaluation import Share, win_share

SIZES = (2, 4, 6)
"""Tables at which win shares are measured."""


class Judgement(NamedTuple):
    """Exploitability of the round with one die each, and win shares at tables of SIZES."""

    exploitability: float
    shares: tuple[Share, ...]


def judged(policy: Policy, pool: Sequence[Player], rules: Rules, values: Values, games: int, seed: int) -> Judgement:
    """Judge a policy."""

    def unheard(_: int) -> None:
        pass

    even = measure(Round.of(policy, rules, (1, 1), values, unheard, palifico=False))
    shares = tuple(win_share(policy, pool, rules, players, games, seed) for players in SIZES)
    return Judgement(even.exploitability, shares)
