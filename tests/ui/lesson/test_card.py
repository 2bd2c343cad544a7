"""The card: what it says to eyes and ears, that everything fits, and what points from it and to it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.application import Program
from desktop_app.ui.languages import NAMES
from desktop_app.ui.lesson import card as card_module
from desktop_app.ui.lesson.page import LessonPage
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.motion_choice import MotionChoice
from desktop_app.ui.rulebook.questions import topic_of
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.zooming import SMALLEST_HEIGHT, SMALLEST_WIDTH
from tests.ui.lesson.learning import RIGHT, at, click, do, opened, said, session_of, sitting_of, wait_for

pytestmark = pytest.mark.usefixtures("brisk")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told by the card."""
    told: list[str] = []

    def announce(_source: QWidget, text: str) -> None:
        told.append(text)

    monkeypatch.setattr(card_module, "announce", announce)
    return told


def test_a_step_is_announced_once_with_all_that_the_card_says(program: Program, qtbot: QtBot, heard: list[str]) -> None:
    page = at(program, qtbot, Step.RAISE)
    *_, raising, todo = heard
    assert raising.startswith("step 4 of 13\nRaising\nYour turn. To raise")
    assert "I bid 3\u00a0×\u00a04, and 6 dice match" in raising
    assert todo == "Raise, to 4\u00a0×\u00a04 for instance\nPress Raise"
    heard.clear()
    do(page, Call.CHALLENGE)
    assert heard == [page.card.note.text]
    program.window.set_language("fr")
    QApplication.processEvents()
    assert page.card.title.text() == "Surenchérir"
    assert page.card.note.text.startswith("Vous pouvez douter. Mais 6 dés comptent")


def test_where_there_is_only_something_to_look_at_the_focus_is_on_the_way_on(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    assert page.card.on.hasFocus()
    click(page.card.on)
    wait_for(page, qtbot, StageState.YOUR_TURN)
    assert page.bar.bids.spinner.quantity.hasFocus()
    do(page, Bid(2, 4))
    qtbot.waitUntil(lambda: page.guide.step is Step.WILD_ONES, timeout=20_000)
    # A Return that was meant for "Next" would have raised the bid.
    assert page.card.on.hasFocus()


@pytest.mark.parametrize("code", NAMES)
def test_every_step_fits_the_smallest_window(program: Program, qtbot: QtBot, code: str) -> None:
    program.window.set_language(code)
    program.window.resize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
    page = opened(program)
    for step in Step:
        page.begin(step)
        wait_for(page, qtbot, StageState.YOUR_TURN, StageState.REVEALED)
        QApplication.processEvents()
        assert inside(page, page.card.todo), (code, step)
        wrong = next((move for move in legal(page) if session_of(page).advice(move) is not None), None)
        if wrong is not None:
            do(page, wrong)
            QApplication.processEvents()
            assert inside(page, page.card.note), (code, step)
        if step in RIGHT:
            do(page, RIGHT[step])
        wait_for(page, qtbot, StageState.YOUR_TURN, StageState.REVEALED)
        QApplication.processEvents()
        last = [passage for passage in page.card.text if passage.isVisibleTo(page.card)][-1]
        assert inside(page, last), (code, step)


def legal(page: LessonPage) -> tuple[Move, ...]:
    return session_of(page).observation.legal_moves


def inside(page: LessonPage, widget: QWidget) -> bool:
    """Whether all of a widget is in sight above the buttons of the card; what is not shown is."""
    if not widget.isVisibleTo(page.card):
        return True
    column = widget.parentWidget()
    scroll = column.parentWidget() if column is not None else None
    assert scroll is not None
    place = QRect(widget.mapTo(scroll, widget.rect().topLeft()), widget.size())
    return scroll.rect().contains(place)


def test_the_pointer_rings_what_the_step_asks_for(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.SPOT_ON)
    moves = page.bar.bids.moves
    assert page.pointer.target is moves.exact
    assert page.pointer.isVisible()
    ring = page.pointer.geometry()
    assert ring.contains(QRect(moves.exact.mapTo(page, moves.exact.rect().topLeft()), moves.exact.size()))
    do(page, Call.EXACT)
    assert not page.pointer.isVisible()
    wait_for(page, qtbot, StageState.REVEALED)
    assert page.pointer.target is page.bar.verdicts.next
    page.begin(Step.WILD_ONES)
    assert page.pointer.target is None


@pytest.mark.parametrize("code", NAMES)
def test_at_the_end_no_button_is_cut_off(program: Program, qtbot: QtBot, code: str) -> None:
    program.window.set_language(code)
    program.window.resize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
    page = at(program, qtbot, Step.ON_YOUR_OWN)
    page.guide.go_on()
    QApplication.processEvents()
    for button in (page.card.game, page.card.back, page.card.leave, page.card.again, page.card.rules):
        assert button.isVisible()
        assert button.width() >= button.minimumSizeHint().width()
        assert page.card.rect().contains(QRect(button.mapTo(page.card, button.rect().topLeft()), button.size()))


def test_dice_lie_open_and_those_that_match_wear_rings_until_the_cups_cover_them(
    program: Program, qtbot: QtBot
) -> None:
    page = at(program, qtbot, Step.RAISE)
    (model,) = page.findChildren(SeatsModel)
    scene = model.scene
    assert scene is not None
    assert [seat.hand for seat in scene.seats] == [(1, 4, 4), (2, 4, 5), (1, 4, 6)]
    assert scene.ringed
    assert len(scene.matching) == 6
    assert str(model.index(2).data(0x000C)).endswith("Shows 1 (wild), 4, 6.")
    page.begin(Step.COVERED)
    wait_for(page, qtbot, StageState.YOUR_TURN)
    scene = model.scene
    assert scene is not None
    assert not scene.ringed
    assert [seat.hand for seat in scene.seats] == [(4, 4), (), ()]


def test_f1_on_the_card_asks_about_its_step(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.PALIFICO)
    assert topic_of(page.card.on) is Topic.PALIFICO_ROUND
    assert topic_of(page.card.title) is Topic.PALIFICO_ROUND


def test_motion_is_reduced_where_it_is_in_games(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(program)
    reduced: list[bool] = []

    def reduce_motion(*, on: bool) -> None:
        reduced.append(on)

    monkeypatch.setattr(sitting_of(page).stage, "reduce_motion", reduce_motion)
    program.theme.motion.choose(MotionChoice.REDUCED)
    program.theme.motion.choose(MotionChoice.FULL)
    assert reduced == [True, False]


def test_a_click_on_the_table_hurries_what_is_shown(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.CHALLENGE)
    do(page, Call.CHALLENGE)
    (view,) = page.findChildren(TableView)
    before = session_of(page).observation
    click(view.viewport())
    assert sitting_of(page).stage.state is StageState.REVEALED
    assert session_of(page).observation == before
    assert "lose a die" in said(page.card)
