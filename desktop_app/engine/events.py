"""What can happen in a game, a frozen class each, in the order in which it happens.

A game tells its events as it moves on; the table plays them one by one. None holds a die that is still covered.
"""

from typing import NamedTuple

from desktop_app.engine.moves import BidMade, CallMade
from desktop_app.engine.outcome import Hand, Outcome


class RoundStarted(NamedTuple):
    """All dice are rolled and covered; `counts` are the dice each seat holds, `number` counts rounds from 0."""

    number: int
    opener: int
    palifico: bool
    counts: tuple[int, ...]


class Revealed(NamedTuple):
    """All cups have been lifted: everybody's dice and how they settle the round."""

    hands: tuple[Hand, ...]
    outcome: Outcome


class DiceChanged(NamedTuple):
    """A seat has lost dice or won one back."""

    seat: int
    before: int
    after: int


class PlayerOut(NamedTuple):
    """A seat has lost its last die (D8)."""

    seat: int


class PalificoTriggered(NamedTuple):
    """These seats dropped to one die: the next round is a Palifico round (F9, F14)."""

    seats: tuple[int, ...]


class GameWon(NamedTuple):
    """The last seat with dice (D9)."""

    seat: int


Event = RoundStarted | BidMade | CallMade | Revealed | DiceChanged | PlayerOut | PalificoTriggered | GameWon
