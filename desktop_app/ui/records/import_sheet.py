"""The sheet of an import: how far it has come, what was refused and why; it can be cancelled."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.library.importing import Import, Progress, Refusal
from desktop_app.ui.announce import announce
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.records.progress_bar import FillingBar
from desktop_app.ui.records.refusals_list import RefusalsList
from desktop_app.ui.records.words import RecordWords
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT = 640, 460
# Refusals beyond these are counted, not listed.
_MOST_LISTED = 5_000


class ImportSheet(Sheet):
    """Follows one import; closing the sheet before its end cancels it, and what has been taken stays."""

    def __init__(self, theme: Theme, window: QMainWindow, work: Import) -> None:
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._theme = theme
        self._work = work
        self._words = RecordWords()
        self._progress = Progress(0, 0, 0, 0)
        self._ended = self._stopped = False
        self._refusals: list[Refusal] = []
        self._title, self.told = Label(theme, 28, 700), Label(theme, 16)
        self._heading, self._note = Label(theme, 15, 600), Label(theme, 14, color=ink2)
        self._note.setWordWrap(True)
        self.bar = FillingBar(theme)
        self._ground, self.list = Panel(theme, Ground.ROW), RefusalsList(theme)
        self.copy_button = LinkButton(theme)
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        for button in (self.copy_button, self.close_button):
            ReturnPresses(button)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.close_sheet)
        theme.changed.connect(self._tell)
        self._lay_out()
        work.progressed.connect(self._follow)
        work.refused.connect(self._refuse)
        work.finished.connect(self._end)
        self.closed.connect(self._leave)
        self._retranslate()
        self.show()
        self.close_button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _leave(self) -> None:
        if not self._ended:
            self._work.stop()

    def _follow(self, progress: Progress) -> None:
        self._progress = progress
        self.bar.setValue(1000 * progress.read // max(progress.size, 1))
        self._tell()

    def _refuse(self, refusals: list[Refusal]) -> None:
        room = _MOST_LISTED - len(self._refusals)
        self._refusals += refusals[:room]
        self.list.add([self._words.refusal(refusal) for refusal in refusals[:room]])
        self._tell()

    def _end(self, progress: Progress) -> None:
        self._ended = True
        self._follow(progress)
        self.bar.setValue(self.bar.maximum())
        self._retranslate()
        announce(self, f"{self._title.text()}. {self.told.text()}")

    def _retranslate(self) -> None:
        #: Records are being read into the library; then it is done
        self._title.setText(self.tr("Import done") if self._ended else self.tr("Importing games"))
        self.setAccessibleName(self._title.text())
        self.bar.setAccessibleName(self.tr("Progress"))
        self._heading.setText(self.tr("Refused"))
        self.list.setAccessibleName(self.tr("Refused records and why"))
        self.copy_button.setText(self.tr("Copy the report"))
        self.close_button.setText(self.tr("Close") if self._ended else self.tr("Cancel"))
        self.list.tell([self._words.refusal(refusal) for refusal in self._refusals])
        self._tell()

    def _tell(self) -> None:
        self.told.setText(self._words.progress(self._progress))
        self.setAccessibleDescription(self.told.text())
        some = bool(self._refusals)
        for widget in (self._heading, self._ground, self.copy_button):
            widget.setVisible(some)
        self._note.setText(self._words.cut() if self._progress.cut else "")
        self._note.setVisible(bool(self._progress.cut))
        if some:
            self.set_height(_HEIGHT)
        else:
            self.fit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join([self.told.text(), *map(self._words.refusal, self._refusals)]))

    def _lay_out(self) -> None:
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 10, left=36, top=24, right=36, bottom=20)
        spaces.keep(foot, 16)
        for widget in (self._title, self.bar, self.told, self._heading):
            column.addWidget(widget)
        inner = QVBoxLayout(self._ground)
        spaces.keep(inner, 0, left=10, top=8, right=8, bottom=8)
        inner.addWidget(self.list)
        column.addWidget(self._ground, 1)
        column.addWidget(self._note)
        column.addStretch()
        foot.addWidget(self.copy_button)
        foot.addStretch()
        foot.addWidget(self.close_button)
        column.addLayout(foot)
