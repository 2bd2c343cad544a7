"""The board of notices: whoever has something to tell posts it here, and it is told once, one after another."""

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from desktop_app.ui.notices.notice import Notice
from desktop_app.ui.notices.sheet import NoticeSheet
from desktop_app.ui.theme import Theme


class NoticeBoard(QObject):
    """Tells notices over a window, each until it has been read."""

    closed = Signal(str)
    """The key of a notice that has been read."""

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._waiting: deque[Notice] = deque()
        self._sheet: NoticeSheet | None = None

    @property
    def sheet(self) -> NoticeSheet | None:
        """The sheet of the notice that is being told."""
        return self._sheet

    def post(self, notice: Notice) -> None:
        """Tell a notice, now or after those before it; one that is being told or waits is not told again."""
        shown = [self._sheet.notice.key] if self._sheet else []
        if notice.key not in (*shown, *(each.key for each in self._waiting)):
            self._waiting.append(notice)
            self._tell_next()

    def _tell_next(self) -> None:
        if self._sheet is None and self._waiting:
            self._sheet = NoticeSheet(self._theme, self._window, self._waiting.popleft())
            self._sheet.closed.connect(self._close)

    def _close(self) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None and sheet.was_read:
            self.closed.emit(sheet.notice.key)
            self._tell_next()
        elif sheet is not None:
            # Again as soon as that is in sight for which it has been closed.
            self._waiting.appendleft(sheet.notice)
            QTimer.singleShot(0, self, self._tell_next)
