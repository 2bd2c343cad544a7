"""How a round is settled, and what follows from it for the next."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding, next_seat
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import FACES, MAX_DICE, ONE, ExactCall, Rules

Hand = tuple[int, ...]
"""The dice of one seat, sorted; empty for a player who is out."""

HANDS = frozenset(hand for held in range(MAX_DICE + 1) for hand in combinations_with_replacement(FACES, held))
"""Every hand that there is, 924 of them."""


class Outcome(NamedTuple):
    """How a call settled a round (D5 to D7).

    `matching` dice counted toward `bid`, ones included where `wild`; `losers` lose a die each, in clockwise order from
    the caller; `winner` wins one back.
    """

    call: Call
    caller: int
    bidder: int
    bid: Bid
    wild: bool
    matching: int
    right: bool
    losers: tuple[int, ...]
    winner: int | None

    @property
    def opener(self) -> int:
        """Who would open the next round, if they still hold dice (F4, D7)."""
        return self.caller if self.call is Call.EXACT else self.losers[0]


def matches(die: int, face: int, *, wild: bool) -> bool:
    """Whether a die counts toward a bid on `face` (F2, F10)."""
    return die == face or (wild and die == ONE)


def count_matches(hands: Sequence[Hand], face: int, *, wild: bool) -> int:
    """How many of all dice count toward a bid on `face`; a bid on ones counts each one once."""
    count = 0
    for hand in hands:
        count += hand.count(face)
        if wild and face != ONE:
            count += hand.count(ONE)
    return count


def settle(rules: Rules, bidding: Bidding, hands: Sequence[Hand], call: Call) -> Outcome:
    """Settle a round by a call of the seat on turn about the standing bid."""
    bid, bidder = bidding.standing, bidding.bidder
    if bid is None or bidder is None:
        raise ValueError("there is no standing bid to settle")
    caller, counts = bidding.turn, bidding.counts
    wild = rules.wild_in(palifico=bidding.palifico)
    matching = count_matches(hands, bid.face, wild=wild)
    losers, winner = (caller,), None
    if call is Call.CHALLENGE:
        right = matching < bid.quantity
        losers = (bidder if right else caller,)
    elif right := matching == bid.quantity:
        losers = _right_exact_losers(rules, counts, caller)
        winner = caller if rules.exact is ExactCall.CALZA and counts[caller] < rules.dice else None
    return Outcome(call, caller, bidder, bid, wild, matching, right, losers, winner)


def _right_exact_losers(rules: Rules, counts: Sequence[int], caller: int) -> tuple[int, ...]:
    """Nobody after a right Calza, all others with dice after a right Spot On."""
    if rules.exact is ExactCall.CALZA:
        return ()
    return tuple([seat for seat in clockwise(len(counts), caller) if counts[seat]])


def counts_after(counts: Sequence[int], outcome: Outcome) -> tuple[int, ...]:
    """The dice each seat holds after a round."""
    after = list(counts)
    for seat in outcome.losers:
        after[seat] -= 1
    if outcome.winner is not None:
        after[outcome.winner] += 1
    return tuple(after)


def next_opener(counts: Sequence[int], outcome: Outcome) -> int:
    """Who opens the next round, given the dice after this one (F4, D8)."""
    return outcome.opener if counts[outcome.opener] else next_seat(counts, outcome.opener)


def triggering(before: Sequence[int], outcome: Outcome, used: Sequence[bool]) -> tuple[int, ...]:
    """The seats whose drop to one die triggers a Palifico round (D10); `used` are those who have had theirs."""
    return tuple([seat for seat in outcome.losers if before[seat] == 2 and not used[seat]])


def only_seat(counts: Sequence[int]) -> int | None:
    """The last seat with dice (D9), None while several hold some."""
    if len(counts) - counts.count(0) > 1:
        return None
    return next(seat for seat, held in enumerate(counts) if held)


def clockwise(players: int, seat: int) -> tuple[int, ...]:
    """Every other seat, clockwise from `seat`."""
    return tuple((seat + step) % players for step in range(1, players))
