"""The options of a choice as bars: how likely each was to come off, how often the strongest level would do it."""

from typing import NamedTuple, Self

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

_ROW, _HEAD, _THICK = 24, 18, 12
# The widths of the columns that are not the bar's, the room before a column, and that of the sign of a mark.
_PERCENT, _SHARE, _GAP, _SIGN, _END = 54, 58, 12, 22, 4
_NAME, _NAME_BOLD = RichStyle(15, weight=400), RichStyle(15, weight=600)
_NUMBER, _WORD, _HEADING = TextStyle(15, 700), TextStyle(14, 500), TextStyle(12, 600)
# Wider than the name of any option.
_WIDEST = 1000


class Columns(NamedTuple):
    """How wide the first and the last column are: names of options, and marks. In between lie bars and figures."""

    names: float
    marks: float

    @classmethod
    def of(cls, words: ReviewWords) -> Self:
        """Wide enough for whatever may stand there, so that nothing moves from one choice to the next."""
        names = max(lay_out(name, _WIDEST, _NAME_BOLD).width for name in words.widest_options())
        marks = max(text_width(mark, _WORD) for mark in words.marks())
        return cls(names + _GAP, marks + _SIGN + _END)

    def marks_at(self, width: float) -> float:
        """Where marks begin in a row of a width."""
        return width - self.marks

    def share_at(self, width: float) -> float:
        """Where the column of shares ends."""
        return self.marks_at(width) - _GAP

    def percent_at(self, width: float) -> float:
        """Where the column of chances ends."""
        return self.share_at(width) - _SHARE

    def bar(self, width: float) -> QRectF:
        """The bar of a whole, at the top of the row."""
        return QRectF(self.names, 0, max(self.percent_at(width) - _PERCENT - self.names, _THICK), _THICK)


class OptionBars(QWidget):
    """A row for each option, under the names of the two columns of figures."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = OptionsHead(theme)
        self.rows = [OptionRow(theme) for _ in range(MOST)]
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 0)
        column.addWidget(self._head)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch()

    def tell(self, choice: Choice, face: Character, words: ReviewWords) -> None:
        """Show the options of a choice; face is that of whoever chose."""
        columns = Columns.of(words)
        self._head.tell(words.level, columns)
        for row, option in zip(self.rows, choice.options, strict=False):
            row.tell(option, choice, face, words, columns)
        for number, row in enumerate(self.rows):
            # What is not there keeps its room, so that nothing jumps.
            row.set_blank(blank=number >= len(choice.options))


class OptionsHead(QLabel):
    """The names over the columns of figures."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._level, self._columns = "", Columns(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, level: str, columns: Columns) -> None:
        """Write the names over the columns; one is that of the level."""
        self._level, self._columns = level, columns
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
        columns, ink, y = self._columns, self._theme.tokens.ink2, area.center().y()
        draw_text(painter, columns.percent_at(area.width()), y, self._chance(), _HEADING, ink, Align.RIGHT)
        size = fitting_size(self._level, _HEADING, _SHARE - 4, smallest=10)
        draw_text(painter, columns.share_at(area.width()), y, self._level, TextStyle(size, 600), ink, Align.RIGHT)
        painter.end()

    def _chance(self) -> str:
        #: Over percentages: how likely something is
        return self.tr("Chance")


class OptionRow(QLabel):
    """An option; heard as a label."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[Option, Choice, Character, ReviewWords, Columns] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def tell(self, option: Option, choice: Choice, face: Character, words: ReviewWords, columns: Columns) -> None:
        """Show an option of a choice."""
        self._shown = option, choice, face, words, columns
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
        option, choice, face, words, columns = self._shown
        painter, area = open_canvas(self, self._theme)
        tokens, width, y = self._theme.tokens, area.width(), area.center().y()
        mark = words.mark(option, choice)
        name = lay_out(words.option(option, choice), columns.names, _NAME_BOLD if mark else _NAME, most=1)
        name.draw(painter, tokens, self._theme.pixmaps, 0, y - name.height / 2, tokens.ink)
        self._paint_bar(painter, columns.bar(width).translated(0, y - _THICK / 2), option, choice)
        odds, share = words.percent(option.odds), words.percent(option.share)
        draw_text(painter, columns.percent_at(width), y, odds, _NUMBER, tokens.ink, Align.RIGHT)
        draw_text(painter, columns.share_at(width), y, share, TextStyle(14), tokens.ink2, Align.RIGHT)
        if mark:
            good = option == choice.best or choice.judgement is not Judgement.OTHER
            self._paint_mark(painter, columns.marks_at(width), y, mark, None if good else face)
        painter.end()

    def _paint_mark(self, painter: QPainter, x: float, y: float, mark: str, face: Character | None) -> None:
        """A tick, or the face of whoever did something else, and what it means."""
        tokens = self._theme.tokens
        if face is None:
            draw_icon(painter, Icon.CHECK, x + _SIGN / 2, y, 16, tokens.primary)
        else:
            ring = seat_ring(tokens, face, 1.4)
            draw_portrait(painter, self._theme.pixmaps, x + _SIGN / 2, y, 8, face, ring)
        draw_text(painter, x + _SIGN + 2, y, mark, _WORD, tokens.ink)

    def _paint_bar(self, painter: QPainter, room: QRectF, option: Option, choice: Choice) -> None:
        """A bar of the chance; in the colour of what goes wrong where a likelier best move was left for it."""
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(room, _THICK / 2), tokens.paper2)
        stroke(painter, rounded_rect(room, _THICK / 2, inset=0.5), tokens.edge, 1)
        if option.odds:
            filled = QRectF(room)
            filled.setWidth(max(room.width() * option.odds, _THICK))
            other = option.move == choice.move and choice.judgement is Judgement.OTHER
            poor = other and option.odds < choice.best.odds
            painter.fillPath(rounded_rect(filled, _THICK / 2), tokens.danger if poor else tokens.primary)
