"""One game of the list: who plays, by which rules, how it stands, and what can be done with it."""

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.kept import GameRow, KeptGame
from desktop_app.players.roster import LEVELS
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.games.faces import faces_of
from desktop_app.ui.games.seats_shown import SeatsShown, ShownSeat
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import FittingLabel, Label, Spaces, ink2
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.people import People


class GameDetails(Panel):
    """Shows the game that is chosen in the list; `go_on` continues it, or opens it at its end."""

    wanted = Signal()
    unwanted = Signal()
    review_wanted = Signal(object)
    export_wanted = Signal(object)
    """The KeptGame."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Ground.PAGE_CARD, parent)
        self._theme = theme
        self._row: GameRow | None = None
        self._game: KeptGame | None = None
        self._words, self._options = GameWords(), OptionWords()
        self._title, self._line = FittingLabel(theme, 22, 600), FittingLabel(theme, 15, color=ink2)
        self._seats = SeatsShown(theme)
        self._line_between = Hairline(theme)
        self._rules, self._note = Label(theme, 14), Label(theme, 13, color=ink2)
        self._rules.setWordWrap(True)
        self._note.setWordWrap(True)
        self.go_button = Button(theme, kind=Kind.PRIMARY, icon=Icon.PLAY)
        self.review_button = Button(theme, icon=Icon.CHART)
        self.export_button = Button(theme, icon=Icon.EXPORT, height=42, size=15)
        self.delete_button = Button(theme, icon=Icon.TRASH, height=42, size=15)
        for button in (self.go_button, self.review_button, self.export_button, self.delete_button):
            ReturnPresses(button)
        self.go_button.clicked.connect(self.wanted)
        self.review_button.clicked.connect(lambda: self._hand(self.review_wanted))
        self.export_button.clicked.connect(lambda: self._hand(self.export_wanted))
        self.delete_button.clicked.connect(self.unwanted)
        self._lay_out()
        self.tell(None, None)

    @property
    def game(self) -> KeptGame | None:
        """The game that is shown, once all of it has been read."""
        return self._game

    def tell(self, row: GameRow | None, game: KeptGame | None) -> None:
        """Show a game: its row, and as soon as it has been read all of it."""
        self._row, self._game = row, game
        for widget in (self._title, self._line, self._seats, self._line_between, self._rules, self._note):
            widget.setVisible(row is not None)
        for button in (self.export_button, self.delete_button):
            button.setVisible(row is not None)
            button.setEnabled(game is not None)
        self.go_button.setVisible(row is not None and (row.is_over or row.human is not None))
        self.go_button.setEnabled(game is not None)
        self.review_button.setVisible(row is not None and _can_be_reviewed(row))
        self.review_button.setEnabled(game is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        self.review_button.setText(self.tr("Review"))
        #: Saves a game of the list as a file
        self.export_button.setText(self.tr("Export"))
        self.delete_button.setText(self.tr("Delete"))
        row = self._row
        if row is None:
            return
        #: Opens a game that has ended
        self.go_button.setText(self.tr("Look at the end") if row.is_over else self.tr("Continue"))
        self._title.setText(self._words.moment(row))
        self._line.setText(f"{self._words.result(row)} · {self._words.details(row)}")
        self._rules.setText(self._options.options(row.rules))
        unfinished = self.tr("An export of an unfinished game leaves out this round’s dice and the secret of the seal.")
        self._note.setText("" if row.winner is not None and row.is_over else unfinished)
        self._seats.tell(self._shown(row))
        self.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _hand(self, wanted: SignalInstance) -> None:
        if self._game is not None:
            wanted.emit(self._game)

    def _shown(self, row: GameRow) -> tuple[ShownSeat, ...]:
        people = People(row.names, row.human)
        lines = [self._seat_line(row, seat) for seat in range(len(row.names))]
        return tuple(
            ShownSeat(face, people.label(seat), lines[seat], row.counts[seat], row.rules.dice)
            for seat, face in enumerate(faces_of(row))
        )

    def _seat_line(self, row: GameRow, seat: int) -> str:
        """Whose seat it is, or the level that plays there."""
        if seat == row.human:
            return self.tr("your seat")
        setup = self._game.setup if self._game else None
        level = setup.seats[seat].level if setup else None
        return self._options.level(level) if level in {each.id for each in LEVELS} and level else ""

    def _lay_out(self) -> None:
        column, foot = QVBoxLayout(self), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 8, left=22, top=22, right=22, bottom=20)
        spaces.keep(foot, 12)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._seats)
        column.addWidget(self._line_between)
        column.addWidget(self._rules)
        column.addStretch()
        column.addWidget(self.go_button)
        column.addWidget(self.review_button)
        foot.addWidget(self.export_button, 1)
        foot.addWidget(self.delete_button, 1)
        column.addLayout(foot)
        column.addWidget(self._note, 0, Qt.AlignmentFlag.AlignTop)


def _can_be_reviewed(row: GameRow) -> bool:
    """Whether a game has ended here, or was won elsewhere, and a round of it was settled."""
    given_up = row.human is not None and row.rounds > 1
    return row.is_over and (row.winner is not None or given_up)
