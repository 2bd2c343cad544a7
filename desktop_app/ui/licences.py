"""The licences of everything that the game is shipped with, as each package of it carries them."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QPlainTextEdit, QVBoxLayout

from desktop_app.locator import resource
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT = 860, 640


class LicencesSheet(Sheet):
    """Shows the file of licences, which is in the words of those who wrote them."""

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._title = Label(theme, 24, 700)
        self._note = Label(theme, 15, color=ink2)
        self._note.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setVerticalScrollBar(ThinScrollBar(theme))
        self.text.setReadOnly(True)
        # With a cursor of its own people who hear the text can go through it.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.text.setPlainText(resource("licences", "third-party.txt").read_text("utf-8"))
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        ReturnPresses(self.close_button)
        self.close_button.clicked.connect(self.close_sheet)
        self._lay_out()
        theme.changed.connect(self._dress)
        self._dress()
        self._retranslate()
        self.show()
        self.text.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 12, left=36, top=28, right=36, bottom=24)
        spaces.keep(foot, 0)
        for widget in (self._title, self._note, self.text):
            column.addWidget(widget)
        foot.addStretch()
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _dress(self) -> None:
        tokens = self._theme.tokens
        palette = self.text.palette()
        palette.setColor(QPalette.ColorRole.Base, tokens.paper)
        palette.setColor(QPalette.ColorRole.Text, tokens.ink)
        self.text.setPalette(palette)
        self.text.setFont(self._theme.font(14))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Licences"))
        self._note.setText(
            self.tr("Each text is in the words of those who wrote it. Qt’s libraries may be replaced by your own.")
        )
        self.setAccessibleName(self._title.text())
        self.text.setAccessibleName(self._title.text())
        self.close_button.setText(self.tr("Close"))
