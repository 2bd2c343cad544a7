"""Paints a row of the list beside a review: a face, where in the game, a sentence, and points or a tick."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.models.review import ReviewRole, ReviewRow
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, elided, fitting_size
from desktop_app.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_HEIGHT, _INSET, _RADIUS = 66, 3, 12
_PORTRAIT, _PORTRAIT_X, _TEXT_LEFT, _POINTS, _RIGHT = 16, 32, 60, 44, 14
_CAPTION, _NUMBER = TextStyle(12, 600), TextStyle(17, 700)
_SENTENCES = (RichStyle(14, 1.2), RichStyle(13, 1.18), RichStyle(12, 1.15))
_CAPTION_HEIGHT, _ROOM = 16, 58


class ReviewDelegate(QStyledItemDelegate):
    """All rows are equally high."""

    def __init__(self, theme: Theme, faces: Sequence[Character], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces = tuple(faces)

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
        row: object = index.data(ReviewRole.ROW)
        if isinstance(row, ReviewRow):
            self._paint_row(painter, area, row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> None:
        if not state & QStyle.StateFlag.State_Selected:
            return
        tokens, box = self._theme.tokens, area.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        painter.fillPath(rounded_rect(box, _RADIUS), tokens.sel)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        stroke(painter, rounded_rect(box, _RADIUS, inset=1), tokens.focus if focused else tokens.primary, 2)

    def _paint_row(self, painter: QPainter, area: QRectF, row: ReviewRow) -> None:
        tokens, cache, middle = self._theme.tokens, self._theme.pixmaps, area.center().y()
        face = self._faces[row.seat]
        draw_portrait(painter, cache, _PORTRAIT_X, middle, _PORTRAIT, face, seat_ring(tokens, face, 2))
        room = area.width() - _TEXT_LEFT - _POINTS - _RIGHT
        sentence = _fitting(row, room)
        y = middle - (_CAPTION_HEIGHT + sentence.height) / 2
        self._paint_caption(painter, y + _CAPTION_HEIGHT / 2, row, room)
        sentence.draw(painter, tokens, cache, _TEXT_LEFT, y + _CAPTION_HEIGHT, tokens.ink)
        right = area.right() - _RIGHT
        if row.points:
            ink = tokens.primary if row.points.startswith("+") else tokens.danger
            draw_text(painter, right, middle, row.points, _NUMBER, ink, Align.RIGHT)
        elif row.good:
            draw_icon(painter, Icon.CHECK, right - 10, middle, 18, tokens.primary)

    def _paint_caption(self, painter: QPainter, y: float, row: ReviewRow, room: float) -> None:
        """The caption and the name; a long name ends where the room does."""
        caption, ink = f"{row.caption} · " if row.name else row.caption, self._theme.tokens.ink2
        style = TextStyle(fitting_size(caption + row.name, _CAPTION, room, smallest=11), 600)
        x = _TEXT_LEFT + draw_text(painter, _TEXT_LEFT, y, caption, style, ink)
        if row.name:
            draw_text(painter, x, y, elided(row.name, style, _TEXT_LEFT + room - x), style, ink)


def _fitting(row: ReviewRow, room: float) -> RichLayout:
    """The sentence as large as it fits."""
    laid = lay_out(row.sentence, room, _SENTENCES[0], most=3)
    for style in _SENTENCES[1:]:
        if laid.height + _CAPTION_HEIGHT <= _ROOM:
            break
        laid = lay_out(row.sentence, room, style, most=3)
    return laid
