"""Soft shadows: one light from above left, blurred once and kept.

A shadow is smooth, so it is computed small (its blur a few pixels wide) and enlarged; even a dialog's costs little.
Qt's painter adds it up, not NumPy, which a start would have to load for this alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.painting.pixmaps import PixmapCache, device_scale, smooth

#: The widest blur that is computed, in pixels; wider ones are computed smaller and enlarged.
_FINEST_BLUR = 7.0
#: How far the dark core reaches over the shape's edge, and the deviation of the blur, as shares of the blur.
_SPREAD, _DEVIATION = 0.3, 0.33
#: Blurred with 16 bits a channel: what is added up of a dozen pictures must not be rounded a dozen times.
_FINE = QImage.Format.Format_RGBA64_Premultiplied


@dataclass(frozen=True)
class Drop:
    """How a thing casts its shadow: pixels down, how far it fades out, darkness (0 to 1)."""

    down: float
    blur: float
    alpha: float


BUTTON = Drop(2, 4, 0.28)
PLAIN_BUTTON = Drop(1, 2.5, 0.14)
CHIP = Drop(2, 5, 0.26)
PLATE = Drop(3, 8, 0.32)
PORTRAIT = Drop(2, 4, 0.30)
CARD = Drop(5, 14, 0.32)
PAGE_CARD = Drop(5, 10, 0.18)
DIALOG = Drop(5, 28, 0.36)
TABLE = Drop(16, 30, 0.30)
TAG = Drop(1.5, 4, 0.35)
HINT = Drop(3, 8, 0.40)


def draw_shadow(painter: QPainter, cache: PixmapCache, path: QPainterPath, color: QColor, drop: Drop) -> None:
    """Draw the shadow that a shape casts on what lies behind it; the shape itself is drawn afterwards."""
    box = path.boundingRect()
    scale = min(device_scale(painter), _FINEST_BLUR / drop.blur)
    margin = ceil(drop.blur * 1.5 * scale)
    outline = path.translated(-box.topLeft())

    def make() -> QPixmap:
        return _blurred(outline, box.width(), box.height(), color, drop, scale, margin)

    key = ("shadow", _shape_key(outline), color.rgba(), drop, round(scale, 3))
    pixmap = cache.pixmap(key, make)
    target = QRectF(
        box.topLeft() + QPointF(-margin / scale, drop.down - margin / scale), pixmap.deviceIndependentSize() / scale
    )
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def _shape_key(path: QPainterPath) -> tuple[int, ...]:
    """Two outlines with the same key look alike: their corners in 16ths of a pixel."""
    elements = (path.elementAt(index) for index in range(path.elementCount()))
    return tuple(round(16 * value) for element in elements for value in (element.x, element.y))


def _blurred(
    path: QPainterPath, width: float, height: float, color: QColor, drop: Drop, scale: float, margin: int
) -> QPixmap:
    mask = QImage(
        ceil(width * scale) + 2 * margin, ceil(height * scale) + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied
    )
    mask.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mask)
    smooth(painter)
    painter.translate(margin, margin)
    painter.scale(scale, scale)
    painter.setBrush(Qt.GlobalColor.black)
    pen = QPen(Qt.GlobalColor.black, 2 * _SPREAD * drop.blur)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.end()
    soft = _soft(mask.convertToFormat(_FINE), round(_DEVIATION * drop.blur * scale, 6))
    shade = QColor(color)
    shade.setAlphaF(drop.alpha)
    _fill(soft, shade, QPainter.CompositionMode.CompositionMode_SourceIn)
    return QPixmap.fromImage(soft.convertToFormat(mask.format()))


def _soft(image: QImage, deviation: float) -> QImage:
    """The picture blurred along each axis by a kernel that is close to a Gaussian of that deviation."""
    kernel = _kernel(deviation)
    for across, down in ((1, 0), (0, 1)):
        image = _weighed(image, kernel, across, down)
    return image


def _weighed(image: QImage, kernel: Sequence[float], across: int, down: int) -> QImage:
    """Each pixel with those beside it along an axis; beyond the edges there is nothing."""
    mixed = QImage(image.size(), image.format())
    mixed.fill(Qt.GlobalColor.transparent)
    painter = QPainter(mixed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for off, weight in enumerate(kernel):
        part = image.copy()
        # Not the painter's opacity, which knows 256 steps.
        _fill(part, QColor.fromRgbF(0, 0, 0, weight), QPainter.CompositionMode.CompositionMode_DestinationIn)
        for place in {off, -off}:
            painter.drawImage(place * across, place * down, part)
    painter.end()
    return mixed


def _fill(image: QImage, color: QColor, mode: QPainter.CompositionMode) -> None:
    painter = QPainter(image)
    painter.setCompositionMode(mode)
    painter.fillRect(image.rect(), color)
    painter.end()


@lru_cache(maxsize=64)
def _kernel(deviation: float) -> tuple[float, ...]:
    """Three running means one after the other: the weight of a pixel itself, and of those 1, 2 … beside it."""
    # Variance of three means of width w: 3 (w^2 - 1) / 12. A part of a pixel counts for its part.
    reach = (sqrt(4 * deviation * deviation + 1) - 1) / 2
    beside = range(-int(reach) - 1, int(reach) + 2)
    mean = [min(max(reach + 1 - abs(off), 0.0), 1.0) / (1 + 2 * reach) for off in beside]
    whole = _one_after_other(_one_after_other(mean, mean), mean)
    return tuple(whole[len(whole) // 2 :])


def _one_after_other(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The weights that do at once what two do, one after the other."""
    both = [0.0] * (len(first) + len(second) - 1)
    for place, weight in enumerate(first):
        for off, other in enumerate(second):
            both[place + off] += weight * other
    return both
