"""A seat in the sheet for a new game: a portrait, a name and, for opponents, a level or a bot."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.bots import Bot
from desktop_app.match.matches import Seat
from desktop_app.match.names import MAX_NAME, NameFault, tidy_name
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.labels import Label, Spaces, danger, ink2
from desktop_app.ui.level_choice import LevelChoice
from desktop_app.ui.portrait_button import PortraitButton
from desktop_app.ui.seat_defaults import default_name
from desktop_app.ui.theme import Theme

_NAME_WIDTH = 178


class SeatRow(Panel):
    """One seat: what is chosen for it, and what is wrong with its name."""

    changed = Signal()
    face_picked = Signal(object)
    """The Character that was picked for this seat; the row does not take it by itself."""

    level_picked = Signal()
    """A person has picked the level: its face would like to come along."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        """Number counts from 0, the human's seat."""
        super().__init__(theme, Ground.ROW, parent)
        self._theme = theme
        self._number = number
        self._fault: NameFault | None = None
        self.portrait = PortraitButton(theme, self)
        self.name_field = Field(theme, width=_NAME_WIDTH, parent=self)
        self.line = Label(theme, 13, color=ink2, parent=self)
        self.level_choice = LevelChoice(theme, self)
        self.level_choice.setVisible(number > 0)
        self._lay_out()
        self.portrait.picked.connect(self.face_picked)
        self.name_field.textChanged.connect(self.changed)
        self.level_choice.currentIndexChanged.connect(self._level_changed)
        self.level_choice.activated.connect(self._tell_level)
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
        return Seat(name, self.level_choice.level, face, self.level_choice.bot)

    @property
    def has_own_name(self) -> bool:
        """Whether somebody has typed the name: it did not come with a face or a bot."""
        came = {default_name(face) for face in Character} | {bot.name for bot in self.level_choice.bots}
        return self.seat.name not in came

    def show_bots(self, bots: Sequence[Bot]) -> None:
        """Offer these bots after the levels."""
        self.level_choice.show_bots(bots)
        self._level_changed()

    @property
    def called(self) -> str:
        """The name that the seat goes by: the human is called "You" unless they say otherwise."""
        return self.seat.name or self.name_field.placeholderText()

    def show_seat(self, seat: Seat) -> None:
        """Fill the row."""
        self.portrait.show_face(Character(seat.portrait))
        self.write_name(seat.name)
        self.level_choice.show_chosen(seat.level, seat.bot)
        self.retranslate()

    def show_face(self, face: Character) -> None:
        """Change the portrait; a name that came with the old one goes with it."""
        if self._number > 0 and self.seat.name == default_name(self.face) and default_name(face):
            self.write_name(default_name(face))
        self.portrait.show_face(face)
        self.retranslate()
        self.changed.emit()

    def write_name(self, name: str) -> None:
        """Let the seat have a name; of a long one its beginning is seen."""
        self.name_field.setText(name)
        self.name_field.setCursorPosition(0)

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
            self.level_choice.retranslate()
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
        row, column, fields = QHBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        spaces.keep(row, 12, left=14, right=16)
        spaces.keep(column, 2)
        spaces.keep(fields, 12)
        fields.addWidget(self.name_field, 1)
        fields.addWidget(self.level_choice)
        column.addStretch()
        column.addLayout(fields)
        column.addWidget(self.line)
        column.addStretch()
        row.addWidget(self.portrait)
        row.addLayout(column, 1)

    def _level_changed(self) -> None:
        bot = self.level_choice.bot
        if bot and self.seat.name == default_name(self.face):
            self.write_name(bot.name)
        self._tell_line()
        self.changed.emit()

    def _tell_level(self) -> None:
        if self.level_choice.bot is None:
            self.level_picked.emit()

    def _tell_line(self) -> None:
        self.line.setText(self._said())
        self.level_choice.setToolTip(self.level_choice.strength)
        self.level_choice.setAccessibleDescription(self.level_choice.strength)
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
        return self.level_choice.said
