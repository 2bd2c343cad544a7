"""The dots of somebody who thinks, beside the name in the bar: they rise one after another while that lasts."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.painting.chips import dots_risen, draw_thinking_dots
from desktop_app.ui.table.motion.frame_clock import FrameClock
from desktop_app.ui.theme import Theme

#: Of the picture: its width and height, and the size of the dots in it.
_WIDTH, _HEIGHT, _SIZE = 36, 16, 0.85


class ThinkingDots(QWidget):
    """Moves while it is in sight, unless motion is reduced: then one dot is risen and stays so."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._at = 0.0
        self._clock = FrameClock(self)
        self._clock.ticked.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        theme.motion.changed.connect(self._wake)

    @property
    def moves(self) -> bool:
        """Whether the dots move at this moment."""
        return self._clock.runs

    def sizeHint(self) -> QSize:
        """The room of three dots."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to move."""
        super().showEvent(event)
        self._at = 0.0
        self._wake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: stand still."""
        super().hideEvent(event)
        self._clock.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the three dots as they stand."""
        painter, area = open_canvas(self, self._theme)
        middle = QPointF(area.center())
        if self._theme.motion.reduced:
            draw_thinking_dots(painter, self._theme.tokens, middle, _SIZE)
        else:
            draw_thinking_dots(painter, self._theme.tokens, middle, _SIZE, dots_risen(self._at))
        painter.end()

    def _go_on(self, passed: float) -> None:
        self._at += passed
        self.update()

    def _wake(self) -> None:
        if self.isVisible() and not self._theme.motion.reduced:
            self._clock.start()
        else:
            self._clock.stop()
        self.update()
