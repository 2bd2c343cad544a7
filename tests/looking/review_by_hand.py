"""Plays a game to its end, then walks through its review by real keys and a real mouse, with pictures on the way.

    python tests/looking/review_by_hand.py FOLDER [--language fr] [--size 1280x800] [--scale 2] [--dark] [--seed 1]

needs Xvfb, openbox and xdotool, as play_by_hand.py does. Exit status 1 if the walk does not come to its end, or if a
key or a click did not lead where it should.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint

from desktop_app.ui.application import Program
from desktop_app.ui.review.board import ReviewBoard
from tests.looking.play_by_hand import Hand, run

Walk = Iterator[tuple[str, Callable[[], bool]]]
"""Does one thing after another; tells what the picture of each is called, and how to see whether it came to that."""


class ReviewingHand(Hand):
    """Plays, and looks back."""

    def __init__(self, program: Program, folder: Path, seed: int) -> None:
        super().__init__(program, folder, seed)
        self.walk: Walk | None = None
        self.expected: tuple[str, Callable[[], bool]] | None = None
        self.walked = False

    def look(self) -> None:
        """Walk through the review, while there is one."""
        page = self.program.host.review.page
        if page is None:
            super().look()
        elif page.board is not None:
            self.walk = self.walk or self.through(page.board)
            self.go_on(self.walk)

    def at_end(self) -> None:
        """Open the review by the key of the menu; the end once more, when it has been left."""
        if self.walked:
            self.picture("29-end-again")
            self.done = True
        else:
            self.picture("20-end")
            self.keys("ctrl+e", "sleep")

    def go_on(self, walk: Walk) -> None:
        """See what came of what was done, and do the next thing."""
        if self.expected is not None:
            name, came = self.expected
            self.picture(name)
            if not came():
                sys.exit(f"{name}: it did not come to that")
        self.expected = next(walk, None)
        self.walked = self.expected is None
        self.keys("Escape" if self.walked else "sleep")

    def through(self, board: ReviewBoard) -> Walk:
        """By keys first, then by mouse."""
        side, chart = board.side, board.chart
        first = board.number
        yield "21-review", side.list.hasFocus
        self.keys("Left")
        yield "22-step-back", lambda: board.number == first - 1
        self.keys("Right", "Right")
        yield "23-steps-on", lambda: board.number == first + 1
        self.keys("Page_Down")
        yield "24-next-round", lambda: board.choice.number == 0
        self.click(side.kinds.part(1))
        yield "25-choices", side.whose.isVisible
        self.click(chart, QPoint(chart.width() * 2 // 3, chart.height() // 2))
        yield "26-a-click-in-the-chart", lambda: board.choice.round_number > 0
        there = board.number
        self.click(side.back_button)
        yield "27-a-button", lambda: board.number == there - 1
        self.click(side.list, QPoint(side.list.width() // 2, 20))
        yield "28-a-row", side.list.hasFocus


if __name__ == "__main__":
    sys.exit(run("Plays a game and walks through its review by real keys and a real mouse.", ReviewingHand))
