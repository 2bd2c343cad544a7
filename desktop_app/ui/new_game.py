"""The sheet for a new game: who plays, by which rules, with which dice."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QScrollArea, QVBoxLayout, QWidget

from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.match.bots import Bot
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.ui.bots_sheet import BotsSheet
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.focus import REACH
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import RETURN_KEYS, ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.option_rows import OptionRows
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.seat_rows import SeatRows
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

_WIDTH, _LEFT_WIDTH, _RIGHT_WIDTH = 876, 424, 344
_PART = 58
# What stands above and below what scrolls, in pixels of the design.
_HEAD, _FOOT = 76, 84


class NewGameSheet(Sheet):
    """Asks for everything that a game begins with. The dice are sealed when it opens."""

    chosen = Signal(object, object, str)
    """The Choices, the SealedDice and the phrase, once a person sits down; the sheet is closed then."""

    pace_chosen = Signal(object)
    """The Pace, just before."""

    bots_changed = Signal(object)
    """The Bots there are now, a tuple."""

    def __init__(
        self, theme: Theme, window: QMainWindow, choices: Choices, pace: Pace, bots: Sequence[Bot] = ()
    ) -> None:
        super().__init__(theme, window, _WIDTH, _HEAD + _FOOT)
        self._theme = theme
        self._words = OptionWords()
        self._sealed = SealedDice()
        self._title = Label(theme, 28, 700)
        self.close_button = IconButton(theme, Icon.CLOSE, "")
        self._players_label = Label(theme, 15, 600)
        numbers = [str(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
        self.players_segments = Segments(theme, numbers, part_width=_PART, height=40, size=17)
        self.seats = SeatRows(theme)
        self._hint = Label(theme, 14, color=ink2)
        self._hint.setWordWrap(True)
        self.bots_button = Button(theme, height=38, size=14)
        self._window = window
        self._bots = tuple(bots)
        self.options = OptionRows(theme, self._words, self._sealed)
        self.summary = Label(theme, 15, color=ink2)
        self.summary.setWordWrap(True)
        self.cancel_button = Button(theme)
        self.sit_button = Button(theme, kind=Kind.PRIMARY, icon=Icon.PLAY)
        self._lay_out()
        self.seats.show_bots(bots)
        self.seats.show_seats(choices.seats)
        self.players_segments.set_current(len(choices.seats) - MIN_PLAYERS)
        self.options.show_rules(choices.rules)
        self.options.forgiving_toggle.setChecked(choices.forgiving)
        self.options.show_pace(pace)
        self.players_segments.current_changed.connect(self._change_players)
        self.seats.changed.connect(self._summarise)
        self.seats.changed.connect(self._tell_of_bots)
        self.options.changed.connect(self._summarise)
        for button in (self.close_button, self.cancel_button, self.sit_button, self.bots_button):
            ReturnPresses(button)
        self.close_button.clicked.connect(self.close_sheet)
        self.cancel_button.clicked.connect(self.close_sheet)
        self.sit_button.clicked.connect(self._sit_down)
        self.bots_button.clicked.connect(self._show_bots)
        self._retranslate()
        self._tell_of_bots()
        self._change_players()
        self.show()
        self.sit_button.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return sits down at the table, from wherever it is pressed."""
        if event.key() in RETURN_KEYS and not event.isAutoRepeat():
            self._sit_down()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show_bots(self) -> None:
        sheet = BotsSheet(self._theme, self._window, self._bots)
        sheet.changed.connect(self._take_bots)
        self.closed.connect(sheet.close_sheet)

    def _take_bots(self, bots: tuple[Bot, ...]) -> None:
        self._bots = bots
        self.seats.show_bots(bots)
        self.bots_changed.emit(bots)

    def _sit_down(self) -> None:
        """Begin, or lead to what is wrong."""
        faulty = self.seats.faulty
        if faulty is not None:
            faulty.take_focus()
        elif self.options.phrase_fault is not None:
            self.options.take_focus()
        elif not self.isHidden():
            choices = Choices(self.options.rules, self.seats.seats, self.options.forgiving_toggle.isChecked())
            self.close_sheet()
            self.pace_chosen.emit(self.options.pace)
            self.chosen.emit(choices, self._sealed, self.options.phrase)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self.setAccessibleName(self._title.text())
        self.close_button.set_name(self.tr("Close"))
        self._players_label.setText(self.tr("Players"))
        self.players_segments.setAccessibleName(self.tr("Number of players"))
        self._hint.setText(self.tr("Choose a face with a click on the portrait."))
        #: Opens the list of programs that can play
        self.bots_button.setText(self.tr("Bots…"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.sit_button.setText(self.tr("Sit down at the table"))
        self._summarise()
        self._fit_body()

    def _change_players(self) -> None:
        self.seats.set_count(self.players_segments.current + MIN_PLAYERS)
        self._fit_body()

    def _fit_body(self) -> None:
        """Be high enough for everything that scrolls where there is no room for it."""
        zoom = self._theme.zoom
        self.set_height(_HEAD + self._columns.totalHeightForWidth(round(_WIDTH * zoom)) / zoom + _FOOT)

    def _tell_of_bots(self) -> None:
        self.options.show_whether_bots_play(any(seat.bot for seat in self.seats.seats))

    def _summarise(self) -> None:
        players, rules = self.players_segments.current + MIN_PLAYERS, self.options.rules
        self.summary.setText(f"{self._words.players(players)} · {self._words.options(rules)}")

    def _lay_out(self) -> None:
        spaces = Spaces(self._theme, self)
        outer = QVBoxLayout(self.panel)
        head, body, foot = QHBoxLayout(), QWidget(), QHBoxLayout()
        spaces.keep(outer, 0)
        spaces.keep(head, 8, left=36, top=20, right=24, bottom=12 - REACH)
        spaces.keep(foot, 16, left=36, top=17, right=36, bottom=17)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.sit_button)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setVerticalScrollBar(ThinScrollBar(self._theme))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out_body(body, spaces)
        outer.addLayout(head)
        outer.addWidget(scroll, 1)
        outer.addWidget(Hairline(self._theme))
        outer.addLayout(foot)

    def _lay_out_body(self, body: QWidget, spaces: Spaces) -> None:
        self._columns = columns = QHBoxLayout(body)
        left, players = QVBoxLayout(), QHBoxLayout()
        spaces.keep(columns, 18, left=36, top=REACH, right=36, bottom=12)
        spaces.keep(left, 18)
        spaces.keep(players, 8)
        players.addWidget(self._players_label, 1)
        players.addWidget(self.players_segments)
        left.addLayout(players)
        left.addWidget(self.seats)
        below = QHBoxLayout()
        spaces.keep(below, 12)
        below.addWidget(self._hint, 1)
        below.addWidget(self.bots_button)
        left.addLayout(below)
        left.addStretch()
        columns.addLayout(left, _LEFT_WIDTH)
        columns.addWidget(Hairline(self._theme, standing=True))
        columns.addWidget(self.options, _RIGHT_WIDTH)
