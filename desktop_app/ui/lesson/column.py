"""The room beside the lesson's table: the wall goes on behind the card."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.lesson.open_seats import OpenSeats
from desktop_app.ui.painting.leather import room_light
from desktop_app.ui.theme import Theme


class Column(QWidget):
    """Painted as the room around the table is, in the light of the round."""

    def __init__(self, theme: Theme, model: OpenSeats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._palifico = False
        theme.changed.connect(self.update)
        model.scene_changed.connect(self._follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall, lit by the lamp over the table at its left."""
        tokens = self._theme.palifico_tokens if self._palifico else self._theme.tokens
        painter = QPainter(self)
        table = QRectF(-self.x(), 0, self.x(), self.height())
        painter.fillRect(self.rect(), room_light(tokens, table))
        painter.end()

    def _follow(self) -> None:
        scene = self._model.scene
        palifico = scene is not None and scene.palifico
        if palifico != self._palifico:
            self._palifico = palifico
            self.update()
