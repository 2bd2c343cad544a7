"""Every level tells the probabilities with which it acts."""

from collections import Counter
from random import Random

import pytest

from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.players.roster import LEVELS, Level
from tests.players.positions import met_by_chance, position

DRAWS = 1000


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_what_a_level_tells_is_how_often_it_acts_so(level: Level) -> None:
    player: Player = level.make()
    assert isinstance(player, Policy)
    seen = position((1, 3, 3, 5), (4, 4), [(3, 3)])
    (told,) = player.probabilities([seen])
    moves = Counter(player.choose(seen, Random(seed)) for seed in range(DRAWS))
    assert set(moves) <= set(told)
    for move, chance in told.items():
        # Five standard deviations of a share among so many draws.
        assert moves[move] / DRAWS == pytest.approx(chance, abs=5 * (chance * (1 - chance) / DRAWS) ** 0.5)


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_probabilities_are_those_of_legal_moves_and_sum_to_one(level: Level) -> None:
    player = level.make()
    assert isinstance(player, Policy)
    observations = list(met_by_chance(3))[::7]
    for seen, told in zip(observations, player.probabilities(observations), strict=True):
        assert set(told) <= set(seen.legal_moves)
        assert sum(told.values()) == pytest.approx(1.0)
