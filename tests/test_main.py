"""The program as a whole: started without a display or its libraries it says so, and never breaks down."""

import os
import pwd
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop_app.__main__ import file_of
from desktop_app.version import VERSION

ROOT = Path(__file__).resolve().parent.parent


class Ran(NamedTuple):
    """How the program ended, and what it printed."""

    status: int
    out: str
    err: str


def started(*arguments: str, **environment: str) -> Ran:
    """Start the program with nothing of a display in the environment but what is given."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app", *arguments],
        cwd=ROOT,
        env={**kept, "LANGUAGE": "en", "PYTHONUTF8": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def without(tmp_path: Path) -> str:
    """A folder whose libraries come first, for LD_LIBRARY_PATH; those in it cannot be loaded."""
    return str(tmp_path)


def spoil(folder: str, *libraries: str) -> None:
    for library in libraries:
        (Path(folder) / library).write_bytes(b"")


def test_a_locale_without_utf8_is_nothing_to_talk_about() -> None:
    assert started("levels", LC_ALL="C", PYTHONUTF8="0").err == ""
    assert started("levels", LC_ALL="POSIX").err == ""


def test_a_locale_that_is_not_installed_has_a_language_all_the_same() -> None:
    status, out, err = started("--help", LC_ALL="fr_XX.UTF-8", LANGUAGE="")
    assert (status, err) == (0, "")
    assert out.startswith("Utilisation\u00a0: palifico-cli")


@pytest.mark.parametrize("home", [{}, {"HOME": ""}], ids=["none", "empty"])
def test_without_a_home_in_the_environment_the_system_is_asked(home: dict[str, str]) -> None:
    """Else Qt takes the root of the disk for the folder of the user."""
    ask = "from PySide6.QtCore import QDir; print(QDir.homePath())"
    code = f"import sys; from desktop_app.__main__ import main; sys.argv[1:] = ['levels']; main(); {ask}"
    bare = {name: value for name, value in os.environ.items() if name != "HOME"}
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**bare, **home}, capture_output=True, check=True)
    assert told.stdout.decode().splitlines()[-1] == pwd.getpwuid(os.getuid()).pw_dir


def test_without_a_display_a_sentence_says_so() -> None:
    for arguments in ((), ("--self-test",)):
        status, out, err = started(*arguments)
        assert (status, out) == (1, "")
        assert err.startswith("There is no display for the window: ")
        assert err.count("\n") == 1


def test_the_sentence_is_in_the_language_of_the_system() -> None:
    assert started(LANGUAGE="fr").err.startswith("Il n’y a pas d’affichage pour la fenêtre\u00a0: ")
    assert started(LANGUAGE="it").err.startswith("Non c'è uno schermo per la finestra: ")


def test_a_display_that_is_not_there_is_named() -> None:
    status, _, err = started(DISPLAY=":4711")
    assert status == 1
    assert err.startswith("The display “:4711” cannot be opened: ")
    assert err.count("\n") == 1


def test_a_platform_that_is_not_there_is_named() -> None:
    status, _, err = started(QT_QPA_PLATFORM="teletype")
    assert status == 1
    assert "“teletype”" in err
    assert err.count("\n") == 1


def test_missing_libraries_are_named(without: str) -> None:
    spoil(without, "libxcb-cursor.so.0", "libxcb-icccm.so.4")
    status, _, err = started(DISPLAY=":0", LD_LIBRARY_PATH=without)
    assert status == 1
    assert "libxcb-cursor0 libxcb-icccm4" in err
    assert err.count("\n") == 1


def test_libraries_that_even_offscreen_needs_are_named(without: str) -> None:
    spoil(without, "libEGL.so.1")
    status, _, err = started(QT_QPA_PLATFORM="offscreen", LD_LIBRARY_PATH=without)
    assert status == 1
    assert "libegl1" in err
    assert err.count("\n") == 1


def test_commands_need_no_display_and_no_library_of_the_window(without: str) -> None:
    spoil(without, "libEGL.so.1", "libxcb-cursor.so.0")
    assert started("--version", LD_LIBRARY_PATH=without) == (0, f"palifico {VERSION}\n", "")


def test_where_qt_does_not_load_english_says_why(without: str) -> None:
    spoil(without, "libglib-2.0.so.0")
    status, out, err = started("levels", LD_LIBRARY_PATH=without, LANGUAGE="fr")
    assert (status, out) == (1, "")
    assert err == "Qt cannot be loaded; install the Debian packages libglib2.0-0, or what your system calls them.\n"


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        ([], ""),
        (["/a/b.json"], "/a/b.json"),
        (["/a/b.JSONL"], "/a/b.JSONL"),
        (["levels"], None),
        (["/a/b.json", "/a/c.json"], None),
    ],
)
def test_the_window_opens_alone_or_with_a_record(arguments: list[str], file: str | None) -> None:
    assert file_of(arguments) == file
