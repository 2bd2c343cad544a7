"""The options of a choice as bars: how likely each was to come off, how often the strongest level would do it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.match.review.choices import MOST, Choice, Judgement, Option
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.labels import Spaces
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.rich_text import RichStyle, lay_out
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.review.words import ReviewWords
from desktop_app.ui.theme import Theme

_ROW, _HEAD, _THICK = 26, 18, 12
#: The widths of the columns that are not the bar's, the room before a column, and what stands before the word of a mark.
_LABEL, _PERCENT, _SHARE, _GAP, _SIGN = 96, 46, 58, 10, 22
_NAME, _NUMBER, _WORD, _HEADING = 15, TextStyle(15, 700), 14, TextStyle(12, 600)
_SMALLEST = 12


class OptionBars(QWidget):
    """A row for each option, under the names of the two columns of figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = _Head(theme)
        self.rows = [_Row(theme) for _ in range(MOST)]
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 0)
        column.addWidget(self._head)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch()

    def tell(self, choice: Choice, face: Character, words: ReviewWords) -> None:
        """Show the options of a choice; face is that of whoever chose."""
        marks = max(text_width(mark, TextStyle(_WORD, 500)) for mark in words.marks()) + _SIGN
        self._head.tell(words.level, marks)
        for row, option in zip(self.rows, choice.options, strict=False):
            row.tell(option, choice, face, words, marks)
        for number, row in enumerate(self.rows):
            # What is not there keeps its room, so that nothing jumps.
            row.set_blank(blank=number >= len(choice.options))


class _Columns:
    """Where the columns lie in a row of a width; `marks` is the room of the last one."""

    def __init__(self, width: float, marks: float) -> None:
        self.marks = width - marks
        self.share = self.marks - _GAP
        self.percent = self.share - _SHARE
        self.bar = QRectF(_LABEL, 0, max(self.percent - _PERCENT - _LABEL, 8), _THICK)


class _Head(QLabel):
    """The names over the columns of figures."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._level, self._marks = "", 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, level: str, marks: float) -> None:
        """Write the names: that of the level is a person's."""
        self._level, self._marks = level, marks
        self.setText(f"{self._chance()}, {level}")
        self.update()

    def sizeHint(self) -> QSize:
        """A small line."""
        return zoomed(self._theme, 1, _HEAD)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the names, each at the right end of its column."""
        painter, area = open_canvas(self, self._theme)
        columns, ink, y = _Columns(area.width(), self._marks), self._theme.tokens.ink2, area.center().y()
        draw_text(painter, columns.percent, y, self._chance(), _HEADING, ink, Align.RIGHT)
        size = fitting_size(self._level, _HEADING, _SHARE - 4, smallest=10)
        draw_text(painter, columns.share, y, self._level, TextStyle(size, 600), ink, Align.RIGHT)
        painter.end()

    def _chance(self) -> str:
        #: Over percentages: how likely something is
        return self.tr("Chance")


class _Row(QLabel):
    """An option; heard as a label."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[Option, Choice, Character, ReviewWords, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, option: Option, choice: Choice, face: Character, words: ReviewWords, marks: float) -> None:
        """Show an option of a choice."""
        self._shown = option, choice, face, words, marks
        self.setText(words.told(option, choice))
        self.update()

    def set_blank(self, *, blank: bool) -> None:
        """Show nothing, or the option again."""
        if blank:
            self._shown = None
            self.setText("")
            self.update()

    def sizeHint(self) -> QSize:
        """Every row is equally high."""
        return zoomed(self._theme, 1, _ROW)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, bar, figures and mark."""
        if self._shown is None:
            return
        option, choice, face, words, marks = self._shown
        painter, area = open_canvas(self, self._theme)
        tokens, columns, y = self._theme.tokens, _Columns(area.width(), marks), area.center().y()
        mark = words.mark(option, choice)
        style = RichStyle(_NAME, weight=600 if mark else 400)
        name = lay_out(words.option(option, choice), _LABEL - 6, style, most=1)
        name.draw(painter, tokens, self._theme.pixmaps, 0, y - name.height / 2, tokens.ink)
        self._paint_bar(painter, columns.bar.translated(0, y - _THICK / 2), option, choice)
        draw_text(painter, columns.percent, y, words.percent(option.odds), _NUMBER, tokens.ink, Align.RIGHT)
        share = words.percent(option.share)
        draw_text(painter, columns.share, y, share, TextStyle(14), tokens.ink2, Align.RIGHT)
        if mark:
            x = columns.marks + _SIGN / 2
            if option == choice.best or choice.judgement is not Judgement.OTHER:
                draw_icon(painter, Icon.CHECK, x, y, 16, tokens.primary)
            else:
                ring = seat_ring(tokens, face, 1.4)
                draw_portrait(painter, self._theme.pixmaps, x, y, 8, face, ring)
            room = TextStyle(fitting_size(mark, TextStyle(_WORD, 500), marks - _SIGN, smallest=_SMALLEST), 500)
            draw_text(painter, columns.marks + _SIGN + 2, y, mark, room, tokens.ink)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF, option: Option, choice: Choice) -> None:
        """A bar of the chance; of a move that was made in place of a better one in the colour of what goes wrong."""
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(room, _THICK / 2), tokens.paper2)
        stroke(painter, rounded_rect(room, _THICK / 2, inset=0.5), tokens.edge, 1)
        if option.odds:
            filled = QRectF(room)
            filled.setWidth(max(room.width() * option.odds, _THICK))
            poor = option.move == choice.move and choice.judgement is Judgement.OTHER
            painter.fillPath(rounded_rect(filled, _THICK / 2), tokens.danger if poor else tokens.primary)
