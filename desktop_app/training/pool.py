"""Simple rules to measure players against. They are never levels of the game.

Each knows its own dice and takes every die of the others to match a face with probability p: 1/3 for faces 2 to 6 while
ones are wild, else 1/6. With m matching dice of its own and U dice of others, P = P[Bin(U, p) >= q - m] is the chance
that a bid of q dice holds, and X = P[Bin(U, p) = q - m] the chance that it is exact.
"""

import random
from math import ceil
from typing import NamedTuple

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ONE
from desktop_app.players.odds import Odds, at_least, one_in
from desktop_app.players.sharp import Sharp


class Sight(NamedTuple):
    """What a rule looks at."""

    seen: Observation
    odds: Odds

    @classmethod
    def of(cls, observation: Observation) -> "Sight":
        """What the seat that observes looks at."""
        return cls(observation, Odds.of(observation))

    def likely(self, face: int) -> float:
        """How many dice of the others match a face on average."""
        return self.odds.others / one_in(face, wild=self.odds.wild)

    def holds(self, bid: Bid, less: float = 0.0) -> float:
        """P of a bid, its need lowered and rounded up."""
        need = ceil(bid.quantity - self.odds.matching(bid.face) - less)
        return at_least(self.odds.others, one_in(bid.face, wild=self.odds.wild), need)

    def most_held(self) -> int:
        """The face of most own dice, the highest of several."""
        return max(FACES, key=lambda face: (self.seen.dice.count(face), face))

    def may(self, bid: Bid) -> bool:
        """Whether a bid is legal."""
        return self.seen.refusal(bid) is None

    def nearest(self, bid: Bid) -> Bid:
        """The bid, its quantity brought within the dice in play."""
        return Bid(min(max(bid.quantity, 1), self.seen.bidding.dice_in_play), bid.face)

    def raises(self) -> tuple[Bid, ...]:
        """All legal bids."""
        return self.seen.bidding.legal_bids


class MostProbable(NamedTuple):
    """Rule A: opens with the most probable bid on 2 to 6, then does what is most probably right."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        if standing is None:
            bids = [bid for bid in sight.raises() if bid.face != ONE]
            best = max(sight.holds(bid) for bid in bids)
            return rng.choice([bid for bid in bids if sight.holds(bid) == best])
        scores: dict[Move, float] = {bid: sight.holds(bid) for bid in sight.raises()}
        scores[Call.CHALLENGE] = 1 - sight.holds(standing)
        scores[Call.EXACT] = sight.odds.exact(standing)
        return max(scores, key=lambda move: scores[move])


class TwoThresholds(NamedTuple):
    """Rule B: believes a little in its luck, calls below a threshold, raises by one step."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        if standing is None:
            face = sight.most_held()
            quantity = round(sight.odds.matching(face) + 0.346 * sight.likely(face))
            return sight.nearest(Bid(quantity, face))
        if sight.odds.exact(standing) > 0.523:
            return Call.EXACT
        holds = sight.holds(standing, 0.412)
        if rng.random() < (0.289 - holds) / (0.289 - 0.238):
            return Call.CHALLENGE
        raises = [bid for bid in _steps(standing) if sight.may(bid)]
        best = max(raises, key=sight.holds, default=None)
        return best if best and sight.holds(best) >= 0.129 else Call.CHALLENGE


def _steps(standing: Bid) -> tuple[Bid, Bid]:
    """One more of the same face, and the next face, ones coming after sixes."""
    quantity, face = standing
    following = Bid(quantity, face + 1) if face < FACES[-1] else Bid(quantity + 1, ONE)
    return Bid(quantity + 1, face), following


