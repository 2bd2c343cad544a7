"""Renders the story into PNG files, to be looked at beside the designs.

    python tests/looking/story.py FOLDER

writes it in three languages side by side, both schemes, wide and small, at scale 1 and 2.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.events import Event, PalificoTriggered
from desktop_app.engine.rules import Rules
from desktop_app.ui.characters import Character
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.story.panel import StoryPanel
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.ui.words.words import Words
from tests.ui.whole_games import whole_game

SIZES = {"wide": (1280, 672), "small": (1024, 532), "large": (1536, 760)}
SEATS = (Character.YOU, Character.BRUNO, Character.INES, Character.MALIK, Character.ROSA, Character.ODETTE)
PLAYERS = ("Camille", "Bruno", "Maximilienne-Élisabeth", "Malik", "Rosa", "Odette")


def moments() -> dict[str, list[Event]]:
    """A story that has just begun, one that is in a Palifico round, and a whole one."""
    _, events = whole_game(3, 6)
    first = next(place for place, event in enumerate(events) if isinstance(event, PalificoTriggered))
    return {"begins": events[:5], "palifico": events[: first + 4], "triggered": events[: first + 1], "whole": events}


def pictured(theme: Theme, events: list[Event], window: int, height: int, scale: int) -> QImage:
    """The panel after these events."""
    host = QWidget()
    panel = StoryPanel(theme, host)
    panel.fit(window)
    panel.resize(panel.width(), height)
    host.resize(window, height)
    panel.begin(Words(PLAYERS, 0, Rules()), SEATS)
    for event in events:
        panel.tell(event)
    host.show()
    QApplication.processEvents()
    image = QImage(panel.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    panel.render(image)
    host.hide()
    host.deleteLater()
    return image


def beside(pictures: list[QImage]) -> QImage:
    """Pictures side by side."""
    gap = 6
    for picture in pictures:
        picture.setDevicePixelRatio(1)
    image = QImage(sum(picture.width() + gap for picture in pictures), pictures[0].height(), QImage.Format.Format_RGB32)
    image.fill(0x808080)
    painter = QPainter(image)
    left = 0
    for picture in pictures:
        painter.drawImage(left, 0, picture)
        left += picture.width() + gap
    painter.end()
    return image


def main() -> None:
    """Write the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    load_fonts()
    languages = Languages(app)
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        theme = Theme(appearance)
        theme.apply(app)
        for size, (width, height) in SIZES.items():
            for scale in (1, 2):
                for name, events in moments().items():
                    pictures: list[QImage] = []
                    for code in NAMES:
                        languages.speak(code)
                        pictures.append(pictured(theme, events, width, height, scale))
                    beside(pictures).save(str(folder / f"story-{name}-{size}-{appearance.value}-{scale}.png"))


if __name__ == "__main__":
    main()
