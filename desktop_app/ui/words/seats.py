"""Seats and dice for people who hear the table instead of seeing it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import ONE
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import bid_told, plain


class SeatTold(NamedTuple):
    """What there is to tell about a seat.

    `palifico`: it has triggered the round that is being played; `used`: it has triggered one at all.
    """

    dice: int
    bid: Bid | None = None
    standing: bool = False
    on_turn: bool = False
    thinking: bool = False
    palifico: bool = False
    used: bool = False


class SeatWords(QObject):
    """Accessible texts. The name of a seat is `people.label`, these are its descriptions."""

    def __init__(self, people: People) -> None:
        super().__init__()
        self._people = people

    def description(self, number: int, seat: SeatTold) -> str:
        """All that a seat, by its number, shows: "4 dice. Bid: 6 × 5, the standing bid. Thinking."."""
        if not seat.dice:
            #: A player who has lost all dice. Must fit men and women
            return self.tr("Out.")
        told = [self.tr("%n dice.", "", seat.dice)]
        if seat.palifico:
            #: This player has triggered the Palifico round
            told.append(self.tr("Palifico."))
        elif seat.used:
            #: This player has triggered a Palifico round before, and triggers no other
            told.append(self.tr("Palifico used up."))
        if seat.bid:
            bid = plain(bid_told(seat.bid, wild=False))
            #: The standing bid is this player's
            standing = self.tr("Standing bid: %1.")
            #: What this player has bid last
            told.append((standing if seat.standing else self.tr("Bid: %1.")).replace("%1", bid))
        if seat.thinking:
            #: This player is thinking about a move
            told.append(self.tr("Thinking."))
        elif seat.on_turn and self._people.is_me(number):
            told.append(self.tr("Your turn."))
        elif seat.on_turn:
            #: It is this player's turn
            told.append(self.tr("On turn."))
        return " ".join(told)

    def own_dice(self, dice: Sequence[int], *, wild: bool) -> str:
        """The reader's dice: "Your dice: 1 (wild), 2, 5."."""
        #: %1 is a list of numbers
        return self.tr("Your dice: %1.").replace("%1", self._listed(dice, wild=wild))

    def shown_dice(self, seat: int, dice: Sequence[int], *, wild: bool) -> str:
        """The dice of any seat once its cup is lifted."""
        if self._people.is_me(seat):
            return self.own_dice(dice, wild=wild)
        #: The dice under a lifted cup: %1 is a list of numbers
        return self.tr("Shows %1.").replace("%1", self._listed(dice, wild=wild))

    def _listed(self, dice: Sequence[int], *, wild: bool) -> str:
        #: A die that shows one, where ones are wild, in a list of dice
        one = self.tr("1 (wild)") if wild else "1"
        return ", ".join(one if die == ONE else str(die) for die in dice)
