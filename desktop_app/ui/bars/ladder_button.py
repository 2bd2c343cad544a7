"""The button beside the spinner that opens the bid ladder, and its key."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.models.ladder import LadderModel
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.keys import KeyWords


class LadderButton(IconButton):
    """Asks for the ladder by `clicked`, whoever's turn it is; it sleeps until there is something to see on it."""

    def __init__(self, theme: Theme, ladder: LadderModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, Icon.LADDER, "", size=22, parent=parent)
        self._ladder = ladder
        self._key = QShortcut(self)
        self._key.setAutoRepeat(False)
        self._key.activated.connect(self.click)
        ladder.told.connect(self._wake)
        self._wake()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._wake()

    def _wake(self) -> None:
        key = KeyWords().ladder()
        #: A button: opens a grid of all bids of the round
        name = self.tr("Bid ladder")
        self._key.setKey(QKeySequence(key))
        self.setAccessibleName(name)
        self.setAccessibleDescription(key)
        self.setToolTip(f"{name} ({key})")
        self.setEnabled(self._ladder.observation is not None)
