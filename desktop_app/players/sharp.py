"""The sharp one: it reckons what the next seat will do with a bid, and loves to call one exact."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from desktop_app.engine.bidding import next_seat
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES
from desktop_app.players.beliefs import chance_at_tail, chance_of
from desktop_app.players.odds import at_least, exactly, one_in
from desktop_app.players.policy import OneByOne
from desktop_app.players.stakes import prize_of_exact, prize_of_loss, settled
from desktop_app.players.weighing import LAST_RESORT, Position, chances


@dataclass(frozen=True, slots=True)
class Sharp(OneByOne):
    """Values a bid by the answer of the next seat, which is taken to reckon with plain odds.

    For each number of matching dice that the next seat may hold: it calls exact where that gains more than nothing and
    than a challenge; it challenges where that loses less than `eager`; else it raises, worth nothing to either.
    A bid whose chance of holding is below `floor` is not made.
    """

    eager: float = 0.4
    floor: float = 0.05
    trust: float = 3.0
    slack: float = 0.1

    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """See OneByOne."""
        position = Position.of(observation, self.trust)
        answered = self._answered(position)

        def value_of_bid(bid: Bid) -> float:
            return answered(bid) if position.beliefs.holds(bid) >= self.floor else LAST_RESORT

        return chances(position.weigh(value_of_bid), self.slack)

    def _answered(self, position: Position) -> Callable[[Bid], float]:
        """What a bid is worth after the next seat's answer, over all hands that this may hold."""
        observation, beliefs = position.observation, position.beliefs
        rules, counts, me = observation.rules, observation.bidding.counts, observation.seat
        following = next_seat(counts, me)
        answer = self._answers(observation, following)
        won, met = prize_of_loss(counts, me, following), prize_of_exact(rules, counts, me, following)
        hands = [beliefs.hand(following, face) for face in FACES]
        rests = [beliefs.spread(face, without=following) for face in FACES]
        tails = [beliefs.tail(face, without=following) for face in FACES]

        def value(bid: Bid) -> float:
            quantity, face = bid
            sides, mine, total = one_in(face, wild=beliefs.odds.wild), beliefs.odds.matching(face), 0.0
            for held, likely in enumerate(hands[face - 1]):
                missing = quantity - held
                answered = answer(sides, missing)
                if answered is Call.EXACT:
                    exact = chance_of(rests[face - 1], missing - mine)
                    total += likely * (exact * met + (1.0 - exact) * won)
                elif answered is Call.CHALLENGE:
                    total += likely * settled(chance_at_tail(tails[face - 1], missing - mine), won)
            return total

        return value

    def _answers(self, observation: Observation, following: int) -> Callable[[int, int], Call | None]:
        """How the next seat answers a bid that wants so many dice more than its own, one in `sides` matching.

        None is a raise.
        """
        rules, counts, me = observation.rules, observation.bidding.counts, observation.seat
        unseen = observation.bidding.dice_in_play - counts[following]
        prize_of_challenge = prize_of_loss(counts, following, me)
        prize_of_calling = prize_of_exact(rules, counts, following, following)

        @cache  # bids on most faces leave the same question
        def answer(sides: int, missing: int) -> Call | None:
            challenged = settled(1.0 - at_least(unseen, sides, missing), prize_of_challenge)
            called = settled(exactly(unseen, sides, missing), prize_of_calling)
            if called > max(challenged, 0.0):
                return Call.EXACT
            return Call.CHALLENGE if challenged > -self.eager else None

        return answer
