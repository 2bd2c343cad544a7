"""The whole lesson in the window: by right moves and wrong ones, by none at all, in the middle of things."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call, Move, Refusal
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.application import Program
from desktop_app.ui.lesson.page import LessonPage
from desktop_app.ui.table.stage import StageState
from tests.ui.lesson.learning import RIGHT, at, click, do, learnt, opened, said, session_of, sitting_of, wait_for

pytestmark = pytest.mark.usefixtures("brisk")


def rightly(page: LessonPage) -> None:
    """By the mouse: what the step asks for, and on."""
    stage = sitting_of(page).stage
    if stage.state is StageState.REVEALED:
        click(page.bar.verdicts.next)
    elif page.guide.step in (Step.AIM, Step.WILD_ONES):
        click(page.card.on)
    elif page.guide.step is Step.ON_YOUR_OWN:
        standing = session_of(page).observation.bidding.standing
        do(page, RIGHT[Step.ON_YOUR_OWN] if standing is None else Call.CHALLENGE)
    else:
        do(page, RIGHT[page.guide.step])


def test_the_whole_lesson_by_right_moves(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    assert learnt(page, qtbot, rightly) == list(Step)
    assert "play" in page.card.title.text()
    assert page.card.game.isVisible()
    assert not page.card.on.isVisible()


def by_key(page: LessonPage) -> None:
    """By keys alone, wherever the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    step, bids = page.guide.step, page.bar.bids
    if sitting_of(page).stage.state is StageState.REVEALED or step in (Step.AIM, Step.WILD_ONES):
        QTest.keyClick(focused, Qt.Key.Key_Return)
        return
    move = RIGHT[step]
    if step is Step.ON_YOUR_OWN and session_of(page).observation.bidding.standing is not None:
        move = Call.CHALLENGE
    if isinstance(move, Call):
        key = Qt.Key.Key_C if move is Call.CHALLENGE else Qt.Key.Key_Z if step is Step.YOUR_CALZA else Qt.Key.Key_S
        QTest.keyClick(focused, key)
    elif bids.choice.bid != move:
        for sign in f"{move.quantity}x{move.face}":
            QTest.keyClicks(QApplication.focusWidget() or page, sign)
    else:
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_the_whole_lesson_by_keyboard_alone(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    assert learnt(page, qtbot, by_key) == list(Step)


def test_every_step_can_be_skipped_and_gone_back_from(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    for step in Step:
        assert page.guide.step is step
        assert page.card.pills.now == step.number
        click(page.card.on)
    assert page.guide.has_ended
    click(page.card.back)
    for step in reversed(list(Step)):
        assert page.guide.step is step
        assert page.card.back.isEnabled() is (step is not Step.AIM)
        click(page.card.back)
    assert page.guide.step is Step.AIM


def test_steps_are_skipped_by_key_in_the_midst_of_what_others_do(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.BID)
    do(page, Bid(1, 3))
    assert sitting_of(page).stage.state is not StageState.YOUR_TURN
    QTest.keyClick(page.bar, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert page.guide.step is Step.WILD_ONES
    wait_for(page, qtbot, StageState.YOUR_TURN)
    # The position is the one that is prepared for the step.
    assert session_of(page).observation.bidding.bids == (Bid(2, 4), Bid(2, 5), Bid(3, 4))
    QTest.keyClick(page.bar, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.guide.step is Step.BID


def test_back_after_a_move_is_the_beginning_of_the_same_step(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.CHALLENGE)
    do(page, Call.CHALLENGE)
    wait_for(page, qtbot, StageState.REVEALED)
    assert "lose a die" in said(page.card)
    click(page.card.back)
    assert page.guide.step is Step.CHALLENGE
    wait_for(page, qtbot, StageState.YOUR_TURN)
    assert session_of(page).observation.bidding.standing == Bid(4, 3)


TASKS = [step for step in RIGHT if step is not Step.ON_YOUR_OWN]


@pytest.mark.parametrize("step", TASKS)
def test_each_wrong_move_is_explained_and_asked_for_again(program: Program, qtbot: QtBot, step: Step) -> None:
    page = at(program, qtbot, step)
    session = session_of(page)
    before = session.observation
    for move in before.legal_moves:
        advice = session.advice(move)
        if advice is None:
            continue
        do(page, move)
        assert page.guide.note == advice
        assert page.card.note.isVisible()
        assert page.card.note.text
        assert session.observation == before
        assert page.guide.step is step
    do(page, RIGHT[step])
    assert session.observation != before
    assert not page.card.note.isVisible()


def test_a_wrong_move_says_how_many_dice_match(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.RAISE)
    do(page, Bid(7, 4))
    assert "You may bid 7\u00a0×\u00a04. But only 6 dice match" in page.card.note.text
    do(page, Call.CHALLENGE)
    assert page.card.note.text.startswith("You may challenge. But 6 dice match")
    do(page, Call.EXACT)
    assert page.card.note.text.startswith("You may call Spot On.")


def refused(page: LessonPage, refusal: Refusal) -> bool:
    """Whether the card says what the game says everywhere."""
    sitting = sitting_of(page)
    wanted = sitting.words.prompts.refusal(refusal, sitting.session.observation.bidding)
    return page.card.note.text == wanted and page.card.note.isVisible()


def test_what_the_rules_forbid_is_explained_in_the_words_of_the_game(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.BID)
    bids = page.bar.bids
    for try_it in (
        lambda: click(bids.moves.challenge),
        lambda: click(bids.moves.exact),
        lambda: QTest.keyClick(bids.spinner.quantity, Qt.Key.Key_C),
    ):
        page.guide.begin(Step.BID)
        wait_for(page, qtbot, StageState.YOUR_TURN)
        try_it()
        assert refused(page, Refusal.NOTHING_TO_CALL)
    quantity = bids.spinner.quantity
    QTest.keyClick(quantity, Qt.Key.Key_Down)
    assert refused(page, Refusal.QUANTITY_TOO_LOW)
    quantity.setValue(9)
    QTest.mouseClick(quantity, Qt.MouseButton.LeftButton, pos=QPoint(quantity.width() - 10, quantity.height() // 2))
    assert refused(page, Refusal.MORE_THAN_THE_DICE)


def test_a_raise_that_is_too_low_is_explained(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.RAISE)
    quantity = page.bar.bids.spinner.quantity
    QTest.mouseClick(quantity, Qt.MouseButton.LeftButton, pos=QPoint(10, quantity.height() // 2))
    assert refused(page, Refusal.NOT_HIGHER)


def test_another_face_than_the_fixed_one_is_explained(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.FIXED_FACE)
    click(page.bar.bids.spinner.faces[3])
    assert refused(page, Refusal.FACE_IS_FIXED)
    page.guide.begin(Step.FIXED_FACE)
    wait_for(page, qtbot, StageState.YOUR_TURN)
    assert not page.card.note.isVisible()
    QTest.keyClick(page.bar.bids.spinner.faces[5], Qt.Key.Key_2)
    assert refused(page, Refusal.FACE_IS_FIXED)


def test_a_quantity_that_is_typed_and_cannot_be_is_explained(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.RAISE)
    before = session_of(page).observation
    QTest.keyClicks(page.bar.bids.spinner.quantity, "2")
    QTest.keyClick(page.bar.bids.spinner.quantity, Qt.Key.Key_Return)
    assert refused(page, Refusal.NOT_HIGHER)
    assert session_of(page).observation == before


def test_out_of_turn_nothing_can_be_done_and_that_is_said(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.BID)
    do(page, Bid(2, 4))
    click(page.bar.bids.moves.bid)
    assert refused(page, Refusal.NOT_YOUR_TURN)
    click(page.bar.bids.spinner.faces[4])
    assert refused(page, Refusal.NOT_YOUR_TURN)


@pytest.mark.parametrize("move", [Bid(1, 1), Bid(2, 6), Bid(1, 5)])
def test_whatever_the_opening_bid_the_same_bid_comes_round(program: Program, qtbot: QtBot, move: Move) -> None:
    page = at(program, qtbot, Step.BID)
    do(page, move)
    qtbot.waitUntil(lambda: page.guide.step is Step.WILD_ONES, timeout=20_000)
    assert session_of(page).observation.bidding.standing == Bid(3, 4)
    assert "6 dice" in said(page.card)


def test_after_the_end_the_game_goes_on_for_whoever_likes(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.ON_YOUR_OWN)
    do(page, Bid(1, 2))
    wait_for(page, qtbot, StageState.YOUR_TURN, StageState.REVEALED)
    if sitting_of(page).stage.state is StageState.YOUR_TURN:
        do(page, Call.CHALLENGE)
        wait_for(page, qtbot, StageState.REVEALED)
    assert page.guide.has_ended
    rounds = len(session_of(page).observation.history)
    click(page.bar.verdicts.next)
    wait_for(page, qtbot, StageState.YOUR_TURN, StageState.REVEALED)
    assert session_of(page).observation.round_number >= rounds
    assert page.guide.has_ended
