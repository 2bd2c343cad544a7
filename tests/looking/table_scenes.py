"""Renders the table at the moments of tests/ui/table/scenes.py into PNG files, to be looked at.

    python tests/looking/table_scenes.py FOLDER [--only NAME] [--language fr] [--dark] [--size 980x672] [--scale 2]

Sizes are those of the table alone: 980x672 belongs to a window of 1280 x 800, 792x532 to one of 1024 x 640. It also
says how long a whole paint takes once everything is cached.
"""

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import Languages
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table.scenes import SCENES


def picture(view: TableView, scale: float) -> tuple[QImage, float]:
    """The view as the screen would show it, and the milliseconds that the second paint took."""
    image = QImage(view.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    view.render(image)
    begun = time.perf_counter()
    view.render(image)
    return image, 1000 * (time.perf_counter() - begun)


def main() -> None:
    """Render what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
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
        if options.only not in scene.__name__:
            continue
        view = TableView(theme, scene().model())
        view.resize(QSize(width, height))
        image, spent = picture(view, options.scale)
        shade = "dark" if options.dark else "light"
        name = f"{scene.__name__}-{shade}-{options.language}-{options.size}@{options.scale:g}.png"
        image.save(str(options.folder / name))
        print(f"{name}: {spent:.1f} ms")


if __name__ == "__main__":
    main()
