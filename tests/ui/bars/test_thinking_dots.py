"""The dots beside the name of somebody who thinks: they move while they can be seen, and only if motion is wanted."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.bars.prompt_view import PromptView
from desktop_app.ui.characters import Character
from desktop_app.ui.motion_choice import MotionChoice
from desktop_app.ui.painting.chips import dots_risen
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.prompts import Prompt
from desktop_app.ui.words.sentence import fill

Stand = Callable[[QWidget], QWidget]
THINKS = Prompt(fill("Rosa is thinking"), fill("Bruno’s bid"))
LONG = Prompt(fill("Maximilienne-Élisabeth de la Tour is thinking"))


@pytest.fixture
def prompt(theme: Theme, stand: Stand) -> PromptView:
    """A prompt in sight that says nothing yet."""
    made = PromptView(theme)
    made.setFixedHeight(95)
    window = stand(made)
    window.resize(226, 300)
    return made


def frames(prompt: PromptView, qtbot: QtBot) -> None:
    """Wait until the dots look different."""
    before = prompt.dots.grab().toImage()
    qtbot.waitUntil(lambda: prompt.dots.grab().toImage() != before)


def test_they_move_while_somebody_thinks(prompt: PromptView, qtbot: QtBot) -> None:
    assert not prompt.dots.isVisible()
    prompt.tell(THINKS, Character.ROSA, thinking=True)
    assert prompt.dots.isVisible()
    frames(prompt, qtbot)
    prompt.rest()
    assert not prompt.dots.isVisible()
    assert not prompt.dots.moves


def test_out_of_sight_they_stand_still(prompt: PromptView) -> None:
    prompt.tell(THINKS, Character.ROSA, thinking=True)
    assert prompt.dots.moves
    prompt.hide()
    assert not prompt.dots.moves
    prompt.show()
    assert prompt.dots.moves


def test_with_less_motion_they_stand_still(prompt: PromptView, theme: Theme, qtbot: QtBot) -> None:
    theme.motion.choose(MotionChoice.REDUCED)
    prompt.tell(THINKS, Character.ROSA, thinking=True)
    assert prompt.dots.isVisible()
    assert not prompt.dots.moves
    theme.motion.choose(MotionChoice.FULL)
    frames(prompt, qtbot)
    theme.motion.choose(MotionChoice.REDUCED)
    assert not prompt.dots.moves


@pytest.mark.parametrize("said", [THINKS, LONG])
@pytest.mark.parametrize("zoom", [1, 2])
def test_they_stand_in_the_prompt_beside_the_words(prompt: PromptView, theme: Theme, said: Prompt, zoom: int) -> None:
    prompt.setFixedHeight(95 * zoom)
    prompt.window().resize(226 * zoom, 300)
    theme.set_zoom(zoom)
    prompt.tell(said, Character.ROSA, thinking=True)
    assert prompt.rect().contains(prompt.dots.geometry())
    prompt.dots.hide()
    image = prompt.grab(prompt.dots.geometry()).toImage()
    assert {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())} == {
        image.pixelColor(QPoint(0, 0)).name()
    }


@given(st.floats(0, 100_000))
def test_each_rises_and_sinks_and_the_next_one_follows(at: float) -> None:
    risen = dots_risen(at)
    assert len(risen) == 3
    assert all(0 <= up <= 1 for up in risen)
    assert dots_risen(at + 160)[1] == pytest.approx(risen[0], abs=1e-6)
    assert dots_risen(at + 320)[2] == pytest.approx(risen[0], abs=1e-6)
    assert max(dots_risen(at % 160 + 320)) > 0


def test_at_the_beginning_all_are_down() -> None:
    assert dots_risen(0) == [0, 0, 0]
    assert dots_risen(320)[0] == pytest.approx(1)
