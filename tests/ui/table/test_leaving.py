"""A game is given up, or left, in any moment."""

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import Event
from desktop_app.match.thinker import Thinker
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.table.playing import playing

pytestmark = pytest.mark.usefixtures("paces")


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_giving_up_ends_it_in_any_moment(qtbot: QtBot, thinker: Thinker, steps: int) -> None:
    table = playing(thinker, Pace.AT_ONCE, opener=steps % 3)

    def give_up(_event: Event) -> None:
        if len(table.shown) > steps:
            table.session.give_up()

    table.stage.shown.connect(give_up)
    table.stage.start()
    while table.stage.state is not StageState.OVER:
        table.wait_for(qtbot, StageState.YOUR_TURN, StageState.OVER)
        if table.stage.state is StageState.YOUR_TURN:
            table.answer()
    shown = len(table.shown)
    assert shown in (steps + 1, len(table.told))
    qtbot.wait(5)
    assert len(table.shown) == shown
    assert table.model.scene is not None
    assert table.model.scene.thinking is None
    table.close()


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_closing_leaves_nothing_behind(qtbot: QtBot, thinker: Thinker, steps: int) -> None:
    """In any moment, also from within what becomes visible; a closed stage hears and shows nothing."""
    table = playing(thinker, Pace.AT_ONCE, opener=steps % 3)

    def leave(_event: Event) -> None:
        if len(table.shown) == steps + 1:
            table.close()

    table.stage.shown.connect(leave)
    table.stage.start()
    for _ in range(200):
        if table.stage.state is StageState.OVER:
            break
        qtbot.wait(1)
        if table.stage.state is StageState.YOUR_TURN:
            table.answer()
    shown, told = len(table.shown), len(table.told)
    qtbot.wait(5)
    assert (len(table.shown), len(table.told)) == (shown, told)
