"""The host: leads from the start page to the table, from there to the end of the game, and on to the next."""

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.library.kept import KeptGame
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.match import bot_list
from desktop_app.match.bots import Bot
from desktop_app.match.choices import Choices, read, written
from desktop_app.match.opened import OpenedGame
from desktop_app.match.saves import resumed
from desktop_app.match.setup import SealedDice
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS
from desktop_app.ui import doors
from desktop_app.ui.characters import Character
from desktop_app.ui.end_desk import EndDesk
from desktop_app.ui.ending import ended_game, ending_from, ending_of
from desktop_app.ui.fair.desk import FairDesk
from desktop_app.ui.games.desk import GamesDesk
from desktop_app.ui.lesson.desk import LessonDesk
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.question import GiveUpQuestion
from desktop_app.ui.review.desk import ReviewDesk
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table_desk import TableDesk
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People

if TYPE_CHECKING:
    from desktop_app.ui.table_page import TablePage


class Host(QObject):
    """Begins and ends games in a window: one page gives way to another, and the menu bar is told."""

    in_sight = Signal(object)
    """The number of the game that came into sight, None for no game."""

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
        self._library = library
        self._tables = TableDesk(window, theme, settings, thinker, sound, library)
        self._ends = EndDesk(window, theme)
        self._fair = FairDesk(window, theme, library, self._tables, self._ends)
        self.review = ReviewDesk(window, theme, self._ends)
        self.lesson = LessonDesk(window, theme, settings, thinker, sound)
        self.games = GamesDesk(window, theme, library)
        self._connect()
        self._window.start_page.show_choices(self._last_choices())
        self._tell_menu()

    @property
    def table(self) -> "TablePage | None":
        """The table, while a game is on it."""
        return self._tables.page

    def new_game(self) -> None:
        """Ask for everything that a game begins with."""
        self._window.close_sheet()
        choices, bots = self._last_choices() or default_choices(), bot_list.read(self._settings.text("bots"))
        sheet = doors.new_game_sheet()(self._theme, self._window, choices, self._tables.pace, bots)
        sheet.bots_changed.connect(self._keep_bots)
        sheet.chosen.connect(self.begin)
        sheet.pace_chosen.connect(self.set_pace)
        sheet.options.asked.connect(self._window.librarian.open)

    def _keep_bots(self, bots: tuple[Bot, ...]) -> None:
        self._settings.remember("bots", bot_list.written(bots))

    def play_again(self) -> None:
        """Begin a game with the last choices, at once."""
        choices = self._last_choices()
        if choices is not None:
            self.begin(choices, SealedDice(), "")

    def begin(self, choices: Choices, dice: SealedDice, phrase: str) -> None:
        """Leave whatever is on the table and begin another game."""
        self._clear()
        self._window.start_page.offer_lesson(offered=False)
        self._settings.last_game = written(choices)
        self._window.start_page.show_choices(choices)
        #: What the player at this computer is called unless they give a name; it goes into records of the game
        self._tables.begin(dice.match(choices.named(self.tr("You")), phrase))
        self._show_table()

    def resume(self, kept: KeptGame) -> bool:
        """Go on with a game that is kept, at the move that it had come to; False where that cannot be."""
        game = resumed(kept, [face.value for face in Character])
        if game is None:
            return False
        self._window.close_sheet()
        self._tables.leave()
        self._tables.go_on(game, kept)
        self._show_table()
        return True

    def recover(self) -> None:
        """After an error: take the game at the table up again from what is kept of it, at the same move."""
        if self._tables.number is not None and self.lesson.page is None:
            self._library.game(self._tables.number, self._take_up)

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace, now and in later games."""
        self._tables.set_pace(pace)

    def leave(self) -> None:
        """Leave whatever runs; nothing of it is heard any more."""
        self._clear()
        self._window.show_page(None)
        self.in_sight.emit(None)
        self._window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
        self.games.offer()
        self._tell_menu()

    def look_at(self, game: OpenedGame) -> None:
        """Show a game from a record in the place of whatever is in sight; a game at the table stays kept."""
        self._clear()
        self._ends.show(ending_from(game), People(game.names, game.reader))
        self._tell_menu()

    def look_at_end(self, kept: KeptGame) -> None:
        """Show the end of a game that is over; a rematch begins with its players and options."""
        ending, people, match = ended_game(kept)
        page = self._ends.show(ending, people)
        if match is not None:
            choices = Choices(match.rules, match.seats)
            page.rematch.connect(lambda: self.begin(choices, SealedDice(), ""))
        self.in_sight.emit(kept.id)
        self._tell_menu()

    def look_through(self, kept: KeptGame) -> None:
        """Review a game that is over; whatever is in sight comes back afterwards."""
        ended = ended_game(kept)
        self.review.open(ended.ending, ended.people)

    def show_games(self) -> None:
        """Show all games that are kept; the game on the table stays as it is, and is among them."""
        self._clear()
        page = self.games.show()
        page.start_page.connect(self.leave)
        page.new_game.connect(self.new_game)
        page.statistics_wanted.connect(self._fair.count)
        self.in_sight.emit(None)
        self._tell_menu()

    def _clear(self) -> None:
        """Leave the lesson, the review, the sheet and the game that are there, for something else."""
        self.lesson.leave()
        self.review.leave()
        self._window.close_sheet()
        self._tables.leave()

    def _take_up(self, kept: KeptGame | None) -> None:
        if kept is not None:
            self.resume(kept)

    def _show_table(self) -> None:
        self.in_sight.emit(self._tables.number)
        self._tell_menu()

    def _end(self) -> None:
        """The game is over and has been seen: its end takes the table's place."""
        table = self._tables.page
        if table is None:
            return
        if isinstance(self._window.sheet, GiveUpQuestion):
            self._window.close_sheet()
        session = table.session
        ended, seconds = int(time.time()), self._tables.seconds
        ending, people = ending_of(session.match, session.observation, ended, seconds), table.people
        self._tables.leave()
        self.games.offer()
        self._ends.show(ending, people).rematch.connect(self.play_again)
        self._tell_menu()

    def _connect(self) -> None:
        menu, start = self._window.menu, self._window.start_page
        menu.new_game.triggered.connect(self.new_game)
        menu.again.triggered.connect(self.play_again)
        menu.rematch.triggered.connect(self.play_again)
        menu.start_page.triggered.connect(self.leave)
        menu.games.triggered.connect(self.show_games)
        start.new_game.connect(self.new_game)
        start.play_again.connect(self.play_again)
        start.games.connect(self.show_games)
        self.games.game_wanted.connect(self.resume)
        self.games.open_wanted.connect(self.look_at_end)
        self.games.review_wanted.connect(self.look_through)
        self.lesson.changed.connect(self._tables.attend)
        self.lesson.changed.connect(self._tell_menu)
        self.lesson.game_wanted.connect(self.new_game)
        self.review.changed.connect(self._tell_menu)
        self.review.start_page_wanted.connect(self.leave)
        self._tables.changed.connect(self._tell_menu)
        self._tables.over.connect(self._end)
        self._ends.new_game.connect(self.new_game)
        self._ends.start_page.connect(self.leave)
        self._ends.check_wanted.connect(self._fair.check)
        self._ends.statistics_wanted.connect(self._fair.count)

    def _last_choices(self) -> Choices | None:
        portraits = [face.value for face in Character]
        return read(self._settings.last_game, portraits, LEVELS[0].id)

    def _tell_menu(self) -> None:
        self._fair.tell_menu()
        self.review.tell_menu()
        self._tables.tell_menu()
        menu, end = self._window.menu, self._ends.page
        menu.lesson.setEnabled(self.lesson.page is None)
        menu.again.setEnabled(self._last_choices() is not None)
        menu.rematch.setEnabled(end is not None and not end.ending.from_record)
        menu.games.setEnabled(not self.games.in_sight)
        menu.start_page.setEnabled(self._window.page is not self._window.start_page)
