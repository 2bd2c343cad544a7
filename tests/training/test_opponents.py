"""The random rules to practise against play legally, and differ."""

import numpy as np

from desktop_app.players.features import legal_bids
from desktop_app.players.situations import Ints
from desktop_app.training.opponents import Habits, answers
from desktop_app.training.simulator import Rounds
from desktop_app.training.starts import fresh


def test_random_rules_end_their_rounds_legally() -> None:
    rng = np.random.default_rng(3)
    tables = fresh(400, rng)
    rounds, habits = Rounds.deal(tables, rng), Habits.draw(400, rng)
    active, turns = np.arange(400), 0
    lengths: list[Ints] = []
    while len(active):
        views = rounds.views(active, turns)
        told = answers(views, habits.take(active), rng)
        bids = ~told.calls
        quantity = told.rank // 6 + 1
        assert (told.rank[bids] > views.standing[bids]).all()
        assert (quantity[bids] <= views.total[bids]).all()
        assert legal_bids(views, quantity)[bids, told.rank[bids] % 6].all()
        assert not told.calls[views.standing < 0].any()
        assert not (told.exact & ~told.calls).any()
        lengths.append(np.full(int(told.calls.sum()), turns))
        rounds.bid(active[bids], turns, told.rank[bids])
        active, turns = active[bids], turns + 1
    assert np.concatenate(lengths).std() > 1
