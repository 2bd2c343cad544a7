"""Buttons: the ones with a label, an icon and perhaps a die, and links."""

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, without_mnemonic, zoomed
from desktop_app.ui.controls.elevation import Elevation
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.shadows import BUTTON, PLAIN_BUTTON, Drop
from desktop_app.ui.painting.shapes import rounded_rect, stroke, vertical
from desktop_app.ui.painting.text import TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens, mixed

_RADIUS = 12
_ICON, _ICON_GAP, _DIE_GAP = 20, 8, 5
#: Room at each end of the label: as asked for, and the least.
_PADDING, _LEAST_PADDING = 22, 6
_SMALLEST_TEXT = 13
_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")


class Kind(Enum):
    """What a button does: something ordinary, the main thing, something grave, an exact call."""

    PLAIN = "plain"
    PRIMARY = "primary"
    DANGER = "danger"
    GOLD = "gold"


class Button(QPushButton):
    """A button with a label that is never cut off: it asks for the width that it needs.

    Forced narrower, its text shrinks to 13 pixels. A die after the label needs an accessible name from the caller.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        kind: Kind = Kind.PLAIN,
        icon: Icon | None = None,
        *,
        height: float = 48,
        size: float = 16,
        parent: QWidget | None = None,
    ) -> None:
        """Height and size (of the text) are in pixels of the design."""
        super().__init__(text, parent)
        self._theme = theme
        self._kind = kind
        self._picture = icon
        self._die: DieLook | None = None
        self._height = height
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._elevation = Elevation(self, theme, _RADIUS, BUTTON)
        self._lift()
        self.pressed.connect(self._lift)
        self.released.connect(self._lift)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self._resized)

    def set_die(self, look: DieLook | None) -> None:
        """Show a die behind the label, or none."""
        if look != self._die:
            self._die = look
            self._resized()

    def set_measures(self, height: float, size: float) -> None:
        """Change the height and the size of the text, in pixels of the design."""
        if (height, size) != (self._height, self._size):
            self._height, self._size = height, size
            self._resized()

    def sizeHint(self) -> QSize:
        """Wide enough for everything at full size."""
        return zoomed(self._theme, self._content_width(self._size) + 2 * _PADDING, self._height)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for everything at the smallest size of text."""
        return zoomed(self._theme, self._content_width(_SMALLEST_TEXT) + 2 * _LEAST_PADDING, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face of the button and what stands on it."""
        painter, area = open_canvas(self, self._theme)
        if self.isDown():
            area.setTop(area.top() + 1)
        ink = self._paint_ground(painter, area)
        self._paint_content(painter, area, ink)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Cast no shadow while disabled."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._lift()

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()

    def _label(self) -> str:
        return without_mnemonic(self.text())

    def _extra_width(self) -> float:
        icon = _ICON + (_ICON_GAP if self.text() else 0) if self._picture else 0
        return icon + (self._die_side() + _DIE_GAP if self._die else 0)

    def _content_width(self, size: float) -> float:
        return self._extra_width() + text_width(self._label(), TextStyle(size, 600))

    def _die_side(self) -> float:
        return self._height * 0.52

    def _paint_ground(self, painter: QPainter, area: QRectF) -> QColor:
        """Paint the button without its label; returns the colour to write in."""
        tokens = self._theme.tokens
        path = rounded_rect(area, _RADIUS)
        edge = rounded_rect(area, _RADIUS, inset=0.75)
        hovered = self.underMouse() and not self.isDown()
        if not self.isEnabled():
            painter.fillPath(path, mixed(tokens.paper2, tokens.line, 0.35))
            stroke(painter, edge, tokens.line, 1.5)
            return mixed(tokens.ink2, tokens.paper, 0.12)
        if self._kind in {Kind.PRIMARY, Kind.DANGER}:
            base, ink = _filled(tokens, self._kind)
            upper, lower = (0.14, 0.0) if hovered else (0.05, 0.07)
            ends = ((0, mixed(base, _WHITE, upper)), (1, mixed(base, _BLACK, lower)))
            painter.fillPath(path, vertical(area.top(), area.bottom(), ends))
            return ink
        gold = self._kind is Kind.GOLD
        tint = tokens.gold if gold else tokens.paper2
        share = (0.18 if gold else 0.8) if hovered or self.isDown() else 0
        painter.fillPath(path, mixed(tokens.paper, tint, share))
        stroke(painter, edge, tokens.gold_ink if gold else tokens.edge, 1.5)
        return tokens.gold_ink if gold else tokens.ink

    def _wanted_drop(self) -> Drop | None:
        """The shadow to cast: none asleep, half of it while pressed."""
        if not self.isEnabled():
            return None
        drop = BUTTON if self._kind in {Kind.PRIMARY, Kind.DANGER} else PLAIN_BUTTON
        return Drop(drop.down / 2, drop.blur / 2, drop.alpha) if self.isDown() else drop

    def _lift(self) -> None:
        self._elevation.set_drop(self._wanted_drop())

    def _paint_content(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        room = area.width() - 2 * _LEAST_PADDING - self._extra_width()
        label = self._label()
        style = TextStyle(fitting_size(label, TextStyle(self._size, 600), room, smallest=_SMALLEST_TEXT), 600)
        x = area.center().x() - (self._extra_width() + text_width(label, style)) / 2
        y = area.center().y()
        if self._picture:
            draw_icon(painter, self._picture, x + _ICON / 2, y, _ICON, ink)
            x += _ICON + _ICON_GAP
        x += draw_text(painter, x, y, label, style, ink)
        if self._die:
            self._paint_die(painter, QPointF(x + _DIE_GAP, y - self._die_side() / 2), self._die)

    def _paint_die(self, painter: QPainter, at: QPointF, look: DieLook) -> None:
        shown = DieLook(look.face, look.wild, shadow=self.isEnabled())
        painter.setOpacity(1 if self.isEnabled() else 0.4)
        draw_die(painter, self._theme.tokens, self._theme.pixmaps, at.x(), at.y(), self._die_side(), shown)
        painter.setOpacity(1)


def _filled(tokens: Tokens, kind: Kind) -> tuple[QColor, QColor]:
    """Ground and ink of a filled button."""
    if kind is Kind.PRIMARY:
        return tokens.primary, tokens.on_primary
    return tokens.danger, tokens.on_danger
