"""The host: leads from the start page to the table, from there to the end of the game, and on to the next."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from desktop_app.engine.observation import Observation
from desktop_app.library.kept import KeptGame
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.match import bot_list
from desktop_app.match.bots import Bot
from desktop_app.match.choices import Choices, read, written
from desktop_app.match.dice_check import dice_check
from desktop_app.match.opened import OpenedGame
from desktop_app.match.saves import Saver, resumed
from desktop_app.match.session import Match, Session
from desktop_app.match.setup import SealedDice, seated
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS
from desktop_app.ui.characters import Character
from desktop_app.ui.end_page import Ending, EndPage
from desktop_app.ui.fair.desk import FairDesk
from desktop_app.ui.games.desk import GamesDesk
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.lesson.desk import LessonDesk
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.question import GiveUpQuestion
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.slips import SlipDesk
from desktop_app.ui.sound.desk import SoundDesk
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.table.pace import Pace, pace_of
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People


class Host(QObject):
    """Begins and ends games in a window, and keeps the menu bar true to what can be done."""

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
        self._thinker = thinker
        self._sound = sound
        self._library = library
        self._saver: Saver | None = None
        self._desk = SoundDesk(window, theme, settings, sound)
        self._fair = FairDesk(window, theme)
        self._slips = SlipDesk(window, theme, settings)
        self.lesson = LessonDesk(window, theme, settings, thinker, sound)
        self._table: TablePage | None = None
        self.games = GamesDesk(window, theme, library)
        self._connect()
        self._window.start_page.show_choices(self._last_choices())
        self._tell_menu()

    @property
    def table(self) -> TablePage | None:
        """The table, while a game is on it."""
        return self._table

    def new_game(self) -> None:
        """Ask for everything that a game begins with."""
        self._window.close_sheet()
        choices = self._last_choices() or default_choices()
        sheet = NewGameSheet(self._theme, self._window, choices, self._pace, bot_list.read(self._settings.text("bots")))
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
        self.lesson.leave()
        self._window.close_sheet()
        self._window.start_page.offer_lesson(offered=False)
        self._settings.last_game = written(choices)
        self._window.start_page.show_choices(choices)
        self._leave_table()
        #: What the player at this computer is called unless they give a name; it goes into records of the game
        match = dice.match(choices.named(self.tr("You")), phrase)
        self._saver = Saver(self._library, match, self._pace.value)
        self._play(seated(match, self._thinker, keeper=self._saver))

    def resume(self, kept: KeptGame) -> bool:
        """Go on with a game that is kept, at the move that it had come to; False where that cannot be."""
        game = resumed(kept, [face.value for face in Character])
        if game is None or kept.setup is None:
            return False
        self._window.close_sheet()
        self._leave_table()
        self._settings.choose("pace", pace_of(kept.setup.pace, self._pace))
        self._saver = Saver(self._library, game.match, self._pace.value, kept)
        self._play(
            seated(game.match, self._thinker, keeper=self._saver, progress=game.progress, replaced=game.replaced)
        )
        return True

    def look_at(self, game: OpenedGame) -> None:
        """Show a game from a record in the place of whatever is in sight; a game at the table stays kept."""
        self.lesson.leave()
        self._window.close_sheet()
        self._leave_table()
        faces = tuple(Character)[: len(game.names)]
        ending = Ending(game.game, faces, game.seal, game.secret, game.check, from_record=True)
        page = EndPage(self._theme, ending, People(game.names, game.reader))
        page.new_game.connect(self.new_game)
        page.start_page.connect(self.leave)
        page.check_wanted.connect(self._fair.check)
        page.statistics_wanted.connect(self._fair.count)
        self._window.show_page(page)
        page.take_focus()
        self._tell_menu()

    def recover(self) -> None:
        """After an error: take the game at the table up again from what is kept of it, at the same move."""
        if self._saver is not None and self.lesson.page is None:
            self._library.game(self._saver.number, self._take_up)

    def _take_up(self, kept: KeptGame | None) -> None:
        if kept is not None:
            self.resume(kept)

    def _play(self, session: Session) -> None:
        """Put a session on the table and let it go on."""
        seal = session.match.fair.seal
        said, shown = self._desk.talking, self._desk.expressive
        self._table = TablePage(self._theme, session, seal, self._pace, self._sound, talking=said, expressive=shown)
        self._desk.talking_changed.connect(self._table.company.set_talking)
        self._desk.faces_changed.connect(self._table.company.set_expressive)
        self._table.changed.connect(self._tell_menu)
        self._table.over.connect(self._end)
        self._table.rules_wanted.connect(self._window.librarian.open)
        self._table.bar.bids.ladder_button.clicked.connect(self._show_ladder)
        self._slips.watch(self._table)
        self._window.show_page(self._table)
        self._table.begin()
        self.in_sight.emit(self._saver.number if self._saver else None)
        self._tell_menu()

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace, now and in later games."""
        self._settings.choose("pace", pace)
        if self._table is not None:
            self._table.stage.set_pace(pace)
        if self._saver is not None:
            self._saver.set_pace(pace.value)
        self._tell_menu()

    def leave(self) -> None:
        """Leave whatever runs; nothing of it is heard any more."""
        self.lesson.leave()
        self._window.close_sheet()
        self._leave_table()
        self._window.show_page(None)
        self.in_sight.emit(None)
        self._window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
        self.games.offer()
        self._tell_menu()

    def look_at_end(self, kept: KeptGame) -> None:
        """Show the end of a game that is over; a rematch begins with its players and options."""
        game = resumed(kept, [face.value for face in Character])
        if game is None:
            return
        match, ended = game.match, game.ended
        people = People([seat.name for seat in match.seats], match.human)
        page = self._end_page(match, ended, people, None)
        choices = Choices(match.rules, match.seats)
        page.rematch.connect(lambda: self.begin(choices, SealedDice(), ""))
        self._window.show_page(page)
        page.take_focus()
        self._tell_menu()

    def show_games(self) -> None:
        """Show all games that are kept; the game on the table stays as it is, and is among them."""
        self.lesson.leave()
        self._window.close_sheet()
        self._leave_table()
        page = self.games.page()
        page.start_page.connect(self.leave)
        self._window.show_page(page)
        page.take_focus()
        self._tell_menu()

    @property
    def _pace(self) -> Pace:
        return self._settings.choice("pace", Pace.NORMAL)

    def _connect(self) -> None:
        menu, start = self._window.menu, self._window.start_page
        menu.new_game.triggered.connect(self.new_game)
        menu.again.triggered.connect(self.play_again)
        menu.rematch.triggered.connect(self.play_again)
        menu.start_page.triggered.connect(self.leave)
        menu.games.triggered.connect(self.show_games)
        start.games.connect(self.show_games)
        self.games.game_wanted.connect(self.resume)
        self.games.open_wanted.connect(self.look_at_end)
        menu.give_up.triggered.connect(self._ask_give_up)
        menu.ladder.triggered.connect(self._show_ladder)
        for pace, action in menu.paces.items():
            action.triggered.connect(lambda *, pace=pace: self.set_pace(pace))
        start.new_game.connect(self.new_game)
        start.play_again.connect(self.play_again)
        self.lesson.changed.connect(self._tell_menu)
        self.lesson.game_wanted.connect(self.new_game)
        self._window.closing.connect(self._leave_table)
        self._let(menu.next_round, lambda table: table.stage.next_round())
        self._let(menu.last_reveal, lambda table: table.stage.look_back(on=not table.looks_back))
        self._let(menu.skip, lambda table: table.skip())
        self._let(menu.skip_to_end, lambda table: table.stage.skip_to_end())

    def _let(self, action: QAction, command: Callable[[TablePage], None]) -> None:
        """Let an action of the menu bar do something with the table, while there is one."""

        def act() -> None:
            if self._table is not None:
                command(self._table)

        action.triggered.connect(act)

    def _last_choices(self) -> Choices | None:
        portraits = [face.value for face in Character]
        return read(self._settings.last_game, portraits, LEVELS[0].id)

    def _ask_give_up(self) -> None:
        if self._table is not None:
            self._window.close_sheet()
            GiveUpQuestion(self._theme, self._window).confirmed.connect(self._table.session.give_up)

    def _show_ladder(self) -> None:
        """Open the ladder of the table, or close it again."""
        was_open = isinstance(self._window.sheet, LadderSheet)
        self._window.close_sheet()
        if self._table is not None and self._table.has_ladder and not was_open:
            LadderSheet(self._theme, self._window, self._table.bar.bids)

    def _end(self) -> None:
        """The game is over and has been seen: its end takes the table's place."""
        table = self._table
        if table is None:
            return
        if isinstance(self._window.sheet, GiveUpQuestion):
            self._window.close_sheet()
        session = table.session
        page = self._end_page(session.match, session.observation, table.people, table.seconds)
        page.rematch.connect(self.play_again)
        self._leave_table()
        self.games.offer()
        self._window.show_page(page)
        if self._window.sheet is None:
            page.take_focus()
        self._tell_menu()

    def _end_page(self, match: Match, game: Observation, people: People, seconds: int | None) -> EndPage:
        """The end of a game that is over: its dice can be checked now."""
        fair = match.fair
        opener = game.history[0].opener if game.history else game.bidding.opener
        check = dice_check(fair, fair.seal, opener, [played.hands for played in game.history])
        faces = tuple(Character(seat.portrait) for seat in match.seats)
        page = EndPage(self._theme, Ending(game, faces, fair.seal, fair.secret.hex(), check, seconds), people)
        page.new_game.connect(self.new_game)
        page.start_page.connect(self.leave)
        page.check_wanted.connect(self._fair.check)
        page.statistics_wanted.connect(self._fair.count)
        return page

    def _leave_table(self) -> None:
        if self._table is not None:
            self._table.close_game()
            self._table = None
            self._slips.watch(None)
            self._saver = None

    def _tell_menu(self) -> None:
        self._fair.tell_menu()
        self._slips.tell_menu()
        # A table under the lesson cannot be seen: nothing can be done at it.
        menu, table = self._window.menu, self._table if self.lesson.page is None else None
        menu.lesson.setEnabled(self.lesson.page is None)
        menu.again.setEnabled(self._last_choices() is not None)
        page = self._window.page
        menu.rematch.setEnabled(isinstance(page, EndPage) and not page.ending.from_record)
        menu.games.setEnabled(not isinstance(page, GamesPage))
        menu.start_page.setEnabled(self._window.page is not self._window.start_page)
        menu.give_up.setEnabled(table is not None)
        menu.ladder.setEnabled(table is not None and table.has_ladder)
        menu.next_round.setEnabled(table is not None and table.stage.state is StageState.REVEALED)
        menu.last_reveal.setEnabled(table is not None and (table.stage.can_look_back or table.looks_back))
        menu.last_reveal.setChecked(table is not None and table.looks_back)
        menu.skip.setEnabled(table is not None)
        menu.skip_to_end.setEnabled(table is not None and table.human_is_out)
        menu.paces[self._pace].setChecked(True)
