"""The shipped typeface is there, in all its styles, with the letters of the three languages."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from desktop_app import locator
from desktop_app.ui.fonts import FAMILY, cabin, load_fonts

STYLES = ("Regular", "Italic", "Medium", "SemiBold", "Bold")
WRITTEN = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’\"“”«»()[]-–—…·×%/&+=*\u00a0"
    "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÆŒàâäçéèêëîïôöùûüÿæœÌÍÒÓÚìíòóú"
)


def raw(style: str) -> QRawFont:
    return QRawFont(str(locator.resource("fonts", f"{FAMILY}-{style}.otf")), 16)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("style", STYLES)
def test_every_letter_of_the_three_languages(style: str) -> None:
    font = raw(style)
    assert font.isValid()
    assert not [character for character in WRITTEN if not font.supportsCharacter(ord(character))]


def test_the_typeface_is_found_in_all_weights(qapp: QApplication) -> None:
    load_fonts()
    for weight in (400, 500, 600, 700):
        info = QFontInfo(cabin(20, weight))
        assert info.family() == FAMILY
        assert info.weight() == weight
    assert QFontInfo(cabin(20, italic=True)).italic()


def test_a_missing_file_is_an_error(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nowhere(*parts: str) -> Path:
        return tmp_path.joinpath(*parts)

    monkeypatch.setattr("desktop_app.ui.fonts.resource", nowhere)
    with pytest.raises(FileNotFoundError):
        load_fonts()


def test_kerning_is_off_where_it_closes_words_up() -> None:
    assert not cabin(25).kerning()
    assert cabin(26).kerning()
