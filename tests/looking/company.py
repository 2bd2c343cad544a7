"""Renders tables with faces and spoken lines into PNG files, to be looked at.

    python tests/looking/company.py FOLDER [--language fr] [--dark] [--size 980x672] [--scale 2]

A picture for each number of players and each opponent who speaks, while bids are made and with everything open; the
lines are the longest of the language.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop_app.players.roster import LEVELS
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import Languages
from desktop_app.ui.lines.temper import PLAIN, Remark, Tempers
from desktop_app.ui.mood import Mood
from desktop_app.ui.occasions import Occasion
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table import scenes

SCENES = (
    scenes.two,
    scenes.two_revealed,
    scenes.palifico,
    scenes.thinking,
    scenes.bidding,
    scenes.revealed,
    scenes.six,
    scenes.six_revealed,
    scenes.long_names_revealed,
)
MOODS = (Mood.CALM, Mood.PLEASED, Mood.DOUBTING, Mood.SURPRISED, Mood.DISMAYED, Mood.DELIGHTED)


def longest(tempers: Tempers) -> Iterator[tuple[str, Occasion, int]]:
    """Temper, occasion and number of the longest lines, then of ever shorter ones."""
    lines = [
        (len(line), temper, occasion, number)
        for temper in (PLAIN, *(level.id for level in LEVELS))
        for occasion in Occasion
        for number, line in enumerate(tempers.lines(temper, occasion))
    ]
    for _, temper, occasion, number in sorted(lines, key=lambda each: -each[0]):
        yield temper, occasion, number


def main() -> None:
    """Render what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--size", default="980x672")
    parser.add_argument("--scale", type=float, default=1)
    options = parser.parse_args()
    app = QApplication([])
    load_fonts()
    languages = Languages(app)
    languages.speak(options.language)
    theme = Theme(Appearance.DARK if options.dark else Appearance.LIGHT)
    theme.apply(app)
    width, height = map(int, options.size.split("x"))
    options.folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        model = scene().model()
        view = TableView(theme, model)
        view.resize(QSize(width, height))
        seats = len(model.characters)
        model.feel(MOODS[:seats])
        for seat, (temper, occasion, number) in zip(range(1, seats), longest(model.words.lines), strict=False):
            model.say(Remark(seat, temper, occasion, number))
            image = QImage(view.size() * options.scale, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(options.scale)
            view.render(image)
            shade = "dark" if options.dark else "light"
            image.save(str(options.folder / f"{scene.__name__}-{seat}-{shade}-{options.language}-{options.size}.png"))


if __name__ == "__main__":
    main()
