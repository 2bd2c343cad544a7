"""Paints a row of the list of games: when, who, by which rules, and how it stands or ended."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.library.kept import GameRow
from desktop_app.ui.games.faces import faces_of
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.models.games import GamesRole
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import TextStyle, draw_text, elided, fitting_size
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

Index = QModelIndex | QPersistentModelIndex

#: The height of a row; where the columns begin, in parts of the width; portraits; lines from the middle.
_HEIGHT, _LEFT, _RIGHT, _RADIUS = 62, 22, 16, 14
_FACES, _OPTIONS, _RESULT, _LEAST_DATE = 0.17, 0.385, 0.65, 124
_PORTRAIT, _STEP, _UPPER, _LOWER = 16, 25, -11, 11
_SMALLEST = 12
_MAIN, _MAIN_BOLD, _SIDE = TextStyle(15, 500), TextStyle(15, 600), TextStyle(13)


class GamesDelegate(QStyledItemDelegate):
    """All rows are equally high; a row that has not been read yet is empty paper."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = GameWords()
        self._options = OptionWords()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height of every row."""
        return QSize(1, round(_HEIGHT * self._theme.zoom))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        zoom = self._theme.zoom
        painter.save()
        smooth(painter)
        painter.translate(option.rect.topLeft())
        painter.scale(zoom, zoom)
        area = QRectF(0, 0, option.rect.width() / zoom, option.rect.height() / zoom)
        self._paint_ground(painter, area, option.state)
        row: object = index.data(GamesRole.ROW)
        if isinstance(row, GameRow):
            self._paint_row(painter, area, row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> None:
        tokens = self._theme.tokens
        box = area.adjusted(6, 3, -6, -3)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded_rect(box, _RADIUS), tokens.sel)
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            stroke(painter, rounded_rect(box, _RADIUS, inset=1), tokens.focus if focused else tokens.primary, 2)
        else:
            painter.fillRect(QRectF(_LEFT, area.bottom() - 1, area.width() - 2 * _LEFT, 1), tokens.line)

    def _paint_row(self, painter: QPainter, area: QRectF, row: GameRow) -> None:
        tokens, words = self._theme.tokens, self._words
        middle = area.center().y()
        faces = max(area.width() * _FACES, _LEAST_DATE)
        places = [_LEFT, faces, area.width() * _OPTIONS, area.width() * _RESULT, area.width() - _RIGHT]
        won = row.winner is not None and row.winner == row.human and row.is_over
        columns = (
            (0, words.day(row), _MAIN_BOLD, words.time(row)),
            (2, *self._rules(row)),
            (3, words.result(row), _MAIN_BOLD if won or not row.is_over else _MAIN, words.details(row)),
        )
        for column, upper, style, lower in columns:
            left, room = places[column], places[column + 1] - places[column] - 12
            self._write(painter, left, middle + _UPPER, upper, style, room, tokens.ink)
            self._write(painter, left, middle + _LOWER, lower, _SIDE, room, tokens.ink2)
        self._paint_faces(painter, places[1], places[2], middle, row)

    def _rules(self, row: GameRow) -> tuple[str, TextStyle, str]:
        """The options in two lines of two."""
        told = self._options.options(row.rules).split(" · ")
        return " · ".join(told[:2]), _MAIN, " · ".join(told[2:])

    def _paint_faces(self, painter: QPainter, left: float, right: float, middle: float, row: GameRow) -> None:
        faces = faces_of(row)
        step = min(_STEP, (right - left - 2 * _PORTRAIT - 8) / max(len(faces) - 1, 1))
        for number, face in enumerate(faces):
            ring = seat_ring(self._theme.tokens, face, 1.6)
            x = left + _PORTRAIT + number * step
            draw_portrait(painter, self._theme.pixmaps, x, middle, _PORTRAIT, face, ring)

    def _write(
        self, painter: QPainter, x: float, y: float, text: str, style: TextStyle, room: float, ink: QColor
    ) -> None:
        fitting = TextStyle(fitting_size(text, style, room, smallest=_SMALLEST), style.weight)
        draw_text(painter, x, y, elided(text, fitting, room), fitting, ink)
