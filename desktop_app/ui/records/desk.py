"""Opens, imports and saves records: from the menu, by drag and drop, from the command line."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog

from desktop_app.engine.record import GameRecord
from desktop_app.library.faults import fault_told
from desktop_app.library.importing import Import, kept_from
from desktop_app.library.kept import KeptGame
from desktop_app.library.library import Library
from desktop_app.library.reading import LINES, WHOLE, is_record_file
from desktop_app.library.refused import refused_told
from desktop_app.library.templates import capitalised, filled
from desktop_app.match.opened import OpenedGame
from desktop_app.ui import doors
from desktop_app.ui.labels import danger
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.notices.board import NoticeBoard
from desktop_app.ui.notices.notice import Notice, NoticeWords
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.records.files import Look, RecordFiles, Written
from desktop_app.ui.records.words import RecordWords
from desktop_app.ui.theme import Theme


class RecordsDesk(QObject):
    """`source` is the game in sight: its number in the library, or its record; None where there is nothing to save."""

    game_wanted = Signal(object)
    """An OpenedGame is to be looked at."""

    def __init__(self, window: MainWindow, theme: Theme, library: Library, board: NoticeBoard) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._library = library
        self._board = board
        self._words = RecordWords()
        self._files = RecordFiles(self)
        self._import: Import | None = None
        self._source: int | GameRecord | None = None
        self._files.looked.connect(self._show)
        self._files.written.connect(self._tell_written)
        window.menu.open_record.triggered.connect(self.ask_what_to_open)
        window.menu.save_record.triggered.connect(self.save)
        window.file_wanted.connect(self._open_named_one)
        window.closing.connect(self._close)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.set_source(None)

    def set_source(self, source: int | GameRecord | None) -> None:
        """Another game is in sight."""
        self._source = source
        self._window.menu.save_record.setEnabled(source is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files of records that are dropped on the window."""
        if isinstance(event, QDragEnterEvent | QDropEvent) and _dropped(event):
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                self.open(_dropped(event))
            return True
        return super().eventFilter(watched, event)

    def open(self, files: Sequence[Path]) -> None:
        """Show the game in a file that holds one; import whatever else there is."""
        if len(files) == 1:
            self._files.look(files[0])
        elif files:
            self._import_all(files)

    def ask_what_to_open(self) -> None:
        """Let files be chosen."""
        dialog = QFileDialog(self._window, self.tr("Open records"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self._filter(WHOLE, LINES), self.tr("All files (*)")])
        dialog.filesSelected.connect(self._open_named)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self) -> None:
        """Let a name be chosen, and save the game in sight under it."""
        if isinstance(self._source, int):
            self._library.game(self._source, self._export_kept)
        elif self._source is not None:
            self.export(kept_from(self._source))

    def export(self, game: KeptGame) -> None:
        """Let a name be chosen, and save a game under it: one that goes on without what is hidden in it."""
        dialog = QFileDialog(self._window, self.tr("Save the record"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self._filter(WHOLE), self._filter(LINES)])
        dialog.setDefaultSuffix(WHOLE[1:])
        dialog.selectFile(self._words.suggestion(game.changed))
        dialog.fileSelected.connect(partial(self._save_as, game))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _export_kept(self, game: KeptGame | None) -> None:
        if game is not None:
            self.export(game)

    def _save_as(self, game: KeptGame, name: str) -> None:
        """Save the game as it is by now: opponents may have gone on while a name was chosen."""
        self._library.game(game.id, lambda newest: self._files.write((newest or game).record, Path(name)))

    def _open_named(self, names: list[str]) -> None:
        self.open([Path(name) for name in names])

    def _open_named_one(self, name: str) -> None:
        self.open([Path(name)])

    def _filter(self, *ends: str) -> str:
        """What a file dialog offers: "Game records (*.json *.jsonl)"."""
        #: In a dialog that opens or saves files: %1 are patterns of names
        return filled(self.tr("Game records (%1)"), " ".join(f"*{end}" for end in ends))

    def _show(self, look: Look) -> None:
        """One game is shown, and kept; of many each is kept; what is wrong is said."""
        if look.game is not None and look.found[0].record is not None:
            record = look.found[0].record
            self._library.keep([kept_from(record)], partial(self._show_kept, look.game, record))
        elif len(look.found) > 1:
            self._import_all([look.file])
        else:
            self._refuse(look)

    def _show_kept(self, game: OpenedGame, record: GameRecord) -> None:
        self.game_wanted.emit(game)
        self.set_source(record)

    def _import_all(self, files: Sequence[Path]) -> None:
        self._window.close_sheet()
        self._import = Import(files, self._library, self)
        doors.import_sheet()(self._theme, self._window, self._import)

    def _refuse(self, look: Look) -> None:
        self._board.post(Notice("record", Icon.WARNING, danger, partial(self._refused, look), look.file))

    def _refused(self, look: Look) -> NoticeWords:
        text = self.tr("The file is empty.")
        if look.error is not None:
            text = refused_told(look.error)
        elif look.found and look.found[0].error:
            text = fault_told(look.found[0].error, 1)
        return NoticeWords(
            self.tr("This record can’t be opened"),
            #: %1 is what is wrong, a sentence
            filled(self.tr("%1 Nothing has been changed."), capitalised(text)),
            #: Above the name of a file
            self.tr("File"),
            self.tr("Continue"),
        )

    def _tell_written(self, written: Written) -> None:
        if written.error is not None:
            self._board.post(Notice("save", Icon.DISK, danger, partial(self._not_written, written.error), written.file))

    def _not_written(self, error: OSError) -> NoticeWords:
        return NoticeWords(
            self.tr("The record wasn’t saved"),
            #: %1 is the reason, a sentence
            filled(self.tr("%1 What was there before is unchanged."), capitalised(refused_told(error))),
            #: Above the name of a file
            self.tr("File"),
            self.tr("Continue"),
        )

    def _close(self) -> None:
        if self._import is not None:
            self._import.stop()
        self._files.close()


def _dropped(event: QDropEvent) -> list[Path]:
    """The files of records that are dropped, or about to be."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if is_record_file(file)]
