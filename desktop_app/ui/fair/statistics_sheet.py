"""The sheet that answers "rigged": how often each face came up, beside what chance allows."""

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.engine.rules import FACES
from desktop_app.library.chance import together
from desktop_app.library.dice_count import CountedDice
from desktop_app.library.seen_dice import SeenDice
from desktop_app.library.templates import filled
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.fair.face_column import FaceColumn, Scale
from desktop_app.ui.fair.scale_ends import ScaleEnds
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT = 680, 600


class StatisticsSheet(Sheet):
    """The dice of one game, or of all that were played here; all of them, one's own, or the others'."""

    all_wanted = Signal()
    """All games are wanted for the first time: whoever has them counts them and calls `show_all`."""

    def __init__(self, theme: Theme, window: QMainWindow, game: SeenDice | None) -> None:
        """Without a game the dice of all games are in sight, and `wants_all` says so."""
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._theme = theme
        self._game = game
        self._all: CountedDice | None = None
        self._title, self.verdict = Label(theme, 28, 700), Label(theme, 16, 600)
        self._about = Label(theme, 14, color=ink2)
        for label in (self.verdict, self._about):
            label.setWordWrap(True)
        self.scope = Segments(theme, ("", ""))
        self.whose = Segments(theme, ("", "", ""))
        self.scope.part(0).setEnabled(game is not None)
        self.columns = [FaceColumn(theme, face) for face in FACES]
        self._ends = ScaleEnds(theme)
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        ReturnPresses(self.close_button)
        self.close_button.clicked.connect(self.close_sheet)
        self._lay_out()
        if game is None:
            self.scope.set_current(1)
        self.scope.current_changed.connect(self._change_scope)
        self.whose.current_changed.connect(self._show)
        self._retranslate()
        self.show()
        self.whose.part(0).setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def wants_all(self) -> bool:
        """Whether all games are asked for and nothing of them is known yet."""
        return self._shows_all and self._all is None

    def show_all(self, counted: CountedDice) -> None:
        """Show the dice of all games, as far as they have been counted."""
        self._all = counted
        if self._shows_all:
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @property
    def _shows_all(self) -> bool:
        return self.scope.current == 1

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
        self._show()

    def _show(self) -> None:
        seen = self._game if not self._shows_all else self._all.seen if self._all else None
        mine, others = seen or SeenDice()
        scale = Scale.of((together(mine, others), mine, others)[self.whose.current])
        for column in self.columns:
            column.show_scale(scale)
        self._ends.show_scale(scale)
        self.verdict.setText(self._progress() or self._verdict(scale))
        self.setAccessibleDescription(self.verdict.text())
        nothing = not scale.dice and not self._progress()
        self._about.setText(self._none_yet() if nothing else f"{self._explained()} {self._counted()}")
        for part in (*self.columns, self._ends):
            part.setHidden(nothing)
        if nothing:
            self.fit()
        else:
            self.set_height(_HEIGHT)

    def _progress(self) -> str:
        """How far the counting is, empty where nothing is being counted."""
        if not self._shows_all or (self._all is not None and self._all.is_done):
            return ""
        read, games = (self._all.read, self._all.games) if self._all else (0, 0)
        #: %1 of %2 games have been counted
        told = self.tr("Counting the dice: %1 of %2 games. Closing this window ends it.")
        return filled(told, read, games)

    def _verdict(self, scale: Scale) -> str:
        if not scale.dice:
            return self.tr("No dice have been revealed yet.")
        outside = sum(not scale.interval.holds(count) for count in scale.counts)
        interval = scale.interval
        expected = QLocale().toString(scale.expected, "f", 1)
        #: %1 is a number of dice with their noun, %2 how often each face is expected, %3 and %4 the least and the most
        told = self.tr("%1: %2 of each face are expected, and chance allows %3 to %4.")
        numbers = filled(told, self.tr("%Ln dice", "", scale.dice), expected, interval.least, interval.most)
        verdict = self.tr("%n faces lie outside.", "", outside) if outside else self.tr("All six lie within.")
        return f"{numbers} {verdict}"

    def _none_yet(self) -> str:
        if self._shows_all:
            return self.tr("The dice of a game are counted when it has ended; imported games are not.")
        return self.tr("The dice of a round are counted when the cups have been lifted.")

    def _explained(self) -> str:
        return self.tr(
            "A dot is how often a face was rolled, the line what is expected, the band what chance allows: in 99 of "
            "100 series of fair dice as long as this one, all six dots lie within the band."
        )

    def _counted(self) -> str:
        if not self._shows_all:
            return self.tr("Counted are the dice of the rounds that were revealed.")
        played = self._all.played if self._all else 0
        return self.tr(
            "Counted are the dice of all settled rounds of %Ln finished games played here; imported games are not.",
            "",
            played,
        )

    def _lay_out(self) -> None:
        column, head, choices = QVBoxLayout(self.panel), QHBoxLayout(), QHBoxLayout()
        plot, foot = QHBoxLayout(), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 10, left=36, top=24, right=36, bottom=20)
        spaces.keep(head, 12)
        spaces.keep(choices, 12)
        spaces.keep(plot, 0)
        spaces.keep(foot, 20)
        head.addWidget(self._title, 1)
        head.addWidget(self.scope)
        column.addLayout(head)
        choices.addWidget(self.whose)
        choices.addStretch()
        column.addLayout(choices)
        column.addWidget(self.verdict)
        for each in self.columns:
            plot.addWidget(each, 1)
        plot.addWidget(self._ends)
        column.addLayout(plot, 1)
        foot.addWidget(self._about, 1)
        foot.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
