"""What the tests of the table share: players on their thread, and paces that tests can live with."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.match.thinker import Thinker
from desktop_app.ui.table import stage
from desktop_app.ui.table.pace import TIMINGS, Pace

#: A pause that no test lives to see the end of: whatever becomes visible then was hurried.
FOR_EVER = 100_000_000


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """A thinker that is closed after the test."""
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def paces(monkeypatch: pytest.MonkeyPatch) -> None:
    """At slow pace the clock stands still; at normal pace there are no pauses, but reveals wait for the player."""
    slow, at_once = TIMINGS[Pace.SLOW], TIMINGS[Pace.AT_ONCE]
    still = replace(slow, thinking=FOR_EVER, round=FOR_EVER, bid=FOR_EVER, call=FOR_EVER, lift=FOR_EVER)
    monkeypatch.setattr(stage, "TIMINGS", TIMINGS | {Pace.SLOW: still, Pace.NORMAL: replace(at_once, between=None)})
