"""A player cannot see what is under the others' cups: swapping hidden dice changes nothing."""

from random import Random

import pytest

from desktop_app.engine.game import Game
from desktop_app.players.roster import LEVELS, Level
from tests.engine.random_games import ALL_RULES, Setting, steps

ASKED = 1000


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_hidden_dice_do_not_change_a_choice(level: Level) -> None:
    player, asked = level.make(), 0
    for number, rules in enumerate(ALL_RULES):
        few = asked + ASKED / len(ALL_RULES)
        for step in steps(Setting(rules, 4, number)):
            other = with_other_dice(step.game, Random(number))
            if other is None:
                continue
            turn = step.game.bidding.turn
            choices = [player.choose(game.observe(turn), Random(number)) for game in (step.game, other)]
            assert choices[0] == choices[1]
            asked += 1
            if asked >= few:
                break
    assert asked >= ASKED


def with_other_dice(game: Game, rng: Random) -> Game | None:
    """The same game with other dice under the cups of all but the seat on turn; None between rounds."""
    if game.hands is None:
        return None
    hands = [tuple(sorted(rng.randint(1, 6) for _ in hand)) for hand in game.hands]
    hands[game.bidding.turn] = game.hands[game.bidding.turn]
    return game._replace(hands=tuple(hands))
