"""The focus ring: always there when the focus came by key, never when it came by mouse."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.companion import Companion, Layer
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme

#: How far the ring reaches beyond its control, in pixels of the design.
REACH = 8
_BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
#: The focus comes back, from another window or a menu: the ring is as it was.
_RETURNING = {
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
}


class FocusRing(Companion):
    """Shows a ring round a widget while it has the focus by key.

    Code that moves the focus on behalf of somebody at the keys passes Qt.FocusReason.TabFocusReason.
    """

    _by_key = False

    def __init__(self, target: QWidget, theme: Theme, radius: float) -> None:
        """Radius is that of the widget's corners, in pixels of the design."""
        super().__init__(target, theme, Layer.ON_PAGE, REACH, self._paint_ring)
        self._colors = theme
        self._radius = radius

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the focus come and go."""
        if isinstance(event, QFocusEvent):
            if event.type() is QEvent.Type.FocusIn:
                self._focused(event.reason())
            else:
                self.set_shown(False)
        return super().eventFilter(watched, event)

    def _focused(self, reason: Qt.FocusReason) -> None:
        if reason not in _RETURNING:
            self._by_key = reason in _BY_KEY
        self.set_shown(self._by_key)

    def _paint_ring(self, painter: QPainter, area: QRectF) -> None:
        tokens = self._colors.tokens
        stroke(painter, rounded_rect(area, self._radius, inset=-1.5), tokens.paper, 5.5)
        stroke(painter, rounded_rect(area, self._radius, inset=-5), tokens.focus, 2.6)
