"""Strips of colour in the card: what is to be done, and what is to be said about the learner's last try."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.labels import Spaces
from desktop_app.ui.lesson.passage import Passage
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.rich_text import RichStyle
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens, mixed
from desktop_app.ui.words.sentence import Sentence

_RADIUS = 14
#: As many lines as any step has things to do.
_LINES = 2


class Strip(QWidget):
    """A rounded ground with lines on it, an icon before each; it is not there while it has nothing to say."""

    def __init__(
        self, theme: Theme, icon: Icon, ground: Callable[[Tokens], tuple[QColor, QColor]], parent: QWidget | None = None
    ) -> None:
        """Ground gives the colour of the strip and that of its edge."""
        super().__init__(parent)
        self._theme = theme
        self._ground = ground
        self._lines = [Passage(theme, RichStyle(), icon) for _ in range(_LINES)]
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 6, left=12, top=10, right=12, bottom=10)
        for line in self._lines:
            column.addWidget(line)
        theme.changed.connect(self.update)

    @property
    def text(self) -> str:
        """What is said, line after line; empty while nothing is."""
        return "\n".join(line.text() for line in self._lines if line.text())

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Say one thing a line, or nothing."""
        for number, line in enumerate(self._lines):
            said = sentences[number] if number < len(sentences) else ()
            line.tell(said)
            line.setVisible(bool(said))
        self.setVisible(bool(sentences))

    def set_style(self, style: RichStyle) -> None:
        """Set the lines in another size."""
        for line in self._lines:
            line.set_style(style)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter, area = open_canvas(self, self._theme)
        ground, edge = self._ground(self._theme.tokens)
        painter.fillPath(rounded_rect(area, _RADIUS), ground)
        stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), edge, 1.5)
        painter.end()


def todo_ground(tokens: Tokens) -> tuple[QColor, QColor]:
    """The colours of what is to be done."""
    return mixed(tokens.paper, tokens.gold, 0.24), tokens.gold


def note_ground(tokens: Tokens) -> tuple[QColor, QColor]:
    """The colours of what is said about a try."""
    return tokens.paper2, tokens.edge