class Scores(NamedTuple):
    """Rule D: scores a challenge against one step up, the next faces and ones."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, bidding = Sight.of(observation), observation.bidding
        if bidding.standing is None:
            return self._opening(sight)
        standing, bidder = bidding.standing, bidding.bidder
        previous = bidding.counts[bidder] if bidder is not None else 1
        caution = 0.09 * len(observation.dice) / previous - 0.29
        quantity, face = standing
        scores: dict[Move, float] = {Call.CHALLENGE: 1 - sight.holds(standing) + caution}
        higher = [Bid(quantity, other) for other in FACES if other > face]
        for bid in (*higher, Bid(quantity + 1, ONE), Bid(quantity + 1, face)):
            if sight.may(bid):
                scores[bid] = sight.holds(bid) - (caution if bid.face == face else 0.0)
        return max(scores, key=lambda move: scores[move])

    def _opening(self, sight: Sight) -> Bid:
        ones_count = sight.seen.wild
        quantity = max(1, round(sight.seen.bidding.dice_in_play / (3 if ones_count else 6) - 1))
        faces = FACES[1:] if ones_count else FACES
        return max([Bid(quantity, face) for face in faces], key=sight.holds)


class Counter(NamedTuple):
    """Rule E: counts its own dice and a sixth of the others', and raises as little as it can."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        face = sight.most_held()
        if standing is None:
            return sight.nearest(Bid(sight.odds.matching(face), face))
        if observation.dice.count(standing.face) + sight.odds.others / 6 < standing.quantity:
            return Call.CHALLENGE
        wanted = standing.face if rng.random() < 0.5 else face
        return next((bid for bid in sight.raises() if bid.face == wanted), Call.CHALLENGE)


class Temper(NamedTuple):
    """Rule H: calls and raises below two thresholds of P."""

    call: float
    raising: float

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        if standing is None:
            face = sight.most_held()
            return sight.nearest(Bid(observation.dice.count(face), face))
        best = max(sight.raises(), key=sight.holds, default=None)
        if best is None:
            return Call.CHALLENGE
        if sight.holds(best) >= self.raising:
            return best
        return Call.CHALLENGE if sight.holds(standing) < self.call else best


TEMPERS = (Temper(0.10, 0.10), Temper(0.50, 0.10), Temper(0.10, 0.50), Temper(0.50, 0.50))
"""Maniac, aggressive, passive, station."""
POOL = (MostProbable(), TwoThresholds(), Scores(), Counter(), *TEMPERS)
"""A, B, D, E and the four of H."""


class Steady(NamedTuple):
    """Bids own face upwards while what stands is likely enough, jumping now and then; calls exact on its own count."""

    doubt: float = 0.3
    jump: float = 0.25

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        face = max(FACES, key=lambda each: (sight.odds.matching(each), -each))
        if standing is None:
            return sight.nearest(Bid(round(sight.odds.matching(face) + sight.likely(face)) - rng.randrange(3), face))
        if sight.odds.exact(standing) > sight.holds(standing) * 0.7:
            return Call.EXACT if sight.odds.exact(standing) > 0.4 else Call.CHALLENGE
        raises = [bid for bid in sight.raises() if bid.face == face and sight.holds(bid) >= self.doubt]
        if raises:
            return raises[min(len(raises) - 1, int(rng.random() < self.jump))]
        least = next(iter(sight.raises()), None)
        return Call.CHALLENGE if sight.holds(standing) < self.doubt or least is None else least


class Liar(NamedTuple):
    """Bids faces that it does not hold, and believes nobody much."""

    doubt: float = 0.4

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        sight, standing = Sight.of(observation), observation.bidding.standing
        face = min(FACES, key=lambda each: (sight.odds.matching(each), rng.random()))
        if standing is None:
            return sight.nearest(Bid(round(sight.seen.bidding.dice_in_play / 4), face))
        raises = [bid for bid in sight.raises() if bid.quantity <= standing.quantity + 1]
        if not raises or sight.holds(standing) < self.doubt:
            return Call.CHALLENGE
        return rng.choice(raises)


UNSEEN = (Steady(), Steady(0.45, 0.0), Liar(), Liar(0.2))
"""Rules that no player was fitted to: whoever reads the pool well may read these badly."""
BEST_RULE = Sharp(eager=0.7, trust=6.0, slack=0.02)
"""The best hand-written rule that was found: it believes bids, and reckons with the next seat's answer."""
