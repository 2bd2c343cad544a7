"""Painting onto images that tests can look at: arrays of red, green, blue and alpha."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.ui.painting.pixmaps import smooth

Picture = npt.NDArray[np.int16]
#: Side of the square that is painted on, in pixels of the design.
SIDE = 100
WHITE = QColor("#FFFFFF")


def painted(paint: Callable[[QPainter], None], *, scale: float = 1, ground: QColor | None = None) -> Picture:
    """What has been painted on a square of 100 pixels of the design, transparent or of a colour before."""
    side = round(SIDE * scale)
    image = QImage(side, side, QImage.Format.Format_RGBA8888_Premultiplied)
    image.fill(ground or Qt.GlobalColor.transparent)
    painter = QPainter(image)
    smooth(painter)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint8).reshape(side, side, 4).astype(np.int16)


def close_to(picture: Picture, color: QColor, tolerance: int = 12) -> npt.NDArray[np.bool_]:
    """Where a picture has about that colour, opaque."""
    wanted = np.array((color.red(), color.green(), color.blue(), 255), dtype=np.int16)
    return np.all(np.abs(picture - wanted) <= tolerance, axis=2)


def grey(picture: Picture) -> npt.NDArray[np.float64]:
    """How light each pixel is, 0 to 255, as for somebody who sees no colour."""
    return picture[:, :, :3].astype(np.float64) @ np.array((0.2126, 0.7152, 0.0722))


def difference(first: Picture, second: Picture) -> float:
    """The mean difference in lightness between two pictures."""
    return float(np.abs(grey(first) - grey(second)).mean())


def patches(where: npt.NDArray[np.bool_]) -> int:
    """How many connected patches there are."""
    left = {(int(y), int(x)) for y, x in np.argwhere(where)}
    count = 0
    while left:
        count += 1
        front = [left.pop()]
        while front:
            y, x = front.pop()
            near = {(y + down, x + across) for down in (-1, 0, 1) for across in (-1, 0, 1)} & left
            left -= near
            front.extend(near)
    return count
