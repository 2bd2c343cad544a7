"""Phrase, secret and seal, each whole."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.dice_check import DiceCheck
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, danger, ink2, primary
from desktop_app.ui.seal import in_groups
from desktop_app.ui.theme import Theme

_DIGITS = 64


class SealedRows(Panel):
    """What the dice follow from, each with a link that copies it."""

    def __init__(self, theme: Theme, check: DiceCheck, parent: QWidget | None = None) -> None:
        super().__init__(theme, Ground.ROW, parent)
        self._check = check
        self._values = (check.phrase, check.secret, check.seal)
        self._titles = [Label(theme, 13, color=ink2) for _ in self._values]
        self.labels = [Label(theme, 14) for _ in self._values]
        self.copy_links = [LinkButton(theme, size=13) for _ in self._values]
        self.verdict = Label(theme, 14, 600, primary if check.seal_agrees else danger)
        self._lay_out(theme)
        for link, value in zip(self.copy_links, self._values, strict=True):
            ReturnPresses(link)
            link.setVisible(bool(value))
            link.clicked.connect(lambda *, link=link, value=value: self._copy(link, value))
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        #: Instead of a phrase, where the player has typed none
        phrase = self._check.phrase or self.tr("none")
        shown = (phrase, in_groups(self._check.secret, _DIGITS), in_groups(self._check.seal, _DIGITS))
        names = (self.tr("Phrase"), self.tr("Secret"), self.tr("Seal"))
        for title, label, link, name, text in zip(
            self._titles, self.labels, self.copy_links, names, shown, strict=True
        ):
            title.setText(name)
            label.setText(text)
            link.setText(self.tr("Copy"))
            #: What a screen reader says for the button: %1 is the name of what is copied
            link.setAccessibleName(filled(self.tr("Copy: %1"), name))
            link.setAccessibleDescription(text)
        self.verdict.setText(
            self.tr("The seal is that of the secret.")
            if self._check.seal_agrees
            else self.tr("The seal is not that of the secret.")
        )

    def _copy(self, link: LinkButton, value: str) -> None:
        QGuiApplication.clipboard().setText(value)
        QToolTip.showText(link.mapToGlobal(QPoint(0, link.height() // 2)), self.tr("Copied"), link)

    def _lay_out(self, theme: Theme) -> None:
        column, spaces = QVBoxLayout(self), Spaces(theme, self)
        spaces.keep(column, 0, left=16, top=6, right=12, bottom=12)
        for title, label, link in zip(self._titles, self.labels, self.copy_links, strict=True):
            head = QHBoxLayout()
            spaces.keep(head, 8)
            head.addWidget(title, 1)
            head.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)
            column.addLayout(head)
            label.setWordWrap(True)
            column.addWidget(label)
        self.verdict.setWordWrap(True)
        column.addSpacing(8)
        column.addWidget(self.verdict)
