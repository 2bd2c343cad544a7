"""The desk of the review: opens it over the page of a game that has ended, and gives that back afterwards."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop_app.match.review.review import Review
from desktop_app.match.reviewer import Reviewer
from desktop_app.ui import doors
from desktop_app.ui.end_desk import EndDesk
from desktop_app.ui.ending import Ending
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People

if TYPE_CHECKING:
    from desktop_app.ui.review.page import ReviewPage


class ReviewDesk(QObject):
    """Has games looked through as long as their review is in sight, and no longer."""

    changed = Signal()
    """A review has been opened, or left."""

    start_page_wanted = Signal()

    def __init__(self, window: MainWindow, theme: Theme, ends: EndDesk) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._ends = ends
        self._reviewer = Reviewer(self)
        self._page: ReviewPage | None = None
        self._focused: QWidget | None = None
        self._reviewer.progressed.connect(self._show_progress)
        self._reviewer.finished.connect(self._show)
        window.menu.review.triggered.connect(self.open_end)
        ends.review_wanted.connect(self.open_end)
        window.closing.connect(self._reviewer.close)
        self.tell_menu()

    @property
    def page(self) -> "ReviewPage | None":
        """The review, while it is open."""
        return self._page

    def open_end(self) -> None:
        """Review the game whose end is in sight."""
        page = self._ends.page
        if page is not None:
            self.open(page.ending, page.people)

    def open(self, ending: Ending, people: People) -> None:
        """Review a game, if it is one that can be reviewed."""
        if not ending.can_be_reviewed:
            return
        self.leave()
        self._window.close_sheet()
        self._focused = QApplication.focusWidget()
        page = self._page = doors.review_page()(self._theme, ending, people)
        page.back.connect(self.leave)
        page.start_page.connect(self.start_page_wanted)
        self._window.cover(page)
        page.take_focus()
        self._reviewer.begin(ending.game)
        self.changed.emit()

    def leave(self) -> None:
        """Go back to what was there before."""
        if self._page is None:
            return
        self._reviewer.stop()
        self._page = None
        self._window.uncover()
        if self._focused is not None and isValid(self._focused):
            self._focused.setFocus(Qt.FocusReason.TabFocusReason)
        self._focused = None
        self.changed.emit()

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done."""
        page = self._ends.page
        self._window.menu.review.setEnabled(page is not None and page.ending.can_be_reviewed)

    def _show_progress(self, part: float) -> None:
        if self._page is not None:
            self._page.show_progress(part)

    def _show(self, review: Review) -> None:
        if self._page is not None:
            self._page.show_review(review)
