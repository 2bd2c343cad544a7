"""A paragraph with dice in it, as wide as there is room; for a screen reader it is a label."""

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.rich_text import RichStyle, lay_out
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.sentence import Sentence, plain

#: The side of an icon before the text, and where the text begins then; the least width that is ever asked for.
_ICON, _INDENT, _LEAST = 18, 28, 120


class Passage(QLabel):
    """A sentence or several, set in lines; an icon may stand before it."""

    def __init__(self, theme: Theme, style: RichStyle, icon: Icon | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = style
        self._icon = icon
        self._sentence: Sentence = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._resized)

    def tell(self, sentence: Sentence) -> None:
        """Say something else."""
        self._sentence = sentence
        self.setText(plain(sentence))
        self._resized()

    def set_style(self, style: RichStyle) -> None:
        """Set it in another size."""
        if style != self._style:
            self._style = style
            self._resized()

    def hasHeightForWidth(self) -> bool:
        """The height depends on how many lines it takes."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the lines."""
        room = max(width / self._theme.zoom - self._indent, _LEAST)
        return ceil(lay_out(self._sentence, room, self._style).height * self._theme.zoom)

    def sizeHint(self) -> QSize:
        """As little width as may be: there is always more."""
        width = zoomed(self._theme, _LEAST + self._indent, 0).width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """It can be narrow, and is as high as its lines then."""
        return QSize(zoomed(self._theme, _LEAST + self._indent, 0).width(), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon and the lines."""
        painter, area = open_canvas(self, self._theme)
        tokens, cache, indent = self._theme.tokens, self._theme.pixmaps, self._indent
        if self._icon is not None:
            line = self._style.size * self._style.line_height
            draw_icon(painter, self._icon, area.left() + _ICON / 2, area.top() + line / 2, _ICON, tokens.gold_ink)
        lines = lay_out(self._sentence, max(area.width() - indent, _LEAST), self._style)
        lines.draw(painter, tokens, cache, area.left() + indent, area.top(), tokens.ink)
        painter.end()

    @property
    def _indent(self) -> float:
        return _INDENT if self._icon is not None else 0

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()
