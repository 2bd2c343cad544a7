"""What there is to be seen of games that have ended: their reviews, and the list of them."""

import time
from unittest.mock import patch

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from desktop_app.match.reviewer import Reviewer
from desktop_app.ui.application import Program
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.review.board import ReviewBoard
from desktop_app.ui.table_page import TablePage
from tests.library.games import kept
from tests.looking.staging import go_on


def give_up(program: Program, table: TablePage) -> None:
    table.session.give_up()


def to_the_end(program: Program, table: TablePage) -> None:
    while program.host.table is table:
        go_on(table)


def given_up_and_reviewed(program: Program, table: TablePage) -> None:
    give_up(program, table)
    review_of_end(program)


def review_of_end(program: Program) -> ReviewBoard:
    """The review of the game whose end is in sight, once it has been looked through."""
    program.window.menu.review.trigger()
    page = program.host.review.page
    assert page is not None
    while page.board is None:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return page.board


def reviewed(program: Program, table: TablePage) -> ReviewBoard:
    to_the_end(program, table)
    return review_of_end(program)


def every_choice(program: Program, table: TablePage) -> None:
    """The choices of everybody in the review, at a bid."""
    board = reviewed(program, table)
    board.side.kinds.part(1).click()
    board.side.whose.setCurrentIndex(0)
    board.show_move(board.number - 2)


def games(program: Program) -> None:
    """The list of games that have ended, the second of which is chosen."""
    now = int(time.time()) - kept(1).changed
    found = [kept(number, changed=now - number, names=("Rosa", "Malik")) for number in (1, 3)]
    program.library.keep(found, lambda: None)
    program.window.menu.games.trigger()
    page = program.window.page
    assert isinstance(page, GamesPage)
    page.list.setCurrentIndex(page.model.index(1))


def being_reviewed(program: Program, table: TablePage) -> None:
    """A game that is still looked through, half of it done."""
    to_the_end(program, table)
    with patch.object(Reviewer, "begin"):
        program.window.menu.review.trigger()
    page = program.host.review.page
    assert page is not None
    page.show_progress(0.5)
