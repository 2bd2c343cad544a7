"""The dice of a game that somebody has seen, counted."""

from dataclasses import dataclass

from desktop_app.engine.observation import Observation
from desktop_app.library.chance import NO_DICE, FaceCounts, counted, together


@dataclass(frozen=True)
class SeenDice:
    """The dice that were seen: those of the player at this screen, and everybody else's."""

    mine: FaceCounts = NO_DICE
    others: FaceCounts = NO_DICE

    def and_also(self, more: "SeenDice") -> "SeenDice":
        """Both together."""
        return SeenDice(together(self.mine, more.mine), together(self.others, more.others))


def seen_dice(game: Observation, *, apart: bool = True) -> SeenDice:
    """The dice of a game that everybody has seen: those of its settled rounds, one's own apart from the others'."""
    mine = [die for played in game.history for die in played.hands[game.seat]]
    others = [
        die for played in game.history for seat, hand in enumerate(played.hands) if seat != game.seat for die in hand
    ]
    return SeenDice(counted(mine), counted(others)) if apart else SeenDice(others=counted([*mine, *others]))
