"""Who sits at the table: a row for each seat."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop_app.engine.rules import MAX_PLAYERS
from desktop_app.match.bots import Bot
from desktop_app.match.matches import Seat
from desktop_app.match.names import name_faults
from desktop_app.players.roster import LEVELS
from desktop_app.ui.characters import Character
from desktop_app.ui.labels import Spaces
from desktop_app.ui.seat_defaults import default_name, default_seat, face_of, level_of
from desktop_app.ui.seat_row import SeatRow
from desktop_app.ui.theme import Theme

# The height of a row, in pixels of the design: up to four of them, and more.
_ROW, _LOW_ROW, _MANY = 72, 62, 5


class SeatRows(QWidget):
    """All seats of the table, as many as are wanted."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = [SeatRow(theme, number, self) for number in range(MAX_PLAYERS)]
        self._count = len(self.rows)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        Spaces(theme, self).keep(layout, 8)
        for number, row in enumerate(self.rows):
            layout.addWidget(row)
            row.changed.connect(self._check)
            row.face_picked.connect(partial(self._give_face, number))
            row.level_picked.connect(partial(self._bring_face, number))
        theme.changed.connect(self._rescale)
        self.show_seats([default_seat(number) for number in range(MAX_PLAYERS)])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What is chosen for the seats at the table."""
        return tuple(row.seat for row in self._shown())

    @property
    def faulty(self) -> SeatRow | None:
        """The first row whose name cannot be used."""
        faults = name_faults([row.called for row in self._shown()])
        return next((row for row, fault in zip(self._shown(), faults, strict=True) if fault), None)

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Seat so many; the other rows, out of sight, get faces and names that are left."""
        taken = {seat.portrait for seat in seats}
        everybody = (default_seat(number) for number in range(1, len(LEVELS) + 1))
        rest = [seat for seat in everybody if seat.portrait not in taken]
        for row, seat in zip(self.rows, [*seats, *rest], strict=False):
            row.show_seat(seat)
        self.set_count(len(seats))

    def show_bots(self, bots: Sequence[Bot]) -> None:
        """Offer these bots for every seat but the human's."""
        for row in self.rows[1:]:
            row.show_bots(bots)

    def set_count(self, count: int) -> None:
        """Show so many rows."""
        self._count = count
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        self._rescale()
        self._check()

    def _shown(self) -> list[SeatRow]:
        return self.rows[: self._count]

    def _row_height(self) -> float:
        return _LOW_ROW if self._count >= _MANY else _ROW

    def _rescale(self) -> None:
        for row in self.rows:
            row.setFixedHeight(round(self._row_height() * self._theme.zoom))

    def _give_face(self, number: int, face: Character) -> None:
        """Let a seat have a face; whoever had it takes the other in exchange."""
        row = self.rows[number]
        for other in self.rows:
            if other.face is face and other is not row:
                other.show_face(row.face)
        row.show_face(face)

    def _bring_face(self, number: int) -> None:
        """Let the face of a level come along with it, with its name.

        Not if it sits at the table already, nor to a seat that somebody has given a name.
        """
        row = self.rows[number]
        if row.has_own_name:
            return
        row.write_name(default_name(row.face) or row.seat.name)
        face = face_of(row.level_choice.level)
        if any(other.face is face for other in self._shown()):
            return
        self._give_face(number, face)
        for waiting in self.rows[self._count :]:
            # Whoever was exchanged comes as themselves, if they come.
            waiting.level_choice.show_chosen(level_of(waiting.face), None)

    def _check(self) -> None:
        rows = self._shown()
        for row, fault in zip(rows, name_faults([row.called for row in rows]), strict=True):
            row.show_fault(fault)
        self.changed.emit()
