"""Phrase, secret and seal, each on a row, whole."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.match.dice_check import DiceCheck
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, danger, ink2, primary
from desktop_app.ui.seal import SealLabel
from desktop_app.ui.theme import Theme

_ALL = 64


class SealedRows(Panel):
    """What the dice follow from; secret and seal are copied with a press."""

    def __init__(self, theme: Theme, check: DiceCheck, parent: QWidget | None = None) -> None:
        super().__init__(theme, Ground.ROW, parent)
        self._check = check
        self._titles = [Label(theme, 13, color=ink2) for _ in range(3)]
        self.phrase = Label(theme, 15)
        self.phrase.setWordWrap(True)
        self.secret, self.seal = SealLabel(theme, check.secret), SealLabel(theme, check.seal)
        self.verdict = Label(theme, 14, 600, primary if check.seal_agrees else danger)
        self.verdict.setWordWrap(True)
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 2, left=16, top=12, right=16, bottom=12)
        for title, value in zip(self._titles, (self.phrase, self.secret, self.seal), strict=True):
            column.addWidget(title)
            column.addWidget(value)
        column.addWidget(self.verdict)
        for button in (self.secret, self.seal):
            ReturnPresses(button)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        texts = (self.tr("Phrase"), self.tr("Secret"), self.tr("Seal"))
        for title, text in zip(self._titles, texts, strict=True):
            title.setText(text)
        #: Instead of a phrase, where the player has typed none
        self.phrase.setText(self._check.phrase or self.tr("none"))
        self.secret.setAccessibleName(f"{self.tr('Secret')} {self._check.secret}")
        self.seal.setAccessibleName(f"{self.tr('Seal')} {self._check.seal}")
        self.verdict.setText(
            self.tr("The seal is that of the secret.")
            if self._check.seal_agrees
            else self.tr("The seal is not that of the secret.")
        )
