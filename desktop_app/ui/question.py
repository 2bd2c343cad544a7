"""A question before something that cannot be undone."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH = 460


class QuestionWords(NamedTuple):
    """What is asked: two buttons, one that leaves everything as it is and one that does it."""

    title: str
    text: str
    stay: str
    leave: str


class Question(Sheet):
    """Asks before something is done; leaving everything as it is has the focus."""

    confirmed = Signal()

    def __init__(self, theme: Theme, window: QMainWindow, words: Callable[[], QuestionWords]) -> None:
        """`words` is what is asked, in the language of now."""
        super().__init__(theme, window, _WIDTH, _WIDTH)
        self._words = words
        self._title, self._text = Label(theme, 22, 600), Label(theme, 15)
        self._text.setWordWrap(True)
        self.stay_button, self.leave_button = Button(theme), Button(theme, kind=Kind.DANGER)
        for button in (self.stay_button, self.leave_button):
            ReturnPresses(button)
        self.stay_button.clicked.connect(self.close_sheet)
        self.leave_button.clicked.connect(self._confirm)
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(theme, self)
        spaces.keep(column, 10, left=32, top=26, right=32, bottom=24)
        spaces.keep(foot, 16, top=14)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addStretch()
        foot.addStretch()
        foot.addWidget(self.stay_button)
        foot.addWidget(self.leave_button)
        column.addLayout(foot)
        theme.changed.connect(self.fit)
        self._retranslate()
        self.show()
        self.stay_button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _confirm(self) -> None:
        if not self.isHidden():
            self.close_sheet()
            self.confirmed.emit()

    def _retranslate(self) -> None:
        words = self._words()
        self._title.setText(words.title)
        self.setAccessibleName(words.title)
        self._text.setText(words.text)
        self.stay_button.setText(words.stay)
        self.leave_button.setText(words.leave)
        self.fit()


class GiveUpQuestion(Question):
    """Asks whether the running game is to end without a winner."""

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(theme, window, self.words)

    def words(self) -> QuestionWords:
        """What is asked, in the language of now."""
        return QuestionWords(
            self.tr("Give up this game?"),
            self.tr("It ends here, and nobody has won it."),
            self.tr("Play on"),
            self.tr("Give up"),
        )
