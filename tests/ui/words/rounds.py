"""Rounds that end in every possible way, for the tests of sentences."""

from dataclasses import dataclass, field

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.outcome import settle
from desktop_app.engine.rules import ExactCall, Rules


@dataclass(frozen=True)
class End:
    """A call on a bid of `quantity` fives, `matching` of which lie on the table, as nobody has rolled a one."""

    counts: tuple[int, ...]
    bidder: int
    caller: int
    quantity: int
    matching: int
    call: Call = Call.CHALLENGE
    rules: Rules = field(default_factory=Rules)

    def revealed(self) -> Revealed:
        """What the engine makes of it."""
        dice = [5] * self.matching + [2] * (sum(self.counts) - self.matching)
        hands: list[tuple[int, ...]] = []
        for held in self.counts:
            hands.append(tuple(sorted(dice[:held])))
            del dice[:held]
        start = Bidding.start(self.counts, self.bidder, palifico=False)
        bidding = start.after(Bid(self.quantity, 5))._replace(turn=self.caller)
        return Revealed(tuple(hands), settle(self.rules, bidding, hands, self.call))


CALZA = Rules(exact=ExactCall.CALZA)
EXACT = Call.EXACT
FULL = (5, 5, 5, 5, 5)

#: Seat 0 is the reader, then Rosa, Bruno, Inès, Odette.
ENDS = {
    "challenge, none of six": End(FULL, 1, 0, 6, 0),
    "challenge, one of six": End(FULL, 1, 0, 6, 1),
    "challenge, five of six": End(FULL, 1, 4, 6, 5),
    "challenge, six of six": End(FULL, 1, 4, 6, 6),
    "challenge, six of six, by the reader": End(FULL, 1, 0, 6, 6),
    "challenge, eleven of six": End(FULL, 0, 1, 6, 11),
    "challenge, eleven of eleven": End(FULL, 0, 3, 11, 11),
    "challenge, one of one": End(FULL, 0, 3, 1, 1),
    "challenge, the bidder's last die": End((2, 1, 5, 5, 5), 1, 2, 3, 2),
    "challenge, the reader's last die": End((1, 1, 5, 5, 5), 0, 1, 3, 2),
    "challenge, the last die but one player's": End((2, 0, 0, 1, 0), 3, 0, 3, 1),
    "challenge, the reader loses the game": End((1, 0, 0, 1, 0), 0, 3, 2, 1),
    "Spot On, right": End(FULL, 1, 4, 5, 5, EXACT),
    "Spot On, right, by the reader": End(FULL, 4, 0, 5, 5, EXACT),
    "Spot On, right, one other left": End((2, 2, 0, 0, 0), 0, 1, 2, 2, EXACT),
    "Spot On, right, three others": End((0, 2, 2, 2, 2), 3, 4, 2, 2, EXACT),
    "Spot On, right, two are out": End((1, 1, 2, 2, 2), 3, 4, 2, 2, EXACT),
    "Spot On, right, wins the game": End((1, 1, 2, 0, 0), 1, 2, 1, 1, EXACT),
    "Spot On, right, the reader wins the game": End((1, 1, 1, 0, 0), 1, 0, 1, 1, EXACT),
    "Spot On, right, one other left, who is out": End((0, 1, 0, 2, 0), 1, 3, 1, 1, EXACT),
    "Spot On, four of five": End(FULL, 1, 4, 5, 4, EXACT),
    "Spot On, none of five, by the reader": End(FULL, 1, 0, 5, 0, EXACT),
    "Spot On, six of five": End(FULL, 1, 2, 5, 6, EXACT),
    "Spot On, wrong, with the last die": End((2, 2, 1, 1, 1), 1, 2, 2, 1, EXACT),
    "Calza, right": End((5, 5, 4, 5, 5), 1, 2, 5, 5, EXACT, CALZA),
    "Calza, right, by the reader": End((1, 5, 4, 5, 5), 4, 0, 1, 1, EXACT, CALZA),
    "Calza, right, by Odette": End((1, 5, 4, 5, 3), 1, 4, 3, 3, EXACT, CALZA),
    "Calza, right, at full dice": End(FULL, 1, 2, 5, 5, EXACT, CALZA),
    "Calza, right, at full dice, by the reader": End(FULL, 1, 0, 11, 11, EXACT, CALZA),
    "Calza, four of five": End(FULL, 1, 4, 5, 4, EXACT, CALZA),
    "Calza, six of five, by the reader": End(FULL, 1, 0, 5, 6, EXACT, CALZA),
}
