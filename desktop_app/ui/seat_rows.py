"""Who sits at the table: a row for each seat, with a portrait, a name and, for opponents, a level."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.engine.rules import MAX_PLAYERS
from desktop_app.match.bots import Bot
from desktop_app.match.names import MAX_NAME, NameFault, name_faults, tidy_name
from desktop_app.match.session import Seat
from desktop_app.players.roster import LEVELS
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.filling import filled
from desktop_app.ui.labels import Label, Spaces, danger, ink2
from desktop_app.ui.painting.strength import draw_strength
from desktop_app.ui.portrait_button import PortraitButton
from desktop_app.ui.seat_defaults import default_name, default_seat
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

# The height of a row, in pixels of the design: up to four of them, and more.
_ROW, _LOW_ROW, _MANY = 72, 62, 5
_NAME_WIDTH, _LEVEL_WIDTH = 178, 128


class SeatRow(Panel):
    """One seat: what is chosen for it, and what is wrong with its name."""

    changed = Signal()
    face_picked = Signal(object)
    """The Character that was picked for this seat; the row does not take it by itself."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        """Number counts from 0, the human's seat."""
        super().__init__(theme, Ground.ROW, parent)
        self._theme = theme
        self._words = OptionWords()
        self._number = number
        self._fault: NameFault | None = None
        self._bots: list[Bot] = []
        self.portrait = PortraitButton(theme, self)
        self.name_field = Field(theme, width=_NAME_WIDTH, parent=self)
        self.line = Label(theme, 13, color=ink2, parent=self)
        self.level_choice = Choice(theme, self)
        for level in LEVELS:
            self.level_choice.addItem("", level.id)
            rank = self.level_choice.count()
            self.level_choice.set_mark(rank - 1, partial(draw_strength, rank=rank, levels=len(LEVELS)))
        self.level_choice.setVisible(number > 0)
        self._lay_out()
        self.portrait.picked.connect(self.face_picked)
        self.name_field.textChanged.connect(self.changed)
        self.level_choice.currentIndexChanged.connect(self._level_changed)
        self.retranslate()

    @property
    def face(self) -> Character:
        """The portrait."""
        return self.portrait.face

    @property
    def seat(self) -> Seat:
        """What is chosen; the human's name is empty where none is given."""
        name, face = tidy_name(self.name_field.text()), self.portrait.face.value
        if self._number == 0:
            return Seat(name, None, face)
        bot = self.bot
        return Seat(name, LEVELS[0].id if bot else str(self.level_choice.currentData()), face, bot)

    @property
    def bot(self) -> Bot | None:
        """The bot that is chosen, None for a level."""
        index = self.level_choice.currentIndex() - len(LEVELS)
        return self._bots[index] if 0 <= index < len(self._bots) else None

    def show_bots(self, bots: Sequence[Bot]) -> None:
        """Offer these bots after the levels; one that was chosen stays so, by its name."""
        chosen = self.bot
        self._bots = list(bots)
        with QSignalBlocker(self.level_choice):
            while self.level_choice.count() > len(LEVELS):
                self.level_choice.removeItem(len(LEVELS))
            self.level_choice.addItems([bot.name for bot in bots])
            if chosen:
                names = [bot.name for bot in bots]
                kept = len(LEVELS) + names.index(chosen.name) if chosen.name in names else 0
                self.level_choice.setCurrentIndex(kept)
        self._level_changed()

    @property
    def called(self) -> str:
        """The name that the seat goes by: the human is called "You" unless they say otherwise."""
        return self.seat.name or self.name_field.placeholderText()

    def show_seat(self, seat: Seat) -> None:
        """Fill the row."""
        self.portrait.show_face(Character(seat.portrait))
        self.name_field.setText(seat.name)
        if seat.bot in self._bots:
            self.level_choice.setCurrentIndex(len(LEVELS) + self._bots.index(seat.bot))
        elif seat.level is not None:
            self.level_choice.setCurrentIndex(max(self.level_choice.findData(seat.level), 0))
        self.retranslate()

    def show_face(self, face: Character) -> None:
        """Change the portrait; a name that came with the old one goes with it."""
        if self._number > 0 and self.seat.name == default_name(self.face) and default_name(face):
            self.name_field.setText(default_name(face))
        self.portrait.show_face(face)
        self.retranslate()
        self.changed.emit()

    def show_fault(self, fault: NameFault | None) -> None:
        """Say in place what is wrong with the name, or nothing."""
        self._fault = fault
        self.line.set_color(ink2 if fault is None else danger)
        self._tell_line()

    def take_focus(self) -> None:
        """Let the name be typed anew."""
        self.name_field.setFocus(Qt.FocusReason.TabFocusReason)
        self.name_field.selectAll()

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        if self._number == 0:
            #: What the player at this computer is called unless they give a name
            self.name_field.setPlaceholderText(self.tr("You"))
            self.name_field.setAccessibleName(self.tr("Your name"))
        else:
            #: What a screen reader says for a field: %1 is a number
            self.name_field.setAccessibleName(filled(self.tr("Name of opponent %1"), self._number))
            #: What a screen reader says for a list to choose from: %1 is a number
            self.level_choice.setAccessibleName(filled(self.tr("Level of opponent %1"), self._number))
            for index, level in enumerate(LEVELS):
                self.level_choice.setItemText(index, self._words.level(level.id))
                strength = self._words.strength(index + 1, len(LEVELS))
                self.level_choice.setItemData(index, strength, Qt.ItemDataRole.AccessibleDescriptionRole)
        looks = self.portrait.describe(self.face)
        #: What a screen reader says for a button: %1 describes a face, as "Blue, moustache"
        self.portrait.setAccessibleName(filled(self.tr("Portrait: %1"), looks))
        self.portrait.setToolTip(self.tr("Choose another portrait"))
        self._tell_line()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        spaces = Spaces(self._theme, self)
        row, column = QHBoxLayout(self), QVBoxLayout()
        spaces.keep(row, 12, left=14, right=16)
        spaces.keep(column, 2)
        column.addStretch()
        column.addWidget(self.name_field)
        column.addWidget(self.line)
        column.addStretch()
        row.addWidget(self.portrait)
        row.addLayout(column, 1)
        row.addWidget(self.level_choice)

    def _level_changed(self) -> None:
        if self.bot and self.seat.name == default_name(self.face):
            self.name_field.setText(self.bot.name)
        self._tell_line()
        self.changed.emit()

    def _tell_line(self) -> None:
        self.line.setText(self._said())
        strength = self._words.strength(self.level_choice.currentIndex() + 1, len(LEVELS))
        self.level_choice.setToolTip(strength)
        self.level_choice.setAccessibleDescription(strength)
        self.name_field.setAccessibleDescription(self.line.text())

    def _said(self) -> str:
        if self._fault is NameFault.EMPTY:
            return self.tr("Give a name")
        if self._fault is NameFault.TAKEN:
            return self.tr("This name is taken")
        if self._fault is NameFault.TOO_LONG:
            return self.tr("At most %n characters", "", MAX_NAME)
        if self._number == 0:
            return self.tr("your seat")
        if self.bot:
            return self.tr("a program of yours")
        return self._words.level_line(str(self.level_choice.currentData()))


class SeatRows(QWidget):
    """All seats of the table, as many as are wanted."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = [SeatRow(theme, number, self) for number in range(MAX_PLAYERS)]
        self._count = len(self.rows)
        layout = QVBoxLayout(self)
        Spaces(theme, self).keep(layout, 8)
        for number, row in enumerate(self.rows):
            layout.addWidget(row)
            row.changed.connect(self._check)
            row.face_picked.connect(partial(self._give_face, number))
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

    @property
    def height_wanted(self) -> float:
        """The height of all rows, in pixels of the design."""
        return self._count * (self._row_height() + 8) - 8

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Seat so many; the other rows, out of sight, get faces and names that are left."""
        taken = {seat.portrait for seat in seats}
        rest = [seat for number in range(MAX_PLAYERS) if (seat := default_seat(number)).portrait not in taken]
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
        other = next(each for each in self.rows if each.face is face)
        if other is not row:
            other.show_face(row.face)
            row.show_face(face)

    def _check(self) -> None:
        rows = self._shown()
        for row, fault in zip(rows, name_faults([row.called for row in rows]), strict=True):
            row.show_fault(fault)
        self.changed.emit()
