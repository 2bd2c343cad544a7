"""A button that makes a move: it says its key while it can be pressed, and why while it cannot."""

from PySide6.QtGui import QMouseEvent

from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.rulebook.topics import Topic


class MoveButton(Button):
    """A button for one of the player's moves."""

    def allow(self, name: str, key: str, topic: Topic) -> None:
        """It can be pressed; name and key go into its tooltip. The rules say more about it under the topic."""
        set_topic(self, topic)
        self.setToolTip(f"{name} ({key})")
        self.setAccessibleName(name)
        self.setAccessibleDescription(key)
        self.setEnabled(True)

    def refuse(self, name: str, reason: str, topic: Topic) -> None:
        """It cannot be pressed, for that reason. The rules say more about it under the topic."""
        set_topic(self, topic)
        self.setToolTip(reason)
        self.setAccessibleName(name)
        self.setAccessibleDescription(reason)
        self.setEnabled(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is none: the first has made the move."""
        event.accept()
