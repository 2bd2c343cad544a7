"""The end of a game: who has won, everybody's place, and the secret behind the dice."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.match.standings import Standing, standings
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.end_words import EndWords
from desktop_app.ui.ending import Ending
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.laurels import HALF_WIDTH, HEIGHT, draw_lines, draw_nobody, draw_winner
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.leather import draw_leather_page
from desktop_app.ui.place_row import PlaceRow
from desktop_app.ui.sealed_lines import SealedLines
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.people import People

_BUTTON = 48
# The card: its widths, the height of what is not rows, a row at its highest; how far it stays from the edges.
_NARROWEST, _WIDEST, _SHARE = 484, 540, 0.42
_AROUND_ROWS, _ROW, _EDGE_X, _EDGE_Y = 274, 84, 70, 14


class EndPage(QWidget):
    """Shows an ending; whoever owns the page listens to what is wanted next."""

    rematch = Signal()
    review_wanted = Signal()
    new_game = Signal()
    start_page = Signal()
    check_wanted = Signal()
    statistics_wanted = Signal()

    def __init__(self, theme: Theme, ending: Ending, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.ending = ending
        self.people = people
        self._words = EndWords(people, ending.game.rules)
        self._options = OptionWords()
        self._standings = standings(ending.game)
        self._panel = Panel(theme, Ground.DIALOG, self)
        self._title, self._facts = Label(theme, 24, 700), Label(theme, 14, color=ink2)
        self.rows = [self._row(place) for place in range(len(self._standings))]
        self.sealed = SealedLines(theme, ending)
        self.again_button = Button(theme, kind=Kind.PRIMARY, icon=Icon.REMATCH, height=_BUTTON)
        self.review_button = Button(theme, icon=Icon.CHART, height=_BUTTON)
        self.new_button, self.statistics_button, self.home_button = (LinkButton(theme) for _ in range(3))
        self._connect()
        self._lay_out()
        # Not before they have their places: shown without a parent they would be windows, and take the focus along.
        self.again_button.setVisible(not ending.from_record)
        self.review_button.setVisible(ending.can_be_reviewed)
        theme.changed.connect(self._place)
        self._retranslate()

    def _connect(self) -> None:
        wanted = (
            (self.again_button, self.rematch),
            (self.review_button, self.review_wanted),
            (self.new_button, self.new_game),
            (self.statistics_button, self.statistics_wanted),
            (self.home_button, self.start_page),
        )
        for button, signal in wanted:
            ReturnPresses(button)
            button.clicked.connect(signal)
        self.sealed.check_wanted.connect(self.check_wanted)

    @property
    def names(self) -> list[str]:
        """Everybody, seat by seat."""
        return [self.people.label(seat) for seat in range(len(self.ending.faces))]

    @property
    def has_reader(self) -> bool:
        """Whether one of the players is the person who looks at it."""
        return any(map(self.people.is_me, range(len(self.ending.faces))))

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return len(self.ending.game.history)

    def take_focus(self) -> None:
        """Give the focus to the rematch, or to the way back."""
        first = self.home_button if self.ending.from_record else self.again_button
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the card out anew."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the leather and the winner."""
        painter, area = open_canvas(self, self._theme)
        room = QRectF(area.left(), area.top(), self._card(area).left(), area.height())
        size = min(room.width() / (2.1 * HALF_WIDTH), room.height() / (HEIGHT + 60), 1.35)
        top = QPointF(room.center().x() + 8, room.center().y() - HEIGHT * size / 2)
        light = top + QPointF(0, 280 * size)
        draw_leather_page(painter, self._theme.tokens, self._theme.pixmaps, area, light)
        winner = self.ending.game.winner
        if winner is None:
            draw_nobody(painter, self._theme, top, size)
        else:
            draw_winner(painter, self._theme, top, size, self.ending.faces[winner], self._dice_of(winner))
        draw_lines(painter, self._theme, top, size, self._lines(), room.width() - 90)
        painter.end()

    def _row(self, place: int) -> PlaceRow:
        """The row of one standing; a line parts it from the one above where neither has a ground of its own."""
        seat, marked = self._standings[place].seat, [self._is_marked(standing) for standing in self._standings]
        ruled = place > 0 and not (marked[place] or marked[place - 1])
        first = self._standings[place].place == 1
        mine = self.people.is_me(seat)
        return PlaceRow(self._theme, self.ending.faces[seat], first=first, mine=mine, ruled=ruled)

    def _is_marked(self, standing: Standing) -> bool:
        return standing.place == 1 or self.people.is_me(standing.seat)

    def _dice_of(self, seat: int) -> list[DieLook]:
        last = self.ending.game.history[-1]
        return [DieLook(die, wild=last.outcome.wild) for die in last.hands[seat]]

    def _lines(self) -> tuple[str, str]:
        game = self.ending.game
        dice = 0 if game.winner is None else game.bidding.counts[game.winner]
        subline = self._words.subline(game.winner, dice, len(game.history))
        if self.ending.from_record and game.winner is None:
            #: Of a game in a file that somebody has opened
            subline = self.tr("The game is unfinished.")
        return self._words.headline(game.winner), subline

    def _retranslate(self) -> None:
        #: Over the list of players at the end of a game, the best first
        self._title.setText(self.tr("Places"))
        players = self._options.players(len(self.ending.faces))
        facts = [players, self._words.rounds(self.rounds)]
        if self.ending.seconds is not None:
            facts.append(self._words.duration(self.ending.seconds))
        self._facts.setText(" · ".join(facts))
        for standing, row in zip(self._standings, self.rows, strict=True):
            sharing = [
                other.seat
                for other in self._standings
                if other.out_in is not None and other.out_in == standing.out_in and other is not standing
            ]
            place = "–" if standing.place is None else str(standing.place)
            name, fate = self.people.label(standing.seat), self._words.fate(standing, sharing)
            row.tell(place, name, fate, self._words.fact(standing))
        self.statistics_button.setText(self.tr("Dice statistics"))
        self.again_button.setText(self.tr("Rematch"))
        #: Looks through the game that has ended, move by move
        self.review_button.setText(self.tr("&Review the game"))
        self.new_button.setText(self.tr("New game…"))
        self.home_button.setText(self.tr("Start page"))
        self.setAccessibleName(self._lines()[0])
        self.update()

    def _lay_out(self) -> None:
        column, head, buttons, foot = QVBoxLayout(self._panel), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 4, left=20, top=22, right=20, bottom=16)
        spaces.keep(head, 8, left=12, right=12, bottom=8)
        spaces.keep(buttons, 16, left=4, right=4, top=6, bottom=6)
        head.addWidget(self._title, 1)
        head.addWidget(self._facts)
        column.addLayout(head)
        for row in self.rows:
            column.addWidget(row, 1)
        column.addWidget(Hairline(self._theme))
        column.addWidget(self.sealed)
        spaces.keep(foot, 16)
        for button in (self.again_button, self.review_button):
            buttons.addWidget(button, 1)
        column.addLayout(buttons)
        foot.addStretch()
        for link in (self.new_button, self.statistics_button, self.home_button):
            foot.addWidget(link)
        foot.addStretch()
        column.addLayout(foot)

    def _card(self, area: QRectF) -> QRectF:
        width = min(max(area.width() * _SHARE, _NARROWEST), _WIDEST)
        height = min(_AROUND_ROWS + len(self.rows) * _ROW, area.height() - 2 * _EDGE_Y)
        edge = min(_EDGE_X, area.width() * 0.04)
        return QRectF(area.right() - edge - width, area.center().y() - height / 2, width, height)

    def _place(self) -> None:
        zoom = self._theme.zoom
        card = self._card(QRectF(0, 0, self.width() / zoom, self.height() / zoom))
        self._panel.setGeometry(QRectF(card.topLeft() * zoom, card.size() * zoom).toRect())
        self.update()
