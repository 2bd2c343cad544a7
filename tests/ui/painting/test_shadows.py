"""Shadows: soft, below what casts them, and blurred once only."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shadows import CARD, DIALOG, PLAIN_BUTTON, Drop, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, rounded
from tests.ui.painting.pictures import Picture, painted

SHAPE = rounded(30, 30, 40, 40, 8)
SHADE = QColor("#2A140A")


def cast(cache: PixmapCache, drop: Drop, shape: QPainterPath = SHAPE, scale: float = 1) -> Picture:
    return painted(lambda painter: draw_shadow(painter, cache, shape, SHADE, drop), scale=scale)


def test_a_shadow_is_blurred_once(cache: PixmapCache) -> None:
    def twice(painter: QPainter) -> None:
        draw_shadow(painter, cache, SHAPE, SHADE, CARD)
        draw_shadow(painter, cache, SHAPE.translated(7.5, 3), SHADE, CARD)

    painted(twice)
    assert len(cache) == 1
    cast(cache, DIALOG)
    cast(cache, CARD, ellipse(50, 50, 20))
    assert len(cache) == 3


def test_a_wide_shadow_is_computed_small(cache: PixmapCache) -> None:
    cast(cache, Drop(0, 28, 0.4), scale=1)
    cast(cache, Drop(0, 28, 0.4), scale=2)
    assert len(cache) == 1


@pytest.mark.parametrize("drop", [PLAIN_BUTTON, CARD, DIALOG])
def test_a_shadow_fades_from_the_shape_outwards(cache: PixmapCache, drop: Drop) -> None:
    column = cast(cache, drop)[:, 50, 3]
    below = column[70 + int(drop.down) :]
    assert np.all(np.diff(below) <= 0)
    assert column[50] == pytest.approx(255 * drop.alpha, abs=3)
    assert below[0] >= 0.5 * 255 * drop.alpha
    assert column[99] <= 0.05 * 255 * drop.alpha


def test_a_shadow_falls_downwards(cache: PixmapCache) -> None:
    alpha = cast(cache, Drop(6, 6, 0.5))[:, 50, 3]
    assert alpha[74] > alpha[25]


def test_a_shadow_has_its_colour(cache: PixmapCache) -> None:
    red, green, blue, alpha = cast(cache, Drop(0, 5, 1.0), shape=rounded(10, 10, 80, 80, 5))[50, 50]
    assert (red, green, blue, alpha) == (0x2A, 0x14, 0x0A, 255)
