"""The game's typeface, Cabin, shipped with it so that every machine lays out the same."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from desktop_app.locator import resource

FAMILY = "Cabin"
_STYLES = ("Regular", "Italic", "Medium", "SemiBold", "Bold")

#: Below this size Cabin kerns the apostrophe so tightly that a word closes up.
_KERNED_FROM = 26


def load_fonts() -> None:
    """Make the typeface known to Qt; once, after the application exists. Raises FileNotFoundError."""
    for style in _STYLES:
        file = resource("fonts", f"{FAMILY}-{style}.otf")
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FileNotFoundError(file)


def cabin(size: float, weight: int = 400, *, italic: bool = False) -> QFont:
    """The typeface at a size in pixels and a weight of 400, 500, 600 or 700."""
    return QFont(_cabin(size, weight, italic=italic))


@cache
def _cabin(size: float, weight: int, *, italic: bool) -> QFont:
    """Made once for each style: whoever paints text asks for it with every word."""
    font = QFont(FAMILY)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setKerning(size >= _KERNED_FROM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font
