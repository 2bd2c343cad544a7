"""The sheet that answers "rigged": how often each face came up, beside what chance allows."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.engine.rules import FACES
from desktop_app.library.chance import FaceCounts, allowed, together
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.fair.face_row import FaceRow
from desktop_app.ui.fair.seen_dice import SeenDice
from desktop_app.ui.filling import filled
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT = 620, 620


class StatisticsSheet(Sheet):
    """The dice of this game or of all games that are kept; all of them, one's own, or the others'."""

    all_wanted = Signal()
    """All games are wanted for the first time: whoever has them counts them and calls `show_all`."""

    def __init__(self, theme: Theme, window: QMainWindow, game: SeenDice | None, *, has_all: bool = False) -> None:
        """Without a game only the dice of all games can be seen, where there are any (`has_all`)."""
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._theme = theme
        self._game = game
        self._all: SeenDice | None = None
        self._progress = ""
        self._title, self.verdict = Label(theme, 28, 700), Label(theme, 16, 600)
        self._about = Label(theme, 14, color=ink2)
        for label in (self.verdict, self._about):
            label.setWordWrap(True)
        self.scope = Segments(theme, ("", ""))
        self.whose = Segments(theme, ("", "", ""))
        self.scope.part(0).setEnabled(game is not None)
        self.rows = [FaceRow(theme, face) for face in FACES]
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        ReturnPresses(self.close_button)
        self.close_button.clicked.connect(self.close_sheet)
        self._lay_out()
        self.scope.setVisible(has_all)
        if game is None:
            self.scope.set_current(1)
        self.scope.current_changed.connect(self._change_scope)
        self.whose.current_changed.connect(self._show)
        self._retranslate()
        self.show()
        self.whose.part(0).setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def wants_all(self) -> bool:
        """Whether all games are asked for and not known yet."""
        return self.scope.current == 1 and self._all is None

    def show_all(self, seen: SeenDice, progress: str = "") -> None:
        """Show the dice of all games; progress says how far the counting is, empty at its end."""
        self._all, self._progress = seen, progress
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _change_scope(self) -> None:
        if self.wants_all:
            self.all_wanted.emit()
        self._show()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Dice statistics"))
        self.setAccessibleName(self._title.text())
        self.close_button.setText(self.tr("Close"))
        self.scope.set_labels([self.tr("This game"), self.tr("All games")])
        self.scope.setAccessibleName(self.tr("Which games"))
        self.whose.set_labels([self.tr("All dice"), self.tr("Your dice"), self.tr("Other players’ dice")])
        self.whose.setAccessibleName(self.tr("Whose dice"))
        self._about.setText(
            self.tr(
                "The bar is how often a face was rolled, the line what is expected, the band what chance allows: in 99 "
                "of 100 series of fair dice as long as this one, all six bars end within their bands. Counted are the "
                "dice of the rounds that were revealed."
            )
        )
        self._show()

    def _show(self) -> None:
        seen = (self._game if self.scope.current == 0 else self._all) or SeenDice()
        counts = (together(seen.mine, seen.others), seen.mine, seen.others)[self.whose.current]
        self._show_counts(counts)
        self.verdict.setText(self._progress if self.scope.current == 1 and self._progress else self._verdict(counts))
        self.setAccessibleDescription(self.verdict.text())

    def _show_counts(self, counts: FaceCounts) -> None:
        dice, interval = sum(counts), allowed(sum(counts))
        most = max(interval.most, *counts)
        for row, count in zip(self.rows, counts, strict=True):
            row.show_count(count, dice, interval, most)

    def _verdict(self, counts: Sequence[int]) -> str:
        dice = sum(counts)
        if not dice:
            return self.tr("No dice have been revealed yet.")
        interval = allowed(dice)
        outside = sum(not interval.holds(count) for count in counts)
        expected = QLocale().toString(dice / len(counts), "f", 1)
        #: %1 is a number of dice with their noun, %2 how often each face is expected, %3 and %4 the least and the most
        told = self.tr("%1: %2 of each face are expected, and chance allows %3 to %4.")
        numbers = filled(told, self.tr("%Ln dice", "", dice), expected, interval.least, interval.most)
        verdict = self.tr("%n faces lie outside.", "", outside) if outside else self.tr("All six lie within.")
        return f"{numbers} {verdict}"

    def _lay_out(self) -> None:
        column, choices, foot = QVBoxLayout(self.panel), QHBoxLayout(), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 10, left=36, top=24, right=36, bottom=20)
        spaces.keep(choices, 12)
        spaces.keep(foot, 20)
        column.addWidget(self._title)
        choices.addWidget(self.scope)
        choices.addStretch()
        choices.addWidget(self.whose)
        column.addLayout(choices)
        column.addWidget(self.verdict)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch()
        foot.addWidget(self._about, 1)
        foot.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
