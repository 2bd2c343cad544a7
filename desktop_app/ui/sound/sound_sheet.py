"""The sheet for the volume, and for what opponents say and show. Every change is heard and seen at once."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.slider import Slider
from desktop_app.ui.controls.toggle import Toggle
from desktop_app.ui.form_row import FormRow
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.player import LOUDEST, SoundPlayer
from desktop_app.ui.sound.sound_button import SoundButton
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.theme import Theme

_WIDTH = 520
# How much an arrow key and a page key change the volume.
_STEP, _PAGE = 5, 20


class SoundSheet(Sheet):
    """Changes what a player of sounds does, and asks for spoken lines and expressive faces, or none."""

    talking_changed = Signal(bool)
    """Whether opponents are to speak."""

    faces_changed = Signal(bool)
    """Whether faces are to follow what happens."""

    def __init__(
        self, theme: Theme, window: QMainWindow, sound: SoundPlayer, *, talking: bool, expressive: bool
    ) -> None:
        super().__init__(theme, window, _WIDTH, _WIDTH)
        self._sound = sound
        self._title = Label(theme, 28, 700)
        self.slider = Slider(theme)
        self.slider.setRange(0, LOUDEST)
        self.slider.setSingleStep(_STEP)
        self.slider.setPageStep(_PAGE)
        self.slider.setValue(sound.volume)
        self.sound_button = SoundButton(theme, sound)
        self.talking_toggle = Toggle(theme)
        self.talking_toggle.setChecked(talking)
        self.faces_toggle = Toggle(theme)
        self.faces_toggle.setChecked(expressive)
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        ReturnPresses(self.close_button)
        self._volume_row = FormRow(theme, self._volume_controls(theme))
        self._talking_row = FormRow(theme, self.talking_toggle)
        self._faces_row = FormRow(theme, self.faces_toggle)
        self._lay_out(theme)
        self.slider.valueChanged.connect(self._set_volume)
        self.slider.sliderReleased.connect(self._try)
        sound.changed.connect(self._follow)
        self.talking_toggle.toggled.connect(self.talking_changed)
        self.faces_toggle.toggled.connect(self.faces_changed)
        self.close_button.clicked.connect(self.close_sheet)
        self._retranslate()
        self.show()
        self.slider.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _volume_controls(self, theme: Theme) -> QWidget:
        controls = QWidget()
        row = QHBoxLayout(controls)
        Spaces(theme, self).keep(row, 16, left=8)
        row.addWidget(self.slider)
        row.addWidget(self.sound_button)
        return controls

    def _lay_out(self, theme: Theme) -> None:
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(theme, self)
        spaces.keep(column, 12, left=36, top=28, right=36, bottom=24)
        spaces.keep(foot, 0, top=12)
        column.addWidget(self._title)
        column.addWidget(self._volume_row)
        column.addWidget(self._talking_row)
        column.addWidget(self._faces_row)
        column.addStretch()
        foot.addStretch()
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _set_volume(self, volume: int) -> None:
        """Whoever makes it louder or quieter wants to hear it."""
        self._sound.set_volume(volume)
        if self._sound.muted and volume:
            self._sound.set_muted(False)
        if not self.slider.isSliderDown():
            self._try()

    def _try(self) -> None:
        """Let the volume be heard."""
        self._sound.play(Cue(Sound.BID))

    def _follow(self) -> None:
        self.slider.setValue(self._sound.volume)
        self._tell_volume()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Sound and opponents"))
        self.setAccessibleName(self._title.text())
        self.slider.setAccessibleName(self.tr("Volume"))
        self._tell_volume()
        self._talking_row.tell(self.tr("Opponents speak"), self.tr("Now and then, each in their own way"))
        self._faces_row.tell(self.tr("Expressive faces"), self.tr("They follow what happens at the table"))
        self.close_button.setText(self.tr("Close"))
        self.fit()

    def _tell_volume(self) -> None:
        #: How loud the sounds are: %1 is a number from 0 to 100
        loud = filled(self.tr("%1%"), str(self._sound.volume))
        self._volume_row.tell(self.tr("Volume"), self.tr("Muted") if self._sound.muted else loud)
