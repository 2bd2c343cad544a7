"""The button for sound or none, in sight on the table."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.theme import Theme

# How much louder a notch of the wheel makes everything, and its angle in eighths of a degree.
_STEP, _NOTCH = 5, 120


class SoundButton(IconButton):
    """Mutes and unmutes; its icon says which it is. The wheel over it changes the volume."""

    def __init__(self, theme: Theme, sound: SoundPlayer, parent: QWidget | None = None) -> None:
        super().__init__(theme, Icon.SOUND, "", parent=parent)
        self._sound = sound
        self.clicked.connect(self._switch)
        sound.changed.connect(self._follow)
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Say it in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Make it louder or quieter; turning the wheel up also unmutes."""
        notches = event.angleDelta().y() / _NOTCH
        if notches > 0 and self._sound.muted:
            self._sound.set_muted(False)
        self._sound.set_volume(self._sound.volume + round(_STEP * notches))
        event.accept()

    def _switch(self) -> None:
        self._sound.set_muted(not self._sound.muted)

    def _follow(self) -> None:
        self.set_icon(Icon.MUTED if self._sound.muted else Icon.SOUND)
        #: A button; (M) is its key
        unmute = self.tr("Turn the sound on (M)")
        #: A button; (M) is its key
        mute = self.tr("Turn the sound off (M)")
        self.set_name(unmute if self._sound.muted else mute)
