"""The seal of the dice, short and readable; a press copies it whole."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.theme import Theme

# Hexadecimal digits that are shown, in groups.
_SHOWN, _GROUP = 16, 4


def in_groups(digits: str, shown: int = _SHOWN) -> str:
    """The first digits in groups of four: "7c1f 09ae 52d4 b83e"."""
    return " ".join(digits[start : start + _GROUP] for start in range(0, min(shown, len(digits)), _GROUP))


class SealLabel(LinkButton):
    """Shows the beginning of a seal or a secret; the tooltip holds all of it."""

    def __init__(self, theme: Theme, digits: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, in_groups(digits), parent=parent)
        self._digits = digits
        self.clicked.connect(self._copy)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        #: Tooltip; %1 are 64 hexadecimal digits
        self.setToolTip(self.tr("Copy: %1").replace("%1", self._digits))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._digits)
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() // 2)), self.tr("Copied"), self)


class SealStrip(QWidget):
    """The seal of the game that is being played, in sight from before the first roll on."""

    def __init__(self, theme: Theme, digits: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = Label(theme, 13, color=ink2, parent=self)
        self.seal_label = SealLabel(theme, digits, self)
        row = QHBoxLayout(self)
        Spaces(theme, self).keep(row, 4, left=14, right=8)
        row.addWidget(self._title, 1)
        row.addWidget(self.seal_label)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sunken strip, with the edges of the story over it."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillRect(area, tokens.paper2)
        painter.fillRect(area.adjusted(0, 0, 1 - area.width(), 0), tokens.line)
        painter.fillRect(area.adjusted(0, 0, 0, 1 - area.height()), tokens.line)
        painter.end()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Seal"))
        self.seal_label.setAccessibleName(self.tr("Seal of the dice"))
