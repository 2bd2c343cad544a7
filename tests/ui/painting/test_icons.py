"""Icons: each is there, in its square, and like no other."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor

from desktop_app.ui.painting.icons import Icon, draw_icon
from tests.ui.painting.pictures import Picture, painted

INK = QColor("#1C5F61")


def icon(which: Icon, size: float = 20) -> Picture:
    return painted(lambda painter: draw_icon(painter, which, 50, 50, size, INK))


@pytest.mark.parametrize("which", Icon)
def test_an_icon_fills_its_square_and_no_more(which: Icon) -> None:
    inked = np.argwhere(icon(which, 60)[:, :, 3] > 40)
    assert len(inked) > 100
    assert inked.min() >= 20 - 3
    assert inked.max() <= 80 + 3
    assert np.abs((inked.min(axis=0) + inked.max(axis=0)) / 2 - 50).max() < 9


def test_no_two_icons_look_alike() -> None:
    pictures = {which: icon(which)[:, :, 3] for which in Icon}
    for first, second in combinations(Icon, 2):
        assert np.abs(pictures[first] - pictures[second]).sum() > 1500, (first, second)


def test_an_icon_has_the_colour_of_its_text() -> None:
    red, green, blue, _ = icon(Icon.PLAY)[50, 50]
    assert (red, green, blue) == (INK.red(), INK.green(), INK.blue())
