"""The shadow of a control or a card, cast on whatever it lies on."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.companion import Companion, Layer
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.theme import Theme


class Elevation:
    """Lets a widget cast a shadow, outside its own area, on its parent."""

    def __init__(self, target: QWidget, theme: Theme, radius: float, drop: Drop) -> None:
        """Radius is that of the widget's corners; the drop is the deepest shadow that it will cast."""
        self._theme = theme
        self._radius = radius
        self._drop = drop
        reach = ceil(drop.blur * 1.5 + drop.down)
        self._companion = Companion(target, theme, Layer.UNDER, reach, self._paint)
        self._companion.set_shown(True)

    def set_drop(self, drop: Drop | None) -> None:
        """Cast another shadow, or none."""
        if drop is not None:
            self._drop = drop
        self._companion.set_shown(drop is not None)
        self._companion.update()

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        path = rounded_rect(area, self._radius)
        draw_shadow(painter, self._theme.pixmaps, path, self._theme.tokens.shadow, self._drop)
