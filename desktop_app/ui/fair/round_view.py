"""One round computed again: a row for each seat, with the bytes that were drawn for it and their dice."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.dice_check import DiceCheck
from desktop_app.ui.announce import announce
from desktop_app.ui.controls.stepper import Stepper
from desktop_app.ui.fair.byte_strip import ByteStrip, ByteWords
from desktop_app.ui.labels import FittingLabel, Label, Spaces, danger, ink2, primary
from desktop_app.ui.theme import Theme

_NAME_WIDTH = 104


class RoundView(QWidget):
    """Shows the rounds of a game one at a time; the number is changed by click, wheel, arrows or typing."""

    def __init__(self, theme: Theme, check: DiceCheck, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._check = check
        self._names = names
        self._round, self._of = Label(theme, 16, 600), Label(theme, 15, color=ink2)
        self.stepper = Stepper(theme)
        self.stepper.setRange(1, max(len(check.rounds), 1))
        self._message = FittingLabel(theme, 14, color=ink2)
        self.verdict = Label(theme, 14, 600)
        self.strips = [ByteStrip(theme) for _ in names]
        self._labels = [FittingLabel(theme, 15, 600) for _ in names]
        self._lay_out()
        self._round.setBuddy(self.stepper)
        self.stepper.valueChanged.connect(self._show_round)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        #: Before a field with the number of a round
        self._round.setText(self.tr("Round"))
        self.stepper.set_name(self.tr("Round"))
        #: After the number of a round: %1 is how many there are
        self._of.setText(filled(self.tr("of %1"), len(self._check.rounds)))
        self._show_round()

    def _show_round(self) -> None:
        each = self._check.rounds[self.stepper.value() - 1]
        #: %1 is a formula
        self._message.setText(filled(self.tr("Bytes of %1"), f"HMAC-SHA256(secret, “{each.message}”)"))
        self._message.setToolTip(self._message.text())
        self.verdict.set_color(primary if each.agrees else danger)
        self.verdict.setText(
            self.tr("These are the dice of the game.") if each.agrees else self.tr("The game had other dice.")
        )
        for label, strip, name, drawn in zip(self._labels, self.strips, self._names, each.drawn, strict=True):
            label.setText(name)
            label.setToolTip(name)
            label.setVisible(bool(drawn))
            strip.setVisible(bool(drawn))
            strip.show_bytes(drawn)
        told = [f"{name}: {ByteWords().told(drawn)}" for name, drawn in zip(self._names, each.drawn, strict=True)]
        self.stepper.setAccessibleDescription(". ".join([*told, self.verdict.text()]))
        if self.stepper.hasFocus():
            announce(self.stepper, self.stepper.accessibleDescription())

    def _lay_out(self) -> None:
        column, head, grid = QVBoxLayout(self), QHBoxLayout(), QGridLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 8)
        spaces.keep(head, 10)
        spaces.keep(grid, 2)
        for widget in (self._round, self.stepper, self._of):
            head.addWidget(widget)
        head.addStretch()
        head.addWidget(self.verdict)
        column.addLayout(head)
        column.addWidget(self._message)
        for row, (label, strip) in enumerate(zip(self._labels, self.strips, strict=True)):
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(strip, row, 1)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        self._theme.changed.connect(self._rescale)
        self._rescale()
        column.addLayout(grid)
        column.addStretch()

    def _rescale(self) -> None:
        self._grid.setColumnMinimumWidth(0, round(_NAME_WIDTH * self._theme.zoom))
