"""Rows one under another whose heights are worked out only when somebody looks: until then each is a guess.

Nothing here knows what a row shows. Heights are in any unit, the caller's.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate


class Column:
    """Heights of rows. A row whose height was measured once keeps it as the guess when it must be measured anew."""

    def __init__(self, measure: Callable[[int], float], above: float, below: float) -> None:
        """Measure tells a row's height; above and below are what is free before the first row and after the last."""
        self._measure = measure
        self._above = above
        self._below = below
        self._heights: list[float] = []
        self._unknown: set[int] = set()
        self._tops: list[float] | None = None

    @property
    def rows(self) -> int:
        """How many there are."""
        return len(self._heights)

    @property
    def height(self) -> float:
        """The height of everything."""
        return self._edges()[-1] + self._below if self._heights else 0

    @property
    def is_measured(self) -> bool:
        """Whether no height is a guess."""
        return not self._unknown

    def resize(self, rows: int, guess: float) -> None:
        """There are so many rows now; new ones are guessed to be so high."""
        before = len(self._heights)
        del self._heights[rows:]
        self._heights += [guess] * (rows - before)
        self._unknown = {row for row in self._unknown if row < rows} | set(range(before, rows))
        self._tops = None

    def forget(self) -> None:
        """Every row may be higher or lower than it was."""
        self._unknown = set(range(len(self._heights)))

    def top(self, row: int) -> float:
        """Where a row begins."""
        return self._edges()[row]

    def bottom(self, row: int) -> float:
        """Where a row ends."""
        return self._edges()[row + 1]

    def row_at(self, height: float) -> int | None:
        """The row at a height, None above the first and below the last."""
        row = bisect_right(self._edges(), height) - 1
        return row if 0 <= row < len(self._heights) else None

    def settle_down(self, row: int, room: float) -> None:
        """Measure a row and those below it, until they fill the room."""
        while row < len(self._heights) and room > 0:
            self._settle(row)
            room -= self._heights[row]
            row += 1

    def settle_up(self, row: int, room: float) -> None:
        """Measure a row and those above it, until they fill the room."""
        while row >= 0 and room > 0:
            self._settle(row)
            room -= self._heights[row]
            row -= 1

    def settle_some(self, rows: int) -> None:
        """Measure so many of the rows that are guesses, the last ones first."""
        for row in sorted(self._unknown, reverse=True)[:rows]:
            self._settle(row)

    def _settle(self, row: int) -> None:
        if row in self._unknown:
            self._unknown.remove(row)
            height = self._measure(row)
            if height != self._heights[row]:
                self._heights[row] = height
                self._tops = None

    def _edges(self) -> list[float]:
        """Where each row begins, and where the last one ends."""
        if self._tops is None:
            self._tops = list(accumulate(self._heights, initial=self._above))
        return self._tops
