"""The novice is weak as people are: hopeful, and forgetful about its wild ones."""

from desktop_app.engine.moves import Bid, Call
from desktop_app.players.novice import Novice
from tests.players.positions import position


def test_it_forgets_its_wild_ones() -> None:
    # With the ones there are four fives in its own hand.
    seen = position((1, 1, 5, 5, 2), (5,))
    forgetful, attentive = (Novice(0, forgets, 0.05).probabilities([seen])[0] for forgets in (1.0, 0.0))
    assert Bid(4, 5) in attentive
    assert Bid(4, 5) not in forgetful
    assert Bid(2, 5) in forgetful


def test_it_hopes_for_dice_that_nobody_showed() -> None:
    # Four threes, and it holds none: three dice of the others would have to match.
    seen = position((2, 2, 6, 6), (4,), [(3, 3)])
    hopeful, sober = (Novice(hope, 0.0, 0.1).probabilities([seen])[0] for hope in (2, 0))
    assert sober.get(Call.CHALLENGE, 0.0) > hopeful.get(Call.CHALLENGE, 0.0)


def test_it_does_not_listen() -> None:
    quiet = position((2, 3, 4), (3, 3), [(2, 5)])
    loud = position((2, 3, 4), (3, 3), [(1, 5), (2, 5)])
    assert Novice().probabilities([quiet]) == Novice().probabilities([loud])
