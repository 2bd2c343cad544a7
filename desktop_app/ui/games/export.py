"""Saves a game of the list as a record; the disk is waited for elsewhere."""

from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.engine.record import encode, exported
from desktop_app.library.files import fault_of, written_whole
from desktop_app.library.kept import KeptGame


class Export(QObject):
    """Asks for a name, and writes the record: of an unfinished game without this round's dice and the secret."""

    refused = Signal(object, object)
    """The DiskFault, and the folder that the file would be saved in."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="export")

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

        def tell(done: Future[None]) -> None:
            error = done.exception()
            if isinstance(error, OSError):
                self.refused.emit(fault_of(error), file.parent)

        self._worker.submit(_written, game, file).add_done_callback(tell)

    def close(self) -> None:
        """Wait for what is being written."""
        self._worker.shutdown()


def _written(game: KeptGame, file: Path) -> None:
    with written_whole(file) as opened:
        opened.write(encode(exported(game.record)) + b"\n")
