"""The bold one: it makes up dice that it does not hold, and bids them with a straight face."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ONE
from desktop_app.players.weighing import LAST_RESORT, Position, draw


@dataclass(frozen=True, slots=True)
class Bold:
    """Tells a story in each round, one to `most` more dice of one face than it holds, and bids as if it were true.

    It likes to bid high: a bid on all dice of the table would be worth `haste` to it, one on some of them its share.
    A bid whose true chance of holding is below `floor` is not made. The bids of others it judges by its true dice.
    """

    most: int = 2
    haste: float = 0.4
    floor: float = 0.1
    trust: float = 1.0
    slack: float = 0.15

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """A legal move for the seat on turn."""
        position, story = Position.of(observation, self.trust), self._story(observation, rng)
        holds, in_play = position.beliefs.holds, observation.bidding.dice_in_play

        def value_of_bid(bid: Bid) -> float:
            if holds(bid) < self.floor:
                return LAST_RESORT
            return holds(story.told(bid)) - 1.0 + self.haste * bid.quantity / in_play

        return draw(position.weigh(value_of_bid), self.slack, rng)

    def _story(self, observation: Observation, rng: random.Random) -> "_Story":
        """About the face that it bid last in this round, so that the story holds together; else any but wild ones."""
        bidding = observation.bidding
        said = [made.bid.face for made in bidding.actions if made.seat == observation.seat]
        faces = [face for face in FACES if face != ONE or not observation.wild]
        face = bidding.fixed_face or (said[-1] if said else rng.choice(faces))
        return _Story(face, rng.randint(1, self.most))


class _Story(NamedTuple):
    """A face, and how many dice that match it are made up."""

    face: int
    extra: int

    def told(self, bid: Bid) -> Bid:
        """The bid that would be as safe with the true dice as this one is with those of the story."""
        return Bid(bid.quantity - self.extra, bid.face) if bid.face == self.face else bid
