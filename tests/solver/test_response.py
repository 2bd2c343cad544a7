"""The best response to a policy: it wins as often as it says, wherever it sits, and knows what the policy knows."""

from collections.abc import Sequence
from random import Random

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.players.policy import drawn
from desktop_app.players.shipped import values
from desktop_app.solver.following import Round
from desktop_app.solver.response import Response
from desktop_app.training.evaluation import rolled
from desktop_app.training.pool import Counter
from tests.players.positions import position
from tests.players.reading.test_learning import after_rounds
from tests.solver.test_exploitability import Uniform, unheard

RULES = Rules(palifico=False)


def duel(opener: int, counts: tuple[int, int] = (1, 1)) -> Game:
    """A duel before its dice are rolled."""
    return Game.at(RULES, Bidding.start(counts, opener, palifico=False))


@pytest.mark.parametrize("opener", [0, 1])
def test_it_wins_as_often_as_it_says(opener: int) -> None:
    rng, start, won, rounds = Random(opener), duel(opener), 0, 3000
    response = Response.of(Round.met(Uniform(), start.observe(0), values(), unheard), opener)
    for _ in range(rounds):
        game = start.deal(rolled((1, 1), rng)).game
        while game.winner is None:
            seen = game.observe(game.turn)
            move = response.chosen(seen) if game.turn == 0 else drawn(Uniform().probabilities([seen])[0], rng)
            game = game.play(move).game
        won += game.winner == 0
    assert response.chance > 0.7
    assert won / rounds == pytest.approx(response.chance, abs=0.03)


def test_what_the_others_never_come_to_has_no_answer() -> None:
    class Highest:
        """Bids as high as it can."""

        def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
            return [{shown.bidding.legal_bids[-1]: 1.0} for shown in observations]

    response = Response.of(Round.met(Highest(), duel(1).observe(0), values(), unheard), 1)
    with pytest.raises(ValueError, match="not in list"):
        response.chosen(position((3,), (1,), [(1, 2)], rules=RULES))


def test_the_policy_is_asked_what_it_would_be_asked_at_the_table() -> None:
    asked: list[Observation] = []

    class Listening:
        """Makes the lowest raise or challenges."""

        def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
            asked.extend(observations)
            return [dict.fromkeys((shown.legal_moves[0], shown.legal_moves[-2]), 0.5) for shown in observations]

    history = after_rounds([Counter(), Counter()], 2).history
    start = duel(1, (1, 2))._replace(history=history)
    Response.of(Round.met(Listening(), start.observe(0), values(), unheard), 1)
    assert {each.seat for each in asked} == {1}
    assert {each.history for each in asked} == {history}
    game = start.deal(((4,), (2, 6))).game
    assert game.observe(1) in asked
    following = game.play(game.legal_moves[0]).game
    assert following.play(following.legal_moves[4]).game.observe(1) in asked
