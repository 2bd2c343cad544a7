"""What a responder gains by trial is no more than the exact measure says; levels are guests in the simulator."""

from collections.abc import Sequence

import numpy as np
import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import ALL_BIDS, Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ExactCall, Rules
from desktop_app.players.novice import Novice
from desktop_app.players.shipped import network_policy, solved_policy, values
from desktop_app.solver.exploitability import measure
from desktop_app.solver.following import Round
from desktop_app.training.guests import Guests
from desktop_app.training.responding import Gain, Remembering, RoundStart, drawn_at, gain
from desktop_app.training.simulator import Rounds
from desktop_app.training.starts import fresh

NOVICE = Novice(hope=1, forgets=1.0, slack=0.45)


def unheard(_: int) -> None:
    pass


@pytest.mark.parametrize(
    ("counts", "palifico", "rules"),
    [((1, 1), False, Rules()), ((2, 1), True, Rules(exact=ExactCall.CALZA)), ((1, 2), False, Rules(wild_ones=False))],
)
def test_nobody_gains_more_than_a_best_responder_and_good_play_gains_much(
    counts: tuple[int, ...], palifico: bool, rules: Rules
) -> None:
    start, level = RoundStart(rules, counts, palifico), Remembering(NOVICE)
    exact = measure(Round.of(NOVICE, rules, counts, values(), unheard, palifico=palifico))
    perfect = solved_policy()
    for seat, most in enumerate(exact.gains):
        found = gain(start, seat, perfect, level, values(), 3000, seed=5)
        assert found.mean < most + 2 * found.margin
        assert found.mean > -found.margin
    assert max(exact.gains) > 0.03


def test_who_plays_as_the_level_gains_nothing_at_all() -> None:
    start = RoundStart(Rules(), (3, 2, 2), palifico=False)
    assert gain(start, 1, Remembering(NOVICE), Remembering(NOVICE), values(), 200, seed=1) == Gain(0.0, 0.0)


def test_the_same_seed_measures_the_same() -> None:
    start, other = RoundStart(Rules(), (2, 2), palifico=False), network_policy()
    first, again, else_ = (gain(start, 0, other, NOVICE, values(), 300, seed) for seed in (1, 1, 2))
    assert first == again != else_


def test_gains_of_all_seats_are_a_mean_with_its_own_interval() -> None:
    whole = Gain.together([Gain(0.1, 0.03), Gain(0.2, 0.04)])
    assert whole.mean == pytest.approx(0.15)
    assert whole.margin == pytest.approx(0.025)


def test_a_policy_is_asked_once_for_each_decision() -> None:
    asked: list[Observation] = []

    class Counting:
        def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
            asked.extend(observations)
            return NOVICE.probabilities(observations)

    start = RoundStart(Rules(), (2, 2), palifico=False)
    one, two = (start.seen(start.begin(), dice) for dice in ((1, 2), (3, 3)))
    remembering = Remembering(Counting())
    assert remembering.probabilities([one, two, one]) == NOVICE.probabilities([one, two, one])
    assert remembering.probabilities([two]) == NOVICE.probabilities([two])
    assert asked == [one, two]


def test_a_move_is_drawn_by_its_place_among_all() -> None:
    chances: dict[Move, float] = {Bid(1, 2): 0.5, Call.CHALLENGE: 0.0, Call.EXACT: 0.5}
    assert [drawn_at(chances, place) for place in (0.0, 0.49, 0.5, 1.0)] == [
        Bid(1, 2),
        Bid(1, 2),
        Call.EXACT,
        Call.EXACT,
    ]


class Echo:
    """Raises by the least that can be, calls as fourth, and remembers what it saw."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        self.seen = list(observations)
        return [{seen.legal_moves[0] if len(seen.bidding.bids) < 3 else Call.EXACT: 1.0} for seen in observations]


def test_guests_see_what_they_would_see_in_a_game() -> None:
    rng, echo = np.random.default_rng(3), Echo()
    rounds = Rounds.deal(fresh(200, rng), rng)
    now, guests = rounds.situations, Guests.at(rounds, echo)
    active = np.flatnonzero(now.counts.sum(1) > 3)  # so that there are three raises
    for turns in range(4):
        ranks, calls, exact = guests.answers(active, rounds.actors(active, turns), rng)
        for row, seen in zip(active.tolist(), echo.seen, strict=True):
            held = [int(number) for number in now.counts[row] if number]
            assert list(seen.bidding.counts) == held
            assert seen.bidding.turn == seen.seat == turns % len(held)
            assert [seen.dice.count(face) for face in FACES] == rounds.hands[row, seen.seat].tolist()
            assert (seen.rules.wild_ones, seen.bidding.palifico) == (now.wild_ones[row], now.palifico[row])
            assert (seen.rules.dice, seen.rules.exact is ExactCall.CALZA) == (now.dice[row], now.calza[row])
            assert len(seen.bidding.bids) == turns
        assert calls.all() == exact.all() == calls.any() == (turns == 3)
        if turns < 3:
            assert [ALL_BIDS[number] for number in ranks.tolist()] == [seen.legal_moves[0] for seen in echo.seen]
            guests.hear(active, ranks)


def test_a_round_ends_as_the_rules_say() -> None:
    start = RoundStart(Rules(), (2, 1), palifico=False)
    bidding = Bidding.start((2, 1), 0, palifico=False).after(Bid(2, 4))
    hands = ((1, 4), (3,))  # two fours, one of them a wild one
    assert start.ending(bidding, hands, Call.CHALLENGE) == 1
    assert start.ending(bidding, hands, Call.EXACT) == 6 + 1
    assert start.ending(bidding, ((2, 4), (3,)), Call.CHALLENGE) == 0
    assert start.ending(bidding, ((2, 4), (3,)), Call.EXACT) == 1
