"""Saves a game of the list as a record; the disk is waited for elsewhere."""

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.library.files import fault_of
from desktop_app.library.kept import KeptGame
from desktop_app.ui.records.files import RecordFiles, Written


class Export(QObject):
    """Asks for a name, and writes the record: of an unfinished game without this round's dice and the secret."""

    refused = Signal(object, object)
    """The DiskFault, and the folder that the file would be saved in."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._files = RecordFiles(self)
        self._files.written.connect(self._tell)

    def ask(self, game: KeptGame) -> None:
        """Let a name be chosen, and save the game under it."""
        dialog = QFileDialog(self._window, self.tr("Export the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Game records (*.json)"))
        dialog.setDefaultSuffix("json")
        dialog.selectFile(f"palifico-{datetime.fromtimestamp(game.changed, UTC).astimezone():%Y-%m-%d-%H%M}.json")

        def save(name: str) -> None:
            self.write(game, Path(name))

        dialog.fileSelected.connect(save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, game: KeptGame, file: Path) -> None:
        """Save the game in a file: whole, or not at all."""
        self._files.write(game.record, file)

    def close(self) -> None:
        """Wait for what is being written."""
        self._files.close()

    def _tell(self, written: Written) -> None:
        if written.error is not None:
            self.refused.emit(fault_of(written.error), written.file.parent)
