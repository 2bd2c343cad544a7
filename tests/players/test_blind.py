"""A player cannot see what is under the others' cups: other hidden dice change nothing. soaks/blind.py tries more."""

from collections import Counter

import pytest

from desktop_app.players.roster import LEVELS, Level
from tests.players.blindness import SETTINGS, Pair, decides_alike, pairs

#: Positions of each setting; a level is asked in every one of them, or in every so many where a decision takes long.
EACH, LONG = 5, {"seasoned": 6, "master": 24}


@pytest.fixture(scope="module")
def met() -> list[Pair]:
    return list(pairs(2026, EACH))


def test_the_positions_are_of_every_kind(met: list[Pair]) -> None:
    seen = {pair.game.observe(pair.game.bidding.turn) for pair in met}
    assert len(seen) == len(met) == EACH * len(SETTINGS)
    assert sum(bool(each.history) for each in seen) > len(seen) / 2
    assert sum(each.bidding.palifico for each in seen) > 50
    assert len(Counter(len(each.history) for each in seen)) > 10


def test_what_a_seat_may_know_is_the_same_whatever_the_others_hold(met: list[Pair]) -> None:
    for _, game, other in met:
        turn = game.bidding.turn
        assert game.hands != other.hands
        assert game.observe(turn) == other.observe(turn)


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_hidden_dice_do_not_change_a_decision(level: Level, met: list[Pair]) -> None:
    player, tried = level.make(), met[:: LONG.get(level.id, 1)]
    assert {pair.setting.players for pair in tried} == set(range(2, 7))
    assert [pair for pair in tried if not decides_alike(player, pair)] == []
