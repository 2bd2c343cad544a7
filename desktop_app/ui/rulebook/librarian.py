"""Opens the rule book where it answers a question, and knows what can be asked about."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.library.settings import Settings
from desktop_app.ui import doors
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.menus import MenuBar
from desktop_app.ui.rulebook.questions import topic_of
from desktop_app.ui.rulebook.sections import KeyLine
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.rulebook.window import RuleBook


class Librarian(QObject):
    """Keeps the one rule book of a window; it is made when it is first wanted."""

    def __init__(self, theme: Theme, settings: Settings, menu: MenuBar, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._settings = settings
        self._menu = menu
        self._window = window
        self._book: RuleBook | None = None

    @property
    def book(self) -> "RuleBook | None":
        """The book, once it has been opened."""
        return self._book

    def open(self, topic: Topic | None = None) -> None:
        """Open the book at a topic, or where it was left, and bring it to the front."""
        if self._book is None:
            self._book = doors.rule_book()(self._theme, self._settings, self._key_lines, self._window)
        self._book.open_at(topic)

    def answer(self) -> None:
        """Open it where it says something about what somebody looks at: under a hint, or else where the focus is."""
        self.open(self._asked_about())

    def close(self) -> None:
        """Close the book."""
        if self._book is not None:
            self._book.close()

    def _asked_about(self) -> Topic | None:
        pointed_at = QApplication.widgetAt(QCursor.pos())
        hint = None
        if pointed_at is not None:
            hint = pointed_at.findChild(Hint, "", Qt.FindChildOption.FindDirectChildrenOnly)
        if hint is not None and hint.text:
            return topic_of(pointed_at)
        return topic_of(QApplication.focusWidget())

    def _key_lines(self) -> tuple[KeyLine, ...]:
        return tuple(KeyLine(keys, does) for keys, does in self._menu.key_lines())
