"""The stage shows everything in order, waits for the player, and can be hurried, left and looked back from."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import GameWon, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, Call, CallMade
from desktop_app.match.session import Phase
from desktop_app.match.thinker import Thinker
from desktop_app.ui.table import stage as staging
from desktop_app.ui.table.pace import TIMINGS, Pace, Timing
from desktop_app.ui.table.stage import StageState
from tests.ui.table.playing import Playing, highest, playing

#: Pauses that no test lives to see the end of, for looking at what lies between; and none at all.
LONG = Timing(*[10_000_000] * 10, None)
NONE = Timing(*[0] * 10, None)


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """At slow pace the clock stands still, at normal pace there are no pauses, but reveals wait."""
    monkeypatch.setattr(staging, "TIMINGS", TIMINGS | {Pace.SLOW: LONG, Pace.NORMAL: NONE})


def wait_for(qtbot: QtBot, table: Playing, state: StageState) -> None:
    qtbot.waitUntil(lambda: table.stage.state is state, timeout=10_000)


def play_on(qtbot: QtBot, table: Playing) -> None:
    """Answer whenever asked, until the game is over."""
    while table.stage.state is not StageState.OVER:
        qtbot.waitUntil(
            lambda: table.stage.state in (StageState.YOUR_TURN, StageState.REVEALED, StageState.OVER), timeout=10_000
        )
        if table.stage.state is StageState.YOUR_TURN:
            table.answer()
        else:
            table.stage.next_round()


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.AT_ONCE])
def test_a_whole_game_is_shown_event_by_event(qtbot: QtBot, thinker: Thinker, pace: Pace) -> None:
    """Nothing is missing, nothing comes twice, and what comes is in order."""
    table = playing(thinker, pace)
    table.stage.start()
    play_on(qtbot, table)
    assert table.shown == table.told
    assert isinstance(table.shown[0], RoundStarted)
    assert isinstance(table.shown[-1], GameWon)
    assert table.session.phase is Phase.OVER
    table.close()
