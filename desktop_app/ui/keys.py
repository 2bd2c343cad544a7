"""Keys as people expect them: Return presses a button, arrows stay with what they move in."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

RETURN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ReturnPresses(QObject):
    """Lets Return press one button. Qt does so in dialogs only, and there again and again while the key is held."""

    def __init__(self, button: QPushButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key before the button sees it."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in RETURN_KEYS:
            if not event.isAutoRepeat():
                self._button.click()
            return True
        return super().eventFilter(watched, event)


class KeepsArrows(QObject):
    """Lets a widget have Left and Right for itself where they are a shortcut of the page around it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer Qt, which asks before it looks for a shortcut."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.accept()
            return True
        return super().eventFilter(watched, event)
