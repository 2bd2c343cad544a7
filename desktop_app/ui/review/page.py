"""The page of a review: what game it was over chart, card and list, or how far the game has been looked through."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.match.review.review import Review
from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.end_words import EndWords
from desktop_app.ui.ending import Ending
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import FittingLabel, Label, Spaces, ink2
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.records.progress_bar import FillingBar
from desktop_app.ui.review.board import SIDE_EDGE, ReviewBoard
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.people import People

_BUTTON = 40


class ReviewPage(QWidget):
    """Shows a review as soon as there is one; whoever owns the page listens to where to go."""

    back = Signal()
    start_page = Signal()

    def __init__(self, theme: Theme, ending: Ending, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ending = ending
        self._people = people
        self.board: ReviewBoard | None = None
        self._title, self._facts = Label(theme, 28, 700), FittingLabel(theme, 15, color=ink2)
        self.back_button = Button(theme, icon=Icon.LEFT, height=_BUTTON, size=15)
        self.home_button = Button(theme, icon=Icon.HOME, height=_BUTTON, size=15)
        self._waiting = Panel(theme, Ground.PAGE_CARD)
        self._waiting_text, self.bar = Label(theme, 18, 600), FillingBar(theme)
        self._column = QVBoxLayout(self)
        self._lay_out()
        for button in (self.back_button, self.home_button):
            ReturnPresses(button)
        self.back_button.clicked.connect(self.back)
        self.home_button.clicked.connect(self.start_page)
        for key in (QKeySequence(Qt.Key.Key_Escape), QKeySequence(QKeySequence.StandardKey.Back)):
            shortcut = QShortcut(key, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.back)
        self._retranslate()

    def take_focus(self) -> None:
        """Give the focus to the list, or to the way back while there is none."""
        if self.board is None:
            self.back_button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.board.take_focus()

    def show_progress(self, part: float) -> None:
        """Show how much of the game has been looked through, 0 to 1."""
        self.bar.setValue(round(part * self.bar.maximum()))

    def show_review(self, review: Review) -> None:
        """Show what has been found."""
        had_focus = self.back_button.hasFocus()
        self._waiting.hide()
        self.board = ReviewBoard(self._theme, review, self._ending.faces, ReviewWords(self._people, review))
        self._column.addWidget(self.board, 100)
        for before, after in pairwise((self.back_button, self.home_button, *self.board.stops)):
            self.setTabOrder(before, after)
        if had_focus:
            self.take_focus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall."""
        painter, area = open_canvas(self, self._theme)
        painter.fillRect(area, self._theme.tokens.wall)
        painter.end()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Review"))
        self.setAccessibleName(self._title.text())
        self._facts.setText(" · ".join(self._told()))
        #: To the page that was in sight before
        self.back_button.setText(self.tr("Back"))
        self.home_button.setText(self.tr("Start page"))
        #: While a game is looked through before its review can be shown
        self._waiting_text.setText(self.tr("Every move is being weighed…"))
        self.bar.setAccessibleName(self._waiting_text.text())

    def _told(self) -> Sequence[str]:
        game, played = self._ending.game, self._ending.played
        words, players = EndWords(self._people, game.rules), OptionWords().players(len(self._ending.faces))
        day = () if played is None else (GameWords().day_of(played),)
        return (words.headline(game.winner), players, words.rounds(len(game.history)), *day)

    def _lay_out(self) -> None:
        head, column = QHBoxLayout(), QVBoxLayout(self._waiting)
        spaces = Spaces(self._theme, self)
        spaces.keep(self._column, 12, top=14)
        spaces.keep(head, 12, left=SIDE_EDGE, right=SIDE_EDGE)
        spaces.keep(column, 14, left=36, top=28, right=36, bottom=30)
        head.addWidget(self._title)
        head.addWidget(self._facts, 1)
        head.addWidget(self.back_button)
        head.addWidget(self.home_button)
        self._column.addLayout(head)
        column.addWidget(self._waiting_text, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.bar)
        self._column.addStretch()
        self._column.addWidget(self._waiting, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch()
