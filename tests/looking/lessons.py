"""The lesson in the gallery: each of its steps, and what is said about moves."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from desktop_app.engine.moves import Call
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import press
from desktop_app.ui.lesson.page import LessonPage
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView


def lesson(step: Step, then: Callable[[LessonPage], None] | None = None) -> Callable[[Program], None]:
    """The lesson at a step, once the learner can do something, and what is done there."""

    def show(program: Program) -> None:
        program.host.lesson.open()
        page = program.host.lesson.page
        assert page is not None
        page.begin(step)
        reach(page)
        if then is not None:
            then(page)
            reach(page)

    return show


def reach(page: LessonPage) -> None:
    """Go on with a lesson until something is for the learner to do."""
    sitting = page.guide.sitting
    assert sitting is not None
    while sitting.stage.state in (StageState.PLAYING, StageState.THINKING):
        QApplication.processEvents()
        sitting.stage.skip()
    view = page.findChild(TableView)
    assert view is not None
    view.tableau.finish()


def challenge(page: LessonPage) -> None:
    press(page.bar, Call.CHALLENGE)


def call_exact(page: LessonPage) -> None:
    press(page.bar, Call.EXACT)


def end_lesson(page: LessonPage) -> None:
    page.guide.go_on()


def start_later(program: Program) -> None:
    """The start page when the offer has been declined, and the lesson left in the middle."""
    program.window.start_page.offer_lesson(offered=False)
    program.window.start_page.show_lesson(Step.SPOT_ON)
