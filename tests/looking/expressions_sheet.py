"""Renders every mood of every portrait into PNG files, to be looked at.

    python tests/looking/expressions_sheet.py FOLDER

writes a sheet in both schemes: each mood large, and as small as it must still read.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.ui.characters import Character
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.pixmaps import PixmapCache, smooth
from desktop_app.ui.painting.portrait import PortraitLook, draw_portrait, seat_ring
from desktop_app.ui.painting.text import TextStyle, draw_text
from desktop_app.ui.tokens import Scheme, Tokens, tokens_of

_RADII = (48, 32, 17.5, 11)
_COLUMN, _ROW = 250, 112


def sheet(painter: QPainter, tokens: Tokens) -> None:
    """Paint a row for each mood and a column for each character; the last row shows them out of the game."""
    cache = PixmapCache()
    painter.fillRect(QRectF(0, 0, 90 + _COLUMN * len(Character), 30 + _ROW * (len(Mood) + 1)), tokens.paper)
    for row, mood in enumerate((*Mood, None)):
        y = 70 + row * _ROW
        draw_text(painter, 10, y, mood.value if mood else "out", TextStyle(14), tokens.ink)
        look = PortraitLook(mood) if mood else PortraitLook(Mood.DISMAYED, out=True)
        for column, character in enumerate(Character):
            x = 100.0 + column * _COLUMN
            for radius in _RADII:
                x += radius
                draw_portrait(painter, cache, x, y, radius, character, seat_ring(tokens, character), look)
                x += radius + 8


def main(folder: Path) -> None:
    """Paint both sheets into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for scheme in Scheme:
        image = QImage(90 + _COLUMN * len(Character), 30 + _ROW * (len(Mood) + 1), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        smooth(painter)
        sheet(painter, tokens_of(scheme))
        painter.end()
        image.save(str(folder / f"expressions-{scheme.value}.png"))


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    load_fonts()
    main(Path(sys.argv[1]))
