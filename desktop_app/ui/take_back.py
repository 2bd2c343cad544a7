"""The button that takes a slip back, in sight on the table as long as that can be done."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Theme

_HEIGHT, _TEXT = 38, 15
# From the corner that it lies in, in pixels of the design; below it stand the options of the game.
_LEFT, _BELOW = 14, 36


class TakeBackButton(Button):
    """Lies over the lower left corner of the table; the menu bar has the same, with its key."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, icon=Icon.UNDO, height=_HEIGHT, size=_TEXT, parent=parent)
        self._theme = theme
        self._corner = (0, 0)
        ReturnPresses(self)
        self.hide()
        self._retranslate()

    def put(self, left: int, bottom: int) -> None:
        """Have the corner of the table there."""
        self._corner = (left, bottom)
        zoom, size = self._theme.zoom, self.sizeHint()
        top = bottom - round(_BELOW * zoom) - size.height()
        self.setGeometry(left + round(_LEFT * zoom), top, size.width(), size.height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        #: A button on the table: undo one's own bid or call
        self.setText(self.tr("Take back"))
        self.put(*self._corner)
