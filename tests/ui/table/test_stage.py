"""The stage shows everything in order, waits for the player, and can be hurried, left and looked back from."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import GameWon, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, Call
from desktop_app.match.session import Phase
from desktop_app.match.thinker import Thinker
from desktop_app.ui.table import stage
from desktop_app.ui.table.pace import TIMINGS, Pace
from desktop_app.ui.table.stage import Stage, StageState
from tests.ui.table.conftest import FOR_EVER
from tests.ui.table.playing import WAITING, highest, playing, raise_or_challenge

pytestmark = pytest.mark.usefixtures("paces")


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.AT_ONCE])
def test_a_whole_game_is_shown_event_by_event(qtbot: QtBot, thinker: Thinker, pace: Pace) -> None:
    """Nothing is missing, nothing comes twice, and the last reveal is seen before the end."""
    table = playing(thinker, pace)
    table.stage.start()
    table.play_on(qtbot)
    assert table.shown == table.told
    assert isinstance(table.shown[0], RoundStarted)
    assert isinstance(table.shown[-1], GameWon)
    assert table.session.phase is Phase.OVER
    assert table.states[-2:] == [StageState.PLAYING, StageState.OVER]
    assert table.states.count(StageState.REVEALED) == sum(isinstance(event, Revealed) for event in table.told)
    table.close()


def test_the_first_round_can_wait_and_be_hurried(qtbot: QtBot, thinker: Thinker) -> None:
    table = playing(thinker, Pace.SLOW)
    table.stage.start(FOR_EVER)
    qtbot.wait(20)
    scene = table.model.scene
    assert scene is not None
    assert not scene.dealt
    assert table.told == []
    table.stage.skip()
    assert [type(event) for event in table.shown] == [RoundStarted]
    table.close()


def test_a_game_that_is_on_already_calls_upon_nobody_before_it_goes_on(qtbot: QtBot, thinker: Thinker) -> None:
    table = playing(thinker, Pace.SLOW, opener=0)
    table.stage.close()
    table.session.proceed()
    later = Stage(table.session, table.model, Pace.SLOW)
    later.start(FOR_EVER)
    scene = table.model.scene
    assert scene is not None
    assert (scene.dealt, scene.turn) == (True, None)
    later.skip()
    assert later.state is StageState.YOUR_TURN
    assert table.model.scene is not None
    assert table.model.scene.turn == 0
    later.close()
    table.session.close()


def test_an_opponent_is_seen_to_think(qtbot: QtBot, thinker: Thinker) -> None:
    """However fast the answer is there, nothing of it is visible before the pause is over or skipped."""
    table = playing(thinker, Pace.SLOW)
    table.stage.start()
    table.stage.skip()  # past the beginning of the round
    assert table.stage.state is StageState.THINKING
    assert table.model.scene is not None
    assert table.model.scene.thinking == 1
    qtbot.waitUntil(lambda: len(table.told) == 2, timeout=10_000)
    assert [type(event) for event in table.shown] == [RoundStarted]
    assert table.model.scene.standing is None
    table.stage.skip()
    assert [type(event) for event in table.shown] == [RoundStarted, BidMade]
    assert table.model.scene.standing is not None
    assert table.model.scene.thinking == 2
    table.close()


def test_table_and_bar_call_upon_the_player_at_the_same_moment(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bid is shown it is nobody's turn yet."""
    monkeypatch.setitem(stage.TIMINGS, Pace.FAST, replace(TIMINGS[Pace.AT_ONCE], bid=FOR_EVER))
    table = playing(thinker, Pace.FAST, opener=2)
    table.stage.start()
    qtbot.waitUntil(lambda: any(isinstance(event, BidMade) for event in table.shown), timeout=10_000)
    scene = table.model.scene
    assert scene is not None
    assert scene.standing is not None
    assert (table.stage.state, scene.turn) == (StageState.PLAYING, None)
    table.stage.skip()
    assert table.stage.state is StageState.YOUR_TURN
    assert table.model.scene is not None
    assert table.model.scene.turn == 0
    table.answer()
    assert table.stage.state is StageState.PLAYING
    assert table.model.scene.turn is None
    table.stage.skip()
    assert table.stage.state is StageState.THINKING
    assert table.model.scene.turn == table.model.scene.thinking == 1
    table.close()


def test_a_reveal_waits_for_the_player(qtbot: QtBot, thinker: Thinker) -> None:
    """It stays as it is until the next round is asked for; then nobody's dice are visible any more."""
    table = playing(thinker, Pace.NORMAL)
    table.play_to_reveal(qtbot)
    qtbot.wait(20)
    assert table.stage.state is StageState.REVEALED
    scene = table.model.scene
    assert scene is not None
    assert scene.outcome is not None
    assert scene.counted == scene.outcome.matching
    assert all(seat.hand for seat in scene.seats)
    table.stage.skip()
    assert table.stage.state is StageState.REVEALED
    table.stage.next_round()
    assert isinstance(table.shown[-1], RoundStarted)
    scene = table.model.scene
    assert scene is not None
    assert [bool(seat.hand) for seat in scene.seats] == [True, False, False]
    table.close()


def test_next_round_does_nothing_else(qtbot: QtBot, thinker: Thinker) -> None:
    """A key held down does not run through the game."""
    table = playing(thinker, Pace.NORMAL, opener=0)
    table.stage.start()
    table.wait_for(qtbot, StageState.YOUR_TURN)
    for _ in range(5):
        table.stage.next_round()
        table.stage.skip()
    assert table.stage.state is StageState.YOUR_TURN
    assert table.shown == table.told
    table.close()


def test_a_slower_pace_keeps_the_reveal_and_a_faster_one_lets_it_go(qtbot: QtBot, thinker: Thinker) -> None:
    table = playing(thinker, Pace.NORMAL)
    table.play_to_reveal(qtbot)
    table.stage.set_pace(Pace.FAST)
    table.stage.set_pace(Pace.SLOW)
    qtbot.wait(20)
    assert table.stage.state is StageState.REVEALED
    table.stage.set_pace(Pace.AT_ONCE)
    table.wait_for(qtbot, *(state for state in StageState if state is not StageState.REVEALED))
    table.close()


def test_once_out_the_rest_can_pass_at_once(qtbot: QtBot, thinker: Thinker) -> None:
    """Not before; then nothing waits any more, and everything is told all the same."""
    table = playing(thinker, Pace.NORMAL, choice=raise_or_challenge, opener=0)
    table.stage.start()
    table.wait_for(qtbot, *WAITING)
    table.stage.skip_to_end()
    assert table.stage.state is StageState.YOUR_TURN
    while not any(isinstance(event, PlayerOut) and event.seat == 0 for event in table.shown):
        if table.session.phase is Phase.YOUR_TURN:
            observation = table.session.observation
            table.session.play(Call.CHALLENGE if observation.bidding.standing else highest(observation))
        table.stage.next_round()
        table.wait_for(qtbot, *WAITING)
    assert not any(isinstance(event, GameWon) for event in table.shown)
    assert table.stage.state is StageState.REVEALED
    table.stage.set_pace(Pace.SLOW)
    table.stage.skip_to_end()
    table.wait_for(qtbot, StageState.OVER)
    assert table.shown == table.told
    table.stage.skip_to_end()
    assert table.stage.state is StageState.OVER
    table.close()
