"""About the program: its version, whose work it is built of, and under which licences."""

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.library.templates import filled
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.licences import LicencesSheet
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme
from desktop_app.version import VERSION

_WIDTH = 540


class AboutSheet(Sheet):
    """Says what this is."""

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(theme, window, _WIDTH, _WIDTH)
        self._window = window
        self._title = Label(theme, 28, 700)
        self._version = Label(theme, 15, color=ink2)
        self.lines = [Label(theme, 14) for _ in range(5)]
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        ReturnPresses(self.close_button)
        self.close_button.clicked.connect(self.close_sheet)
        self.licences_button = Button(theme)
        ReturnPresses(self.licences_button)
        self.licences_button.clicked.connect(self._show_licences)
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(theme, self)
        spaces.keep(column, 10, left=36, top=28, right=36, bottom=24)
        spaces.keep(foot, 0, top=12)
        column.addWidget(self._title)
        column.addWidget(self._version)
        for line in self.lines:
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(line)
        column.addStretch()
        foot.addWidget(self.licences_button)
        foot.addStretch()
        foot.addWidget(self.close_button)
        column.addLayout(foot)
        self._retranslate()
        self.show()
        self.close_button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show_licences(self) -> None:
        self.close_sheet()
        LicencesSheet(self._theme, self._window)

    def _retranslate(self) -> None:
        self._title.setText("Palifico")
        self.setAccessibleName(self._title.text())
        #: %1 is a version number
        self._version.setText(filled(self.tr("Version %1"), VERSION))
        self.close_button.setText(self.tr("Close"))
        #: A button: opens the texts of all licences
        self.licences_button.setText(self.tr("Licences…"))
        texts = (
            self.tr("Liar’s Dice with Palifico, against computer players."),
            self.tr("It never goes online: your games and settings stay on this computer."),
            self.tr("Free software under the MIT licence."),
            #: %1 is a version number
            filled(
                self.tr("Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer and Rich."),
                qVersion(),
            ),
            self.tr("Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1)."),
        )
        for line, text in zip(self.lines, texts, strict=True):
            line.setText(text)
        self.fit()
