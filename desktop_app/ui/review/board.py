"""A game that has been looked through: chart, card and list, which show one move together."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.match.review.choices import Choice
from desktop_app.match.review.review import Review, TurningPoint
from desktop_app.ui.announce import announce
from desktop_app.ui.characters import Character
from desktop_app.ui.labels import Spaces
from desktop_app.ui.review.chart import ChanceChart
from desktop_app.ui.review.details import MoveCard
from desktop_app.ui.review.side import ReviewSide
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme

_SIDE, _SIDE_SHARE, _GAP = 348, 0.285, 16
_LEAST_CHART = 190

SIDE_EDGE = 28
"""How far everything on the page stays from its sides, in pixels of the design."""


class ReviewBoard(QWidget):
    """Left and Right step through every move of the game, Page Up and Page Down through its rounds."""

    def __init__(
        self,
        theme: Theme,
        review: Review,
        faces: Sequence[Character],
        words: ReviewWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choices = review.choices
        lengths = [len(each.choices) for each in review.rounds]
        self._starts, self._lengths = [0, *accumulate(lengths)], lengths
        self.chart = ChanceChart(theme, review, faces, words)
        self.card = MoveCard(theme, review, faces, words)
        self.side = ReviewSide(theme, review, faces, words)
        self._number = 0
        self._lay_out()
        self._connect()
        self._retranslate()
        self.side.fill()
        first = self.side.entries[0] if self.side.entries else self._choices[-1]
        self._show_entry(first)

    @property
    def number(self) -> int:
        """The move that is shown, from 0, of all moves of the game."""
        return self._number

    @property
    def choice(self) -> Choice:
        """The move that is shown."""
        return self._choices[self._number]

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab leads, in the order in which it is read."""
        return self.chart, *self.side.stops

    def take_focus(self) -> None:
        """Give the focus to the list."""
        target = self.side.list if self.side.entries else self.side.on_button
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def show_move(self, number: int) -> None:
        """Show a move by its number; one before the first, or after the last, is not there, and nothing happens."""
        if not 0 <= number < len(self._choices):
            return
        self._number = number
        choice = self.choice
        part = (choice.number + 0.5) / self._lengths[choice.round_number]
        self.chart.select(choice.round_number + part, choice.seat)
        self.card.tell(choice)
        self.side.follow(number)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_move(self._number)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list its share."""
        super().resizeEvent(event)
        self._share_width()

    def _connect(self) -> None:
        self.side.chosen.connect(self._show_entry)
        self.side.listed.connect(lambda: self.show_move(self._number))
        self.side.stepped.connect(self._step)
        self.chart.chosen.connect(self._show_moment)
        steps: tuple[tuple[Qt.Key, Callable[[], None]], ...] = (
            (Qt.Key.Key_Left, lambda: self._step(-1)),
            (Qt.Key.Key_Right, lambda: self._step(1)),
            (Qt.Key.Key_PageUp, lambda: self._step_round(-1)),
            (Qt.Key.Key_PageDown, lambda: self._step_round(1)),
        )
        for key, step in steps:
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(step)

    def _show_entry(self, entry: TurningPoint | Choice) -> None:
        """Show a choice, or of a turning point the call that settled its round."""
        last = self._lengths[entry.round_number] - 1
        number = entry.number if isinstance(entry, Choice) else last
        self.show_move(self._starts[entry.round_number] + number)

    def _show_moment(self, round_number: int, part: float) -> None:
        """Show the move that lies at a part of a round."""
        moves = self._lengths[round_number]
        self.show_move(self._starts[round_number] + min(int(part * moves), moves - 1))
        self._announce()

    def _step(self, by: int) -> None:
        self.show_move(self._number + by)
        self._announce()

    def _step_round(self, by: int) -> None:
        """Go to the first move of another round, which for a step back may be that of this one."""
        number = self.choice.round_number
        if by < 0 and self._number > self._starts[number]:
            by = 0
        target = number + by
        if 0 <= target < len(self._lengths):
            self.show_move(self._starts[target])
            self._announce()

    def _announce(self) -> None:
        announce(self, self.card.heading.text())

    def _retranslate(self) -> None:
        self.chart.retranslate()
        self.side.retranslate()

    def _lay_out(self) -> None:
        row, left = QHBoxLayout(self), QVBoxLayout()
        spaces = Spaces(self._theme, self)
        # The shadows of the cards fall within the board.
        spaces.keep(row, _GAP, left=SIDE_EDGE, right=SIDE_EDGE, bottom=18)
        spaces.keep(left, 14)
        left.addWidget(self.chart, 1)
        left.addWidget(self.card)
        row.addLayout(left, 1)
        row.addWidget(self.side)
        self._theme.changed.connect(self._share_width)

    def _share_width(self) -> None:
        zoom = self._theme.zoom
        self.side.setFixedWidth(round(min(_SIDE * zoom, self.width() * _SIDE_SHARE)))
        self.chart.setMinimumHeight(round(_LEAST_CHART * zoom))
