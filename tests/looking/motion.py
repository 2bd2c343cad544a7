"""Renders what moves on the table as contact sheets, to be looked at: frame after frame, with the time of each.

python tests/looking/motion.py FOLDER [--only NAME] [--dark] [--size 980x672] [--fading] [--step 40]
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from math import ceil
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table.changes import CHANGES, Change

COLUMNS, WIDTH, GAP, TITLE = 4, 480, 6, 16


def frames(view: TableView, change: Change, step: float) -> Iterator[tuple[float, QImage]]:
    """The table from the moment of a change until nothing moves any more."""
    change.happen()
    view.tableau.clock.stop()
    time, last = 0.0, 3000.0
    while time <= last:
        yield time, picture(view)
        if not view.tableau.moves:
            break
        view.tableau.clock.ticked.emit(step)
        time += step


def picture(view: TableView) -> QImage:
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    view.render(image)
    return image


def sheet(pictures: list[tuple[float, QImage]], part: QRect) -> QImage:
    """Frames from left to right, row by row."""
    height = round(part.height() * WIDTH / part.width())
    rows = ceil(len(pictures) / COLUMNS)
    image = QImage(COLUMNS * (WIDTH + GAP), rows * (height + GAP + TITLE), QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for number, (time, each) in enumerate(pictures):
        row, column = divmod(number, COLUMNS)
        x, y = column * (WIDTH + GAP), row * (height + GAP + TITLE)
        painter.drawText(x + 4, y + TITLE - 4, f"{time:.0f} ms")
        painter.drawImage(QRect(x, y + TITLE, WIDTH, height), each, part)
    painter.end()
    return image


def main() -> None:
    """Render what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--fading", action="store_true")
    parser.add_argument("--size", default="980x672")
    parser.add_argument("--step", type=float, default=40)
    parser.add_argument("--part", default="", help="x,y,width,height")
    options = parser.parse_args()
    app = QApplication([])
    load_fonts()
    theme = Theme(Appearance.DARK if options.dark else Appearance.LIGHT)
    theme.apply(app)
    size = QSize(*map(int, options.size.split("x")))
    part = QRect(*map(int, options.part.split(","))) if options.part else QRect(0, 0, size.width(), size.height())
    options.folder.mkdir(parents=True, exist_ok=True)
    makers: tuple[Callable[[], Change], ...] = CHANGES
    for make in makers:
        if options.only not in make.__name__:
            continue
        change = make()
        view = TableView(theme, change.model)
        view.resize(size)
        view.show()
        app.processEvents()
        view.tableau.set_manner(Manner.FADING if options.fading else Manner.MOVING)
        pictures = list(frames(view, change, options.step))
        name = f"{make.__name__}-{'fading' if options.fading else 'moving'}-{'dark' if options.dark else 'light'}.png"
        sheet(pictures, part).save(str(options.folder / name))
        print(f"{name}: {len(pictures)} frames")
        view.hide()


if __name__ == "__main__":
    main()
