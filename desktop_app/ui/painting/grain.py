"""A fine grain over leather and walls: it gives them a surface, and hides the steps of soft gradients."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop_app.ui.painting.pixmaps import PixmapCache, device_scale

#: Side of the tile in pixels of the screen, and the most by which it darkens or lightens (of 255).
_SIDE = 256
_STRENGTH = 5.0


def draw_grain(painter: QPainter, cache: PixmapCache, area: QRectF, strength: float) -> None:
    """Draw the grain over an area, one grain for each pixel of the screen; strength 0 to 1."""
    tile = cache.pixmap(("grain", strength), lambda: _tile(strength))
    scale = device_scale(painter)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(1 / scale, 1 / scale)
    painter.drawTiledPixmap(QRectF(0, 0, area.width() * scale, area.height() * scale), tile, QPointF(0, 0))
    painter.restore()


def _tile(strength: float) -> QPixmap:
    noise = _noise(_SIDE * _SIDE).reshape(_SIDE, _SIDE)
    # Neighbours share a little, so that the grain is that of a surface and not of a bad signal.
    soft = (2 * noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1)) / 2
    level = np.clip(soft, -1, 1) * _STRENGTH * strength
    alpha = np.rint(np.abs(level))
    pixels = np.zeros((_SIDE, _SIDE, 4), dtype=np.uint8)
    pixels[:, :, 3] = alpha
    pixels[level > 0, :3] = alpha[level > 0, None]
    image = QImage(pixels.tobytes(), _SIDE, _SIDE, 4 * _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())


def _noise(count: int) -> npt.NDArray[np.float64]:
    """Numbers without a pattern, around 0 with a deviation of 0.4; the same ones always.

    The mean of several bytes of a scrambled counter (the multipliers are those of MurmurHash3's finalizer): NumPy's own
    generators would cost a tenth of the start-up time of the game to load.
    """
    bits = np.arange(1, count + 1, dtype=np.uint64)
    for multiplier in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
        bits ^= bits >> np.uint64(33)
        bits *= np.uint64(multiplier)
    bits ^= bits >> np.uint64(33)
    values = bits.view(np.uint8).reshape(count, 8).mean(axis=1)
    return (values - values.mean()) / values.std() * 0.4
