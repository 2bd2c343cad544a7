"""The options a game is played with, and the limits of the game."""

from dataclasses import dataclass
from enum import Enum

FACES = range(1, 7)
"""The faces of a die, ascending."""
SIDES = len(FACES)
ONE = 1
"""The face that is wild where ones are wild, and the lowest one (D11)."""

MIN_PLAYERS, MAX_PLAYERS = 2, 6
MIN_DICE, MAX_DICE = 3, 6


class ExactCall(Enum):
    """What calling the exact count is named and does (D6, D7)."""

    SPOT_ON = "spot_on"
    CALZA = "calza"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game (D1).

    `dice` is the number that everyone starts with. Raises ValueError outside the limits.
    """

    dice: int = 5
    wild_ones: bool = True
    palifico: bool = True
    exact: ExactCall = ExactCall.SPOT_ON

    def __post_init__(self) -> None:
        """Refuse a number of dice outside the limits."""
        if not MIN_DICE <= self.dice <= MAX_DICE:
            raise ValueError(f"{self.dice} dice each is outside {MIN_DICE} to {MAX_DICE}")

    def wild_in(self, *, palifico: bool) -> bool:
        """Whether ones are wild in a round that is, or is not, a Palifico round (F2, F10)."""
        return self.wild_ones and not palifico
