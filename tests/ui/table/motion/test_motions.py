"""Every motion leads to the scene that it belongs to, and can be ended at any moment."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.languages import Languages
from desktop_app.ui.table.motion.choreography import motions
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pieces import Part
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table import changes
from tests.ui.table.changes import CHANGES, Change
from tests.ui.table.motion.moving import at_rest, fresh, pass_time, rest, table
from tests.ui.table.viewing import SMALL, USUAL, picture, shown_by

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    """One for all tests: what has been painted once need not be painted again."""
    return Theme(parent=qapp)


#: Those that come to an end.
ENDING = [make for make in CHANGES if make is not changes.thinking]
MOVING = [Manner.MOVING, Manner.FADING]


@pytest.mark.parametrize("manner", MOVING)
@pytest.mark.parametrize("make", ENDING)
def test_every_motion_ends_at_the_scene(qtbot: QtBot, theme: Theme, make: Callable[[], Change], manner: Manner) -> None:
    """To the pixel; on the way the table looks different, and everything is over in time."""
    change = make()
    view = table(qtbot, change, manner, theme)
    change.happen()
    end = fresh(qtbot, change.model, theme)
    pass_time(view, 40)
    assert view.tableau.moves
    assert picture(view) != end
    rest(view)
    assert at_rest(view)
    assert picture(view) == end
    assert not view.tableau.clock.runs


@pytest.mark.parametrize("make", [changes.lifted, changes.lifted_of_six, changes.lifted_of_two])
def test_a_fade_begins_with_what_was_there_and_nothing_else(
    qtbot: QtBot, theme: Theme, make: Callable[[], Change]
) -> None:
    """What gets another place is not seen at both at once."""
    change = make()
    view = table(qtbot, change, Manner.FADING, theme)
    before = picture(view)
    change.happen()
    view.tableau.clock.stop()
    assert view.tableau.moves
    assert picture(view) == before


def test_a_number_comes_with_its_die(qtbot: QtBot, theme: Theme) -> None:
    """Where the table comes late to the count: a number in the leather would tell what lies under the cup."""
    change = changes.lifted_late()
    view = table(qtbot, change, Manner.MOVING, theme)
    before = view.tableau.shot
    change.happen()
    after = view.tableau.shot
    assert before is not None
    assert after is not None
    numbers = {name for name in after.named if name[0] is Part.BADGE}
    assert len(numbers) == 3
    assert numbers <= {motion.name for motion in motions(before, after, Manner.MOVING)}


@pytest.mark.parametrize("make", ENDING)
def test_every_motion_takes_less_than_a_second_at_normal_pace(
    qtbot: QtBot, theme: Theme, make: Callable[[], Change]
) -> None:
    change = make()
    view = table(qtbot, change, Manner.MOVING, theme)
    before = view.tableau.shot
    change.happen()
    after = view.tableau.shot
    assert before is not None
    assert after is not None
    lengths = [motion.length for motion in motions(before, after, Manner.MOVING)]
    assert lengths
    assert max(lengths) < 1000


@pytest.mark.parametrize("make", CHANGES)
def test_at_once_nothing_moves(qtbot: QtBot, theme: Theme, make: Callable[[], Change]) -> None:
    change = make()
    view = table(qtbot, change, Manner.AT_ONCE, theme)
    change.happen()
    assert at_rest(view)
    assert not view.tableau.clock.runs
    assert picture(view) == fresh(qtbot, change.model, theme)


@dataclass(frozen=True)
class Interrupted:
    """A table in the middle of a motion."""

    view: TableView
    change: Change
    theme: Theme
    languages: Languages
    qtbot: QtBot

    def finish(self) -> None:
        self.view.tableau.finish()

    def hurry(self) -> None:
        self.view.tableau.set_manner(Manner.AT_ONCE)

    def hide(self) -> None:
        self.view.hide()

    def recolour(self) -> None:
        self.theme.set_appearance(Appearance.DARK)
        self.theme.set_appearance(Appearance.LIGHT)

    def resize(self) -> None:
        self.view.resize(USUAL)
        self.view.resize(SMALL)
        self.qtbot.waitUntil(lambda: at_rest(self.view))
        self.qtbot.wait(120)

    def speak(self) -> None:
        self.languages.speak("fr")
        QApplication.processEvents()
        rest(self.view)

    def look_back(self) -> None:
        self.change.model.look_back(shown_by(self.change.model))
        pass_time(self.view, 50)
        self.change.model.look_back(None)
        rest(self.view)


INTERRUPTIONS = (
    Interrupted.finish,
    Interrupted.hurry,
    Interrupted.hide,
    Interrupted.recolour,
    Interrupted.resize,
    Interrupted.speak,
    Interrupted.look_back,
)


@pytest.mark.parametrize("seed", range(200))
def test_a_motion_can_be_ended_at_any_moment(qtbot: QtBot, theme: Theme, languages: Languages, seed: int) -> None:
    """By whatever happens: what is seen then is the scene."""
    rng = random.Random(seed)
    change = rng.choice(ENDING)()
    view = table(qtbot, change, rng.choice(MOVING), theme)
    change.happen()
    pass_time(view, rng.uniform(0, 1400))
    rng.choice(INTERRUPTIONS)(Interrupted(view, change, theme, languages, qtbot))
    assert at_rest(view)
    assert not view.tableau.clock.runs
    assert picture(view) == fresh(qtbot, change.model, theme)
