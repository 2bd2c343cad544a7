"""Simulated games follow from the seed and the number of the game, and from nothing else."""

import hashlib

from desktop_app.engine.record import decode
from desktop_app.engine.replay import Kind, replay
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.simulation import Simulation, players_seed

RULES = Rules(dice=3, exact=ExactCall.CALZA)
SIMULATION = Simulation(RULES, ("bold", "cautious", "sharp"), 11)


def test_games_do_not_depend_on_each_other() -> None:
    together = SIMULATION.games(range(6))
    assert together == [*SIMULATION.games(range(3)), *SIMULATION.games((3,)), *SIMULATION.games((4, 5))]
    assert len({game.line for game in together}) == 6


def test_another_seed_gives_other_games() -> None:
    assert Simulation(RULES, SIMULATION.levels, 12).games((0,)) != SIMULATION.games((0,))


def test_each_line_is_the_record_of_a_whole_game() -> None:
    for game in SIMULATION.games(range(3)):
        assert game.line.endswith(b"}\n")
        record = decode(game.line)
        replayed = replay(record)
        assert replayed.kind is Kind.FINISHED
        assert replayed.proven
        assert replayed.game.rules == RULES
        assert record.winner == game.winner
        assert record.players == ["bold 1", "cautious 2", "sharp 3"]
        assert record.about
        assert [(seat.kind, seat.level) for seat in record.about.seats or ()] == [
            ("level", "bold"),
            ("level", "cautious"),
            ("level", "sharp"),
        ]


def test_the_secret_is_the_documented_one() -> None:
    fair = decode(SIMULATION.games((4,))[0].line).fair
    assert fair
    assert fair.secret == hashlib.sha256(b"simulation|11|4|dice").hexdigest()
    assert fair.phrase == ""
    assert players_seed(11, 4) == int(hashlib.sha256(b"simulation|11|4|players").hexdigest(), 16)
