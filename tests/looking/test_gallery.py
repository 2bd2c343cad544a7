"""The gallery: its command writes what is asked for, and every exhibit can be shown."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.looking import gallery
from tests.looking.exhibits import EXHIBITS, Exhibit

#: A page of plain paper has fewer colours, whatever is written on it.
_COLOURFUL = 60


def colours_of(image: QImage) -> set[int]:
    """The colours of a tenth of the rows and columns."""
    return {image.pixel(x, y) for x in range(0, image.width(), 10) for y in range(0, image.height(), 10)}


def test_the_command_writes_the_pictures_that_are_asked_for(tmp_path: Path) -> None:
    asked = ["--scene", "table-bidding", "menu-game", "--language", "it", "--colours", "dark", "--size", "small"]
    command = [sys.executable, gallery.__file__, str(tmp_path), *asked, "--scale", "100", "150"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    written = {file.name: QImage(str(file)) for file in tmp_path.iterdir()}
    assert {name: (image.width(), image.height()) for name, image in written.items()} == {
        "menu-game-small-100-it-dark.png": (1024, 640),
        "menu-game-small-150-it-dark.png": (1536, 960),
        "table-bidding-small-100-it-dark.png": (1024, 640),
        "table-bidding-small-150-it-dark.png": (1536, 960),
    }
    assert all(len(colours_of(image)) > _COLOURFUL for image in written.values())


def test_a_scale_leaves_a_4k_screen_as_large_as_it_is() -> None:
    pixels = [gallery.Wanted(EXHIBITS[0], "uhd", scale, "en", "light").pixels for scale in gallery.SCALES]
    assert pixels == [(3840, 2160), (2560, 1440), (1920, 1080), (1280, 720)]


def test_every_exhibit_has_a_name_of_its_own() -> None:
    assert len({exhibit.name for exhibit in EXHIBITS}) == len(EXHIBITS)


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name)
def test_every_exhibit_can_be_shown(qapp: QApplication, exhibit: Exhibit) -> None:
    shown = gallery.picture(qapp, gallery.Wanted(exhibit, "small", 100, "fr", "light"))
    assert len(colours_of(shown.toImage())) > _COLOURFUL
