"""The rules once more, for tests: slow, in the order of the rule page, and sharing no code with the engine."""

from collections.abc import Sequence

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import ExactCall, Rules


class Referee:
    """Keeps the table of one game and settles its rounds."""

    def __init__(self, rules: Rules, players: int, opener: int) -> None:
        """Everybody with all their dice."""
        self.rules = rules
        self.dice = dict.fromkeys(range(players), rules.dice)
        self.opener = opener
        self.palifico = False
        self.had_palifico: set[int] = set()

    @property
    def still_in(self) -> list[int]:
        """Who holds dice."""
        return [seat for seat in self.dice if self.dice[seat] > 0]

    def left_of(self, seat: int) -> int:
        """D2, D8: the next player clockwise with dice."""
        players = len(self.dice)
        return next(other for step in range(1, players + 1) if self.dice[other := (seat + step) % players] > 0)

    def count(self, hands: Sequence[Sequence[int]], face: int) -> int:
        """F2, F10, F16."""
        dice = [die for hand in hands for die in hand]
        if face == 1 or self.palifico or not self.rules.wild_ones:
            return len([die for die in dice if die == face])
        return len([die for die in dice if die in (1, face)])

    def settle(self, hands: Sequence[Sequence[int]], bid: Bid, bidder: int, caller: int, call: Call) -> None:
        """D5 to D8 and F4, then D10."""
        matching = self.count(hands, bid.face)
        before = dict(self.dice)
        if call is Call.CHALLENGE:
            opener = caller if matching >= bid.quantity else bidder
            self.dice[opener] -= 1
        else:
            opener = caller
            self._settle_exact(caller, right=matching == bid.quantity)
        dropped = {seat for seat in self.dice if before[seat] >= 2 and self.dice[seat] == 1}
        triggers = dropped - self.had_palifico if self.rules.palifico else set[int]()
        self.had_palifico |= triggers
        self.palifico = bool(triggers)
        self.opener = opener if self.dice[opener] > 0 else self.left_of(opener)

    def _settle_exact(self, caller: int, *, right: bool) -> None:
        if not right:
            self.dice[caller] -= 1
        elif self.rules.exact is ExactCall.CALZA:
            self.dice[caller] = min(self.dice[caller] + 1, self.rules.dice)
        else:
            for seat in self.still_in:
                self.dice[seat] -= seat != caller
