"""The focus ring: always there for whoever moves by keys, never because of a mouse click."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.companion import Companion, Layer, scrolled_around
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme

#: How far the ring reaches beyond its control, in pixels of the design.
REACH = 8
_BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_MOVES = {
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}
#: The focus comes back, from another window or a menu: the ring is as it was.
_RETURNING = {
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
}


class FocusRing(Companion):
    """Shows a ring round a widget while it has the focus by key, or since a key that moves or presses was used on it.

    Where code moves the focus, for Qt.FocusReason.OtherFocusReason, the ring comes to somebody who plays by keys; with
    Qt.FocusReason.TabFocusReason it comes to everybody.
    """

    _by_key = False

    def __init__(self, target: QWidget, theme: Theme, radius: float) -> None:
        """Radius is that of the widget's corners, in pixels of the design."""
        super().__init__(target, theme, Layer.ON_PAGE, REACH, self._paint_ring)
        self._radius = radius

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the focus come and go, and the keys that are used on it."""
        if isinstance(event, QKeyEvent):
            if event.key() in _MOVES:
                self._pressed(event)
        elif event.type() is QEvent.Type.MouseButtonPress:
            self._theme.at_keys = False
        elif isinstance(event, QFocusEvent):
            if event.type() is QEvent.Type.FocusIn:
                self._focused(event.reason())
            else:
                self.set_shown(False)
        return super().eventFilter(watched, event)

    def _pressed(self, event: QKeyEvent) -> None:
        self._theme.at_keys = True
        # A key that is a shortcut too is asked about first, and perhaps does not come.
        if event.type() is QEvent.Type.KeyPress:
            self._by_key = True
            self.set_shown(True)

    def _focused(self, reason: Qt.FocusReason) -> None:
        if reason is Qt.FocusReason.OtherFocusReason:
            self._by_key = self._theme.at_keys
        elif reason not in _RETURNING:
            self._by_key = reason in _BY_KEY
        self.set_shown(self._by_key)
        if self._by_key:
            self._come_into_sight()

    def _come_into_sight(self) -> None:
        """Scroll so far that all of the ring is seen; Qt scrolls for the widget alone, and not from everywhere."""
        area, page = scrolled_around(self._target)
        if area is not None and page is not None:
            room = round(REACH * self._theme.zoom)
            for corner in (self._target.rect().bottomLeft(), self._target.rect().topLeft()):
                place = self._target.mapTo(page, corner)
                area.ensureVisible(place.x(), place.y(), room, room)

    def _paint_ring(self, painter: QPainter, area: QRectF) -> None:
        tokens = self._theme.tokens
        stroke(painter, rounded_rect(area, self._radius, inset=-1.5), tokens.paper, 5.5)
        stroke(painter, rounded_rect(area, self._radius, inset=-5), tokens.focus, 2.6)
