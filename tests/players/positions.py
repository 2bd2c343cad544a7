"""Positions for tests of players: from games that nobody planned, and made by hand."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import Rules
from tests.engine.random_games import ALL_RULES, Setting, steps


def met_by_chance(seed: int) -> Iterator[Observation]:
    """What the seat on turn sees in random games: all options, two to six players, full tables down to two dice."""
    for number, (rules, players) in enumerate(product(ALL_RULES, range(2, 7))):
        seen = [
            step.game.observe(step.game.bidding.turn)
            for step in steps(Setting(rules, players, 1000 * seed + number))
            if step.game.hands is not None
        ]
        yield from Random(seed).sample(seen, min(12, len(seen)))


def position(
    dice: Hand,
    others: Sequence[int],
    bids: Sequence[tuple[int, int]] = (),
    *,
    palifico: bool = False,
    rules: Rules | None = None,
) -> Observation:
    """What seat 0, on turn, sees: its dice, the dice held by the others clockwise, and the bids so far.

    The bids are those of the last seats before seat 0.
    """
    counts = (len(dice), *others)
    order = [seat for seat, held in enumerate(counts) if held]
    seats = [order[(place - len(bids)) % len(order)] for place in range(len(bids))]
    bidding = Bidding.start(counts, seats[0] if seats else 0, palifico=palifico)
    for seat, bid in zip(seats, bids, strict=True):
        assert bidding.turn == seat
        assert bidding.refusal(Bid(*bid)) is None
        bidding = bidding.after(Bid(*bid))
    return Observation(rules or Rules(), 0, dice, True, bidding, (False,) * len(counts), (), None)


def standing_bid(observation: Observation) -> Bid:
    """The bid that can be called."""
    standing = observation.bidding.standing
    assert standing is not None
    return standing
