"""One who notices plays like another until few dice are left, and then knows better than the reader."""

from random import Random

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.players.policy import drawn
from desktop_app.players.thinking import Thinking
from desktop_app.training.evaluation import rolled
from desktop_app.training.noticing import Noticer
from desktop_app.training.pool import MostProbable
from tests.players.positions import position
from tests.players.reading.test_learning import after_rounds


class Silent:
    """Cannot be asked."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        raise AssertionError((observation, rng))


def test_until_then_it_is_whom_it_pretends_to_be() -> None:
    seen, rule = position((2, 2), (1,), [(1, 4)]), MostProbable()
    assert Noticer(rule, Thinking(), 2).choose(seen, Random(1)) == rule.choose(seen, Random(1))
    with pytest.raises(AssertionError):
        Noticer(Silent(), Thinking(), 2).choose(seen, Random(1))


def test_in_the_last_round_it_beats_the_reader_who_takes_it_for_the_rule() -> None:
    history, rng, reader = after_rounds([MostProbable(), MostProbable()], 20).history, Random(5), Thinking(risk=1.0)
    rules, won, rounds = Rules(palifico=False), {"rule": 0, "noticer": 0}, 150
    for name, player in (("rule", MostProbable()), ("noticer", Noticer(MostProbable(), reader, 2))):
        for number in range(rounds):
            start = Game.at(rules, Bidding.start((1, 1), number % 2, palifico=False), history=history)
            game = start.deal(rolled((1, 1), rng)).game
            while game.winner is None:
                seen = game.observe(game.turn)
                move = player.choose(seen, rng) if game.turn else drawn(reader.probabilities([seen])[0], rng)
                game = game.play(move).game
            won[name] += game.winner == 1
    assert won["rule"] / rounds < 0.25
    assert won["noticer"] / rounds > 0.6
