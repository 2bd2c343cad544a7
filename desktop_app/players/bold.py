"""The bold one: it makes up dice that it does not hold, and bids them with a straight face."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ONE
from desktop_app.players.policy import OneByOne, drawn
from desktop_app.players.weighing import LAST_RESORT, Position, chances


@dataclass(frozen=True, slots=True)
class Bold(OneByOne):
    """Tells a story in each round, one to `most` more dice of one face than it holds, and bids as if it were true.

    It likes to bid high: a bid on all dice of the table would be worth `haste` to it, one on some of them its share.
    A bid whose true chance of holding is below `floor` is not made. The bids of others it judges by its true dice.
    """

    most: int = 2
    haste: float = 0.25
    floor: float = 0.33
    trust: float = 1.0
    slack: float = 0.15

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """A legal move for the seat on turn, by one story."""
        return drawn(self._chances(_Truth.of(self, observation), rng.choice(self._stories(observation))), rng)

    def worth(self, position: Position, bid: Bid, told: Bid) -> float:
        """What a bid is worth that is as safe, in the story, as the one that is `told`."""
        return (
            position.beliefs.holds(told) - 1.0 + self.haste * bid.quantity / position.observation.bidding.dice_in_play
        )

    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """See OneByOne: every story is as likely as any other."""
        stories, total = self._stories(observation), dict[Move, float]()
        truth = _Truth.of(self, observation)
        for story in stories:
            for move, chance in self._chances(truth, story).items():
                total[move] = total.get(move, 0.0) + chance / len(stories)
        return total

    def _chances(self, truth: "_Truth", story: "_Story") -> dict[Move, float]:
        # A story changes what the bids on its face are worth, and nothing else.
        values = dict(truth.values)
        for bid in truth.bids[story.face - 1]:
            values[bid] = self.worth(truth.position, bid, story.told(bid))
        return chances(values, self.slack)

    def _stories(self, observation: Observation) -> "tuple[_Story, ...]":
        """About the face that it bid last in this round, so that the story holds together; else any but wild ones."""
        bidding = observation.bidding
        said = [made.bid.face for made in bidding.actions if made.seat == observation.seat]
        faces = [face for face in FACES if face != ONE or not observation.wild]
        if bidding.fixed_face or said:
            faces = [bidding.fixed_face or said[-1]]
        return tuple(_Story(face, extra) for face in faces for extra in range(1, self.most + 1))


class _Truth(NamedTuple):
    """A position with the values of all sensible moves before any story is told.

    `bids` are those on each face that are no last resort: a story can change what they are worth.
    """

    position: Position
    values: dict[Move, float]
    bids: tuple[list[Bid], ...]

    @classmethod
    def of(cls, bold: Bold, observation: Observation) -> "_Truth":
        """What all stories about a position begin with."""
        position = Position.of(observation, bold.trust)
        bids: tuple[list[Bid], ...] = tuple([[] for _ in FACES])

        def value_of_bid(bid: Bid) -> float:
            if position.beliefs.holds(bid) < bold.floor:
                return LAST_RESORT
            bids[bid.face - 1].append(bid)
            return bold.worth(position, bid, bid)

        return cls(position, position.weigh(value_of_bid), bids)


class _Story(NamedTuple):
    """A face, and how many dice that match it are made up."""

    face: int
    extra: int

    def told(self, bid: Bid) -> Bid:
        """The bid that would be as safe with the true dice as this one on its face is with those of the story."""
        return Bid(bid.quantity - self.extra, bid.face)
