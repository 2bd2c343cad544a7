"""Settings: each survives a restart, and none can stop the start."""

from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

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
