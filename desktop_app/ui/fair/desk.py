"""Opens the sheets about the dice of whatever game is in sight."""

from PySide6.QtCore import QObject

from desktop_app.engine.observation import Observation
from desktop_app.ui import doors
from desktop_app.ui.end_desk import EndDesk
from desktop_app.ui.fair.seen_dice import seen_dice
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.table_desk import TableDesk
from desktop_app.ui.theme import Theme


class FairDesk(QObject):
    """Answers the menu bar and the page at the end of a game."""

    def __init__(self, window: MainWindow, theme: Theme, tables: TableDesk, ends: EndDesk) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._tables = tables
        self._ends = ends
        window.menu.check_dice.triggered.connect(self.check)
        window.menu.dice_statistics.triggered.connect(self.count)
        self.tell_menu()

    def check(self) -> None:
        """Compute the dice of the game that has ended again."""
        page = self._ends.page
        if page is not None and page.ending.check is not None:
            self._window.close_sheet()
            doors.check_sheet()(self._theme, self._window, page.ending.check, page.names)

    def count(self) -> None:
        """Show how often each face came up."""
        self._window.close_sheet()
        game, end = self._game, self._ends.page
        apart = end is None or end.has_reader
        seen = None if game is None else seen_dice(game, apart=apart)
        doors.statistics_sheet()(self._theme, self._window, seen)

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done."""
        page, menu = self._ends.page, self._window.menu
        menu.check_dice.setEnabled(page is not None and page.ending.check is not None)
        menu.dice_statistics.setEnabled(self._game is not None)

    @property
    def _game(self) -> Observation | None:
        """The game in sight."""
        end, table = self._ends.page, self._tables.in_sight
        if end is not None:
            return end.ending.game
        return table.session.observation if table is not None else None
