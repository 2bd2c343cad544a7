"""What no player ever does, whatever its temper."""

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ExactCall
from desktop_app.players.odds import Odds


def sensible_moves(observation: Observation, odds: Odds) -> tuple[Move, ...]:
    """The legal moves that are not plain folly; there always is one.

    No bid is made that cannot hold; a standing one that cannot is challenged at once. One that certainly holds is never
    challenged, and no bid is called exact that cannot be so, or where, with Calza, no die can be won back.
    """
    # Never empty: what certainly holds, by dice of one's own, can be raised on its face by one die of the others'.
    standing = observation.bidding.standing
    bids = [move for move in observation.legal_moves if isinstance(move, Bid) and odds.can_hold(move)]
    if standing is None:
        return tuple(bids)
    holds = odds.holds(standing)
    if holds == 0.0:
        return (Call.CHALLENGE,)
    calls: list[Move] = [Call.CHALLENGE] if holds < 1.0 else []
    if odds.exact(standing) > 0.0 and _exact_can_win(observation):
        calls.append(Call.EXACT)
    return (*bids, *calls)


def daring_moves(observation: Observation, odds: Odds) -> tuple[Move, ...]:
    """The sensible moves, and the bluffs: bids that cannot hold, but that the next seat may take for true.

    It must be able to raise them: what can only be called is lost for sure. Correct play bluffs so in small rounds;
    whoever does not know it to be correct should leave it.
    """
    standing = observation.bidding.standing
    if standing is not None and odds.holds(standing) == 0.0:
        return (Call.CHALLENGE,)
    sensible = sensible_moves(observation, odds)
    bluffs = [
        bid for bid in observation.bidding.legal_bids if odds.holds(bid) == 0.0 and can_be_raised(observation, bid)
    ]
    return (*bluffs, *sensible)


def can_be_raised(observation: Observation, bid: Bid) -> bool:
    """Whether a bid leaves the next seat another choice than a call (D4)."""
    quantity, face = bid
    highest = observation.bidding.dice_in_play
    return quantity < highest or (face < FACES[-1] and not observation.bidding.palifico)


def _exact_can_win(observation: Observation) -> bool:
    """Whether a right exact call changes anything: with Calza it does not at the full number of dice (D7)."""
    return observation.rules.exact is ExactCall.SPOT_ON or len(observation.dice) < observation.rules.dice
