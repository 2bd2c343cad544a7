"""Settings: each survives a restart, and none can stop the start."""

from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot

from desktop_app.library.files import DiskFault
from desktop_app.library.settings import Settings


class Light(Enum):
    ON = "on"
    OFF = "off"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "palifico.ini"


def test_everything_has_a_default(file: Path) -> None:
    settings = Settings(file)
    assert (settings.language, settings.last_game) == ("", "")
    assert settings.geometry.isEmpty()
    assert not settings.full_screen
    assert (settings.volume, settings.muted, settings.lines, settings.faces) == (70, False, True, True)
    assert settings.choice("light", Light.OFF) is Light.OFF


def test_what_is_stored_is_there_at_the_next_start(file: Path) -> None:
    settings = Settings(file)
    settings.language = "fr"
    settings.last_game = '{"a": ["Inès, «x»", "😀 = \\"%1\\"", "\\n;#"]}'
    settings.geometry = QByteArray(bytes(range(256)))
    settings.full_screen = True
    settings.volume = 0
    settings.muted = True
    settings.lines = settings.faces = False
    settings.choose("light", Light.ON)
    settings.save()
    again = Settings(file)
    assert again.language == "fr"
    assert again.last_game == '{"a": ["Inès, «x»", "😀 = \\"%1\\"", "\\n;#"]}'
    assert again.geometry == QByteArray(bytes(range(256)))
    assert again.full_screen
    assert (again.volume, again.muted, again.lines, again.faces) == (0, True, False, False)
    assert again.choice("light", Light.OFF) is Light.ON


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe" * 500,
        b"[General]\nlanguage=a, b, c\nlast_game=@Invalid()\nlight=purple\n"
        b"[window]\ngeometry=@@@@\nfull_screen=@Size(1 2)\n",
        b"[General\nlanguage",
        b"language=" + b"x" * 1_000_000,
        b"light=@Variant(\\0\\0\\0\\x11\\0)\nlanguage=@ByteArray(\\xff\\xfe)\n[window]\nfull_screen=1\n",
    ],
)
def test_damaged_files_give_defaults_that_can_be_used(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.language == ""
    assert settings.last_game == ""
    assert not settings.full_screen
    assert (settings.volume, settings.muted, settings.lines, settings.faces) == (70, False, True, True)
    assert settings.choice("light", Light.OFF) is Light.OFF
    assert settings.geometry.size() < 10
    settings.language = "it"
    settings.save()
    assert Settings(file).language == "it"


def test_a_file_that_is_no_settings_is_set_aside_unchanged(file: Path) -> None:
    faulty = (
        b"\x00\xff\xfe" * 500,
        b"[General\nlanguage",
        b"language=" + b"x" * 1_000_000,
        b"these are no settings\n",
        b"[General]\nlanguage=fr\n\xff=1",
        b"a=\0",
    )
    for content in faulty:
        file.write_bytes(content)
        settings = Settings(file)
        kept = settings.set_aside
        assert kept is not None
        assert kept.read_bytes() == content
        assert not file.exists()
        settings.language = "it"
        settings.save()
        again = Settings(file)
        assert (again.language, again.set_aside) == ("it", None)
    assert len(list(file.parent.glob("palifico.ini.damaged*"))) == len(faulty)


def test_values_that_are_odd_are_no_reason_to_set_a_file_aside(file: Path) -> None:
    file.write_bytes(b"# mine\n[General]\nlanguage=a, b, c\nlast_game=@Invalid()\n\n[window]\ngeometry=@@@@\n")
    assert Settings(file).set_aside is None
    assert Settings(file.with_name("missing.ini")).set_aside is None


def test_a_disk_that_refuses_is_told_once_and_what_was_set_is_written_when_it_takes_it(
    file: Path, qtbot: QtBot
) -> None:
    folder = file.parent / "later"
    folder.write_text("a file where the folder would be")
    settings = Settings(folder / "palifico.ini")
    told: list[DiskFault] = []
    settings.refused.connect(told.append)
    for code in ("fr", "it"):
        settings.language = code
        settings.save()
    assert told == [DiskFault.READ_ONLY]
    folder.unlink()
    settings.save()
    assert Settings(folder / "palifico.ini").language == "it"
    assert told == [DiskFault.READ_ONLY]


def test_a_change_is_written_soon(file: Path, qtbot: QtBot) -> None:
    settings = Settings(file)
    settings.language = "fr"
    qtbot.waitUntil(lambda: b"language=fr" in (file.read_bytes() if file.exists() else b""))


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder would be")
    settings = Settings(blocked / "palifico.ini")
    settings.language = "fr"
    settings.save()
    assert settings.language == "fr"


def test_the_users_settings_lie_in_the_folder_for_configuration() -> None:
    settings = Settings()
    settings.language = "it"
    settings.save()
    assert Settings().language == "it"
    settings.language = ""
