"""The pace of the table in words."""

from PySide6.QtCore import QObject

from desktop_app.ui.table.pace import Pace


class PaceWords(QObject):
    """Names of the paces, as in a list to choose from."""

    def name(self, pace: Pace) -> str:
        """The name of a pace."""
        return {
            #: A pace of the game
            Pace.SLOW: self.tr("Slow"),
            #: A pace of the game
            Pace.NORMAL: self.tr("Normal"),
            #: A pace of the game
            Pace.FAST: self.tr("Fast"),
            #: A pace of the game: nothing moves, everything is there immediately
            Pace.AT_ONCE: self.tr("At once"),
        }[pace]
