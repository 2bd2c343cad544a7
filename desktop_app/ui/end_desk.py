"""Ends of games in the window, and how fair their dice were."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.ui import doors
from desktop_app.ui.ending import Ending
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People

if TYPE_CHECKING:
    from desktop_app.ui.end_page import EndPage


class EndDesk(QObject):
    """Shows the end of a game, and hands on what is wanted next."""

    new_game = Signal()
    review_wanted = Signal()
    start_page = Signal()
    check_wanted = Signal()
    statistics_wanted = Signal()

    def __init__(self, window: MainWindow, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._page: EndPage | None = None

    @property
    def page(self) -> "EndPage | None":
        """The end of a game, while it is in sight."""
        return self._page if self._window.page is self._page else None

    def show(self, ending: Ending, people: People) -> "EndPage":
        """Show an ending in the place of whatever is in sight; whoever offers a rematch listens to the page."""
        page = self._page = doors.end_page()(self._theme, ending, people)
        page.new_game.connect(self.new_game)
        page.review_wanted.connect(self.review_wanted)
        page.start_page.connect(self.start_page)
        page.check_wanted.connect(self.check_wanted)
        page.statistics_wanted.connect(self.statistics_wanted)
        self._window.show_page(page)
        if self._window.sheet is None:
            page.take_focus()
        return page
