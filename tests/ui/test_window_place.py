"""Where the window comes back: each start is a process of its own, on the screens that there are then."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

#: Screens from left to right.
TWO, ONE, SMALL = ((1920, 1080), (2560, 1440)), ((1920, 1080),), ((1100, 700),)
RIGHT = ("2100", "120", "1500", "900")

Screens = tuple[tuple[int, int], ...]


class Desk:
    """A place where the program is started again and again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self, screens: Screens, *wanted: str) -> dict[str, Any]:
        """Where the window is after a start, and after what is wanted then."""
        left, told = 0, list[dict[str, object]]()
        for number, (width, height) in enumerate(screens):
            told.append({"name": str(number), "x": left, "y": 0, "width": width, "height": height})
            left += width
        file = self._folder / "screens.json"
        file.write_text(json.dumps({"screens": told}), "utf-8")
        command = [sys.executable, "-m", "tests.ui.window_place", str(self._folder / "palifico.ini"), *wanted]
        environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return json.loads(done.stdout)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_it_comes_back_on_its_screen(desk: Desk) -> None:
    before = desk.start(TWO, *RIGHT)
    assert before["screen"] == "1"
    assert desk.start(TWO) == before


@pytest.mark.parametrize("screens", [ONE, SMALL], ids=["one", "small"])
def test_a_screen_that_has_gone_leaves_it_whole_on_another(desk: Desk, screens: Screens) -> None:
    desk.start(TWO, *RIGHT)
    left, top, width, height = desk.start(screens)["frame"]
    assert 0 <= left <= left + width <= screens[0][0]
    assert 0 <= top <= top + height <= screens[0][1]


def test_full_screen_comes_back_on_its_screen_and_leads_back_to_the_size_before(desk: Desk) -> None:
    before = desk.start(TWO, *RIGHT)
    full = desk.start(TWO, "fullscreen")
    assert (full["screen"], full["full"]) == ("1", True)
    assert desk.start(TWO) == full
    assert desk.start(TWO, "normal") == before


def test_maximized_stays_so_when_its_screen_has_gone(desk: Desk) -> None:
    desk.start(TWO, *RIGHT, "maximized")
    again = desk.start(ONE)
    assert (again["screen"], again["maximized"]) == ("0", True)
