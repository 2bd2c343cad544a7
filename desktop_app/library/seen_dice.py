"""The dice that somebody has seen, counted: those of one game, or of all that are kept."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from desktop_app.engine.observation import Observation
from desktop_app.library.chance import NO_DICE, FaceCounts, counted, together
from desktop_app.library.kept import KeptGame


class SeenDice(NamedTuple):
    """The dice that were seen: those of the player at this screen, and everybody else's."""

    mine: FaceCounts = NO_DICE
    others: FaceCounts = NO_DICE

    def and_also(self, more: "SeenDice") -> "SeenDice":
        """Both together."""
        return SeenDice(together(self.mine, more.mine), together(self.others, more.others))


class DicePage(NamedTuple):
    """The dice of some games that are over.

    `read` of them were looked at, `played` counted; `last` is the number of the last one, None where there are no more.
    """

    seen: SeenDice = SeenDice()
    played: int = 0
    read: int = 0
    last: int | None = None


def seen_dice(game: Observation, *, apart: bool = True) -> SeenDice:
    """The dice of a game that everybody has seen: those of its settled rounds, one's own apart from the others'."""
    return _seen([played.hands for played in game.history], game.seat if apart else None)


def page_of(games: Sequence[KeptGame]) -> DicePage:
    """The dice that were seen in games that are over. Games from elsewhere do not count: others rolled their dice."""
    played = [(game, game.setup) for game in games if game.setup is not None]
    seen = SeenDice()
    for game, setup in played:
        settled = [entry.dice for entry in game.record.rounds if entry.count is not None and entry.dice is not None]
        seen = seen.and_also(_seen(settled, setup.human))
    return DicePage(seen, len(played), len(games), games[-1].id if games else None)


def _seen(rounds: Sequence[Sequence[Sequence[int]]], human: int | None) -> SeenDice:
    mine = chain.from_iterable(hand for hands in rounds for seat, hand in enumerate(hands) if seat == human)
    others = chain.from_iterable(hand for hands in rounds for seat, hand in enumerate(hands) if seat != human)
    return SeenDice(counted(mine), counted(others))
