"""What the network sees of a decision, and the moves that it answers with.

Its bids form a window of WINDOW quantities times six faces upwards from a base quantity: the standing bid's, or for the
opener a little under what the dice in play make likely. Then come the two calls. P is the chance that a bid holds as a
seat sees it that knows its own dice and nothing of the others'.
"""

from math import comb

import numpy as np

from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS
from desktop_app.players.situations import POSITIONS, Flags, Floats, Ints
from desktop_app.players.views import NO_BID, Views

WINDOW = 8
"""Quantities that the network can bid."""
BIDS = WINDOW * len(FACES)
CHALLENGE, EXACT, ACTIONS = BIDS, BIDS + 1, BIDS + 2
STAKES = 5
"""What hangs on the decision (see `stakes.py`), as the network is told."""
_HOLDS, _MEETS = 5, 3
"""Quantities from the base on whose P, and whose chance to be exact, the network is told."""
FEATURES = 231 + STAKES

_FACES = np.arange(len(FACES))
_MOST = MAX_PLAYERS * MAX_DICE


def _tails() -> Floats:
    """P[Bin(n, p) >= k] as [wild, n, k]; p is 1/6, where wild 1/3."""
    table = np.zeros((2, _MOST + 1, _MOST + 2), np.float32)
    for wild, p in enumerate((1 / 6, 1 / 3)):
        for n in range(_MOST + 1):
            chances = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
            table[wild, n, : n + 1] = np.cumsum(chances[::-1])[::-1]
            table[wild, n, 0] = 1.0
    return table


_TAILS = _tails()


def base_quantity(views: Views) -> Ints:
    """The lowest quantity of the network's window (n,)."""
    likely = views.total // np.where(views.wild, 3, 6)
    return np.where(views.standing >= 0, views.standing // len(FACES) + 1, np.maximum(1, likely - 3))


def legal_actions(views: Views) -> Flags:
    """The legal actions of the network (n, ACTIONS); there always is one."""
    may_call = np.repeat((views.standing >= 0)[:, None], 2, 1)
    return np.concatenate([legal_bids(views, base_quantity(views)), may_call], 1)


def legal_bids(views: Views, base: Ints) -> Flags:
    """The legal ones among the bids of a window that begins at a quantity (n,): (n, BIDS)."""
    quantity = base[:, None] + np.arange(WINDOW)
    ranks = (quantity[:, :, None] - 1) * len(FACES) + _FACES
    legal = (ranks > views.standing[:, None, None]) & (quantity <= views.total[:, None])[:, :, None]
    fixed = views.palifico & (views.standing >= 0)
    legal &= ~fixed[:, None, None] | ((views.standing % len(FACES))[:, None] == _FACES)[:, None, :]
    return legal.reshape(views.size, BIDS)


def at_least(views: Views, quantity: Ints) -> Floats:
    """P of bids: quantity (n, k, 6) on each face to (n, k, 6)."""
    need = np.clip(quantity - matching(views)[:, None, :], 0, _MOST + 1)
    likely = _likely(views).astype(np.int64)
    return _TAILS[likely[:, None, :], (views.total - views.held[:, 0])[:, None, None], need]


def matching(views: Views) -> Ints:
    """Own dice that match each face (n, 6)."""
    return views.own + np.where(_likely(views), views.own[:, :1], 0)


def _likely(views: Views) -> Flags:
    """The faces that ones count toward (n, 6)."""
    return (_FACES > 0) & views.wild[:, None]


def features(views: Views, stakes: Floats) -> Floats:
    """What the network sees (n, FEATURES); `stakes` (n, STAKES) come from the values between rounds."""
    blocks = [*_table(views), *_standing(views), *_windows(views), *_bids(views), stakes]
    n = views.size
    return np.concatenate([block.reshape(n, -1) for block in blocks], 1, dtype=np.float32, casting="same_kind")


Block = Floats | Flags | Ints


def _table(views: Views) -> list[Block]:
    """Dice, seats and options: 61 numbers."""
    chance = np.where(_likely(views), np.float32(1 / 3), np.float32(1 / 6))
    held, players, total = views.held, views.players, views.total
    mine = held[:, :1]
    rounds = np.minimum(views.turns / players, 4) / 2
    sizes = np.stack([total / 18, (total - mine[:, 0]) / 15, 2 / total, rounds], 1).astype(np.float32)
    flags = np.stack([views.wild, views.palifico, views.with_palifico, views.calza, views.dice / 6], 1)
    return [
        (views.own / 2).astype(np.float32),
        matching(views) - mine * chance,
        (held / 3).astype(np.float32),
        held > 0,
        held == 1,
        views.used,
        sizes,
        flags.astype(np.float32),
        mine > _FACES,
        players[:, None] == np.arange(2, MAX_PLAYERS + 1),
    ]


def _spread(views: Views) -> tuple[Floats, Floats]:
    """Expected matching dice in play, and how far they vary, for each face (n, 6)."""
    chance = np.where(_likely(views), np.float32(1 / 3), np.float32(1 / 6))
    expected = views.total[:, None].astype(np.float32) * chance
    return expected, np.sqrt(expected * (1 - chance)) + np.float32(0.5)


def _standing(views: Views) -> list[Block]:
    """The standing bid: 13 numbers."""
    row = np.arange(views.size)
    there = views.standing >= 0
    face, quantity = np.where(there, views.standing % 6, 0), np.where(there, views.standing // 6 + 1, 0)
    expected, spread = _spread(views)
    need = quantity - matching(views)[row, face]
    likely = _likely(views)[row, face].astype(np.int64)
    others = views.total - views.held[:, 0]
    holds = _TAILS[likely, others, np.clip(need, 0, _MOST + 1)]
    more = _TAILS[likely, others, np.clip(need + 1, 0, _MOST + 1)]
    excess = (quantity - expected[row, face]) / spread[row, face]
    base = base_quantity(views)
    known = np.stack([excess, holds, np.where(need >= 0, holds - more, 0), quantity / views.total], 1) * there[:, None]
    return [
        (face[:, None] == _FACES) & there[:, None],
        ~there,
        known.astype(np.float32),
        np.stack([base / views.total, base / WINDOW], 1).astype(np.float32),
    ]


def _windows(views: Views) -> list[Block]:
    """Chances of the bids next above: 48 numbers."""
    quantity = base_quantity(views)[:, None, None] + np.arange(_HOLDS + 1)[:, None] + np.zeros(6, np.int64)
    chances = at_least(views, quantity)
    possible = (quantity >= matching(views)[:, None, :])[:, :_MEETS]
    return [chances[:, :_HOLDS], (chances[:, :_MEETS] - chances[:, 1 : _MEETS + 1]) * possible]


def _bids(views: Views) -> list[Block]:
    """Who has bid what: 114 numbers, and one that fills up."""
    expected, spread = _spread(views)
    bid = views.best > 0
    excess = np.where(bid, (views.best - expected[:, None, :]) / spread[:, None, :], 0).astype(np.float32)
    has_bid = views.last != NO_BID
    faces = ((views.last % 6)[:, :, None] == _FACES) & has_bid[:, :, None]
    behind = np.where(has_bid & (POSITIONS > 0), (views.standing[:, None] // 6 - views.last // 6) / 3, 0)
    return [bid, excess, faces, behind.astype(np.float32)]
