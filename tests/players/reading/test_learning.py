"""Habits are learnt from rounds whose dice were shown, and tell hands apart."""

from random import Random

import pytest

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import FACES, Rules
from desktop_app.players.player import Player
from desktop_app.players.policy import drawn
from desktop_app.players.reading.calls import CHALLENGE_HABITS
from desktop_app.players.reading.learning import habits_of_seats
from desktop_app.players.reading.openings import OPENING_HABITS
from desktop_app.players.reading.posterior import others
from desktop_app.players.reading.raises import RAISE_HABITS
from desktop_app.players.shipped import solved_policy
from desktop_app.training.pool import Counter, MostProbable, TwoThresholds
from tests.players.positions import position


class SolvedPlayer:
    """Plays by the tables and the network."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        """See Player."""
        return drawn(solved_policy().probabilities([observation])[0], rng)


def after_rounds(players: list[Player], rounds: int, seed: int = 1) -> Observation:
    """What seat 0 sees after so many rounds, with five dice each, as if nobody ever lost one."""
    rng, history = Random(seed), ()
    while len(history) < rounds:
        game = Game.start(Rules(), len(players), rng.randrange(len(players)))
        hands = tuple(tuple(sorted(rng.choices(FACES, k=5))) for _ in players)
        game = game.deal(hands).game
        while not game.history:
            turn = game.bidding.turn
            game = game.play(players[turn].choose(game.observe(turn), rng)).game
        history = (*history, game.history[0])
    return position((1, 2, 3, 4, 5), [5] * (len(players) - 1), [])._replace(history=history)


def test_nothing_is_known_at_first() -> None:
    habits = habits_of_seats(position((2, 3), (2, 2)))
    assert [each.acts for each in habits] == [0, 0, 0]
    assert habits[0].opening.sum() == pytest.approx(1)


def test_rules_are_recognised() -> None:
    habits = habits_of_seats(after_rounds([Counter(), MostProbable(), TwoThresholds()], 40))
    counter, probable, thresholds = habits
    assert OPENING_HABITS[int(counter.opening.argmax())].startswith("its most frequent face")
    assert RAISE_HABITS[int(counter.raising.argmax())] == "the same face or its own"
    assert (
        CHALLENGE_HABITS[int(counter.challenging.argmax())] == "if its own dice and a sixth of the others' fall short"
    )
    assert OPENING_HABITS[int(probable.opening.argmax())] in {"one of the surest", "less than it holds"}
    assert OPENING_HABITS[int(thresholds.opening.argmax())].startswith("its most frequent face, with 0.35")
    assert RAISE_HABITS[int(thresholds.raising.argmax())].startswith("one step")
    assert all(each.acts > 10 for each in habits)


def test_old_rounds_fade_and_are_forgotten() -> None:
    seen = after_rounds([MostProbable(), Counter()], 100)
    assert habits_of_seats(seen)[0].acts < 100

    def acts(rounds: slice) -> list[float]:
        return [each.acts for each in habits_of_seats(seen._replace(history=seen.history[rounds]))]

    assert acts(slice(None)) == acts(slice(20, None)) != acts(slice(80))


def test_what_was_bid_tells_of_the_hand() -> None:
    seen = position((2, 2, 3), (3, 3), [(2, 6)])
    last, silent = others(seen, habits_of_seats(seen))[::-1]
    assert (last.seat, silent.seat) == (2, 1)
    sixes = [float(each.chance @ each.point.hands.own[:, 5]) for each in (silent, last)]
    assert sixes[0] == pytest.approx(0.5, abs=1e-4)
    assert sixes[1] > 0.9
    assert last.chance.sum() == pytest.approx(1)
    assert last.chance.min() > 0
    assert sum(last.spreads()[5]) == pytest.approx(1)


def test_a_jump_tells_more_than_a_step() -> None:
    def sixes(bid: tuple[int, int]) -> float:
        seen = position((2, 2, 3), (3, 3), [(1, 5), bid])
        last = others(seen, habits_of_seats(seen))[-1]
        return float(last.chance @ last.point.hands.matching[:, 5])

    assert sixes((4, 6)) > sixes((1, 6)) + 0.2


def test_who_stops_playing_by_habit_is_soon_doubted() -> None:
    rule, correct = after_rounds([MostProbable()] * 2, 40).history, after_rounds([SolvedPlayer()] * 2, 5, 7).history
    seen = position((1, 2), (2,))

    def sound(*history: PlayedRound) -> float:
        return habits_of_seats(seen._replace(history=history))[1].sound

    assert sound(*rule) < 0.1
    assert sound(*rule, *correct) > 0.5
