"""Opens the sheets about the dice of whatever game is in sight."""

from PySide6.QtCore import QObject

from desktop_app.engine.observation import Observation
from desktop_app.library.chance import counted
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.fair.check_sheet import CheckSheet
from desktop_app.ui.fair.statistics_sheet import SeenDice, StatisticsSheet
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.table_page import TablePage
from desktop_app.ui.theme import Theme


class FairDesk(QObject):
    """Answers the menu bar and the page at the end of a game."""

    def __init__(self, window: MainWindow, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        window.menu.check_dice.triggered.connect(self.check)
        window.menu.dice_statistics.triggered.connect(self.count)
        self.tell_menu()

    def check(self) -> None:
        """Compute the dice of the game that has ended again."""
        page = self._window.page
        if isinstance(page, EndPage) and page.ending.check is not None:
            self._window.close_sheet()
            CheckSheet(self._theme, self._window, page.ending.check, page.names)

    def count(self) -> None:
        """Show how often each face came up."""
        self._window.close_sheet()
        game, page = self._game, self._window.page
        apart = not isinstance(page, EndPage) or page.has_reader
        seen = None if game is None else seen_dice(game, apart=apart)
        StatisticsSheet(self._theme, self._window, seen)

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done."""
        page, menu = self._window.page, self._window.menu
        menu.check_dice.setEnabled(isinstance(page, EndPage) and page.ending.check is not None)
        menu.dice_statistics.setEnabled(self._game is not None)

    @property
    def _game(self) -> Observation | None:
        """The game in sight."""
        page = self._window.page
        if isinstance(page, EndPage):
            return page.ending.game
        return page.session.observation if isinstance(page, TablePage) else None


def seen_dice(game: Observation, *, apart: bool = True) -> SeenDice:
    """The dice of a game that everybody has seen: those of its settled rounds, one's own apart from the others'."""
    mine = [die for played in game.history for die in played.hands[game.seat]]
    others = [
        die for played in game.history for seat, hand in enumerate(played.hands) if seat != game.seat for die in hand
    ]
    return SeenDice(counted(mine), counted(others)) if apart else SeenDice(others=counted([*mine, *others]))
