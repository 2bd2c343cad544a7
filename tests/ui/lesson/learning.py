"""A learner: takes the lesson in the window, and does at each step whatever a test wants."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.match.lesson.prepared import PreparedSession
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import press
from desktop_app.ui.lesson.card import LessonCard
from desktop_app.ui.lesson.page import LessonPage
from desktop_app.ui.lesson.sitting import Sitting
from desktop_app.ui.table.stage import StageState

RIGHT: dict[Step, Move] = {
    Step.AIM: Bid(2, 4),
    Step.BID: Bid(2, 4),
    Step.WILD_ONES: Bid(4, 4),
    Step.RAISE: Bid(4, 4),
    Step.CHALLENGE: Call.CHALLENGE,
    Step.SPOT_ON: Call.EXACT,
    Step.PALIFICO: Bid(1, 5),
    Step.FIXED_FACE: Bid(4, 5),
    Step.COVERED: Bid(2, 4),
    Step.YOUR_CALZA: Call.EXACT,
    Step.ON_YOUR_OWN: Bid(1, 2),
}
"""A move that each step asks for."""


def opened(program: Program) -> LessonPage:
    """The lesson, opened."""
    program.host.lesson.open()
    return page_of(program)


def page_of(program: Program) -> LessonPage:
    page = program.host.lesson.page
    assert page is not None
    assert program.window.page is page
    return page


def sitting_of(page: LessonPage) -> Sitting:
    assert page.guide.sitting is not None
    return page.guide.sitting


def session_of(page: LessonPage) -> PreparedSession:
    return sitting_of(page).session


def at(program: Program, qtbot: QtBot, step: Step) -> LessonPage:
    """The lesson at a step, once the learner can do something."""
    page = opened(program)
    page.begin(step)
    wait_for(page, qtbot, StageState.YOUR_TURN)
    return page


def wait_for(page: LessonPage, qtbot: QtBot, *states: StageState) -> None:
    qtbot.waitUntil(lambda: sitting_of(page).stage.state in states, timeout=20_000)


def click(widget: QWidget) -> None:
    """One click of the mouse."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def do(page: LessonPage, move: Move) -> None:
    """Make a move by the controls of the bar."""
    press(page.bar, move)


def learnt(page: LessonPage, qtbot: QtBot, act: Callable[[LessonPage], None]) -> list[Step]:
    """Let act answer whenever the table waits for the learner; the steps that were come to, until the end."""
    steps = [page.guide.step]
    page.guide.step_changed.connect(steps.append)

    def ended() -> bool:
        if not page.guide.has_ended and sitting_of(page).stage.state in (StageState.YOUR_TURN, StageState.REVEALED):
            act(page)
        return page.guide.has_ended

    qtbot.waitUntil(ended, timeout=60_000)
    return steps


def said(card: LessonCard) -> str:
    """All that a card says."""
    return "\n".join([card.title.text(), *(passage.text() for passage in card.text if passage.isVisibleTo(card))])
