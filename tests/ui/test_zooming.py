"""The zoom: as large as fits, never so large that the pages don't."""

import pytest

from desktop_app.ui.zooming import OwnZoom, window_zoom

NORMAL = OwnZoom.NORMAL


@pytest.mark.parametrize(
    ("width", "height", "own", "zoom"),
    [
        (1024, 640, NORMAL, 1.0),
        (1280, 800, NORMAL, 1.0),
        (2560, 1600, NORMAL, 2.0),
        (3840, 2160, NORMAL, 2.5),
        (1024, 640, OwnZoom.LARGEST, 1.0),
        (1280, 800, OwnZoom.LARGER, 1.25),
        (1280, 800, OwnZoom.LARGEST, 1.25),
        (2560, 1600, OwnZoom.SMALLER, 1.5),
        (800, 500, NORMAL, 1.0),
    ],
)
def test_the_zoom_of_a_window(width: int, height: int, own: OwnZoom, zoom: float) -> None:
    assert window_zoom(width, height, own) == zoom


@pytest.mark.parametrize("own", OwnZoom)
def test_the_pages_have_the_room_that_they_were_laid_out_for(own: OwnZoom) -> None:
    for width in range(1024, 4000, 61):
        for height in range(640, 2400, 67):
            zoom = window_zoom(width, height, own)
            assert width / zoom >= 1024
            assert height / zoom >= 640


def test_steps_end_at_the_ends() -> None:
    assert OwnZoom.NORMAL.next(1) is OwnZoom.LARGER
    assert OwnZoom.NORMAL.next(-1) is OwnZoom.SMALLER
    assert OwnZoom.SMALLER.next(-1) is OwnZoom.SMALLER
    assert OwnZoom.LARGEST.next(1) is OwnZoom.LARGEST
