"""How long a frame of the reveal takes to paint; python tests/benchmarks/painting.py [--reveals N] prints it.

The table as it is in a window of 1280 × 800, painted by Qt's raster engine without a screen, once at 100 % and once at
200 %, each in a process of its own. Five seats with 21 dice: the cups are lifted, every matching die is counted, a die
rolls off; from frame to frame 16 ms pass on the clock of the motions, whatever the machine does meanwhile. A frame is
all that the window's thread does from one tick to the next: working out what moves, painting it, putting it on the
window. After each frame a plain widget as large as the table is painted over whole in one colour, so both meet the same
machine.

Printed are milliseconds by the clock on the wall, in which whatever else runs takes its part, and of the processor, all
threads of the game together: median, 95 %, the longest; the share over 16.7 ms, which a screen of 60 Hz would miss; and
the ratios to the plain widget.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Call
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme
from tests.ui.table import scenes

FRAME = 16.0
"""Milliseconds from frame to frame on the clock of the motions."""

MISSED = 1000 / 60
"""A frame that takes longer misses the screen's next picture."""

WINDOW, TABLE = QSize(1280, 800), QRect(0, 32, 980, 672)
"""The window, and where the table is in it."""


class Times(NamedTuple):
    """Milliseconds of each frame, by the clock on the wall and of the processor."""

    wall: list[float]
    processor: list[float]


class Plain(QWidget):
    """A widget that is one colour."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all of it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.darkCyan)
        painter.end()


def time_into(times: Times, act: Callable[[], None]) -> None:
    """Note how long something takes, with everything that the window has to do after it."""
    wall, processor = time.perf_counter(), time.process_time()
    act()
    QCoreApplication.processEvents()
    times.processor.append((time.process_time() - processor) * 1000)
    times.wall.append((time.perf_counter() - wall) * 1000)


def reveal(model: SeatsModel) -> Iterator[None]:
    """A round that is challenged, moment after moment, from the bidding to the die that is lost."""
    scene = scenes.bidding()
    model.show(scene.game.observe(0))
    yield
    for event in scene.game.play(Call.CHALLENGE).events:
        model.play(event)
        yield
        if isinstance(event, Revealed):
            for counted in range(1, event.outcome.matching + 1):
                model.count(counted)
                yield


def measured(reveals: int) -> tuple[Times, Times]:
    """The frames of so many reveals, after one that is not measured; and the plain widget between them."""
    app = QApplication([])
    load_fonts()
    workshop = Workshop(app)
    theme = Theme(parent=app, workshop=workshop)
    theme.apply(app)
    window, model = QWidget(), scenes.bidding().model()
    view, plain = TableView(theme, model, window), Plain()
    window.resize(WINDOW)
    theme.pixmaps.fit(WINDOW * window.devicePixelRatioF())
    view.setGeometry(TABLE)
    plain.resize(TABLE.size())
    window.show()
    plain.show()
    tableau = view.tableau
    tableau.set_manner(Manner.MOVING)
    frames, plains = Times([], []), Times([], [])
    for number in range(reveals + 1):
        for _ in reveal(model):
            while tableau.is_coming:  # its pictures are prepared, as between two motions of a game
                app.processEvents()
            tableau.clock.stop()
            while tableau.moves:
                time_into(frames, lambda: tableau.clock.ticked.emit(FRAME))
                tableau.clock.stop()
                time_into(plains, plain.repaint)
        if not number:
            frames, plains = Times([], []), Times([], [])
    workshop.close()
    return frames, plains


def line(name: str, times: Sequence[float]) -> str:
    """Median, 95 %, the longest, and the share that is too long."""
    missed = sum(each > MISSED for each in times) / len(times)
    return f"  {name:<24}{median(times):>8.2f}{quantiles(times, n=20)[-1]:>8.2f}{max(times):>8.2f}{missed:>9.2%}"


def report(percent: int, reveals: int) -> None:
    """Measure at a scale and print what was found."""
    frames, plains = measured(reveals)
    print(f"{WINDOW.width()} × {WINDOW.height()} at {percent} %, {len(frames.wall)} frames")
    print(f"  {'ms':<24}{'median':>8}{'95 %':>8}{'longest':>8}{f'>{MISSED:.1f}':>9}")
    for name, frame, plain in (
        ("on the wall", frames.wall, plains.wall),
        ("processor", frames.processor, plains.processor),
    ):
        print(line(f"frame, {name}", frame))
        print(line(f"plain, {name}", plain))
        ratios = median(frame) / median(plain), quantiles(frame, n=20)[-1] / quantiles(plain, n=20)[-1]
        print(f"  {'ratio':<24}{ratios[0]:>8.2f}{ratios[1]:>8.2f}")


def main() -> int:
    """Measure at both scales; returns the exit status."""
    parser = argparse.ArgumentParser(description="How long a frame of the reveal takes to paint.")
    parser.add_argument("--reveals", type=int, default=5, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--percent", type=int, help="only this scale, in this process")
    arguments = parser.parse_args()
    if arguments.percent:
        report(arguments.percent, arguments.reveals)
        return 0
    for percent in (100, 200):
        command = [sys.executable, __file__, "--reveals", str(arguments.reveals), "--percent", str(percent)]
        done = subprocess.run(command, env=os.environ | {"QT_SCALE_FACTOR": str(percent / 100)}, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
