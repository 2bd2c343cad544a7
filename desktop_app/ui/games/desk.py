"""Leads from the start page to the game that was left, and to the list of all that are kept."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.library.kept import KeptGame, row_of
from desktop_app.library.library import Library
from desktop_app.library.selection import Selection, Totals
from desktop_app.ui import doors
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.games.page import GamesPage


class GamesDesk(QObject):
    """Keeps the start page true to what the library holds."""

    game_wanted = Signal(object)
    """A KeptGame is to go on."""

    open_wanted = Signal(object)
    """A KeptGame that is over is to be looked at."""

    review_wanted = Signal(object)
    """A KeptGame that is over is to be reviewed."""

    export_wanted = Signal(object)
    """A KeptGame is to be saved as a record."""

    def __init__(self, window: MainWindow, theme: Theme, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._library = library
        self._offered: KeptGame | None = None
        self._page: GamesPage | None = None
        library.changed.connect(self._look)
        window.start_page.continue_game.connect(self._continue)
        self.offer()

    def offer(self) -> None:
        """Look what can be continued, and offer it on the start page."""
        self._library.latest(self._find)

    @property
    def in_sight(self) -> bool:
        """Whether the list of games is in sight."""
        return self._window.page is self._page

    def show(self) -> "GamesPage":
        """Show the list of all games in the place of whatever is in sight."""
        page = self._page = doors.games_page()(self._theme, self._library)
        page.continue_wanted.connect(self.game_wanted)
        page.open_wanted.connect(self.open_wanted)
        page.review_wanted.connect(self.review_wanted)
        page.export_wanted.connect(self.export_wanted)
        self._window.show_page(page)
        page.take_focus()
        return page

    def _look(self) -> None:
        """Games were kept or deleted; while another page is in sight nobody asks for the start page."""
        if self._window.page is self._window.start_page:
            self.offer()

    def _find(self, latest: KeptGame | None) -> None:
        self._offered = latest
        self._library.totals(Selection(), self._show)

    def _show(self, totals: Totals) -> None:
        offered = row_of(self._offered) if self._offered else None
        self._window.start_page.show_games(offered, totals)

    def _continue(self) -> None:
        if self._offered is not None:
            self.game_wanted.emit(self._offered)
