"""A menu whose ticks are drawn like everything else: crisp at every scale, as large as the zoom says."""

from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem, QWidget

from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

TICKED = 34
"""The room before the words of an entry, in pixels of the design: a style sheet keeps it free, and draws no ticks."""

BEFORE_KEYS = 24
"""The room between the longest entry and the keys, in pixels of the design: a style sheet keeps it free."""

_MIDDLE, _SIDE = 17, 16


class Menu(QMenu):
    """Paints a tick before every entry that is switched on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Move the keys to the right, into the room that is kept after them."""
        super().initStyleOption(option, action)
        if option.reservedShortcutWidth:
            option.reservedShortcutWidth -= round(BEFORE_KEYS * self._theme.zoom)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the entries, then their ticks."""
        super().paintEvent(event)
        zoom, tokens = self._theme.zoom, self._theme.tokens
        painter = QPainter(self)
        smooth(painter)
        painter.scale(zoom, zoom)
        for action in self.actions():
            if action.isChecked():
                place = self.actionGeometry(action)
                color = tokens.primary if action.isEnabled() else mixed(tokens.ink2, tokens.paper, 0.35)
                draw_icon(painter, Icon.CHECK, place.left() / zoom + _MIDDLE, place.center().y() / zoom, _SIDE, color)
        painter.end()
