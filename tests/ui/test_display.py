"""What keeps a window from opening is known before Qt tries, and told in a sentence."""

import re
import socket
import sys
from pathlib import Path

import pytest

from desktop_app.ui.display import LIBRARIES, Lack, Missing, missing_for_window
from desktop_app.ui.missing import missing_told

SETUP = Path(__file__).resolve().parent.parent.parent / "packaging" / "setup.sh"


@pytest.fixture
def libraries_missing(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of libraries that the system's loader will not find; of all others it loads whatever is asked for."""
    missing: set[str] = set()

    def load_error(library: str) -> str:
        absent = f"{min(missing)}: cannot open shared object file" if missing else ""
        return absent if library in missing or "plugins" in library else ""

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("desktop_app.ui.display._load_error", load_error)
    return missing


@pytest.fixture
def x_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(display: str) -> bool:
        return display == ":0"

    monkeypatch.setattr("desktop_app.ui.display._opens_x", opens)


def test_the_packages_are_those_of_the_set_up() -> None:
    entries = re.search(r'LIBRARIES="(.*?)"', SETUP.read_text(), re.DOTALL)
    assert entries
    assert dict(entry.split(":") for entry in entries.group(1).split()) == LIBRARIES


def test_offscreen_needs_no_display() -> None:
    assert missing_for_window({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_without_a_display_nothing_opens(libraries_missing: set[str]) -> None:
    assert not libraries_missing
    assert missing_for_window({}) == Missing(Lack.NO_DISPLAY)
    assert missing_for_window({"DISPLAY": ""}) == Missing(Lack.NO_DISPLAY)


def test_other_systems_always_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        assert missing_for_window({}) is None


@pytest.mark.usefixtures("libraries_missing", "x_opens")
def test_a_display_that_lets_us_in_is_enough() -> None:
    assert missing_for_window({"DISPLAY": ":0"}) is None
    assert missing_for_window({"DISPLAY": ":5"}) == Missing(Lack.DISPLAY_CLOSED, ":5")
    assert missing_for_window({"DISPLAY": ":5", "QT_QPA_PLATFORM": "xcb:option;offscreen"}) is None


@pytest.mark.usefixtures("libraries_missing", "x_opens")
def test_wayland_is_tried_too(tmp_path: Path) -> None:
    environment = {"DISPLAY": ":5", "WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert missing_for_window(environment) == Missing(Lack.DISPLAY_CLOSED, ":5")
    del environment["DISPLAY"]
    assert missing_for_window(environment) == Missing(Lack.DISPLAY_CLOSED, "wayland-7")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert missing_for_window(environment) is None
        assert missing_for_window({**environment, "QT_QPA_PLATFORM": "wayland-egl"}) is None


def test_all_missing_libraries_are_named_by_their_packages(libraries_missing: set[str]) -> None:
    libraries_missing |= {"libxcb-cursor.so.0", "libEGL.so.1"}
    assert missing_for_window({"DISPLAY": ":0"}) == Missing(Lack.PACKAGES, "libegl1 libxcb-cursor0")


def test_a_library_of_an_unknown_package_is_named_itself(libraries_missing: set[str]) -> None:
    libraries_missing.add("libwayland-cursor.so.0")
    assert missing_for_window({"WAYLAND_DISPLAY": "x"}) == Missing(Lack.LIBRARY, "libwayland-cursor.so.0")


def test_a_platform_that_qt_has_not_is_named() -> None:
    assert missing_for_window({"QT_QPA_PLATFORM": "teletype"}) == Missing(Lack.NO_PLATFORM, "teletype")


@pytest.mark.parametrize("lack", Lack)
def test_each_lack_is_one_sentence_that_says_what_to_do(lack: Lack) -> None:
    told = missing_told(Missing(lack, "this"))
    assert ("this" in told) is (lack is not Lack.NO_DISPLAY)
    assert "install" in told
    assert told.endswith(".")
    assert "\n" not in told
