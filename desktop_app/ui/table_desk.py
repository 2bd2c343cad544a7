"""The table in the window: games are put on it, and what the menu bar says is done at it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from desktop_app.library.kept import KeptGame
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.match.matches import Match
from desktop_app.match.saves import Resumed, Saver
from desktop_app.match.session import Session
from desktop_app.match.setup import seated
from desktop_app.match.thinker import Thinker
from desktop_app.ui import doors
from desktop_app.ui.ladder.toggle import toggle_ladder
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.question import GiveUpQuestion
from desktop_app.ui.slips import SlipDesk
from desktop_app.ui.sound.desk import SoundDesk
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.table.pace import Pace, pace_of
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.table_page import TablePage


class TableDesk(QObject):
    """Keeps the game on the table in the library, and the menu bar true to what can be done at it."""

    changed = Signal()
    """What can be done is something else."""

    over = Signal()
    """The game has ended, and all of it has been seen; it stays on the table until somebody leaves."""

    def __init__(
        self,
        window: MainWindow,
        theme: Theme,
        settings: Settings,
        thinker: Thinker,
        sound: SoundPlayer,
        library: Library,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings = settings
        self._thinker = thinker
        self._sound = sound
        self._library = library
        self._page: TablePage | None = None
        self._saver: Saver | None = None
        self._company = SoundDesk(window, theme, settings, sound)
        self._slips = SlipDesk(window, theme, settings)
        self._connect()

    @property
    def page(self) -> "TablePage | None":
        """The table, while a game is on it; a lesson may cover it."""
        return self._page

    @property
    def in_sight(self) -> "TablePage | None":
        """The table, while a game is on it and nothing covers it."""
        return self._page if self._window.page is self._page else None

    @property
    def number(self) -> int | None:
        """The number in the library of the game on the table."""
        return self._saver.number if self._saver else None

    @property
    def seconds(self) -> int | None:
        """How long the game on the table has been played, in all sittings."""
        return self._saver.seconds if self._saver else None

    @property
    def pace(self) -> Pace:
        """How fast games go, this one and later ones."""
        return self._settings.choice("pace", Pace.NORMAL)

    def begin(self, match: Match) -> None:
        """Put a new game on the table, which is free."""
        self._saver = Saver(self._library, match, self.pace.value)
        self._play(seated(match, self._thinker, keeper=self._saver))

    def go_on(self, game: Resumed, kept: KeptGame) -> None:
        """Put a game that was kept on the table, which is free, at the move that it had come to."""
        if kept.setup is not None:
            self._settings.choose("pace", pace_of(kept.setup.pace, self.pace))
        self._saver = Saver(self._library, game.match, self.pace.value, kept)
        self._play(
            seated(game.match, self._thinker, keeper=self._saver, progress=game.progress, replaced=game.replaced)
        )

    def leave(self) -> None:
        """Leave the game, if there is one: nothing of it is heard any more."""
        if self._page is not None:
            self._page.close_game()
            self._page = self._saver = None
            self._slips.watch(None)

    def attend(self) -> None:
        """The lesson has been opened, or left: a game waits while it cannot be seen."""
        if self._page is not None:
            covered = self.in_sight is None
            self._page.stage.hold(on=covered)
            if not covered:
                self._page.bar.take_focus()

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace, now and in later games."""
        self._settings.choose("pace", pace)
        if self._page is not None:
            self._page.stage.set_pace(pace)
        if self._saver is not None:
            self._saver.set_pace(pace.value)
        self.changed.emit()

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done: at a table that cannot be seen, nothing."""
        self._slips.tell_menu()
        menu, table = self._window.menu, self.in_sight
        menu.give_up.setEnabled(table is not None)
        menu.ladder.setEnabled(table is not None and table.has_ladder)
        menu.next_round.setEnabled(table is not None and table.stage.waits)
        menu.last_reveal.setEnabled(table is not None and (table.stage.can_look_back or table.looks_back))
        menu.last_reveal.setChecked(table is not None and table.looks_back)
        menu.skip.setEnabled(table is not None)
        menu.skip_to_end.setEnabled(table is not None and table.human_is_out)
        menu.paces[self.pace].setChecked(True)

    def _play(self, session: Session) -> None:
        """Put a session on the table and let it go on."""
        seal, talking, expressive = session.match.fair.seal, self._company.talking, self._company.expressive
        page = self._page = doors.table_page()(
            self._theme, session, seal, self.pace, self._sound, talking=talking, expressive=expressive
        )
        self._company.talking_changed.connect(page.company.set_talking)
        self._company.faces_changed.connect(page.company.set_expressive)
        page.changed.connect(self.changed)
        page.over.connect(self.over)
        page.rules_wanted.connect(self._window.librarian.open)
        page.bar.bids.ladder_button.clicked.connect(self._show_ladder)
        self._slips.watch(page)
        self._window.show_page(page)
        page.begin()

    def _connect(self) -> None:
        menu = self._window.menu
        menu.give_up.triggered.connect(self._ask_give_up)
        menu.ladder.triggered.connect(self._show_ladder)
        for pace, action in menu.paces.items():
            action.triggered.connect(lambda *, pace=pace: self.set_pace(pace))
        self._let(menu.next_round, lambda table: table.stage.next_round())
        self._let(menu.last_reveal, lambda table: table.stage.look_back(on=not table.looks_back))
        self._let(menu.skip, lambda table: table.skip())
        self._let(menu.skip_to_end, lambda table: table.stage.skip_to_end())
        self._window.closing.connect(self.leave)

    def _let(self, action: QAction, command: "Callable[[TablePage], None]") -> None:
        """Let an action of the menu bar do something with the table, while there is one."""

        def act() -> None:
            if self._page is not None:
                command(self._page)

        action.triggered.connect(act)

    def _ask_give_up(self) -> None:
        if self._page is not None:
            self._window.close_sheet()
            GiveUpQuestion(self._theme, self._window).confirmed.connect(self._page.session.give_up)

    def _show_ladder(self) -> None:
        page = self._page
        toggle_ladder(self._theme, self._window, page.bar.bids if page is not None and page.has_ladder else None)
