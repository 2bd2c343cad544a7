"""The network as a policy: legal moves, probabilities, one decision as many, and what hangs on a round."""

import random
from pathlib import Path

import numpy as np
import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, MAX_PLAYERS, ExactCall, Rules
from desktop_app.locator import resource
from desktop_app.players import shipped
from desktop_app.players.features import ACTIONS, FEATURES, at_least, features, legal_actions
from desktop_app.players.network import NetworkPolicy, Questions
from desktop_app.players.odds import Odds
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.policy import drawn
from desktop_app.players.situations import Situations
from desktop_app.players.values import VALUE_FEATURES, NetworkValues, consequences, value_features
from desktop_app.players.views import Views


def perceptron(inputs: int, outputs: int, seed: int = 0) -> Perceptron:
    rng = np.random.default_rng(seed)
    sizes = ((inputs, 16), (16, outputs))
    weights = tuple(rng.normal(0, 0.3, size).astype(np.float32) for size in sizes)
    return Perceptron(weights, tuple(rng.normal(0, 0.1, size[1]).astype(np.float32) for size in sizes))


@pytest.fixture
def values() -> NetworkValues:
    return NetworkValues(perceptron(VALUE_FEATURES, MAX_PLAYERS))


@pytest.fixture
def policy(values: NetworkValues) -> NetworkPolicy:
    return NetworkPolicy(perceptron(FEATURES, ACTIONS), values)


def decisions(seed: int, number: int) -> list[Observation]:
    """What seats on turn see in random games of all sizes and options."""
    rng = random.Random(seed)
    seen: list[Observation] = []
    while len(seen) < number:
        rules = Rules(rng.choice((3, 5, 6)), rng.random() < 0.7, rng.random() < 0.7, rng.choice(list(ExactCall)))
        players = rng.randint(2, 6)
        game = Game.start(rules, players, rng.randrange(players))
        while game.winner is None:
            if game.hands is None:
                game = game.deal(tuple(tuple(sorted(rng.choices(FACES, k=held))) for held in game.bidding.counts)).game
            seen.append(game.observe(game.bidding.turn))
            game = game.play(some_move(game, rng)).game
    return seen[:number]


def some_move(game: Game, rng: random.Random) -> Bid | Call:
    """A call often enough, else one of the next bids."""
    legal = game.legal_moves
    if game.bidding.standing and rng.random() < 0.35:
        return rng.choice(legal[-2:])
    return rng.choice(legal[:9])


def test_probabilities_are_of_legal_moves_and_sum_to_one(policy: NetworkPolicy) -> None:
    seen = decisions(1, 300)
    for observation, chances in zip(seen, policy.probabilities(seen), strict=True):
        assert set(chances) <= set(observation.legal_moves)
        assert sum(chances.values()) == pytest.approx(1, abs=1e-5)
        assert min(chances.values()) > 0


def test_many_decisions_are_answered_as_one(policy: NetworkPolicy) -> None:
    seen = decisions(2, 40)
    together = policy.probabilities(seen)
    for observation, chances in zip(seen, together, strict=True):
        assert policy.probabilities([observation])[0] == pytest.approx(chances, abs=1e-5)


def test_covered_dice_and_names_of_seats_change_nothing(policy: NetworkPolicy) -> None:
    """Only what an observation holds can matter; where the seats stand round the table does not."""
    bidding = Bidding.start((2, 3, 0, 1), 1, palifico=False)
    turned = Bidding.start((3, 0, 1, 2), 0, palifico=False)
    for bid in (Bid(1, 4), Bid(2, 2)):
        bidding = bidding.after(bid)
        turned = turned.after(bid)
    ours = Observation(Rules(), bidding.turn, (1, 4), True, bidding, (False, False, False, True), (), None)
    theirs = Observation(Rules(), turned.turn, (1, 4), True, turned, (False, False, True, False), (), None)
    first, second = policy.probabilities([ours, theirs])
    assert first == pytest.approx(second, abs=1e-6)


def test_less_heat_is_more_decided_and_small_chances_are_dropped(policy: NetworkPolicy) -> None:
    seen = decisions(3, 60)
    cool = NetworkPolicy(policy.network, policy.values, heat=0.2, least=0.05)
    for before, after in zip(policy.probabilities(seen), cool.probabilities(seen), strict=True):
        assert max(after.values()) >= max(before.values()) - 1e-6
        assert min(after.values()) >= 0.05
        assert sum(after.values()) == pytest.approx(1, abs=1e-5)


def test_even_the_most_likely_move_is_kept_where_all_are_unlikely(policy: NetworkPolicy) -> None:
    hot = NetworkPolicy(policy.network, policy.values, heat=1000.0, least=0.9)
    assert all(hot.probabilities(decisions(4, 20)))


