"""The prompt in the bar: a portrait, what is going on, and what is to be done."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.bars.thinking_dots import ThinkingDots
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
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
#: The dots of somebody who thinks: their middle behind the title, and the room they take.
_DOTS_AFTER, _DOTS_ROOM = 20, 36


class _Block(NamedTuple):
    """The title and the line under it, and where the title begins."""

    title: RichLayout
    line: RichLayout
    left: float
    top: float


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
        self.dots = ThinkingDots(theme, self)
        self.dots.hide()
        theme.changed.connect(self._change)

    def tell(self, prompt: Prompt, face: Character | None, *, active: bool = False, thinking: bool = False) -> None:
        """Say something, beside a face if there is room for one: of whoever must act, or of whoever thinks."""
        self._prompt = prompt
        self._face = face
        self._active = active
        self._thinking = thinking
        title, line = plain(prompt.title), plain(prompt.line)
        self.setText(f"{title}. {line}." if line else title)
        self._change()

    def rest(self) -> None:
        """Nobody thinks any more, and nobody is asked: what was said to whoever had to act is taken back."""
        if self._active:
            self.clear()
        self._thinking = False
        self._change()

    def clear(self) -> None:
        """There is nothing more to say in this round."""
        self.tell(Prompt(()), self._face)

    def set_title_size(self, size: int) -> None:
        """Change the size of the first line, in pixels of the design."""
        self._title_size = size
        self._change()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dots behind the title."""
        super().resizeEvent(event)
        self._change()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait and the lines, centred as a block."""
        painter, area = open_canvas(self, self._theme)
        if self._face is not None:
            self._paint_face(painter, area, self._face)
        tokens, cache, block = self._theme.tokens, self._theme.pixmaps, self._block(area)
        block.title.draw(painter, tokens, cache, block.left, block.top, tokens.ink)
        block.line.draw(painter, tokens, cache, block.left, block.top + block.title.height, tokens.ink2)
        painter.end()

    def _change(self) -> None:
        """Something else is to be seen, or in another place."""
        zoom = self._theme.zoom
        title, _, left, top = self._block(QRectF(0, 0, self.width() / zoom, self.height() / zoom))
        if self._thinking and title.lines:
            last = title.height / len(title.lines)
            middle = QPointF(left + title.lines[-1].width + _DOTS_AFTER, top + title.height - last / 2) * zoom
            size = self.dots.sizeHint()
            self.dots.setGeometry(QRect(middle.toPoint() - QPoint(size.width() // 2, size.height() // 2), size))
        self.dots.setVisible(self._thinking and bool(title.lines))
        self.update()

    def _block(self, area: QRectF) -> _Block:
        left = _TEXT_LEFT if self._face is not None else 0
        room = area.width() - left
        title = self._title(room - (_DOTS_ROOM if self._thinking else 0))
        line = lay_out(self._prompt.line, room, _LINE, most=_MOST_LINES - len(title.lines))
        return _Block(title, line, left, area.center().y() - (title.height + line.height) / 2)

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
