"""How a round is settled, and what follows from it for the next."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, Protocol

from desktop_app.engine.bidding import next_seat
from desktop_app.engine.moves import Bid, Call, CallMade
from desktop_app.engine.rules import FACES, MAX_DICE, ONE, ExactCall, Rules

Hand = tuple[int, ...]
"""The dice of one seat, sorted; empty for a player who is out."""

HANDS = {hand: held for held in range(MAX_DICE + 1) for hand in combinations_with_replacement(FACES, held)}
"""Every hand that there is, 924 of them, with its number of dice."""


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
        return self.losers[0] if self.call is Call.CHALLENGE else self.caller

    @property
    def made(self) -> CallMade:
        """The call, with the seat that made it."""
        return CallMade(self.caller, self.call, self.bid, self.bidder)


def matches(die: int, face: int, *, wild: bool) -> bool:
    """Whether a die counts toward a bid on `face` (F2, F10)."""
    return die == face or (wild and die == ONE)


def count_matches(hands: Sequence[Hand], face: int, *, wild: bool) -> int:
    """How many of all dice count toward a bid on `face`; a bid on ones counts each one once."""
    count = 0
    for hand in hands:
        count += hand.count(face)
    if wild and face != ONE:
        for hand in hands:
            count += hand.count(ONE)
    return count


class Called(Protocol):
    """What a call settles: the bidding of a round, or the game that it belongs to."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The dice each seat holds."""
        ...

    @property
    def palifico(self) -> bool:
        """Whether this is a Palifico round."""
        ...

    @property
    def turn(self) -> int:
        """The seat that calls."""
        ...

    @property
    def bidder(self) -> int | None:
        """The seat that made the standing bid."""
        ...

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids made, the standing one last."""
        ...


def settle(rules: Rules, bidding: Called, hands: Sequence[Hand], call: Call) -> Outcome:
    """Settle a round by a call of the seat on turn about the standing bid."""
    bidder, caller = bidding.bidder, bidding.turn
    if bidder is None:
        raise ValueError("there is no standing bid to settle")
    bid = bidding.bids[-1]
    wild = rules.wild_in(palifico=bidding.palifico)
    matching = count_matches(hands, bid.face, wild=wild)
    losers, winner = (caller,), None  # if the caller is wrong
    if call is Call.CHALLENGE:
        right = matching < bid.quantity
        if right:
            losers = (bidder,)
    else:
        right = matching == bid.quantity
        if right:
            losers, winner = _right_exact(rules, bidding.counts, caller)
    return Outcome(call, caller, bidder, bid, wild, matching, right, losers, winner)


def _right_exact(rules: Rules, counts: Sequence[int], caller: int) -> tuple[tuple[int, ...], int | None]:
    """Who loses a die by a right exact call, and who wins one back (D6, D7)."""
    if rules.exact is ExactCall.SPOT_ON:
        return tuple([seat for seat in clockwise(len(counts), caller) if counts[seat]]), None
    return (), caller if counts[caller] < rules.dice else None


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
    opener = outcome.opener
    return opener if counts[opener] else next_seat(counts, opener)


def triggering(before: Sequence[int], outcome: Outcome, used: Sequence[bool]) -> tuple[int, ...]:
    """The seats whose drop to one die triggers a Palifico round (D10); `used` are those who have had theirs."""
    if 2 not in before:  # soon said, of most rounds
        return ()
    return tuple([seat for seat in outcome.losers if before[seat] == 2 and not used[seat]])


def only_seat(counts: Sequence[int]) -> int | None:
    """The last seat with dice (D9), None while several hold some."""
    if len(counts) - counts.count(0) > 1:
        return None
    return next(seat for seat, held in enumerate(counts) if held)


def clockwise(players: int, seat: int) -> tuple[int, ...]:
    """Every other seat, clockwise from `seat`."""
    return tuple((seat + step) % players for step in range(1, players))
