"""Pictures painted once and kept, always at the scale of the screen that they are shown on."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor, hypot

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

_HINT = QPainter.RenderHint
_SMOOTH = _HINT.Antialiasing | _HINT.TextAntialiasing | _HINT.SmoothPixmapTransform
#: What a cache may hold at most, in bytes: two moments of a game in the largest window.
_LIMIT = 64 * 1024 * 1024
#: What it may hold in a smaller one, in pictures of the whole window. A game asks for 13,000 pictures, and 480 of them
#: are then to be painted: with half of it 680, with three times as much 290. Those of earlier moments seldom serve.
_WINDOWS = 6
_BYTES_A_PIXEL = 4
#: What a picture takes beside its pixels, with its key: as much as pixels do, where thousands of small ones are kept.
_BYTES_A_PICTURE = 1100
#: Pixels of the design for each pixel of a soft picture.
_COARSENESS = 4


def device_scale(painter: QPainter) -> float:
    """Device pixels for each pixel of the painter's coordinates: zoom times device pixel ratio."""
    return _scale_of(painter.deviceTransform())


def smooth(painter: QPainter) -> None:
    """Antialias shapes, text and scaled pictures."""
    painter.setRenderHints(_SMOOTH)


class PixmapCache:
    """Pictures by key and scale; the ones unused for longest go first when it is full."""

    def __init__(self, limit: int = _LIMIT) -> None:
        self._limit = limit
        self._size = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    def pixmap(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture of that key, made if it is not here yet."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = make()
        self._pixmaps[key] = pixmap
        self._size += _bytes_of(pixmap)
        self._drop_oldest()
        return pixmap

    def fit(self, window: QSize) -> None:
        """Hold no more than serves in a window of that size, in pixels of the screen."""
        self._limit = min(_LIMIT, _WINDOWS * _BYTES_A_PIXEL * window.width() * window.height())
        self._drop_oldest()

    def _drop_oldest(self) -> None:
        while self._size > self._limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._size -= _bytes_of(oldest)

    def draw(
        self, painter: QPainter, at: QPointF, bounds: QRectF, key: Hashable, paint: Callable[[QPainter], None]
    ) -> None:
        """Draw what paint draws around the origin, at a point, through the cache.

        Bounds is what paint may touch, around its origin. The key names everything that paint depends on but the
        scale. The picture has one pixel for each of the device's and is put on the device's grid, so it stays crisp.
        """
        transform = painter.deviceTransform()
        scale = round(_scale_of(transform), 3)
        grid = _grid_of(bounds, scale)
        if not grid.isEmpty():
            pixmap = self._upright(grid, scale, key, paint)
            area = QRectF(_on_grid(transform, at) + QPointF(grid.topLeft()) / scale, QSizeF(grid.size()) / scale)
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))

    def draw_moving(
        self,
        painter: QPainter,
        way: QTransform,
        bounds: QRectF,
        key: Hashable,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw the same picture turned, enlarged and moved on the way that leads from its origin to the painter.

        The picture that is kept is the upright one of `draw`: what moves is not painted anew for each frame.
        """
        scale = round(device_scale(painter), 3)
        grid = _grid_of(bounds, scale)
        if not grid.isEmpty():
            pixmap = self._upright(grid, scale, key, paint)
            painter.save()
            painter.setTransform(way, combine=True)
            area = QRectF(QPointF(grid.topLeft()) / scale, QSizeF(grid.size()) / scale)
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
            painter.restore()

    def draw_soft(self, painter: QPainter, area: QRectF, key: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Draw something without edges (light, a gradient), which paint draws in an area of that size at the origin.

        It is painted at a quarter of the design's resolution and enlarged: nobody sees it, and it costs little.
        """
        width, height = max(1, ceil(area.width() / _COARSENESS)), max(1, ceil(area.height() / _COARSENESS))

        def make() -> QPixmap:
            pixmap = QPixmap(width, height)
            pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(pixmap)
            inner.scale(width / area.width(), height / area.height())
            paint(inner)
            inner.end()
            return pixmap

        pixmap = self.pixmap((key, width, height), make)
        painter.drawPixmap(area, pixmap, QRectF(0, 0, width, height))

    def _upright(self, grid: QRect, scale: float, key: Hashable, paint: Callable[[QPainter], None]) -> QPixmap:
        def make() -> QPixmap:
            pixmap = QPixmap(grid.size())
            pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(pixmap)
            smooth(inner)
            inner.translate(-grid.topLeft())
            inner.scale(scale, scale)
            paint(inner)
            inner.end()
            return pixmap

        return self.pixmap((key, scale, grid.left(), grid.top(), grid.width(), grid.height()), make)


def _grid_of(bounds: QRectF, scale: float) -> QRect:
    """The pixels of the screen that an area covers."""
    left, top = floor(bounds.left() * scale), floor(bounds.top() * scale)
    return QRect(left, top, ceil(bounds.right() * scale) - left, ceil(bounds.bottom() * scale) - top)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_A_PIXEL + _BYTES_A_PICTURE


def _scale_of(transform: QTransform) -> float:
    return hypot(transform.m11(), transform.m12())


def _on_grid(transform: QTransform, at: QPointF) -> QPointF:
    """The nearest point that falls on a corner of the device's pixels; the point itself on a turned painter."""
    if transform.m12() or transform.m21():
        return at
    across, down, left, top = transform.m11(), transform.m22(), transform.dx(), transform.dy()
    x, y = round(at.x() * across + left), round(at.y() * down + top)
    return QPointF((x - left) / across, (y - top) / down)
