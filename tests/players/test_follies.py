"""What people laugh at, no level ever does: thousands of positions, all options, any number of players."""

from random import Random

import pytest

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import count_matches
from desktop_app.engine.rules import ExactCall
from desktop_app.players.policy import Policy
from desktop_app.players.roster import LEVELS, Level
from desktop_app.players.sense import can_be_raised
from desktop_app.players.shipped import solved_rounds
from desktop_app.players.thinking import Thinking
from tests.players.positions import met_by_chance, position

IDS = [level.id for level in LEVELS]


@pytest.fixture(scope="module")
def positions() -> list[Observation]:
    return [seen for seed in range(2) for seen in met_by_chance(seed)]


def bounds(observation: Observation, bid: Bid) -> tuple[int, int]:
    """The fewest and the most dice that can match a bid, from where the seat sits."""
    own = count_matches((observation.dice,), bid.face, wild=observation.wild)
    return own, own + observation.bidding.dice_in_play - len(observation.dice)


def correct_bluff(observation: Observation, move: Bid) -> bool:
    """Whether perfect play bids what cannot hold, in a round that was solved, and the next seat can raise it."""
    return can_be_raised(observation, move) and move in (solved_rounds().probabilities(observation) or ())


def folly(observation: Observation, move: Bid | Call) -> str:
    """What is foolish about a move; nothing for a move that is not."""
    if move not in observation.legal_moves:
        return "illegal"
    if isinstance(move, Bid):
        if bounds(observation, move)[1] < move.quantity and not correct_bluff(observation, move):
            return "a bid that cannot hold"
        standing = observation.bidding.standing
        hopeless = standing is not None and bounds(observation, standing)[1] < standing.quantity
        return "a raise of what cannot hold" if hopeless else ""
    standing = observation.bidding.standing
    assert standing is not None
    fewest, most = bounds(observation, standing)
    if move is Call.CHALLENGE:
        return "a challenge of what its own dice fulfil" if fewest >= standing.quantity else ""
    if not fewest <= standing.quantity <= most:
        return "an exact call that cannot be right"
    full = len(observation.dice) == observation.rules.dice
    return "a Calza that wins nothing" if observation.rules.exact is ExactCall.CALZA and full else ""


@pytest.mark.parametrize("level", LEVELS, ids=IDS)
def test_no_level_is_ever_foolish(level: Level, positions: list[Observation]) -> None:
    player = level.make()
    assert isinstance(player, Policy)
    # Who thinks at length is asked less often.
    asked = positions[::4] if isinstance(player, Thinking) else positions
    assert len(asked) > 900
    for observation, told in zip(asked, player.probabilities(asked), strict=True):
        for move in told:
            assert not folly(observation, move), (observation, move)


@pytest.mark.parametrize("level", LEVELS, ids=IDS)
def test_an_exact_call_is_made_where_it_is_worth_it(level: Level) -> None:
    # One of the two other dice must match: with 4/9 before anything was said, with more after the bid.
    likely = position((4, 4, 4), (2,), [(4, 4)])
    assert Call.EXACT in {level.make().choose(likely, Random(seed)) for seed in range(30)}
    # Four others with five dice each must hold no four at all: exact with less than 1/1000.
    hopeless = position((4, 4), (5, 5, 5, 5), [(2, 4)])
    assert Call.EXACT not in {level.make().choose(hopeless, Random(seed)) for seed in range(200)}


@pytest.mark.parametrize("level", LEVELS, ids=IDS)
def test_the_same_chance_gives_the_same_move_and_another_some_variety(level: Level) -> None:
    opening = position((2, 2, 3, 3, 6), (5, 5))
    moves = [level.make().choose(opening, Random(seed)) for seed in range(60)]
    assert moves == [level.make().choose(opening, Random(seed)) for seed in range(60)]
    assert len(set(moves)) > 1