def test_chances_of_bids_are_those_of_the_odds() -> None:
    seen = decisions(5, 80)
    views = Views.of(seen)
    quantity = np.arange(1, 5)[None, :, None] + np.zeros((len(seen), 1, 6), np.int64)
    chances = at_least(views, quantity)
    for row, observation in enumerate(seen):
        odds = Odds.of(observation)
        for place in range(4):
            for face in FACES:
                expected = odds.holds(Bid(place + 1, face))
                assert chances[row, place, face - 1] == pytest.approx(expected, abs=1e-5)


def test_features_have_their_width_and_stay_small() -> None:
    views = Views.of(decisions(6, 200))
    seen = features(views, np.zeros((200, 5), np.float32))
    assert seen.shape == (200, FEATURES)
    assert np.isfinite(seen).all()
    assert np.abs(seen).max() < 20
    assert legal_actions(views).any(1).all()


def test_chances_to_win_sum_to_one_and_the_last_with_dice_has_won(values: NetworkValues) -> None:
    tables = Situations.single(Rules(), (2, 0, 3), (False,) * 3, 2, palifico=False)
    assert value_features(tables).shape == (1, VALUE_FEATURES)
    assert values.chances(tables).sum() == pytest.approx(1)
    assert values.chances(tables)[0, 2:].sum() == 0
    won = Situations.single(Rules(), (0, 0, 3), (False,) * 3, 2, palifico=False)
    assert values.chances(won)[0, 0] == pytest.approx(1)


def test_what_hangs_on_a_round_is_told_by_position(values: NetworkValues) -> None:
    tables = Situations.single(Rules(), (1, 2), (True, False), 0, palifico=False)
    what = consequences(tables, values)
    assert what.after[0, 0, :2] == pytest.approx((0, 1))
    after = Situations.single(Rules(), (1, 1), (True, True), 1, palifico=True)
    expected = values.chances(after)[0]
    assert what.after[0, 1, :2] == pytest.approx((expected[1], expected[0]))
    assert what.after[0, MAX_PLAYERS + 1, :2] == pytest.approx((0, 1))
    seen = Questions.of([observed((1, 2), (3,))], values)
    assert seen.stakes.shape == (1, 5)
    assert seen.stakes[0, 0] == pytest.approx((0 - what.now[0, 0]) / what.worth[0, 0], abs=1e-4)


def observed(counts: tuple[int, ...], dice: Hand) -> Observation:
    bidding = Bidding.start(counts, 0, palifico=False)
    return Observation(Rules(), 0, dice, True, bidding, tuple(held == 1 for held in counts), (), None)


def test_weights_are_written_and_read_again(tmp_path: Path) -> None:
    network = perceptron(7, 3)
    network.save(tmp_path / "weights.npz")
    again = Perceptron.load(tmp_path / "weights.npz")
    inputs = np.random.default_rng(0).normal(size=(5, 7)).astype(np.float32)
    assert np.array_equal(network(inputs), again(inputs))


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"something else")
    with pytest.raises(ValueError, match="pickle"):
        Perceptron.load(tmp_path / "weights.npz")


def test_what_is_shipped_plays_whole_games_and_never_follies() -> None:
    policy, rng = shipped.solved_policy(0.7, 0.03), random.Random(5)
    seen = [shown for shown in decisions(7, 400) if shown.bidding.standing]
    for observation, chances in zip(seen, policy.probabilities(seen), strict=True):
        standing, odds = observation.bidding.standing, Odds.of(observation)
        assert drawn(chances, rng) in observation.legal_moves
        if standing and odds.holds(standing) == 1:
            assert chances.get(Call.CHALLENGE, 0) < 0.1
        if standing and odds.holds(standing) == 0:
            assert chances.get(Call.CHALLENGE, 0) > 0.8


def test_the_exploiting_network_plays_too() -> None:
    seen = decisions(8, 50)
    for observation, chances in zip(seen, shipped.exploiting_policy(0.5, 0.03).probabilities(seen), strict=True):
        assert set(chances) <= set(observation.legal_moves)


def test_shipped_values_know_the_endgames() -> None:
    for counts, expected in (((2, 1), 0.807), ((1, 2), 0.2036), ((1, 1, 1), 0.2778), ((2, 2), 0.501)):
        table = Situations.single(Rules(), counts, tuple(held == 1 for held in counts), 0, palifico=False)
        assert shipped.values().chances(table)[0, 0] == pytest.approx(expected, abs=0.002)


def test_weights_and_tables_stay_small() -> None:
    files = [*shipped.solved_rounds().path.parent.iterdir(), *resource("weights").iterdir()]
    assert sum(file.stat().st_size for file in files) <= 8 << 20
