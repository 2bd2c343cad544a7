"""What was sealed before the first roll, at the end of the game: seal, secret, phrase, and the way to the check."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.ending import Ending
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import FittingLabel, Label, Spaces, ink2
from desktop_app.ui.seal import SealLabel
from desktop_app.ui.theme import Theme


class SealedLines(QWidget):
    """Two lines; a game from a record may have neither seal nor secret."""

    check_wanted = Signal()

    def __init__(self, theme: Theme, ending: Ending, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._check = ending.check
        self._seal_title, self._secret_title = Label(theme, 13, color=ink2), Label(theme, 13, color=ink2)
        self.seal_label, self.secret_label = SealLabel(theme, ending.seal), SealLabel(theme, ending.secret)
        self.phrase_label = FittingLabel(theme, 14, color=ink2)
        Hint(self.phrase_label, theme)  # Qt's own tooltip would read marks in a phrase as HTML
        self.check_button = LinkButton(theme)
        for button in (self.check_button, self.seal_label, self.secret_label):
            ReturnPresses(button)
        self.check_button.clicked.connect(self.check_wanted)
        self._lay_out()
        # Not before it has its place: shown without a parent it would be a window of its own, and take the focus along.
        self.check_button.setVisible(ending.check is not None)
        for widget in (self._seal_title, self.seal_label):
            widget.setVisible(bool(ending.seal))
        for widget in (self._secret_title, self.secret_label):
            widget.setVisible(bool(ending.secret))
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._seal_title.setText(self.tr("Seal"))
        self._secret_title.setText(self.tr("Secret"))
        self.seal_label.setAccessibleName(self.tr("Seal of the dice"))
        self.secret_label.setAccessibleName(self.tr("Secret behind the seal"))
        self.check_button.setText(self.tr("Check the dice"))
        phrase = self._check.phrase if self._check else ""
        #: At the end of a game: %1 is what the player typed before the first roll
        told = filled(self.tr("Phrase: “%1”"), phrase) if phrase else self.tr("No phrase was typed.")
        if self._check is None:
            #: The record of a game tells no secret
            told = self.tr("The dice are not proven.")
        self.phrase_label.setText(told)
        self.phrase_label.setToolTip(phrase)

    def _lay_out(self) -> None:
        column, dice, phrase = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 4)
        spaces.keep(dice, 6, left=12, right=12, top=4)
        spaces.keep(phrase, 8, left=12, right=12, bottom=8)
        for widget in (self._seal_title, self.seal_label, self._secret_title, self.secret_label):
            dice.addWidget(widget)
        dice.insertStretch(2)
        column.addLayout(dice)
        phrase.addWidget(self.phrase_label, 1)
        phrase.addWidget(self.check_button)
        column.addLayout(phrase)
