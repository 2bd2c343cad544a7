"""What is left to do for a player who is out: watch on, or skip to the end."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.ui.bars.bar import WIDE, Measures
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Theme

_GAP = 12


class OutButtons(QWidget):
    """Two buttons at the right end; once the player watches on, one."""

    watch_wanted = Signal()
    """The player goes on watching."""

    skip_wanted = Signal()
    """The player wants to see the end at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measures = WIDE
        self.watch = Button(theme, kind=Kind.PRIMARY, icon=Icon.EYE, parent=self)
        self.skip = Button(theme, icon=Icon.SKIP, parent=self)
        self.watch.clicked.connect(self.watch_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        self.retranslate()

    def set_measures(self, measures: Measures) -> None:
        """Change to other sizes."""
        self._measures = measures
        for button in (self.watch, self.skip):
            button.set_measures(measures.control, measures.text)

    def show_watch(self, *, shown: bool) -> None:
        """Offer to watch on, or take the offer away."""
        self.watch.setVisible(shown)
        self.lay_out()

    def lay_out(self) -> None:
        """Put the buttons at the right end, each as wide as it needs to be."""
        right = self.width()
        for button in (self.watch, self.skip):
            if button.isVisibleTo(self):
                size = button.sizeHint()
                button.setGeometry(
                    right - size.width(), round((self.height() - size.height()) / 2), size.width(), size.height()
                )
                right -= size.width() + round(_GAP * self._theme.zoom)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Name the buttons."""
        #: The player is out of the game and goes on watching
        self.watch.setText(self.tr("Watch on"))
        #: The player is out of the game and does not wait for the others
        self.skip.setText(self.tr("Skip to the end"))
        self.lay_out()
