"""Keys that are held down, which pytest-qt cannot do."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


def hold(widget: QWidget, key: Qt.Key) -> None:
    """What a keyboard sends once more while a key is held down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(widget, event)
