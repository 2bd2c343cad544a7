"""Buttons without a face of their own: links, and icons."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.ui.controls.canvas import open_canvas, without_mnemonic, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens, mixed

_LINK_HEIGHT, _LINK_PADDING, _LINK_RADIUS, _ICON_RADIUS = 30, 6, 8, 10
# The smallest size of a link's text.
_LEAST_LINK = 11


class LinkButton(QPushButton):
    """An underlined text that can be pressed."""

    def __init__(self, theme: Theme, text: str = "", *, size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._style = TextStyle(size, 500)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.focus_ring = FocusRing(self, theme, _LINK_RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """The width of the text."""
        width = text_width(without_mnemonic(self.text()), self._style)
        return zoomed(self._theme, width + 2 * _LINK_PADDING, _LINK_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The width of the text at the smallest size, which it has where there is no room for more."""
        width = text_width(without_mnemonic(self.text()), TextStyle(_LEAST_LINK, 500))
        return zoomed(self._theme, width, _LINK_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, as large as it fits, and its line."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        ink = _quiet_ink(tokens, self)
        label, middle = without_mnemonic(self.text()), area.center()
        style = TextStyle(fitting_size(label, self._style, area.width(), smallest=_LEAST_LINK), 500)
        width = draw_text(painter, middle.x(), middle.y(), label, style, ink, Align.CENTER)
        line = round(middle.y() + style.size * 0.64)
        painter.fillRect(round(middle.x() - width / 2), line, round(width), 1, ink)
        painter.end()


class IconButton(QPushButton):
    """A button that is an icon; its name is its tooltip and what a screen reader says."""

    def __init__(
        self, theme: Theme, icon: Icon, name: str, *, side: float = 38, size: float = 20, parent: QWidget | None = None
    ) -> None:
        """Side is that of the button, size that of the icon."""
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self._side = side
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_name(name)
        self.focus_ring = FocusRing(self, theme, _ICON_RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)

    def set_name(self, name: str) -> None:
        """Say what the button does, in the language of the moment."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_icon(self, icon: Icon) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def set_side(self, side: float) -> None:
        """Change the size of the button."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A square."""
        return zoomed(self._theme, self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, on a quiet ground under the mouse."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            ground = tokens.line if self.isDown() else tokens.paper2
            painter.fillPath(rounded_rect(area, _ICON_RADIUS), ground)
        middle = area.center()
        draw_icon(painter, self._icon, middle.x(), middle.y(), self._size, _quiet_ink(tokens, self))
        painter.end()


def _quiet_ink(tokens: Tokens, button: QPushButton):
    if not button.isEnabled():
        return mixed(tokens.ink2, tokens.paper, 0.35)
    return tokens.ink if button.underMouse() else tokens.ink2
