"""Where everything of the chart lies: rounds across, chances upwards, in pixels of the design."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from desktop_app.match.review.review import Review

# A line has so many points at most: of a longer game it takes every second round, or every third …
_MOST_POINTS = 240
# Numbers of rounds stand at least so far apart.
_LABEL_ROOM = 28


class Frame(NamedTuple):
    """The area of the lines, and the rounds that share its width."""

    area: QRectF
    rounds: int

    def x(self, position: float) -> float:
        """Where a moment of the game lies, in rounds from the first roll."""
        return self.area.left() + self.area.width() * position / max(self.rounds, 1)

    def y(self, chance: float) -> float:
        """How high a chance (0 to 1) lies."""
        return self.area.bottom() - self.area.height() * chance

    def at(self, x: float) -> tuple[int, float]:
        """The round at a place, the nearest one outside the area, and the part of it that lies before (0 to 1)."""
        position = (x - self.area.left()) / self.area.width() * self.rounds
        number = min(max(int(position), 0), self.rounds - 1)
        return number, min(max(position - number, 0.0), 1.0)

    def round(self, number: int) -> QRectF:
        """The strip of a round."""
        left = self.x(number)
        return QRectF(left, self.area.top(), self.x(number + 1) - left, self.area.height())

    @property
    def label_step(self) -> int:
        """Every which round has its number written: 1, 2, 5, 10, and so on."""
        unit = self.area.width() / max(self.rounds, 1)
        power = 1
        while True:
            for step in (power, 2 * power, 5 * power):
                if step * unit >= _LABEL_ROOM:
                    return step
            power *= 10


def curve(review: Review, seat: int) -> list[tuple[float, float]]:
    """A seat's chances as (rounds from the first roll, chance), to the end of the game or the loss of its last die."""
    chances = [each.before[seat] for each in review.rounds] + [review.rounds[-1].after[seat]]
    last = next((number for number, chance in enumerate(chances) if not chance), len(chances) - 1)
    step = len(chances) // _MOST_POINTS + 1
    return [(float(number), chances[number]) for number in (*range(0, last, step), last)]


def between(review: Review, seat: int, position: float) -> float:
    """The chance on a seat's line at a moment of the game, in rounds from the first roll."""
    number = min(int(position), len(review.rounds) - 1)
    each = review.rounds[number]
    return each.before[seat] + (each.after[seat] - each.before[seat]) * (position - number)


def spread(heights: Sequence[float], least: float, highest: float, lowest: float) -> list[float]:
    """Heights pushed apart until each is at least so far from the next, within bounds; their order stays."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    placed, before = list(heights), highest - least
    for place in order:
        before = placed[place] = max(placed[place], before + least)
    after = lowest + least
    for place in reversed(order):
        after = placed[place] = min(placed[place], after - least)
    return placed


def polyline_of(frame: Frame, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points of a line where they are painted."""
    return [(frame.x(position), frame.y(chance)) for position, chance in points]


def marker(frame: Frame, review: Review, seat: int, position: float) -> QPointF:
    """Where a moment lies on a seat's line."""
    return QPointF(frame.x(position), frame.y(between(review, seat, position)))
