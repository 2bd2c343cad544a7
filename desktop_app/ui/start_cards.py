"""The cards of the start page: large buttons on paper, each with a picture, a title and a line below it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.elevation import Elevation
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.shadows import BUTTON, CARD, draw_shadow
from desktop_app.ui.painting.shapes import ellipse, rounded_rect, stroke, vertical
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded, mixed

#: Between facts in a line.
SEPARATOR = " · "
_RADIUS = 18
_DISC = 34
_PORTRAIT, _PORTRAIT_STEP = 23, 58
_MANY_LINES = 3
_BADGE = 18


class StartCard(QPushButton):
    """A card with an icon."""

    def __init__(self, theme: Theme, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self._line = ""
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        ReturnPresses(self)
        self._ring = FocusRing(self, theme, _RADIUS)
        self._elevation = Elevation(self, theme, _RADIUS, CARD)
        theme.changed.connect(self.update)

    def tell(self, title: str, line: str) -> None:
        """Write the title and the line below it."""
        self.setText(title)
        self._line = line
        self.setAccessibleDescription(line)
        self.update()

    def shrink(self, share: float) -> None:
        """Draw everything on the card smaller."""
        self._share = share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter, card = open_canvas(self, self._theme)
        painter.scale(self._share, self._share)
        card = QRectF(card.topLeft(), card.size() / self._share)
        if self.isDown():
            painter.translate(0, 1)
        self._paint_paper(painter, card)
        self._paint_content(painter, card)
        painter.end()

    def _paint_paper(self, painter: QPainter, card: QRectF) -> None:
        tokens = self._theme.tokens
        hovered = 0.06 if self.underMouse() else 0
        painter.fillPath(rounded_rect(card, _RADIUS), mixed(tokens.paper, tokens.gold, hovered))
        if not tokens.is_light:
            stroke(painter, rounded_rect(card, _RADIUS, inset=0.5), faded(tokens.edge, 0.42), 1)

    def _paint_content(self, painter: QPainter, card: QRectF) -> None:
        tokens = self._theme.tokens
        middle = card.center().y()
        disc = ellipse(card.left() + 58, middle, 31)
        painter.fillPath(disc, tokens.paper2)
        stroke(painter, disc, tokens.line, 1.2)
        draw_icon(painter, self._icon, card.left() + 58, middle, 30, tokens.primary)
        draw_icon(painter, Icon.RIGHT, card.right() - 34, middle, 20, tokens.ink2)
        left, room = card.left() + 108, card.width() - 108 - 56
        self._write(painter, QPointF(left, middle - 13), self.text(), TextStyle(22, 600), room)
        self._write(painter, QPointF(left, middle + 16), self._line, TextStyle(15), room)

    def _write(self, painter: QPainter, at: QPointF, text: str, style: TextStyle, room: float) -> None:
        tokens = self._theme.tokens
        fitting = TextStyle(fitting_size(text, style, room), style.weight)
        draw_text(painter, at.x(), at.y(), text, fitting, tokens.ink if style.weight > 400 else tokens.ink2)


class SmallCard(StartCard):
    """Half as wide: two of them stand in a row."""

    def _paint_content(self, painter: QPainter, card: QRectF) -> None:
        tokens = self._theme.tokens
        middle = card.center().y()
        disc = ellipse(card.left() + 44, middle, 25)
        painter.fillPath(disc, tokens.paper2)
        stroke(painter, disc, tokens.line, 1.2)
        draw_icon(painter, self._icon, card.left() + 44, middle, 25, tokens.primary)
        left = card.left() + 82
        room = card.right() - 14 - left
        lines = _set_in(self._line, TextStyle(14), room)
        top = middle - 9 * (len(lines) + 1) + 4
        self._write(painter, QPointF(left, top), self.text(), TextStyle(20, 600), room)
        for index, line in enumerate(lines):
            self._write(painter, QPointF(left, top + 24 + 18 * index), line, TextStyle(14), room)


class OfferCard(StartCard):
    """The card that offers the lesson at the first start: Odette shows how to play."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Icon.PLAY, parent)

    def _paint_content(self, painter: QPainter, card: QRectF) -> None:
        tokens = self._theme.tokens
        stroke(painter, rounded_rect(card, _RADIUS, inset=1.25), tokens.gold, 2.5)
        disc_x, face = card.right() - 88, Character.ODETTE
        draw_icon(painter, Icon.RIGHT, card.right() - 34, card.center().y(), 20, tokens.ink2)
        room = disc_x - _DISC - 14 - card.left() - 26
        self._write(painter, QPointF(card.left() + 26, card.top() + 36), self.text(), TextStyle(26, 700), room)
        for index, line in enumerate(_set_in(self._line, TextStyle(15), room)[:_MANY_LINES]):
            self._write(painter, QPointF(card.left() + 26, card.top() + 68 + 21 * index), line, TextStyle(15), room)
        ring = seat_ring(tokens, face, 2.5)
        draw_portrait(painter, self._theme.pixmaps, disc_x, card.center().y(), _DISC, face, ring)


