"""How a level does against the pool: win shares at tables of any size and options."""

from collections.abc import Iterator, Sequence

from desktop_app.engine.rules import Rules
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.training.evaluation import Share, win_share

SIDE_BY_SIDE = 25
"""Games in step: few enough that what a thinking player keeps of each round is still there when it is needed again."""


def shares(
    policy: Policy, opponents: Sequence[Player], rules: Rules, players: int, games: int, seed: int
) -> Iterator[Share]:
    """The share of games won so far, again and again until all are played: as many as asked for, or a few more."""
    total = Share(0, 0)
    for part in range((games + SIDE_BY_SIDE - 1) // SIDE_BY_SIDE):
        more = win_share(policy, opponents, rules, players, SIDE_BY_SIDE, f"{seed}|{part}")
        total = Share(total.won + more.won, total.games + more.games)
        yield total
