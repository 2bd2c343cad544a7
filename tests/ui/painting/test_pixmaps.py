"""The cache: painted once, at the screen's scale, on the screen's grid."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop_app.ui.painting.pixmaps import PixmapCache
from tests.ui.painting.pictures import Picture, painted

BLACK = QColor("#000000")


class Counted:
    """Paints a black square of 10 and counts how often it was asked to."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(QRectF(0, 0, 10, 10), BLACK)


def draw(cache: PixmapCache, paint: Counted, at: QPointF, *, scale: float = 1, turn: float = 0) -> Picture:
    def place(painter: QPainter) -> None:
        painter.rotate(turn)
        cache.draw(painter, at, QRectF(-1, -1, 12, 12), "square", paint)

    return painted(place, scale=scale)


def test_the_same_is_painted_once(cache: PixmapCache) -> None:
    paint = Counted()
    for x in (10, 40, 70):
        draw(cache, paint, QPointF(x, 20))
    assert paint.times == 1
    assert len(cache) == 1


def test_every_scale_has_a_picture_of_its_own(cache: PixmapCache) -> None:
    paint = Counted()
    for scale in (1, 1.5, 2, 2, 1):
        draw(cache, paint, QPointF(10, 20), scale=scale)
    assert paint.times == 3


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2, 3])
def test_a_picture_lies_on_the_grid_of_the_screen(cache: PixmapCache, scale: float) -> None:
    side = round(10 * scale)
    alpha = draw(cache, Counted(), QPointF(20.3, 31.6), scale=scale)[:, :, 3]
    full = np.argwhere(alpha == 255)
    assert len(full) == int(10 * scale) ** 2
    left, top = round(20.3 * scale), round(31.6 * scale)
    assert tuple(full.min(axis=0)) == (top, left)
    assert np.count_nonzero(alpha) <= (side + 1) ** 2


def test_a_turned_painter_is_left_alone(cache: PixmapCache) -> None:
    alpha = draw(cache, Counted(), QPointF(60.3, -5.2), turn=30)[:, :, 3]
    assert np.count_nonzero(alpha) > 90


def test_nothing_to_paint_on_is_no_picture(cache: PixmapCache) -> None:
    paint = Counted()
    painted(lambda painter: cache.draw(painter, QPointF(5, 5), QRectF(), "nothing", paint))
    assert (paint.times, len(cache)) == (0, 0)


def test_what_was_not_used_for_longest_goes_first() -> None:
    def pixmap() -> QPixmap:
        made.append(1)
        return QPixmap(10, 10)

    made: list[int] = []
    cache = PixmapCache(limit=4000)
    for key in ("a", "b", "a", "c", "a"):
        cache.pixmap(key, pixmap)
    assert len(cache) == 2
    assert len(made) == 3
    cache.pixmap("b", pixmap)
    assert len(made) == 4


def test_a_small_window_needs_fewer_pictures_than_a_large_one(cache: PixmapCache) -> None:
    def kept(width: int, height: int) -> int:
        cache.fit(QSize(width, height))
        for key in range(40):
            cache.pixmap(key, lambda: QPixmap(640, 400))
        return len(cache)

    assert 3 * 4 <= kept(1280, 800) < 40
    assert kept(640, 400) < 4 * 2
    assert kept(2560, 1600) == 40


def test_no_window_needs_more_than_the_largest(cache: PixmapCache) -> None:
    cache.fit(QSize(100_000, 100_000))
    for key in range(80):
        cache.pixmap(key, lambda: QPixmap(640, 400))
    assert len(cache) < 70


def test_pictures_go_with_the_room_for_them(cache: PixmapCache) -> None:
    for key in range(40):
        cache.pixmap(key, lambda: QPixmap(640, 400))
    cache.fit(QSize(640, 400))
    assert 0 < len(cache) < 8


def test_many_small_pictures_do_not_add_up(cache: PixmapCache) -> None:
    for key in range(100_000):
        cache.pixmap(key, lambda: QPixmap(1, 1))
    assert len(cache) < 65_000


def test_soft_pictures_are_small_and_fill_their_area(cache: PixmapCache) -> None:
    sizes: list[int] = []

    def paint(painter: QPainter) -> None:
        sizes.append(painter.device().width())
        painter.fillRect(QRectF(0, 0, 100, 100), Qt.GlobalColor.black)

    picture = painted(lambda painter: cache.draw_soft(painter, QRectF(0, 0, 100, 100), "soft", paint), scale=2)
    assert sizes == [25]
    assert np.all(picture[:, :, 3] == 255)
