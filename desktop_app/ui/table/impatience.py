"""For whoever does not want to wait: a click on the table, Space or Return show at once what is still to come."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

_KEYS = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
#: Return on the number pad comes with this.
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_PRESS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
#: Milliseconds after such a key in which the next one does nothing: whoever presses quickly must not bid by mistake.
_GUARD = 300


class HurryingClicks(QObject):
    """Takes the clicks on a surface, as long as there is something to hurry: they do nothing else."""

    hurried = Signal()
    """Somebody does not want to wait."""

    def __init__(self, surface: QWidget, may_hurry: Callable[[], bool], parent: QObject) -> None:
        """May_hurry tells whether there is something to hurry now."""
        super().__init__(parent)
        self._may_hurry = may_hurry
        self._taken = False
        surface.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a press that hurries, and its release."""
        if event.type() in _PRESS:
            self._taken = self._may_hurry()
            if self._taken:
                self.hurried.emit()
            return self._taken
        if event.type() is QEvent.Type.MouseButtonRelease:
            taken, self._taken = self._taken, False
            return taken
        return super().eventFilter(watched, event)


class HurryingKeys(QObject):
    """Takes Space and Return from widgets, as long as there is something to hurry: they do nothing else.

    An enabled button keeps its own keys.
    """

    hurried = Signal()
    """Somebody does not want to wait."""

    def __init__(self, may_hurry: Callable[[], bool], parent: QObject) -> None:
        """May_hurry tells whether there is something to hurry now."""
        super().__init__(parent)
        self._may_hurry = may_hurry
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(_GUARD)

    def watch(self, *widgets: QWidget) -> None:
        """Take the keys of these widgets and of all in them."""
        for widget in widgets:
            for each in (widget, *widget.findChildren(QWidget)):
                each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what hurries, before a button or a shortcut gets it."""
        if isinstance(event, QKeyEvent) and event.key() in _KEYS and not event.modifiers() & ~_KEYPAD:
            return self._takes(watched, event)
        return super().eventFilter(watched, event)

    def _takes(self, watched: QObject, event: QKeyEvent) -> bool:
        own = isinstance(watched, QAbstractButton) and watched.isEnabled()
        hurries = self._may_hurry() and not own
        if event.type() is QEvent.Type.KeyRelease or not (hurries or self._guard.isActive()):
            return False
        event.accept()  # of a ShortcutOverride: then no shortcut gets the key
        if event.type() is QEvent.Type.KeyPress:
            self._guard.start()
            if hurries and not event.isAutoRepeat():
                self.hurried.emit()
        return True
