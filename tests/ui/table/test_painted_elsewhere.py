"""With a workshop the table is painted without anybody waiting for it, and in the end it is the very same."""

from collections.abc import Iterator
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table import changes, scenes
from tests.ui.table.motion.moving import at_rest, pass_time, rest
from tests.ui.table.viewing import SMALL, USUAL, picture, shown, shown_by

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.fixture
def workshop(qtbot: QtBot) -> Iterator[Workshop]:
    workshop = Workshop()
    yield workshop
    workshop.close()


@pytest.fixture
def theme(workshop: Workshop) -> Theme:
    return Theme(workshop=workshop)


def stop(workshop: Workshop) -> Event:
    """Let the workshop do nothing before this is set."""
    gate = Event()

    def wait() -> QImage:
        gate.wait(10)
        return QImage()

    workshop.order(wait)
    return gate


def difference(one: QImage, other: QImage) -> float:
    """How far two pictures differ on average, in shades of 255."""
    first, second = (np.frombuffer(image.constBits(), np.uint8).astype(float) for image in (one, other))
    return float(np.abs(first - second).mean())


def test_the_table_is_the_same_as_if_one_had_waited(qtbot: QtBot, theme: Theme) -> None:
    """When it is first shown, after a change of size, of colours, of what is on it, and after a Palifico round."""
    change = changes.dusk()
    here, there = Theme(), shown(qtbot, change.model, theme, SMALL)
    other = shown(qtbot, change.model, here, SMALL)

    def same() -> bool:
        return picture(there) == picture(other)

    qtbot.waitUntil(same)
    for view in (there, other):
        view.resize(USUAL)
    qtbot.waitUntil(same)
    for each in (theme, here):
        each.set_appearance(Appearance.DARK)
    qtbot.waitUntil(same)
    change.happen()
    qtbot.waitUntil(same)
    for each in (theme, here):
        each.set_zoom(1.25)
    qtbot.waitUntil(same)


def test_until_it_is_there_the_wall_is(qtbot: QtBot, workshop: Workshop, theme: Theme) -> None:
    gate = stop(workshop)
    view = shown(qtbot, scenes.bidding().model(), theme, SMALL)
    assert picture(view).pixelColor(300, 300) == theme.tokens.wall
    gate.set()
    qtbot.waitUntil(lambda: at_rest(view))
    assert picture(view).pixelColor(300, 300) != theme.tokens.wall


def test_what_was_there_is_stretched_until_the_new_size_is_there(
    qtbot: QtBot, workshop: Workshop, theme: Theme
) -> None:
    view = shown(qtbot, scenes.bidding().model(), theme, SMALL)
    qtbot.waitUntil(lambda: at_rest(view))
    before = picture(view)
    gate = stop(workshop)
    view.resize(USUAL)
    stretched = before.scaled(USUAL, mode=Qt.TransformationMode.SmoothTransformation)
    held = picture(view)
    assert difference(held, stretched) < 1
    gate.set()
    qtbot.waitUntil(lambda: at_rest(view) and picture(view) != held)
    assert difference(picture(view), stretched) > 1


def test_a_table_is_shown_in_time_even_if_its_ground_is_not(qtbot: QtBot, workshop: Workshop, theme: Theme) -> None:
    """In plain colours at first; the leather follows as soon as it is painted."""
    gate = stop(workshop)
    view = shown(qtbot, scenes.bidding().model(), theme, SMALL)
    qtbot.waitUntil(lambda: at_rest(view))
    plain = picture(view)
    assert plain.pixelColor(400, 60) == theme.tokens.cloth
    gate.set()
    qtbot.waitUntil(lambda: picture(view).pixelColor(400, 60) != theme.tokens.cloth)


def test_scenes_that_come_faster_than_they_are_painted_are_left_out(qtbot: QtBot, theme: Theme) -> None:
    model = scenes.counting().model()
    view = shown(qtbot, model, theme, SMALL)
    qtbot.waitUntil(lambda: at_rest(view))
    view.tableau.set_manner(Manner.MOVING)
    for counted in (4, 5):
        model.count(counted)
    shot = view.tableau.shot
    assert shot is not None
    assert shot.scene.counted == 3
    qtbot.waitUntil(lambda: view.tableau.shot is not shot)
    assert view.tableau.shot is not None
    assert view.tableau.shot.scene == shown_by(model)
    rest(view)
    assert at_rest(view)


def test_whoever_does_not_want_to_wait_sees_it_at_once(qtbot: QtBot, theme: Theme) -> None:
    change = changes.lifted()
    view = shown(qtbot, change.model, theme, SMALL)
    qtbot.waitUntil(lambda: at_rest(view))
    view.tableau.set_manner(Manner.MOVING)
    change.happen()
    view.tableau.finish()
    assert at_rest(view)
    assert view.tableau.shot is not None
    assert view.tableau.shot.scene == shown_by(change.model)


def test_what_is_shown_while_nobody_looks_is_there_afterwards(qtbot: QtBot, theme: Theme) -> None:
    change = changes.lifted()
    view = shown(qtbot, change.model, theme, SMALL)
    qtbot.waitUntil(lambda: at_rest(view))
    view.tableau.set_manner(Manner.MOVING)
    view.hide()
    change.happen()
    pass_time(view, 50)
    assert at_rest(view)
    view.show()
    qtbot.waitUntil(lambda: view.tableau.shot is not None and view.tableau.shot.scene == shown_by(change.model))
