"""A fine grain over leather and walls: it gives them a surface, and hides the steps of soft gradients."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop_app.locator import resource
from desktop_app.ui.painting.pixmaps import PixmapCache, device_scale

SIDE = 256
"""Side of the tile in pixels of the screen."""

FLAT, STEPS = 128, 100
"""The shade in its picture that changes nothing, and how many there are above it, and below."""

#: The most by which it darkens or lightens, of 255.
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
    """The shades of the picture as black, or white, that lets much shine through."""
    image = QImage(str(resource("pictures", "grain.png"))).convertToFormat(QImage.Format.Format_Grayscale8)
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    image.setColorTable([_ink(shade, strength) for shade in range(256)])
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _ink(shade: int, strength: float) -> int:
    """A shade as a colour, its opacity in the highest byte."""
    level = (shade - FLAT) / STEPS * _STRENGTH * strength
    return round(abs(level)) << 24 | (0xFFFFFF if level > 0 else 0)
