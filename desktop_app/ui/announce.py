"""What a screen reader says by itself, without anybody asking: the one place that makes it speak."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, text: str) -> None:
    """Let a screen reader say a text in the name of a widget; without a screen reader nothing happens."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))
