"""A switch for yes and no; a tick on its knob says yes without colour."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, rounded_rect, stroke
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT, _KNOB = 42, 24, 8.5
_RADIUS = _HEIGHT / 2


class Toggle(QCheckBox):
    """A switch without a label of its own: name it with setAccessibleName or as the buddy of a label."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The size of the switch."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole switch takes clicks."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track and knob."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        on, hovered = self.isChecked(), self.underMouse() and self.isEnabled()
        if on:
            painter.fillPath(rounded_rect(area, _RADIUS), tokens.primary)
        else:
            painter.fillPath(rounded_rect(area, _RADIUS), tokens.paper if hovered else tokens.paper2)
            stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), tokens.edge, 1.5)
        x = area.right() - 12 if on else area.left() + 12
        knob = ellipse(x, area.center().y(), _KNOB + (0.6 if hovered else 0))
        draw_shadow(painter, self._theme.pixmaps, knob, tokens.shadow, Drop(1, 2, 0.25))
        painter.fillPath(knob, tokens.on_primary if on else tokens.edge)
        if on:
            draw_icon(painter, Icon.CHECK, x, area.center().y(), 11, tokens.primary)
        painter.end()
