"""What each other seat may hold, given what it has bid in this round."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import SIDES
from desktop_app.players.reading.calls import all_calls
from desktop_app.players.reading.hands import Standpoint, hands_of
from desktop_app.players.reading.learning import Habits
from desktop_app.players.reading.openings import openings
from desktop_app.players.reading.raises import raises_over
from desktop_app.players.reading.surety import lowest_raises
from desktop_app.players.situations import Floats

_DEAF = 0.12
"""How likely a bid is taken to say nothing at all about the hand."""
_RASH = 0.15
"""How readily a seat bids more than it needs to, whether or not that is likely to hold."""


class Seated(NamedTuple):
    """Another seat: its standpoint, how it plays, and the chances of its hands (H,)."""

    seat: int
    point: Standpoint
    habits: Habits
    chance: Floats

    def spreads(self) -> list[Floats]:
        """The chances that 0, 1, 2 … of its dice match, for each face."""
        counted = self.point.hands.matching[:, :, None] == np.arange(self.point.held + 1)
        return [(self.chance @ counted[:, face]).astype(np.float32) for face in range(SIDES)]


def standpoint(bidding: Bidding, seat: int, *, wild: bool) -> Standpoint:
    """From where a seat looks at the round."""
    held = bidding.counts[seat]
    return Standpoint(held, bidding.dice_in_play - held, wild, bidding.palifico)


def others(observation: Observation, habits: Sequence[Habits]) -> list[Seated]:
    """All other seats with dice, clockwise from the next."""
    bidding, wild = observation.bidding, observation.wild
    players = len(bidding.counts)
    heard = _heard(bidding)
    found: list[Seated] = []
    for step in range(1, players):
        seat = (observation.seat + step) % players
        if not bidding.counts[seat]:
            continue
        point = standpoint(bidding, seat, wild=wild)
        chance = hands_of(point.held, wild=wild).chance
        for standing, bid in heard.get(seat, ()):
            chance = _after(chance, likelihood(point, habits[seat], standing, bid))
        found.append(Seated(seat, point, habits[seat], chance))
    return found


def _after(chance: Floats, said: Floats) -> Floats:
    """The chances of hands after a bid that is so likely with each of them."""
    told = chance * (said + np.float32(_DEAF * float(chance @ said)))
    return (told / told.sum()).astype(np.float32, copy=False)


def _heard(bidding: Bidding) -> dict[int, list[tuple[Bid | None, Bid]]]:
    """What each seat has bid, and on what."""
    heard: dict[int, list[tuple[Bid | None, Bid]]] = {}
    standing: Bid | None = None
    for made in bidding.actions:
        heard.setdefault(made.seat, []).append((standing, made.bid))
        standing = made.bid
    return heard


def likelihood(point: Standpoint, habits: Habits, standing: Bid | None, bid: Bid) -> Floats:
    """How likely a seat makes a bid with each of its hands, up to a factor (H,)."""
    hands = point.hands
    if standing is None:
        return (habits.opening @ openings(point, hands, bid)).astype(np.float32)
    face = standing.face - 1
    called = all_calls(point, standing.quantity)
    stays = (1 - habits.exact @ called.exact[:, face]) * (1 - habits.challenging @ called.challenge[:, face])
    told = stays * (habits.raising @ raises_over(point, standing)[:, :, bid.face - 1])
    if bid.quantity > lowest_raises(point, standing.quantity)[face, bid.face - 1]:
        # More than it needed to bid: it has its reasons.
        told = told * (_RASH + point.holds(bid.quantity - hands.matching)[:, bid.face - 1])
    return told.astype(np.float32)
