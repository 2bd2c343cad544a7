"""The room beside the lesson's table: the wall goes on behind the card."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from desktop_app.ui.painting.leather import room_light
from desktop_app.ui.table.motion.choreography import light_changes_in
from desktop_app.ui.table.motion.motion import in_out_sine
from desktop_app.ui.table.tableau import Tableau
from desktop_app.ui.theme import Theme

#: How far the corners of the card are round, in pixels of the design: the wall is seen there.
_CORNER = 20


class Column(QWidget):
    """Painted as the room around the table is, and lit as it is, at every moment of a change of the light."""

    def __init__(self, theme: Theme, tableau: Tableau, card: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tableau = tableau
        self._card = card
        self._palifico = False
        self._share, self._passed = 1.0, 0.0
        theme.changed.connect(self.update)
        tableau.came.connect(self._begin)
        tableau.passed.connect(self._go_on)
        tableau.rested.connect(self._arrive)

    @property
    def light(self) -> tuple[bool, float]:
        """Whether it is the light of a Palifico round, and how much of it is there, 0 to 1."""
        return self._palifico, self._share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall, lit by the lamp over the table at its left."""
        painter = QPainter(self)
        table = QRectF(-self.x(), 0, self.x(), self.height())
        lights = [(not self._palifico, 1.0)] if self._share < 1 else []
        for palifico, share in [*lights, (self._palifico, self._share)]:
            tokens = self._theme.palifico_tokens if palifico else self._theme.tokens
            painter.setOpacity(share)
            painter.fillRect(self.rect(), room_light(tokens, table))
        painter.end()

    def _begin(self) -> None:
        shot = self._tableau.shot
        palifico = shot is not None and shot.scene.palifico
        if palifico != self._palifico:
            self._palifico, self._share, self._passed = palifico, 0.0, 0.0
        if not self._tableau.moves:
            self._arrive()

    def _go_on(self, passed: float) -> None:
        if self._share < 1:
            self._passed += passed
            length = light_changes_in(self._tableau.manner, palifico=self._palifico)
            self._show(in_out_sine(min(self._passed / length, 1)))

    def _arrive(self) -> None:
        if self._share < 1:
            self._show(1)

    def _show(self, share: float) -> None:
        """Paint only what the card does not hide: the card would be painted along."""
        self._share = share
        corner = round(_CORNER * self._theme.zoom)
        hidden = self._card.geometry().translated(-self.pos())
        across, down = hidden.adjusted(0, corner, 0, -corner), hidden.adjusted(corner, 0, -corner, 0)
        self.update(QRegion(self.rect()) - QRegion(across) - QRegion(down))
