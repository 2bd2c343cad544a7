"""The dots of somebody who thinks move for as long as that lasts and somebody can see it, and nothing else does."""

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pieces import Part
from desktop_app.ui.theme import Theme
from tests.ui.table import changes
from tests.ui.table.motion.moving import at_rest, fresh, pass_time, table
from tests.ui.table.viewing import picture

pytestmark = pytest.mark.usefixtures("fonts")


def test_dots_rise_one_after_the_other(qtbot: QtBot) -> None:
    change = changes.thinking()
    view = table(qtbot, change, Manner.MOVING)
    change.happen()
    seen: list[object] = []
    for _ in range(80):
        pass_time(view, 16)
        shot = view.tableau.shot
        assert shot is not None
        moving = [piece for piece in view.tableau.frame if piece not in shot.pieces]
        assert {piece.name[0] for piece in moving} <= {Part.DOTS}
        seen.append(tuple(piece.key for piece in moving))
    assert len(set(seen)) > 40
    assert not view.tableau.moves
    view.tableau.finish()
    assert not at_rest(view)


def test_they_rest_where_motion_is_reduced_and_after_the_thought(qtbot: QtBot) -> None:
    change, theme = changes.thinking(), Theme()
    view = table(qtbot, change, Manner.FADING, theme)
    change.happen()
    pass_time(view, 200)
    assert at_rest(view)
    view.tableau.set_manner(Manner.MOVING)
    assert not at_rest(view)
    change.model.think(None)
    pass_time(view, 16)
    assert at_rest(view)
    assert not view.tableau.clock.runs
    assert picture(view) == fresh(qtbot, change.model, theme)


def test_nothing_moves_that_nobody_sees(qtbot: QtBot) -> None:
    change = changes.thinking()
    view = table(qtbot, change, Manner.MOVING)
    change.happen()
    assert view.tableau.clock.runs
    view.hide()
    assert not view.tableau.clock.runs
    assert at_rest(view)
    view.show()
    assert view.tableau.clock.runs
    view.close()
    assert not view.tableau.clock.runs


def test_mood_and_words_of_others_do_not_disturb_a_thought(qtbot: QtBot) -> None:
    """The dots go on from where they were."""
    change = changes.thinking()
    view = table(qtbot, change, Manner.MOVING)
    change.happen()
    pass_time(view, 320)
    before = [piece.key for piece in view.tableau.frame if piece.name[:1] == (Part.DOTS,)]
    change.model.retranslate()
    assert [piece.key for piece in view.tableau.frame if piece.name[:1] == (Part.DOTS,)] == before
