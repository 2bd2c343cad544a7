"""The head of the card about a move: who moved, what was done, what the cups held, and the dice in hand."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.sentence import Run, Sentence, plain

_HEIGHT, _PORTRAIT, _TEXT_LEFT = 80, 27, 74
_DIE, _DIE_STEP, _BEFORE_DICE = 30, 38, 16
# Narrower than this there is no room for the dice in hand: they lie among the cups below, too.
_ROOM_FOR_DICE = 640
# Sizes of the line above, the sentence, and the line below, from the roomiest to the tightest.
_SIZES = ((13, 20, 15), (13, 18, 14), (12, 16, 13), (12, 14, 12), (12, 12, 12))
_LINE = 1.28


class MoveHeading(QLabel):
    """Paints a sentence between a smaller one above and one below, as large as they fit; heard as one label."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = Character.YOU
        self._told: tuple[Sentence, Sentence, Sentence] = ((), (), ())
        self._dice: tuple[DieLook, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, face: Character, place: str, move: Sentence, found: Sentence, dice: Sequence[DieLook]) -> None:
        """Tell of a move: whose it is, where it stands, what was done, what the cups held, and the dice in hand."""
        self._face, self._dice = face, tuple(dice)
        self._told = ((Run(place),), move, found)
        self.setText(". ".join((place, plain(move))) + " " + plain(found))
        self.update()

    def sizeHint(self) -> QSize:
        """Always equally high, so that nothing below it jumps."""
        return zoomed(self._theme, 1, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint face, sentences and dice."""
        painter, area = open_canvas(self, self._theme)
        tokens, cache, middle = self._theme.tokens, self._theme.pixmaps, area.center().y()
        ring = seat_ring(tokens, self._face)
        draw_portrait(painter, cache, _PORTRAIT + 4, middle, _PORTRAIT, self._face, ring)
        right = area.width()
        if right >= _ROOM_FOR_DICE:
            for number, look in enumerate(reversed(self._dice)):
                x = right - _DIE - 2 - number * _DIE_STEP
                draw_die(painter, tokens, cache, x, middle - _DIE / 2, _DIE, look)
            right -= len(self._dice) * _DIE_STEP + _BEFORE_DICE
        lines = self._lines(right - _TEXT_LEFT)
        y = middle - sum(line.height for line in lines) / 2
        for line, ink in zip(lines, (tokens.ink2, tokens.ink, tokens.ink2), strict=True):
            line.draw(painter, tokens, cache, _TEXT_LEFT, y, ink)
            y += line.height
        painter.end()

    def _lines(self, room: float) -> list[RichLayout]:
        """The three sentences as large as they fit; in the smallest size they end where the room does."""
        laid = list[RichLayout]()
        for sizes in _SIZES:
            weights = ((600, 600), (400, 700), (400, 600))
            styles = [RichStyle(size, _LINE, *weight) for size, weight in zip(sizes, weights, strict=True)]
            laid = [lay_out(told, room, style, most=3) for told, style in zip(self._told, styles, strict=True)]
            if sum(line.height for line in laid) <= _HEIGHT and all(len(line.lines) < 3 for line in laid):
                break
        return laid
