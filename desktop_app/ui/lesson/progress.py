"""How far the lesson has come: a pill for each step."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import RING_INK

#: Heights of a pill and of the one of this step, the gap between two.
_PILL, _NOW, _GAP = 10, 14, 4


class ProgressPills(QWidget):
    """Filled for what is done, gold for this step, empty for what is to come. Beside it the same is said in words."""

    def __init__(self, theme: Theme, steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._steps = steps
        self._now = 1
        theme.changed.connect(self.updateGeometry)

    @property
    def now(self) -> int:
        """The step that is marked, from 1."""
        return self._now

    def show_step(self, number: int) -> None:
        """Mark a step, counted from 1."""
        self._now = number
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        return zoomed(self._theme, self._steps * (_PILL + _GAP), _NOW)

    def minimumSizeHint(self) -> QSize:
        """One row."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle = self._theme.tokens, area.center().y()
        width = (area.width() - (self._steps - 1) * _GAP) / self._steps
        for number in range(1, self._steps + 1):
            height = _NOW if number == self._now else _PILL
            pill = QRectF((number - 1) * (width + _GAP), middle - height / 2, width, height)
            if number < self._now:
                painter.fillPath(rounded_rect(pill, height / 2), tokens.primary)
            elif number == self._now:
                painter.fillPath(rounded_rect(pill, height / 2), tokens.gold)
                stroke(painter, rounded_rect(pill, height / 2, inset=0.8), RING_INK, 1.6)
            else:
                stroke(painter, rounded_rect(pill, height / 2, inset=0.6), tokens.edge, 1.2)
        painter.end()
