"""Where training games begin: all sizes and options, the default ones most, and small tables more than their share."""

import numpy as np

from desktop_app.engine.rules import MAX_PLAYERS
from desktop_app.players.situations import POSITIONS, Situations

_PLAYERS = (0.34, 0.2, 0.2, 0.11, 0.15)
"""How often two, three … six players sit down."""
_DICE = (0.12, 0.12, 0.56, 0.2)
"""How often everyone starts with three, four, five, six dice."""
_MIDGAME, _SMALL = 0.25, 0.3
"""Shares of tables that begin in mid-game, and with one to three dice for each of two or three players."""


def fresh(n: int, rng: np.random.Generator) -> Situations:
    """New tables."""
    players = rng.choice(np.arange(2, MAX_PLAYERS + 1), n, p=_PLAYERS)
    dice = rng.choice(np.arange(3, 7), n, p=_DICE)
    kind = rng.random(n)
    small, midgame = kind < _SMALL, kind < _SMALL + _MIDGAME
    players[small] = rng.integers(2, 4, small.sum())
    with_palifico = rng.random(n) < 0.7
    some = 1 + (rng.random((n, MAX_PLAYERS)) * np.where(small, 3, dice)[:, None]).astype(np.int64)
    counts = np.where(midgame[:, None], some, dice[:, None]) * (players[:, None] > POSITIONS)
    used = (counts == 1) & with_palifico[:, None]
    return Situations(
        counts=counts,
        used=used,
        palifico=used.any(1) & (rng.random(n) < 0.4),
        wild_ones=rng.random(n) < 0.82,
        with_palifico=with_palifico,
        calza=rng.random(n) < 0.2,
        dice=dice,
    )
