"""The thinking one: tables while nothing is known, its own judgement once it has seen the others play."""

import pytest

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.observation import Observation
from desktop_app.players.instinct import Instinct
from desktop_app.players.odds import Odds
from desktop_app.players.reading.learning import habits_of_seats
from desktop_app.players.sense import daring_moves, sensible_moves
from desktop_app.players.shipped import solved_rounds
from desktop_app.players.thinking import Thinking, worth_a_thought
from desktop_app.training.pool import Counter, MostProbable, Temper
from tests.players.positions import met_by_chance, position
from tests.players.reading.test_learning import SolvedPlayer, after_rounds

FACED = position((4,), (1,), [(1, 3)])


def tried(seen: Observation) -> Observation:
    """The same where everybody with a single die has had a Palifico round."""
    return seen._replace(used=tuple(held == 1 for held in seen.bidding.counts))


def test_in_a_solved_round_the_table_alone_decides_while_nothing_is_known() -> None:
    for seen in map(tried, (FACED, position((2,), (1,)), position((2, 5), (1,)), position((3,), (1, 1)))):
        table = solved_rounds().probabilities(seen)
        assert table is not None
        (told,) = Thinking().probabilities([seen])
        sound = {move: chance for move, chance in table.items() if move in daring_moves(seen, Odds.of(seen))}
        assert told == pytest.approx({move: chance / sum(sound.values()) for move, chance in sound.items()})


def test_once_it_knows_them_it_leaves_the_table() -> None:
    seen = tried(position((4, 5), (1,)))
    known = seen._replace(history=after_rounds([Temper(0.1, 0.1), Temper(0.1, 0.1)], 20).history)
    assert Thinking().probabilities([known]) != Thinking().probabilities([seen])


def test_correct_play_is_told_from_habits() -> None:
    rules = habits_of_seats(after_rounds([Counter(), MostProbable()], 10))
    assert all(each.sound < 0.05 for each in rules)
    sound = habits_of_seats(after_rounds([SolvedPlayer(), SolvedPlayer()], 10))
    assert all(each.sound > 0.9 for each in sound)


def test_it_doubts_those_who_bid_what_they_do_not_hold_more_than_those_who_do() -> None:
    honest = after_rounds([Counter(), Counter()], 30).history
    seen = position((2, 2, 3, 3, 4), (5,), [(4, 6)])
    maniac = after_rounds([Temper(0.1, 0.1), Temper(0.1, 0.1)], 30).history
    doubts = [Thinking().probabilities([seen._replace(history=each)])[0] for each in (honest, maniac)]
    assert doubts[0] != doubts[1]


def test_thoughts_are_sensible_and_near() -> None:
    for seen in list(met_by_chance(5))[::20]:
        thoughts = worth_a_thought(seen, Odds.of(seen))
        assert thoughts
        assert set(thoughts) <= set(sensible_moves(seen, Odds.of(seen)))


def test_a_bluff_that_cannot_hold_must_leave_a_raise() -> None:
    seen = position((2,), (1,), [(1, 4)])
    daring = daring_moves(seen, Odds.of(seen))
    assert Bid(2, 5) in daring
    assert Bid(2, 6) not in daring
    hopeless = position((2,), (1,), [(2, 4)])
    assert daring_moves(hopeless, Odds.of(hopeless)) == (Call.CHALLENGE,)
    fixed = position((2,), (1,), [(1, 4)], palifico=True)
    assert Bid(2, 4) not in daring_moves(fixed, Odds.of(fixed))


def test_instinct_is_the_network_s_without_its_follies() -> None:
    seen = position((2, 2, 3), (3, 3), [(2, 6)])
    (told,) = Instinct().probabilities([seen])
    assert set(told) <= set(sensible_moves(seen, Odds.of(seen)))
    assert sum(told.values()) == pytest.approx(1)
