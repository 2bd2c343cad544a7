"""What tests of running games share."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.match.thinker import Thinker


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """A thinker that is closed after the test."""
    thinker = Thinker()
    yield thinker
    thinker.close()
