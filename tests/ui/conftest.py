"""What the tests of the window share: the typeface, and languages that are put back afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import Languages


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """The game's typeface is known, so that widths are those of the game."""
    load_fonts()


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """Languages to be spoken; English again after the test."""
    before = QLocale()
    spoken = Languages(qapp)
    yield spoken
    spoken.speak("en")
    QLocale.setDefault(before)
