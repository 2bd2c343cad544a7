"""The card beside a review: turning points or somebody's choices as a list, and the steps from move to move."""

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.review.choices import Choice
from desktop_app.match.review.review import Review, TurningPoint
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.controls.choice import Choice as ComboBox
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import KeepsArrows, ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.models.review import Entry, ReviewModel
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.review.list import ReviewList
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme

_STEP = 42
_TURNS, _CHOICES = range(2)


class ReviewSide(Panel):
    """What is chosen in the list, and steps, are told; what is shown is marked in it."""

    chosen = Signal(object)
    """A TurningPoint or a Choice."""

    stepped = Signal(int)
    """So many moves on: 1 or -1."""

    listed = Signal()
    """The list shows something else; what is shown beside it must be marked anew."""

    def __init__(
        self,
        theme: Theme,
        review: Review,
        faces: Sequence[Character],
        words: ReviewWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, Ground.PAGE_CARD, parent)
        self._theme = theme
        self._review = review
        self._choices = review.choices
        self._words = words
        self.kinds = Segments(theme, ["", ""], height=36, size=14)
        self.whose = ComboBox(theme)
        self.model = ReviewModel(words, self)
        self.list = ReviewList(theme, self.model, faces)
        self.nothing = Label(theme, 14, color=ink2)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.back_button = Button(theme, icon=Icon.LEFT, height=_STEP)
        self.on_button = Button(theme, icon=Icon.RIGHT, height=_STEP)
        self.place = Label(theme, 13, 500)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.whose.addItems([""] * (len(faces) + 1))
        self.whose.setCurrentIndex(0 if words.reader is None else words.reader + 1)
        self._lay_out()
        self._connect()

    @property
    def entries(self) -> Sequence[Entry]:
        """What the list holds."""
        return self.model.entries

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab leads, from above."""
        parts = (self.kinds.part(_TURNS), self.kinds.part(_CHOICES))
        return *parts, self.whose, self.list, self.back_button, self.on_button

    def follow(self, number: int) -> None:
        """Mark what is shown, the choice of that number; say which it is, and what steps there are."""
        choice = self._choices[number]
        self.list.follow(_row_of(self.entries, choice))
        self.back_button.setEnabled(number > 0)
        self.on_button.setEnabled(number < len(self._choices) - 1)
        #: Which of all moves of the game is shown
        self.place.setText(filled(self.tr("Move %1 of %2"), number + 1, len(self._choices)))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        #: Rounds of a game in which the chances of winning moved far
        turns = self.tr("Turning points")
        #: Moves of the players, each of which could have been another
        choices = self.tr("Choices")
        self.kinds.set_labels([turns, choices])
        self.kinds.setAccessibleName(self.tr("What the list shows"))
        self.list.setAccessibleName(choices if self.kinds.current else turns)
        #: Whose choices a list shows
        self.whose.setAccessibleName(self.tr("Whose choices"))
        #: All players
        self.whose.setItemText(0, self.tr("Everybody"))
        for seat in range(self.whose.count() - 1):
            self.whose.setItemText(seat + 1, self._words.name(seat))
        self.back_button.setToolTip(self.tr("Previous move"))
        self.on_button.setToolTip(self.tr("Next move"))
        for button in (self.back_button, self.on_button):
            button.setAccessibleName(button.toolTip())
        self.nothing.setText(self.tr("The chances of winning never moved far."))
        self.model.retranslate()

    def fill(self) -> None:
        """List what has been asked for."""
        turning = self.kinds.current == _TURNS
        seat = self.whose.currentIndex() - 1
        choices = [choice for choice in self._choices if seat in (-1, choice.seat)]
        entries: Sequence[Entry] = self._review.turning_points if turning else choices
        self.whose.setVisible(not turning)
        self.nothing.setVisible(not entries)
        self.list.setVisible(bool(entries))
        self.model.show(entries)
        self.retranslate()

    def _connect(self) -> None:
        for button in (self.back_button, self.on_button):
            ReturnPresses(button)
        self.back_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.on_button.clicked.connect(lambda: self.stepped.emit(1))
        self.list.chosen.connect(self._choose)
        self.kinds.current_changed.connect(self._ask)
        self.whose.currentIndexChanged.connect(self._ask)
        for part in (_TURNS, _CHOICES):
            KeepsArrows(self.kinds.part(part))

    def _choose(self, row: int) -> None:
        self.chosen.emit(self.entries[row])

    def _ask(self) -> None:
        self.fill()
        self.listed.emit()

    def _lay_out(self) -> None:
        column, foot = QVBoxLayout(self), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 10, left=12, top=16, right=12, bottom=16)
        spaces.keep(foot, 4, left=4, right=4)
        column.addWidget(self.kinds, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.whose)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing)
        column.addStretch()
        column.setStretchFactor(self.list, 100)
        column.addWidget(Hairline(self._theme))
        foot.addWidget(self.back_button)
        foot.addWidget(self.place, 1)
        foot.addWidget(self.on_button)
        column.addLayout(foot)


def _row_of(entries: Sequence[Entry], choice: Choice) -> int | None:
    """The row that tells of a choice, or of the round that it belongs to; both stand in the order of play."""
    turning = bool(entries) and isinstance(entries[0], TurningPoint)
    wanted = (choice.round_number, -1 if turning else choice.number)
    row = bisect_left(entries, wanted, key=_place_of)
    return row if row < len(entries) and _place_of(entries[row]) == wanted else None


def _place_of(entry: Entry) -> tuple[int, int]:
    return entry.round_number, -1 if isinstance(entry, TurningPoint) else entry.number
