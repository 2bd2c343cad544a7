"""The thinking one: tables while nothing is known, its own judgement once it has seen the others play."""

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import Rules
from desktop_app.players.instinct import Instinct
from desktop_app.players.odds import Odds
from desktop_app.players.reading.learning import habits_of_seats
from desktop_app.players.sense import daring_moves, sensible_moves
from desktop_app.players.shipped import solved_rounds, values
from desktop_app.players.thinking import Thinking, own_bids, worth_a_thought
from desktop_app.solver.following import Round
from desktop_app.solver.response import Response
from desktop_app.training.pool import Counter, MostProbable, Temper
from tests.players.positions import met_by_chance, position
from tests.players.reading.test_learning import SolvedPlayer, after_rounds
from tests.solver.test_exploitability import unheard

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


def gain_of_one_who_notices(risk: float, counts: tuple[int, int], opener: int) -> float:
    """How much more often seat 1 wins from a Palifico round on, if it knows what the reader has learnt of it."""
    bidding = Bidding.start(counts, opener, palifico=True)

    def chance(reader: Thinking, history: tuple[PlayedRound, ...]) -> float:
        start = Game.at(Rules(), bidding, used=tuple(held == 1 for held in counts), history=history)
        return Response.of(Round.met(reader, start.observe(1), values(), unheard), 1 - opener).chance

    learnt = after_rounds([MostProbable(), MostProbable()], 20).history
    return chance(Thinking(risk=risk), learnt) - chance(Thinking(), ())


@pytest.mark.parametrize(("counts", "opener"), [((1, 1), 0), ((1, 1), 1), ((1, 2), 1)])
def test_who_notices_gains_no_more_than_the_risk(counts: tuple[int, int], opener: int) -> None:
    for risk in (0.05, Thinking().risk):
        # The table itself gives away up to 0.005.
        assert 0.4 * risk < gain_of_one_who_notices(risk, counts, opener) <= risk + 0.005


def test_without_a_bound_it_would_gain_much_more() -> None:
    assert gain_of_one_who_notices(1.0, (1, 1), 1) > 0.4


def test_the_whole_round_is_played_by_the_table_or_as_learnt() -> None:
    history = after_rounds([MostProbable(), MostProbable()], 20).history
    seen = position((3,), (1,), rules=Rules(palifico=False))._replace(history=history)
    later = seen._replace(bidding=position((3,), (1,), [(1, 3), (1, 4)]).bidding)

    def chance(risk: float, move: Move) -> float:
        """That it opens with one three and answers one four with a move."""
        opens, answers = Thinking(risk=risk).probabilities([seen, later])
        return opens[Bid(1, 3)] * answers.get(move, 0)

    for move in later.legal_moves:
        strict, moved = chance(0.0, move), chance(9.0, move)
        assert chance(0.1, move) == pytest.approx(0.8 * strict + 0.2 * moved, abs=0.002)
    assert chance(9.0, Call.EXACT) > chance(0.0, Call.EXACT) + 0.5


def test_who_opened_as_only_the_table_does_goes_on_by_the_table() -> None:
    history = after_rounds([MostProbable(), MostProbable()], 20).history
    seen = position((3,), (1,), [(1, 2), (1, 4)], rules=Rules(palifico=False))._replace(history=history)
    by_table, bounded, moved = (Thinking(risk=risk).probabilities([seen])[0] for risk in (0.0, 0.2, 9.0))
    assert bounded == pytest.approx(by_table)
    # With no share left to it the table still goes on where what was learnt never comes to.
    assert moved == pytest.approx(by_table)


def test_own_bids_come_with_what_was_seen_before_them() -> None:
    seen = position((4, 5), (1,), [(1, 3), (1, 4), (1, 5)])
    (own, bid), *rest = own_bids(seen)
    assert (bid, rest) == (Bid(1, 4), [])
    assert own == position((4, 5), (1,), [(1, 3)])


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
