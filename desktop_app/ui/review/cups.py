"""What all cups held in a round, the dice that match a bid ringed."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.engine.outcome import matches
from desktop_app.engine.rules import MAX_PLAYERS, ONE
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.labels import Spaces
from desktop_app.ui.painting.die import DieLook, Match, draw_die
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.painting.text import TextStyle, draw_text, elided, fitting_size
from desktop_app.ui.theme import Theme

_ROW, _PORTRAIT, _DIE, _STEP = 26, 10, 15, 26
_TEXT_LEFT, _DICE_LEFT, _LEAST_NAME, _DIM = 32, 8, 44, 0.3
_NAME = TextStyle(13, 500)


class CupRow(QLabel):
    """A face, a name where there is room, and the dice; heard as a label."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face, self._name = Character.YOU, ""
        self._dice: tuple[DieLook, ...] = ()
        self._room, self._mine = 0.0, False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, face: Character, name: str, dice: Sequence[DieLook], told: str, most: int, *, moves: bool) -> None:
        """Show a cup; `most` dice lie in the fullest one, and one seat `moves`."""
        self._face, self._name, self._dice, self._mine = face, name, tuple(dice), moves
        self._room = most * _STEP
        self.setText(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Every row is equally high."""
        return zoomed(self._theme, 1, _ROW)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face, name and dice."""
        painter, area = open_canvas(self, self._theme)
        tokens, cache, y = self._theme.tokens, self._theme.pixmaps, area.center().y()
        if self._mine:
            painter.fillPath(rounded_rect(area, 9), tokens.sel)
        draw_portrait(painter, cache, _PORTRAIT + 4, y, _PORTRAIT, self._face, seat_ring(tokens, self._face, 1.6))
        left = area.right() - self._room
        room = left - _DICE_LEFT - _TEXT_LEFT
        if room >= _LEAST_NAME:
            style = TextStyle(fitting_size(self._name, _NAME, room, smallest=12), 600 if self._mine else 500)
            draw_text(painter, _TEXT_LEFT, y, elided(self._name, style, room), style, tokens.ink)
        for number, look in enumerate(self._dice):
            draw_die(painter, tokens, cache, left + number * _STEP, y - _DIE / 2, _DIE, look)
        painter.end()


class CupRows(QWidget):
    """A row for each seat that held dice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [CupRow(theme) for _ in range(MAX_PLAYERS)]
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 0)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch()


def looks_of(hand: Sequence[int], face: int, *, wild: bool) -> list[DieLook]:
    """Dice as they lie open: those that match a bid on a face are ringed, the others dimmed."""
    looks = list[DieLook]()
    for die in hand:
        if matches(die, face, wild=wild):
            match = Match.WILD if die == ONE and face != ONE else Match.FACE
            looks.append(DieLook(die, wild=wild, match=match, shadow=False))
        else:
            looks.append(DieLook(die, wild=wild, dim=_DIM, shadow=False))
    return looks
