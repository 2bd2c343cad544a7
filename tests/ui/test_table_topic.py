"""What a table is a question about: ribbon, locked faces and sleeping buttons lead to the rules that answer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.application import Program
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.table_topic import topic_of_scene
from tests.looking.staging import seat, standing_still, view_of
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene


@pytest.mark.parametrize(
    ("scene", "topic"),
    [
        (scenes.bidding, Topic.BIDS),
        (scenes.two, Topic.ROUND),
        (scenes.called, Topic.CHALLENGE),
        (scenes.revealed, Topic.CHALLENGE),
        (scenes.calza, Topic.CALZA),
        (scenes.palifico, Topic.PALIFICO),
        (scenes.spot_on, Topic.PALIFICO),
    ],
)
def test_a_table_is_about_what_happens_on_it(qapp: QApplication, scene: Callable[[], Scene], topic: Topic) -> None:
    shown = scene().model().scene
    assert shown is not None
    assert topic_of_scene(shown) is topic


def topic_read(program: Program) -> Topic | None:
    """Where the book is open, None where it is not."""
    book = program.window.librarian.book
    return book.reader.topic if book is not None and book.isVisible() else None


def test_a_press_on_the_ribbon_opens_palifico(program: Program) -> None:
    with standing_still():
        view = view_of(seat(program, scenes.palifico()))
        QApplication.processEvents()
        zoom = program.theme.zoom
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=(view.ribbon_area.center() * zoom).toPoint())
        assert topic_read(program) is Topic.PALIFICO


def test_a_press_beside_the_ribbon_opens_nothing(program: Program) -> None:
    with standing_still():
        view = view_of(seat(program, scenes.palifico()))
        QApplication.processEvents()
        below = view.ribbon_area.bottomLeft() * program.theme.zoom
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=below.toPoint() + QPoint(-8, 8))
        assert topic_read(program) is None


def ask_under_the_mouse(program: Program, widget: QWidget) -> Topic | None:
    """Rest the mouse on something until its hint is shown, then press F1."""
    program.window.move(-widget.mapTo(program.window, QPoint()))  # the offscreen platform has a small screen
    middle = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))
    QCursor.setPos(widget.mapToGlobal(middle))
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    return topic_read(program)


def test_a_locked_face_leads_to_the_palifico_round(program: Program) -> None:
    with standing_still():
        table = seat(program, scenes.palifico())
        QApplication.processEvents()
        locked = table.bar.bids.spinner.faces[5]
        assert not locked.isEnabled()
        assert ask_under_the_mouse(program, locked) is Topic.PALIFICO_ROUND


def test_a_button_that_sleeps_leads_to_the_reason(program: Program) -> None:
    with standing_still():
        table = seat(program, scenes.two())
        QApplication.processEvents()
        asleep = table.bar.bids.moves.challenge
        assert not asleep.isEnabled()
        assert ask_under_the_mouse(program, asleep) is Topic.ROUND
