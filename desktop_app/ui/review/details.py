"""The card about one move: what was done, what could have been done, and what lay under the cups."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.engine.moves import Bid
from desktop_app.match.review.choices import Choice
from desktop_app.match.review.review import Review
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.review.cups import CupRows, looks_of
from desktop_app.ui.review.heading import MoveHeading
from desktop_app.ui.review.options import OptionBars
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme

_WIDE_CUPS, _NARROW_CUPS, _WIDE = 254, 180, 700


class MoveCard(Panel):
    """Shows a choice of a review."""

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
        self._faces = tuple(faces)
        self._words = words
        self.heading = MoveHeading(theme)
        self.options = OptionBars(theme)
        self.explanation = Label(theme, 12, color=ink2)
        self.explanation.setWordWrap(True)
        self.cups_title = Label(theme, 13, 600, color=ink2)
        self.cups = CupRows(theme)
        self._beside = QWidget()
        self._lay_out()
        theme.changed.connect(self._share_width)

    def tell(self, choice: Choice) -> None:
        """Show a choice in the language of now."""
        words, played = self._words, self._review.rounds[choice.round_number].played
        wild = self._review.rules.wild_in(palifico=played.palifico)
        face = self._faces[choice.seat]
        hand = [DieLook(die, wild=wild) for die in played.hands[choice.seat]]
        self.heading.tell(face, words.place(choice), words.move(choice), words.found(choice), hand)
        self.options.tell(choice, face, words)
        self.explanation.setText(words.explanation(choice))
        #: What lay under the cups of all players in this round
        self.cups_title.setText(self.tr("Under the cups"))
        self.setAccessibleName(words.place(choice))
        bid = choice.move if isinstance(choice.move, Bid) else played.bids[-1]
        self._show_cups(choice, bid.face, wild=wild)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cups what room there is."""
        super().resizeEvent(event)
        self._share_width()

    def _show_cups(self, choice: Choice, face: int, *, wild: bool) -> None:
        words, hands = self._words, self._review.rounds[choice.round_number].played.hands
        most = max(map(len, hands))
        seats = [seat for seat, hand in enumerate(hands) if hand]
        for row in self.cups.rows[len(seats) :]:
            row.hide()
        for row, seat in zip(self.cups.rows, seats, strict=False):
            looks, told = looks_of(hands[seat], face, wild=wild), words.dice(seat, choice.round_number)
            row.tell(self._faces[seat], words.name(seat), looks, told, most, moves=seat == choice.seat)
            row.show()

    def _lay_out(self) -> None:
        column, row, left, right = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout(), QVBoxLayout(self._beside)
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 6, left=24, top=8, right=22, bottom=12)
        spaces.keep(row, 18)
        spaces.keep(left, 4)
        spaces.keep(right, 2)
        column.addWidget(self.heading)
        left.addWidget(self.options)
        left.addStretch()
        left.addWidget(self.explanation)
        right.addWidget(self.cups_title)
        right.addWidget(self.cups, 1)
        row.addLayout(left, 1)
        row.addWidget(self._beside)
        column.addLayout(row, 1)

    def _share_width(self) -> None:
        zoom = self._theme.zoom
        wide = self.width() / zoom >= _WIDE
        self._beside.setFixedWidth(round((_WIDE_CUPS if wide else _NARROW_CUPS) * zoom))
