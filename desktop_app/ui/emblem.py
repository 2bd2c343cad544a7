"""The program's picture: a die that shows its wild one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.pixmaps import PixmapCache, smooth
from desktop_app.ui.tokens import Scheme, tokens_of

_SIZES = (16, 24, 32, 48, 64, 128, 256)
# How much of the picture is the die; the rest is for its shadow.
_SHARE = 0.86


def program_icon() -> QIcon:
    """The picture in the sizes that task bars and window lists ask for."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(program_picture(size))
    return icon


def program_picture(size: int) -> QPixmap:
    """The picture at one size, in pixels a side, on a ground that is clear."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    side = size * _SHARE
    corner = (size - side) / 2
    draw_die(painter, tokens_of(Scheme.LIGHT), PixmapCache(), corner, corner * 0.6, side, DieLook(1, wild=True))
    painter.end()
    return pixmap
