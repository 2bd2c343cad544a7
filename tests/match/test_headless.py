"""Games without a window: they end, whatever the options, and are the same for the same numbers."""

from random import Random

import pytest

from desktop_app.engine.dice import SECRET_BYTES, FairDice
from desktop_app.engine.moves import Bid, Call, IllegalMove, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.replay import record_of, replay
from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules
from desktop_app.match.headless import play_game
from desktop_app.players.roster import LEVELS
from tests.engine.random_games import ALL_RULES

FAIR = FairDice(bytes(range(SECRET_BYTES)))
PLAYERS = [level.make() for level in LEVELS]
TABLE = PLAYERS[-MAX_PLAYERS:]


@pytest.mark.parametrize("players", range(2, 7))
def test_games_of_all_levels_end_with_every_option(players: int) -> None:
    for number, rules in enumerate(ALL_RULES):
        seats = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(players)]
        fair = FairDice(Random(number).randbytes(SECRET_BYTES))
        game = play_game(rules, seats, fair, number)
        assert game.winner is not None
        assert replay(record_of(game, [f"P{seat}" for seat in range(players)], fair)).game == game
        if rules.exact is ExactCall.SPOT_ON:
            assert len(game.history) <= players * rules.dice


def test_the_same_numbers_give_the_same_game() -> None:
    assert play_game(Rules(), TABLE, FAIR, 7) == play_game(Rules(), TABLE, FAIR, 7)


def test_another_seed_gives_other_moves_with_the_same_dice() -> None:
    games = [play_game(Rules(), TABLE, FAIR, seed) for seed in range(5)]
    assert len({game.history[0].hands for game in games}) == 1
    assert len({game.history for game in games}) > 1


class Impossible:
    """Bids too much."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        return Bid(observation.bidding.dice_in_play + 1, 2) if rng else Call.EXACT


def test_a_player_that_breaks_the_rules_is_an_error() -> None:
    with pytest.raises(IllegalMove):
        play_game(Rules(), [Impossible(), Impossible()], FAIR, 0)


def test_a_game_needs_players() -> None:
    with pytest.raises(ValueError, match="1 players"):
        play_game(Rules(), PLAYERS[:1], FAIR, 0)
