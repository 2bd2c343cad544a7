"""The sheet of a notice."""

import os
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QToolTip, QVBoxLayout

from desktop_app.ui.announce import announce
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import FittingLabel, Label, Spaces, ink2
from desktop_app.ui.notices.badge import Badge
from desktop_app.ui.notices.notice import Notice
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH, _SIDE = 460, 34


class NoticeSheet(Sheet):
    """Tells a notice over whatever is on the screen; going on has the focus."""

    def __init__(self, theme: Theme, window: QMainWindow, notice: Notice) -> None:
        super().__init__(theme, window, _WIDTH, _WIDTH)
        self.notice = notice
        self.was_read = True
        """Once it is closed: whether whoever sits there has closed it."""
        self._badge = Badge(theme, notice.icon, notice.color)
        self._title, self._text = Label(theme, 22, 600), Label(theme, 15)
        self._text.setWordWrap(True)
        self._title.setWordWrap(True)
        self._kept, self._file = Label(theme, 13, color=ink2), FittingLabel(theme, 15, 500)
        self.copy_button = LinkButton(theme)
        self.show_button, self.go_button = Button(theme), Button(theme, kind=Kind.PRIMARY)
        for button in (self.copy_button, self.show_button, self.go_button):
            ReturnPresses(button)
        self.copy_button.clicked.connect(self._copy)
        self.show_button.clicked.connect(self._show_folder)
        self.go_button.clicked.connect(self.close_sheet)
        self._lay_out()
        theme.changed.connect(self.fit)
        self._retranslate()
        self.show()
        self.go_button.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, f"{self._title.text()}. {self._text.text()}")

    def give_way(self) -> None:
        """Close unread: a notice may come in the moment in which a game begins."""
        self.was_read = False
        self.close_sheet()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        words = self.notice.words()
        self._title.setText(words.title)
        self._text.setText(words.text)
        self._kept.setText(words.kept)
        self._file.setText(str(self.notice.file or ""))
        self._file.setToolTip(str(self.notice.file or ""))
        self.go_button.setText(words.go_on)
        self.show_button.setText(self.tr("Show the folder"))
        self.copy_button.setText(self.tr("Copy details"))
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.text)
        self.fit()

    def _copy(self) -> None:
        if self.notice.details is not None:
            QGuiApplication.clipboard().setText(self.notice.details())
            place = self.copy_button.mapToGlobal(QPoint(0, self.copy_button.height() // 2))
            QToolTip.showText(place, self.tr("Copied"), self.copy_button)

    def _show_folder(self) -> None:
        """Show where the file lies: opened by itself it may go to any program, a record to this one again."""
        if self.notice.file is not None:
            places = [*([self.notice.file] if self.notice.is_folder else []), *self.notice.file.parents]
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(next(filter(os.path.isdir, places), Path.home()))))

    def _lay_out(self) -> None:
        spaces = Spaces(self._theme, self)
        column, foot, row = QVBoxLayout(self.panel), QHBoxLayout(), Panel(self._theme, Ground.ROW)
        spaces.keep(column, 14, left=_SIDE, top=30, right=_SIDE, bottom=24)
        spaces.keep(foot, 12, top=6)
        column.addWidget(self._badge)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addStretch()
        inner = QVBoxLayout(row)
        spaces.keep(inner, 2, left=16, top=10, right=16, bottom=10)
        inner.addWidget(self._kept)
        inner.addWidget(self._file)
        column.addWidget(row)
        foot.addWidget(self.show_button, 1)
        foot.addWidget(self.go_button, 1)
        column.addLayout(foot)
        column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignHCenter)
        # Only now: what is shown before it has a parent is a window of its own, and takes the focus away.
        row.setVisible(self.notice.file is not None)
        self.show_button.setVisible(self.notice.file is not None)
        self.copy_button.setVisible(self.notice.details is not None)
