"""Solved values and rounds: written, read again, and what is not among them."""

import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import MAX_PLAYERS, Rules
from desktop_app.players.policy import drawn
from desktop_app.players.situations import Floats, Situations, joined
from desktop_app.players.solved import SolvedPolicy
from desktop_app.players.tables import CHALLENGE, EXACT, HANDS, ExactValues, RoundTables, situation_keys


class Beyond:
    """Says the same of everything."""

    def chances(self, situations: Situations) -> Floats:
        return np.full((situations.size, MAX_PLAYERS), 0.125, np.float32)

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        return [{Call.CHALLENGE: 1.0} for _ in observations]


def situation(counts: tuple[int, ...], *, palifico: bool = False, opener: int = 0) -> Situations:
    return Situations.single(Rules(), counts, tuple(held == 1 for held in counts), opener, palifico=palifico)


def observation(counts: tuple[int, ...], dice: Hand, *bids: Bid, opener: int = 0) -> Observation:
    bidding = Bidding.start(counts, opener, palifico=False)
    for bid in bids:
        bidding = bidding.after(bid)
    used = tuple(held == 1 for held in counts)
    return Observation(Rules(), bidding.turn, dice, True, bidding, used, (), None)


@pytest.fixture
def rounds(tmp_path: Path) -> Path:
    """One die against two: what the opener does with a three, and the second seat after 1 × 3 with two fours."""
    keys = np.array([2, (1 << 2) * HANDS + 15], np.uint64)
    path = tmp_path / "rounds.npz"
    name = "spot_on-1-1-0-12-10"
    np.savez_compressed(
        path,
        allow_pickle=False,
        **{
            f"{name}.steps": np.diff(keys, prepend=np.uint64(0)),
            f"{name}.sizes": np.array([1, 3], np.uint8),
            f"{name}.moves": np.array([2, 3, CHALLENGE, EXACT], np.uint8),
            f"{name}.weights": np.array([255, 51, 51, 102], np.uint8),
        },
    )
    return path


def test_positions_run_from_the_opener_over_seats_with_dice() -> None:
    table = situation((2, 0, 1, 3), opener=2)
    assert table.counts.tolist() == [[1, 3, 2, 0, 0, 0]]
    assert table.used.tolist() == [[True, False, False, False, False, False]]
    assert table.players.tolist() == [3]


def test_every_situation_has_a_key_of_its_own() -> None:
    tables = [situation(counts) for counts in ((1, 1), (1, 2), (2, 1), (2, 1, 1))]
    tables += [situation((1, 1), palifico=True)]
    tables += [table._replace(calza=~table.calza) for table in tables]
    tables += [table._replace(wild_ones=~table.wild_ones) for table in tables]
    tables += [table._replace(used=~table.used) for table in tables]
    assert len(set(situation_keys(joined(tables)).tolist())) == len(tables)


def test_solved_values_come_first() -> None:
    asked = joined([situation((1, 1)), situation((1, 2)), situation((5, 5))])
    keys = situation_keys(asked)[:2]
    order = np.argsort(keys)
    worth = np.array([[0.5, 0.5, 0, 0, 0, 0], [0.2, 0.8, 0, 0, 0, 0]], np.float32)
    values = ExactValues(keys[order], worth[order], Beyond())
    assert values.chances(asked)[:, :2] == pytest.approx(np.array([[0.5, 0.5], [0.2, 0.8], [0.125, 0.125]]))
    assert values.chances(asked.take(np.array([1])))[0, 1] == pytest.approx(0.8)


def test_a_solved_round_is_played_from_the_table(rounds: Path) -> None:
    tables = RoundTables(rounds)
    assert tables.probabilities(observation((1, 2), (3,))) == {Bid(1, 3): 1.0}
    answer = tables.probabilities(observation((1, 2), (4, 4), Bid(1, 3)))
    assert answer == pytest.approx({Bid(1, 4): 0.25, Call.CHALLENGE: 0.25, Call.EXACT: 0.5})


def test_seats_do_not_matter_but_for_who_opens(rounds: Path) -> None:
    tables = RoundTables(rounds)
    assert tables.probabilities(observation((2, 0, 1), (3,), opener=2)) == {Bid(1, 3): 1.0}


def test_what_is_not_in_the_table_is_left_to_another(rounds: Path) -> None:
    policy = SolvedPolicy(RoundTables(rounds), Beyond())
    known, off_path = observation((1, 2), (3,)), observation((1, 2), (4,))
    unsolved, late = observation((2, 1), (4, 4)), observation((1, 2), (6, 6), Bid(1, 3))
    answers = policy.probabilities([off_path, known, unsolved, late])
    assert answers == [{Call.CHALLENGE: 1.0}, {Bid(1, 3): 1.0}, {Call.CHALLENGE: 1.0}, {Call.CHALLENGE: 1.0}]
    assert policy.probabilities([known]) == [{Bid(1, 3): 1.0}]


def test_moves_are_drawn_with_their_probabilities() -> None:
    rng = random.Random(1)
    moves = [drawn({Bid(1, 3): 0.75, Call.EXACT: 0.25}, rng) for _ in range(4000)]
    assert moves.count(Bid(1, 3)) / 4000 == pytest.approx(0.75, abs=0.03)
