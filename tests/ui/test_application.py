"""The program as a process: it opens, ends, tells errors, and tests itself; each in a process of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.ui.application import Program
from desktop_app.ui.languages import Languages
from desktop_app.ui.self_test import SelfTest

ROOT = Path(__file__).resolve().parents[2]
#: What the offscreen platform says of itself.
PLATFORM = "This plugin does not support"
#: A window that does something shortly after it has opened.
WINDOW = """
import sys
from PySide6.QtCore import QTimer
from desktop_app.ui import application

class Hasty(application.Program):
    def __init__(self, app, settings, library):
        super().__init__(app, settings, library)
        QTimer.singleShot(200, self.window, self.act)

    def act(self):
        {act}

application.Program = Hasty
sys.exit(application.run_window())
"""


def run(code: str) -> tuple[int, list[str], list[str]]:
    """Exit status, and the lines on both outputs."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    errors = [line for line in done.stderr.splitlines() if PLATFORM not in line]
    return done.returncode, done.stdout.splitlines(), errors


def test_it_opens_and_ends_without_a_word() -> None:
    assert run(WINDOW.format(act="self.window.close()")) == (0, [], [])


def test_what_lives_as_long_as_the_program_is_not_collected_again() -> None:
    """Whether it came with the start, or later with the table of the first game."""
    begin = "start = gc.get_freeze_count(); self.host.new_game(); self.window.sheet.sit_button.click()"
    told = "print(start > 30_000, gc.get_freeze_count() > start + 10_000)"
    assert run(WINDOW.format(act=f"import gc; {begin}; {told}; self.window.close()")) == (0, ["True True"], [])


def test_it_ends_in_mid_game_without_a_word() -> None:
    begin = "self.host.new_game(); self.window.sheet.sit_button.click()"
    act = f"{begin}; QTimer.singleShot(300, self.window, self.window.close)"
    assert run(WINDOW.format(act=act)) == (0, [], [])


def test_an_error_that_nobody_caught_is_told_and_the_program_goes_on() -> None:
    act = "QTimer.singleShot(50, self.window, self.window.close); raise ValueError('surprise')"
    status, output, errors = run(WINDOW.format(act=act))
    assert (status, output) == (1, [])
    assert errors[-1] == "ValueError: surprise"


def test_it_tests_itself() -> None:
    status, output, errors = run(
        "import sys; from desktop_app.ui.self_test import run_self_test; sys.exit(run_self_test())"
    )
    assert (status, errors) == (0, [])
    assert output[0].startswith("palifico ")
    assert output[-1] == "all is well"
    assert {line.split(":")[0] for line in output[1:-1]} == {
        "ok   resources",
        "ok   typeface",
        "ok   sounds",
        "ok   languages",
        "ok   colours",
        "ok   rule book",
        "ok   a game",
        "ok   commands",
        "ok   messages",
    }


def test_the_self_test_tells_what_is_wrong(
    program: Program, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def speak_english(_languages: Languages, _code: str) -> None:
        """Stay with English."""

    monkeypatch.setattr(Languages, "speak", speak_english)
    assert not SelfTest(program).run()
    printed = capsys.readouterr().out
    assert re.search(r"^FAIL languages: \w\w says \w+, \w+ instead of \w+, \w+$", printed, re.MULTILINE)
    assert "ok   a game" in printed
