"""All dice of all games that are over, counted a page at a time, so that a game that is played is kept in between."""

from collections.abc import Callable
from typing import NamedTuple

from desktop_app.library.library import Library
from desktop_app.library.seen_dice import DicePage, SeenDice
from desktop_app.library.selection import Selection, Totals, Which

#: Below the number of every game.
_BEFORE_ALL = -1


class CountedDice(NamedTuple):
    """How far the counting is: the dice of `played` games, after `read` of `games` were looked at."""

    seen: SeenDice
    played: int
    read: int
    games: int
    is_done: bool


class DiceCount:
    """Counts once; `told` is called after each page, until the last one has been counted or `stop` is called."""

    def __init__(self, library: Library, told: Callable[[CountedDice], None]) -> None:
        """Begin."""
        self._library = library
        self._told = told
        self._stopped = False
        self._counted = CountedDice(SeenDice(), 0, 0, 0, is_done=False)
        library.totals(Selection(Which.FINISHED), self._begin)

    def stop(self) -> None:
        """Count no further, and tell nothing more."""
        self._stopped = True

    def _begin(self, totals: Totals) -> None:
        self._counted = self._counted._replace(games=totals.finished)
        self._library.dice(_BEFORE_ALL, self._add)

    def _add(self, page: DicePage) -> None:
        if self._stopped:
            return
        before = self._counted
        self._counted = CountedDice(
            before.seen.and_also(page.seen),
            before.played + page.played,
            before.read + page.read,
            before.games,
            is_done=page.last is None,
        )
        self._told(self._counted)
        if page.last is not None:
            self._library.dice(page.last, self._add)
