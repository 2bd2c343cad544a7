"""The three tempers, told apart by what they do."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.engine.dice import SECRET_BYTES, FairDice
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.observation import PlayedRound
from desktop_app.engine.outcome import count_matches
from desktop_app.engine.rules import FACES, Rules
from desktop_app.match.headless import play_game
from desktop_app.players.bold import Bold
from desktop_app.players.cautious import Cautious
from desktop_app.players.odds import Odds
from desktop_app.players.player import Player
from desktop_app.players.precise import Precise
from desktop_app.players.sharp import Sharp
from tests.players.positions import position


def habits(player: Player) -> Counter[str]:
    """What a player does in games among four of its kind: its bids, bluffs, challenges and exact calls, counted."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        fair = FairDice(Random(seed).randbytes(SECRET_BYTES))
        for played in play_game(Rules(), [player] * 4, fair, seed).history:
            seen.update(kinds(played))
    return seen


def kinds(played: PlayedRound) -> Iterator[str]:
    """A bluff is a bid that with the bidder's dice alone in sight rather fails than holds."""
    in_play = sum(map(len, played.hands))
    wild = Rules().wild_in(palifico=played.palifico)
    for action in played.actions:
        if isinstance(action.move, Call):
            yield action.move.value
            continue
        hand = played.hands[action.seat]
        mine = tuple(count_matches((hand,), face, wild=wild) for face in FACES)
        yield "bid" if Odds(mine, in_play - len(hand), wild).holds(action.move) >= 0.5 else "bluff"


def test_each_temper_has_habits_of_its_own() -> None:
    cautious, bold, precise = (habits(player) for player in (Cautious(), Bold(), Precise()))
    bluffs = [seen["bluff"] / (seen["bluff"] + seen["bid"]) for seen in (cautious, precise, bold)]
    assert 0.0 < 1.5 * max(bluffs[:2]) < bluffs[2]
    calls = [seen["exact"] / (seen["exact"] + seen["challenge"]) for seen in (cautious, bold, precise)]
    assert 0.0 < 1.5 * max(calls[:2]) < calls[2]


def test_the_cautious_one_opens_with_what_it_holds() -> None:
    opening = position((1, 4, 4, 4, 6), (5, 5, 5))
    for seed in range(50):
        move = Cautious().choose(opening, Random(seed))
        assert isinstance(move, Bid)
        assert Odds.of(opening).holds(move) > 0.8


def test_the_bold_one_opens_with_what_it_makes_up() -> None:
    opening = position((2, 2, 2, 3, 3), (5, 5))
    made_up = {move.face for seed in range(80) if isinstance(move := Bold().choose(opening, Random(seed)), Bid)}
    assert made_up & {4, 5, 6}


def test_the_bold_one_keeps_to_its_story() -> None:
    # Of sixes and of fives it holds none; it has bid a six before.
    later = position((2, 2, 3), (5,), [(1, 4), (1, 6), (2, 4)])
    assert later.bidding.actions[1].seat == 0
    bids = [move for seed in range(80) if isinstance(move := Bold().choose(later, Random(seed)), Bid)]
    assert {bid.face for bid in bids} >= {6}
    assert 5 not in {bid.face for bid in bids}


def test_the_bold_one_lies_about_the_fixed_face_in_a_palifico_round() -> None:
    fixed = position((3, 3, 3), (3, 3), [(1, 5)], palifico=True)
    raised = [Bold().choose(fixed, Random(seed)) == Bid(2, 5) for seed in range(40)]
    assert sum(raised) >= 15


@pytest.mark.parametrize("player", [Bold(), Sharp()])
def test_a_hopeless_bid_is_a_last_resort(player: Player) -> None:
    # A raise that can hold at all holds with 1/36: they call.
    late = position((2, 3), (1, 1), [(2, 6)], rules=Rules(wild_ones=False))
    assert all(isinstance(player.choose(late, Random(seed)), Call) for seed in range(40))


def test_the_sharp_one_bids_what_it_can_prove_when_it_is_sure_to_be_challenged() -> None:
    # Three sixes of four dice are its own. The next seat finds that hard to believe, and challenges.
    sure = position((6, 6, 6), (1,), [(1, 5)])
    assert {Sharp().choose(sure, Random(seed)) for seed in range(20)} == {Bid(3, 6)}