class AgainCard(StartCard):
    """The card that starts a game with the last choices at once: it shows who sits at the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Icon.PLAY, parent)
        self._faces: tuple[Character, ...] = ()
        self._counts: tuple[int, ...] = ()

    def seat(self, faces: tuple[Character, ...], counts: tuple[int, ...] = ()) -> None:
        """Show the players, each with the number of dice they hold where a game has begun."""
        self._faces = faces
        self._counts = counts
        self.update()

    def _paint_content(self, painter: QPainter, card: QRectF) -> None:
        tokens = self._theme.tokens
        left, top = card.left() + 26, card.top()
        disc_x = card.right() - 64
        room = disc_x - _DISC - 14 - left
        self._write(painter, QPointF(left, top + 34), self.text(), TextStyle(28, 700), room)
        lines = _broken(self._line, TextStyle(15), room)
        first, pitch = (68, 22) if len(lines) < _MANY_LINES else (63, 20)
        for index, line in enumerate(lines):
            self._write(painter, QPointF(left, top + first + pitch * index), line, TextStyle(15), room)
        step = min(_PORTRAIT_STEP, (room - 2 * _PORTRAIT) / max(len(self._faces) - 1, 1))
        radius = min(_PORTRAIT, step / 2 - 3)
        for index, face in enumerate(self._faces):
            x = left + radius + step * index
            ring = seat_ring(tokens, face, 2.5)
            draw_portrait(painter, self._theme.pixmaps, x, top + 143, radius, face, ring)
            if self._counts:
                self._paint_count(painter, QPointF(x + radius - 3, top + 143 + radius - 5), face, self._counts[index])
        self._paint_disc(painter, QPointF(disc_x, card.center().y()))

    def _paint_count(self, painter: QPainter, at: QPointF, face: Character, dice: int) -> None:
        """The number of dice on a die in the player's colour, at the portrait's lower right."""
        tokens = self._theme.tokens
        box = QRectF(at.x() - _BADGE / 2, at.y() - _BADGE / 2, _BADGE, _BADGE)
        painter.fillPath(rounded_rect(box, 6, inset=-1.5), tokens.paper)
        painter.fillPath(rounded_rect(box, 5), face.color(tokens.scheme))
        draw_text(painter, at.x(), at.y(), str(dice), TextStyle(14, 700), tokens.paper, Align.CENTER)

    def _paint_disc(self, painter: QPainter, center: QPointF) -> None:
        tokens = self._theme.tokens
        disc = ellipse(center.x(), center.y(), _DISC)
        draw_shadow(painter, self._theme.pixmaps, disc, tokens.shadow, BUTTON)
        light = mixed(tokens.primary, tokens.on_primary, 0.16 if self.underMouse() else 0.06)
        painter.fillPath(disc, vertical(center.y() - _DISC, center.y() + _DISC, ((0, light), (1, tokens.primary))))
        draw_icon(painter, Icon.PLAY, center.x() + 2, center.y(), 27, tokens.on_primary)


def _set_in(text: str, style: TextStyle, room: float) -> list[str]:
    """A sentence in lines that fit, broken between words."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, style) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _broken(text: str, style: TextStyle, room: float) -> list[str]:
    """A list of facts in lines that fit, broken between facts only."""
    lines: list[str] = []
    for fact in text.split(SEPARATOR):
        longer = f"{lines[-1]}{SEPARATOR}{fact}" if lines else fact
        if lines and text_width(longer, style) <= room:
            lines[-1] = longer
        else:
            lines.append(fact)
    return lines
