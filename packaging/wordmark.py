"""Draws the name of the game as outlines, for the curtain, which is up before a typeface can be loaded.

python packaging/wordmark.py        writes resources/pictures/wordmark.svg
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from PySide6.QtGui import QGuiApplication, QPainterPath

from desktop_app.ui.fonts import cabin, load_fonts
from desktop_app.ui.painting.wordmark import WORD, dots
from desktop_app.ui.tokens import Scheme, tokens_of

FILE = ROOT / "resources" / "pictures" / "wordmark.svg"
_SIZE = 92
_SIGNS = {QPainterPath.ElementType.MoveToElement: "M", QPainterPath.ElementType.LineToElement: "L"}


def outline(path: QPainterPath) -> str:
    """A path in the words of SVG; the points after a curve's first continue it."""
    words: list[str] = []
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        curved = element.type is QPainterPath.ElementType.CurveToElement  # type of its first point alone
        sign = "C" if curved else _SIGNS.get(element.type, "")
        words.append(f"{sign}{element.x:.2f} {element.y:.2f}")
    return " ".join(words)


def svg() -> str:
    """The picture: letters, star and pip in the colours of the dark scheme."""
    tokens = tokens_of(Scheme.DARK)
    letters = QPainterPath()
    letters.addText(0, 0, cabin(_SIZE, 700), WORD)
    sign, pip = dots(0, 0, _SIZE)
    box = letters.united(sign).boundingRect()
    paths = ((letters, tokens.on_cloth), (sign, tokens.gold), (pip, tokens.on_cloth))
    drawn = "\n".join(f'  <path fill="{color.name()}" d="{outline(path)}"/>' for path, color in paths)
    view = f"{box.left():.2f} {box.top():.2f} {box.width():.2f} {box.height():.2f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n{drawn}\n</svg>\n'


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    load_fonts()
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(svg(), "utf-8", newline="\n")
    del app
