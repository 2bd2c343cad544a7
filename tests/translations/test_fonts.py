"""The shipped fonts can say every text."""

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

from desktop_app import locator
from tests.translations.catalogs import LANGUAGES, read

NARROW = "\u202f"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_fonts_have_every_character(language: str, qapp: QGuiApplication) -> None:
    used = {character for message in read(language) for form in message.forms for character in form}
    # Control characters are not drawn; U+202F is missing in Cabin and drawn as a narrow space all the same.
    drawn = {character for character in used if character.isprintable() or character == "\u00a0"} - {NARROW}
    files = sorted(locator.resource("fonts").glob("*.otf"))
    lacking = {
        file.name: missing
        for file in files
        if (missing := [sign for sign in sorted(drawn) if not QRawFont(str(file), 16).supportsCharacter(ord(sign))])
    }
    assert files
    assert lacking == {}
