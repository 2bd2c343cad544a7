"""The choice of a face: a die in a box."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.companion import Companion, Layer
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.palifico import draw_lock_badge
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

_RADIUS, _DIE_SHARE = 11, 0.66
#: How faint the faces are that cannot be chosen.
_ASLEEP = 0.38
_BADGE_REACH = 14


class FaceButton(QRadioButton):
    """A face of the die to choose; those with the same parent exclude each other. Name it with setAccessibleName.

    The locked one wears a padlock, which reaches 10 pixels over its upper right corner.
    """

    def __init__(self, theme: Theme, face: int, *, side: float = 44, parent: QWidget | None = None) -> None:
        """Side is that of the box, in pixels of the design."""
        super().__init__(parent)
        self._theme = theme
        self._face = face
        self._side = side
        self._wild = False
        self._badge = Companion(self, theme, Layer.OVER, _BADGE_REACH, self._paint_badge)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)

    @property
    def face(self) -> int:
        """The face, 1 to 6."""
        return self._face

    @property
    def is_locked(self) -> bool:
        """Whether the padlock is on it."""
        return self._badge.is_shown

    def set_wild(self, wild: bool) -> None:
        """Say whether ones are wild in this round; only the one shows it."""
        self._wild = wild
        self.update()

    def set_locked(self, locked: bool) -> None:
        """Put the padlock of a fixed face on it, or take it away."""
        self._badge.set_shown(locked)
        self.update()

    def set_side(self, side: float) -> None:
        """Change the size of the box."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A square."""
        return zoomed(self._theme, self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole box takes clicks."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box and its die."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        path = rounded_rect(area, _RADIUS)
        enabled = self.isEnabled()
        if self.isChecked() and (enabled or self.is_locked):
            painter.fillPath(path, tokens.sel)
            edge = tokens.plum if self.is_locked else tokens.primary
            stroke(painter, rounded_rect(area, _RADIUS, inset=1.25), edge, 2.5)
        elif enabled:
            painter.fillPath(path, mixed(tokens.paper2, tokens.line, 0.5 if self.underMouse() else 0))
            stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), tokens.edge, 1.5)
        else:
            painter.fillPath(path, tokens.paper)
            stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), tokens.line, 1.5)
        self._paint_die(painter, area)
        painter.end()

    def _paint_die(self, painter: QPainter, area: QRectF) -> None:
        awake = self.isEnabled() or (self.isChecked() and self.is_locked)
        side = self._side * _DIE_SHARE
        corner = area.center().x() - side / 2, area.center().y() - side / 2 - 0.5
        painter.setOpacity(1 if awake else _ASLEEP)
        look = DieLook(self._face, self._wild, shadow=awake)
        draw_die(painter, self._theme.tokens, self._theme.pixmaps, *corner, side, look)
        painter.setOpacity(1)

    def _paint_badge(self, painter: QPainter, area: QRectF) -> None:
        draw_lock_badge(painter, self._theme.tokens, self._theme.pixmaps, area.right() - 2, area.top() + 2)
