"""Policy queries for tests."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from desktop_app.engine.observation import Observation
from tests.engine.random_games import ALL_RULES, Setting, steps

Json = dict[str, Any]

RULES: Json = {"dice": 5, "wild_ones": True, "palifico": True, "exact": "spot_on"}
QUERY: Json = {
    "rules": RULES,
    "counts": [1, 2],
    "seat": 1,
    "dice": [2, 2],
    "opener": 0,
    "palifico": False,
    "used": [False, True],
    "actions": [[0, "bid", 1, 4]],
}
"""The position that the format's description shows."""


def query_of(observation: Observation) -> Json:
    """A position as it is asked."""
    rules, bidding = observation.rules, observation.bidding
    entry = {"dice": rules.dice, "wild_ones": rules.wild_ones, "palifico": rules.palifico, "exact": rules.exact.value}
    return {
        "rules": entry,
        "counts": list(bidding.counts),
        "seat": observation.seat,
        "dice": list(observation.dice),
        "opener": bidding.opener,
        "palifico": bidding.palifico,
        "used": list(observation.used),
        "actions": [[action.seat, "bid", *action.bid] for action in bidding.actions],
    }


def met_in_games(seed: int) -> Iterator[Observation]:
    """A position of each of many random games: all options, two to six players."""
    for number, (rules, players) in enumerate(product(ALL_RULES, range(2, 7))):
        seen = [
            step.game.observe(step.game.bidding.turn)
            for step in steps(Setting(rules, players, 1000 * seed + number))
            if step.game.hands is not None
        ]
        yield Random(seed).choice(seen)
