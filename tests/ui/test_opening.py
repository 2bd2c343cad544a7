"""The curtain is up before the game is loaded, and gone as soon as its window is in sight."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop_app.ui.curtain import Curtain

ROOT = Path(__file__).resolve().parents[2]
#: What the curtain needs must not bring along what takes long to load.
LIGHT = """
import sys
import desktop_app.ui.opening
heavy = {"numpy", "sqlite3", "msgspec", "desktop_app.ui.application", "desktop_app.ui.theme", "PySide6.QtNetwork"}
print(*sorted(heavy & set(sys.modules)))
"""
#: Starts the game as the program does, and tells what is in sight when the game begins to be loaded, and later.
START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop_app.ui import application, opening

def seen():
    return sorted(type(each).__name__ for each in QApplication.topLevelWidgets() if each.isVisible())

class Program(application.Program):
    def __init__(self, *arguments):
        print(*seen())
        super().__init__(*arguments)
        QTimer.singleShot(500, self.window, lambda: print(*seen()))
        QTimer.singleShot(600, self.window, self.window.close)

application.Program = Program
sys.exit(opening.open_game())
"""
#: A start beside a first window that does not answer; what is told of it, and in which typeface.
SILENT = """
import sys
from PySide6.QtWidgets import QApplication, QMessageBox
from desktop_app.ui import application
from desktop_app.ui.first_window import Claim, FirstWindow

FirstWindow.claim = lambda self, file: Claim.SILENT
QMessageBox.warning = lambda parent, title, text: print(QApplication.font().family(), title, text, sep="|")
sys.exit(application.run_window())
"""


def run(code: str) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_curtain_needs_little() -> None:
    assert run(LIGHT) == (0, "\n", "")


def test_the_curtain_gives_way_to_the_window() -> None:
    status, told, errors = run(START)
    assert (status, errors.replace("This plugin does not support propagateSizeHints()\n", "")) == (0, "")
    assert told.splitlines() == ["Curtain", "MainWindow"]


def test_beside_a_window_that_does_not_answer_a_start_says_so_in_the_look_of_the_game() -> None:
    status, told, errors = run(SILENT)
    assert (status, errors) == (1, "")
    assert told.startswith("Cabin|Palifico|Palifico ")


@pytest.mark.parametrize("corner", [(0, 0), (459, 239)])
def test_the_curtain_shows_the_name_on_leather(qtbot: QtBot, corner: tuple[int, int]) -> None:
    curtain = Curtain()
    qtbot.addWidget(curtain)
    shown = curtain.grab().toImage()
    # Its corners are round; in the middle of the first letter's stem there is ink, beside it leather.
    colors = {shown.pixelColor(x, 130).name() for x in range(60, 400)}
    assert QColor("#fff3e4").name() in colors
    assert len(colors) > 2
    assert shown.pixelColor(*corner) != shown.pixelColor(230, 30)
