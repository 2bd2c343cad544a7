"""What a game in the window is played with: who sits where, by which rules, and with which dice."""

from dataclasses import dataclass

from desktop_app.engine.dice import FairDice
from desktop_app.engine.rules import Rules
from desktop_app.match.bots import Bot


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: `level` is the id of a built-in player, None for the human; `portrait` names a drawn face.

    Where a `bot` sits, the built-in player only takes over from it.
    """

    name: str
    level: str | None
    portrait: str
    bot: Bot | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """What a game is played with, fixed before the first roll. `seed` is where the players' randomness comes from.

    `forgiving`: a slip of the human's can be taken back.
    """

    rules: Rules
    seats: tuple[Seat, ...]
    fair: FairDice
    seed: int
    forgiving: bool = False

    @property
    def human(self) -> int:
        """The first seat without a player. Raises StopIteration when all seats have one."""
        return next(number for number, seat in enumerate(self.seats) if seat.level is None)
