"""Paper to lay controls on: cards and dialogs, with a shadow; sunken strips without."""

from enum import Enum

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.elevation import Elevation
from desktop_app.ui.painting import shadows
from desktop_app.ui.painting.shadows import Drop
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded


class Ground(Enum):
    """What a panel is: a card on leather, a card on a wall, a dialog, a sunken row. Radius and shadow of each."""

    CARD = (18.0, shadows.CARD)
    PAGE_CARD = (18.0, shadows.PAGE_CARD)
    DIALOG = (20.0, shadows.DIALOG)
    ROW = (14.0, None)

    @property
    def radius(self) -> float:
        """The radius of the corners, in pixels of the design."""
        return self.value[0]

    @property
    def drop(self) -> Drop | None:
        """The shadow it casts."""
        return self.value[1]


class Panel(QWidget):
    """A piece of paper. Its shadow falls on its parent, outside its own area: leave room there."""

    def __init__(self, theme: Theme, ground: Ground = Ground.CARD, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ground = ground
        if ground.drop:
            self._elevation = Elevation(self, theme, ground.radius, ground.drop)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper; by night it has a faint edge, for there its shadow is not seen."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        sunken = self._ground is Ground.ROW
        painter.fillPath(rounded_rect(area, self._ground.radius), tokens.paper2 if sunken else tokens.paper)
        if not sunken and not tokens.is_light:
            edge = rounded_rect(area, self._ground.radius, inset=0.5)
            stroke(painter, edge, faded(tokens.edge, 0.42), 1)
        painter.end()
