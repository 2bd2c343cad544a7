"""The prompt in the bar: a portrait, what is going on, and what is to be done."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.painting.chips import draw_thinking_dots
from desktop_app.ui.painting.portrait import Ring, draw_portrait, seat_ring
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.painting.text import TextStyle, fitting_size
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.prompts import Prompt
from desktop_app.ui.words.sentence import plain

_LINE = RichStyle(13, 1.3)
_PORTRAIT, _TEXT_LEFT = 22, 58
_SMALLEST_TITLE = 15
_MOST_LINES = 4
#: The dots of somebody who thinks: their middle behind the title, their size, and the room they take.
_DOTS_AFTER, _DOTS_SIZE, _DOTS_ROOM = 20, 0.85, 36


class PromptView(QLabel):
    """A title and a line, on four lines at most. For a screen reader it is a label."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._prompt = Prompt(())
        self._face: Character | None = None
        self._active = False
        self._thinking = False
        self._title_size = 17
        theme.changed.connect(self.update)

    def tell(self, prompt: Prompt, face: Character | None, *, active: bool = False, thinking: bool = False) -> None:
        """Say something, beside a face if there is room for one: of whoever must act, or of whoever thinks."""
        self._prompt = prompt
        self._face = face
        self._active = active
        self._thinking = thinking
        title, line = plain(prompt.title), plain(prompt.line)
        self.setText(f"{title}. {line}." if line else title)
        self.update()

    def rest(self) -> None:
        """Nobody thinks any more, and nobody is asked: what was said to whoever had to act is taken back."""
        self._thinking = False
        if self._active:
            self.tell(Prompt(()), self._face)
        self.update()

    def set_title_size(self, size: int) -> None:
        """Change the size of the first line, in pixels of the design."""
        self._title_size = size
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait and the lines, centred as a block."""
        painter, area = open_canvas(self, self._theme)
        left = 0.0
        if self._face is not None:
            self._paint_face(painter, area, self._face)
            left = _TEXT_LEFT
        tokens, cache, room = self._theme.tokens, self._theme.pixmaps, area.width() - left
        title = self._title(room - (_DOTS_ROOM if self._thinking else 0))
        lines = lay_out(self._prompt.line, room, _LINE, most=_MOST_LINES - len(title.lines))
        top = area.center().y() - (title.height + lines.height) / 2
        title.draw(painter, tokens, cache, left, top, tokens.ink)
        lines.draw(painter, tokens, cache, left, top + title.height, tokens.ink2)
        if self._thinking and title.lines:
            last = title.height / len(title.lines)
            middle = QPointF(left + title.lines[-1].width + _DOTS_AFTER, top + title.height - last / 2)
            draw_thinking_dots(painter, tokens, middle, _DOTS_SIZE)
        painter.end()

    def _title(self, room: float) -> RichLayout:
        """On one line, a little smaller if need be; on two where that is not enough."""
        wanted = TextStyle(self._title_size, 600)
        size = fitting_size(plain(self._prompt.title), wanted, room, smallest=_SMALLEST_TITLE)
        return lay_out(self._prompt.title, room, RichStyle(size, 1.3, 600, 600), most=2)

    def _paint_face(self, painter: QPainter, area: QRectF, face: Character) -> None:
        tokens = self._theme.tokens
        ring = Ring(tokens.gold) if self._active else seat_ring(tokens, face)
        middle = area.center().y()
        draw_portrait(painter, self._theme.pixmaps, _PORTRAIT + 2, middle, _PORTRAIT, face, ring)
