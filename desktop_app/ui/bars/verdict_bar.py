"""The bar under a reveal: who loses or wins what and why, what the rings mean, and the way on."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.engine.events import Revealed
from desktop_app.engine.outcome import counts_after, only_seat
from desktop_app.ui.bars.bar import WIDE, Bar
from desktop_app.ui.bars.legend import Legend
from desktop_app.ui.bars.move_button import MoveButton
from desktop_app.ui.bars.verdict_label import VerdictLabel
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.portrait import Ring, draw_portrait
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.keys import KeyWords
from desktop_app.ui.words.outcomes import concerned
from desktop_app.ui.words.words import Words

# Of the portrait: radius, middle from the left, where the text begins; wide and small.
_WIDE_FACE, _SMALL_FACE = (28, 50, 96), (22, 38, 72)
_GAP, _MARGIN = 20, 4


class VerdictBar(Bar):
    """Stands in the bid bar's place until the player goes on."""

    next_wanted = Signal()
    """On to the next round, or to the end of the game."""

    skip_wanted = Signal()
    """The player is out and wants to see the end at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.verdict = VerdictLabel(theme, self)
        self.legend = Legend(theme, self)
        self.skip = Button(theme, icon=Icon.SKIP, parent=self)
        self.next = MoveButton(theme, kind=Kind.PRIMARY, icon=Icon.PLAY, parent=self)
        self.skip.hide()
        self._words: Words | None = None
        self._characters: tuple[Character, ...] = ()
        self._revealed: Revealed | None = None
        self._key = QShortcut(self)
        self._key.setAutoRepeat(False)
        self._key.activated.connect(self.next_wanted)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self._enter)
        self.next.clicked.connect(self.next_wanted)
        self.skip.clicked.connect(self.skip_wanted)

    def begin(self, words: Words, characters: Sequence[Character]) -> None:
        """A new game is on the table, with these words and these faces on its seats."""
        self._words = words
        self._characters = tuple(characters)
        self._revealed = None

    def tell(self, revealed: Revealed, me: int) -> None:
        """Explain a reveal to the player at a seat."""
        self._revealed = revealed
        after = counts_after(tuple(map(len, revealed.hands)), revealed.outcome)
        self.skip.setVisible(not after[me] and only_seat(after) is None)
        self.legend.tell(revealed)
        self._tell()
        self.lay_out()

    def lay_out(self) -> None:
        """Put the way on at the right, the legend beside it, and the verdict into the rest."""
        measures = self.measures
        compact = measures is not WIDE
        zoom = self.theme.zoom
        right, middle = self.design_width - measures.padding, measures.height / 2
        for button in (self.next, self.skip):
            button.set_measures(measures.control, measures.text)
            if button.isVisibleTo(self):
                width = button.sizeHint().width() / zoom
                self.place(button, right - width, middle - measures.control / 2, width, measures.control)
                right -= width + measures.gap
        left = self._face_measures()[2]
        self.verdict.set_sizes(*((20, 14) if compact else (24, 15)))
        right = self._place_legend(left, right, row=not compact)
        self.place(self.verdict, left, _MARGIN, right - _GAP - left, measures.height - 2 * _MARGIN)

    def _place_legend(self, left: float, right: float, *, row: bool) -> float:
        """Put the legend at the right of the verdict, as long as it leaves room for that; returns where it begins."""
        height = self.measures.height
        self.legend.show()
        for in_a_row in (True, False) if row else (False,):
            self.legend.set_compact(not in_a_row)
            width = self.legend.design_width
            start = right - _GAP - width
            if self.verdict.fits(start - _GAP - left, height - 2 * _MARGIN):
                self.place(self.legend, start, 1, width + 1, height - 1)
                return start
        self.legend.hide()
        return right

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the face of whoever the verdict is about."""
        super().paintEvent(event)
        if self._revealed is None:
            return
        painter, area = open_canvas(self, self.theme)
        radius, x, _ = self._face_measures()
        outcome = self._revealed.outcome
        face = self._characters[concerned(outcome)]
        ring = Ring(self._ring_color(), 3.5)
        draw_portrait(painter, self.theme.pixmaps, x, area.center().y(), radius, face, ring)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()
            self.lay_out()

    def _face_measures(self) -> tuple[int, int, int]:
        return _WIDE_FACE if self.measures is WIDE else _SMALL_FACE

    def _ring_color(self) -> QColor:
        """Red for a die lost, gold for a right exact call."""
        tokens = self.theme.tokens
        outcome = self._revealed.outcome if self._revealed else None
        return tokens.danger if outcome and outcome.losers == (concerned(outcome),) else tokens.gold

    def _tell(self) -> None:
        revealed, words = self._revealed, self._words
        if revealed is None or words is None:
            return
        self.verdict.tell(words.verdicts.verdict(revealed), words.verdicts.explanation(revealed))
        after = counts_after(tuple(map(len, revealed.hands)), revealed.outcome)
        #: The last round is over
        ended = self.tr("See the result")
        name = self.tr("Next round") if only_seat(after) is None else ended
        key = KeyWords().next_round()
        self._key.setKey(QKeySequence(key))
        self.next.setText(name)
        self.next.allow(name, key, Topic.OPENS)
        #: The player is out of the game and does not wait for the others
        self.skip.setText(self.tr("Skip to the end"))
        self.update()

    def _enter(self) -> None:
        """Enter presses the button that has the focus, and goes on anywhere else."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        else:
            self.next_wanted.emit()
