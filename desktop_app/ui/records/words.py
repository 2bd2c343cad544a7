"""What is said about files of records."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject

from desktop_app.engine.record import RecordError
from desktop_app.library.faults import fault_told
from desktop_app.library.importing import Progress, Refusal
from desktop_app.library.reading import MOST_WRONG
from desktop_app.library.refused import refused_told
from desktop_app.library.templates import filled, shown


class RecordWords(QObject):
    """Texts in the language of now."""

    def refusal(self, refusal: Refusal) -> str:
        """Why a record, or a whole file, was not taken: its file comes first."""
        name = shown(refusal.file.name)
        if isinstance(refusal.reason, RecordError):
            return f"{name} – {fault_told(refusal.reason, refusal.number)}"
        #: %1 is the name of a file, %2 the reason
        return filled(self.tr("%1 – the file cannot be read: %2"), name, refused_told(refusal.reason))

    def progress(self, progress: Progress) -> str:
        """How many games were taken and refused."""
        taken = self.tr("%Ln games taken", "", progress.games)
        refused = self.tr("%Ln records refused", "", progress.refused)
        return f"{taken} · {refused}"

    def cut(self) -> str:
        """A file held too much that is wrong."""
        #: %1 is a number
        return filled(self.tr("After %1 wrong records the rest of a file was not read."), MOST_WRONG)

    def suggestion(self, changed: int) -> str:
        """What the file of a game may be called that was played on to a moment, in seconds since 1970."""
        return f"palifico-{datetime.fromtimestamp(changed, UTC).astimezone():%Y-%m-%d-%H%M}.json"
