"""The seasoned one acts by instinct or reckons, each as often as it doubts its instinct."""

from collections import Counter
from random import Random

import pytest

from desktop_app.players.instinct import Instinct
from desktop_app.players.seasoned import Seasoned
from desktop_app.players.sharp import Sharp
from tests.players.positions import met_by_chance, position

POSITIONS = list(met_by_chance(5))[::37]


@pytest.mark.parametrize("doubt", [0.0, 0.3, 0.5, 1.0])
def test_its_chances_lie_between_instinct_and_reckoning(doubt: float) -> None:
    told = (player.probabilities(POSITIONS) for player in (Seasoned(doubt), Instinct(), Sharp()))
    for mixed, by_instinct, reckoned in zip(*told, strict=True):
        assert sum(mixed.values()) == pytest.approx(1)
        for move, chance in mixed.items():
            expected = (1 - doubt) * by_instinct.get(move, 0) + doubt * reckoned.get(move, 0)
            assert chance == pytest.approx(expected, abs=1e-9)


def test_it_does_what_it_tells() -> None:
    seen = position((2, 3, 3, 5, 6), (5, 4), [(2, 3)])
    chances = Seasoned().probabilities([seen])[0]
    done = Counter(Seasoned().choose(seen, Random(seed)) for seed in range(120))
    assert set(done) <= {move for move, chance in chances.items() if chance}
    for move, chance in chances.items():
        assert done[move] / 120 == pytest.approx(chance, abs=0.15)


def test_it_is_neither_of_the_two() -> None:
    likeliest = [
        [max(chances, key=lambda move, of=chances: of[move]) for chances in player.probabilities(POSITIONS)]
        for player in (Seasoned(), Instinct(), Sharp())
    ]
    assert likeliest[1] != likeliest[2]
    assert likeliest[0] not in likeliest[1:]
