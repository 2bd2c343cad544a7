"""Opens the sheets about the dice: of whatever game is in sight, and of all that are kept."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.engine.observation import Observation
from desktop_app.library.dice_count import DiceCount
from desktop_app.library.library import Library
from desktop_app.library.seen_dice import seen_dice
from desktop_app.ui import doors
from desktop_app.ui.end_desk import EndDesk
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.table_desk import TableDesk
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.fair.statistics_sheet import StatisticsSheet


class FairDesk(QObject):
    """Answers the menu bar and the page at the end of a game."""

    def __init__(self, window: MainWindow, theme: Theme, library: Library, tables: TableDesk, ends: EndDesk) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._library = library
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
        """Show how often each face came up: in the game in sight, where there is one, and in all that were played."""
        self._window.close_sheet()
        game, end = self._game, self._ends.page
        apart = end is None or end.has_reader
        seen = None if game is None else seen_dice(game, apart=apart)
        sheet = doors.statistics_sheet()(self._theme, self._window, seen)
        sheet.all_wanted.connect(lambda: self._count_all(sheet))
        if sheet.wants_all:
            self._count_all(sheet)

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done."""
        page, menu = self._ends.page, self._window.menu
        menu.check_dice.setEnabled(page is not None and page.ending.check is not None)

    def _count_all(self, sheet: "StatisticsSheet") -> None:
        """Count the dice of all games for a sheet, as long as it is open."""
        count = DiceCount(self._library, sheet.show_all)
        sheet.closed.connect(count.stop)

    @property
    def _game(self) -> Observation | None:
        """The game in sight."""
        end, table = self._ends.page, self._tables.in_sight
        if end is not None:
            return end.ending.game
        return table.session.observation if table is not None else None
