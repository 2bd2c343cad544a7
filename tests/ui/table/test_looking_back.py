"""The last reveal, once more: nothing is missed meanwhile."""

from threading import Event as Gate

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import BidMade, CallMade, Move
from desktop_app.engine.observation import Observation
from desktop_app.match.session import Phase
from desktop_app.match.thinker import Thinker
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.table.playing import WAITING, playing, raise_or_challenge

pytestmark = pytest.mark.usefixtures("paces")


def test_the_last_reveal_can_be_looked_at_again(qtbot: QtBot, thinker: Thinker) -> None:
    """During the next round; meanwhile nothing is missed, and play goes on where it stood."""
    table = playing(thinker, Pace.NORMAL)
    looked: list[bool] = []
    table.stage.looking_back_changed.connect(looked.append)
    assert not table.stage.can_look_back
    table.play_to_reveal(qtbot)
    assert not table.stage.can_look_back
    table.stage.look_back(on=True)
    assert looked == []
    reveal = table.model.scene
    table.stage.set_pace(Pace.SLOW)
    table.stage.next_round()
    shown = len(table.shown)
    assert table.stage.can_look_back
    table.stage.look_back(on=True)
    table.stage.look_back(on=True)
    assert table.model.scene == reveal
    table.stage.set_pace(Pace.NORMAL)
    table.stage.skip()
    qtbot.wait(30)
    assert table.model.scene == reveal
    assert len(table.shown) == shown
    table.stage.look_back(on=False)
    assert table.model.scene != reveal
    table.play_on(qtbot)
    assert table.shown == table.told
    assert looked == [True, False]
    table.close()


def test_answers_that_come_while_looking_back_are_shown_afterwards(qtbot: QtBot, thinker: Thinker) -> None:
    gate = Gate()
    gate.set()

    def held(observation: Observation) -> Move:
        gate.wait(10)
        return raise_or_challenge(observation)

    table = playing(thinker, Pace.NORMAL, choice=held)
    table.play_to_reveal(qtbot)
    gate.clear()
    table.stage.next_round()
    table.wait_for(qtbot, StageState.YOUR_TURN, StageState.THINKING)
    if table.session.phase is Phase.YOUR_TURN:
        table.answer()
    table.wait_for(qtbot, StageState.THINKING)
    shown, told = len(table.shown), len(table.told)
    qtbot.wait(20)
    table.stage.look_back(on=True)
    gate.set()
    qtbot.waitUntil(lambda: len(table.told) > told, timeout=10_000)
    qtbot.wait(20)
    assert len(table.shown) == shown
    table.stage.look_back(on=False)
    qtbot.waitUntil(lambda: len(table.shown) > shown, timeout=10_000)
    table.close()


def test_a_move_of_yours_ends_looking_back(qtbot: QtBot, thinker: Thinker) -> None:
    table = playing(thinker, Pace.NORMAL)
    table.play_to_reveal(qtbot)
    table.stage.next_round()
    while table.stage.state is not StageState.YOUR_TURN:
        table.wait_for(qtbot, *WAITING)
        table.stage.next_round()
    table.stage.look_back(on=True)
    assert table.model.looks_back
    table.answer()
    assert not table.model.looks_back
    assert isinstance(table.shown[-1], BidMade | CallMade)
    table.close()


def test_nothing_becomes_visible_while_the_table_is_held(qtbot: QtBot, thinker: Thinker) -> None:
    table = playing(thinker, Pace.NORMAL)
    table.stage.start()
    table.stage.hold(on=True)
    shown = len(table.shown)
    qtbot.wait(50)
    assert len(table.shown) == shown
    table.stage.hold(on=False)
    table.play_to_reveal(qtbot)
    assert table.shown == table.told
    table.stage.next_round()
    table.stage.look_back(on=True)
    table.stage.hold(on=True)
    table.stage.look_back(on=False)
    shown = len(table.shown)
    qtbot.wait(50)
    assert len(table.shown) == shown
    table.stage.hold(on=False)
    table.play_on(qtbot)
    assert table.shown == table.told
    table.close()
