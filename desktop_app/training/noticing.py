"""One who notices that it is read, and lets the reader run into it."""

import random
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.players.shipped import values
from desktop_app.solver.following import Round
from desktop_app.solver.response import Response


@dataclass(frozen=True, slots=True, eq=False)
class Noticer:
    """Plays a duel like another player, to be taken for it, until `left` dice are in play.

    From then on it gives in every round the best response to the policy of its opponent, exactly, as if it knew all of
    that policy, and with it what has been read from the rounds before. Later rounds it takes to be worth what correct
    play gives.
    """

    pretended: Player
    policy: Policy
    left: int

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """See Player."""
        bidding = observation.bidding
        if bidding.dice_in_play > self.left:
            return self.pretended.choose(observation, rng)
        # One response serves the whole round: it does not depend on the own dice, nor on what has been bid.
        response = _response(self, observation._replace(dice=(), bidding=bidding.beginning))
        return response.chosen(observation)


@lru_cache(maxsize=2)
def _response(noticer: Noticer, seen: Observation) -> Response:
    def unheard(_: int) -> None:
        pass

    return Response.of(Round.met(noticer.policy, seen, values(), unheard), (seen.seat - seen.bidding.opener) % 2)
