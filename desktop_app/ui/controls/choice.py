"""A combo box in the game's clothes."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import TextStyle, draw_text, elided, fitting_size, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import Tokens, mixed

_RADIUS, _HEIGHT, _ROW = 10, 38, 34
_PADDING, _ARROW_ROOM, _SIGN, _SIGN_GAP = 12, 34, 16, 8
_TEXT = TextStyle(14)
#: Where an item holds what paints its mark.
_MARK = Qt.ItemDataRole.UserRole + 1

Mark = Callable[[QPainter, Tokens, QRectF], None]
"""Paints a small sign in an area, in pixels of the design."""


class Choice(QComboBox):
    """One of several, behind an arrow. Items may have a mark before their text."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Not WheelFocus: a wheel that scrolls the page over it must not change it.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(ChoiceRow(theme, self))
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)
        for changed in (self.model().rowsInserted, self.model().rowsRemoved, self.model().dataChanged):
            changed.connect(self.updateGeometry)

    def set_mark(self, index: int, mark: Mark) -> None:
        """Show a small sign before the text of an item."""
        self.setItemData(index, mark, _MARK)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the longest item."""
        widest = max((text_width(self.itemText(index), _TEXT) for index in self.measured()), default=0)
        mark = _SIGN + _SIGN_GAP if self._has_marks() else 0
        return zoomed(self._theme, widest + mark + _PADDING + _ARROW_ROOM, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def measured(self) -> Iterable[int]:
        """The items that it must be wide enough for."""
        return range(self.count())

    def showPopup(self) -> None:
        """Show the items, in a list that is called as the choice is."""
        self.view().setAccessibleName(self.accessibleName())
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn through the items only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Look asleep when disabled."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, the chosen item and the arrow."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        enabled = self.isEnabled()
        ground = mixed(tokens.paper, tokens.paper2, 0.8 if enabled and self.underMouse() else 0)
        painter.fillPath(rounded_rect(area, _RADIUS), ground)
        edge = tokens.edge if enabled else tokens.line
        stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), edge, 1.5)
        ink = tokens.ink if enabled else mixed(tokens.ink2, tokens.paper, 0.35)
        x, y = area.left() + _PADDING, area.center().y()
        x += _paint_mark(painter, tokens, self.currentData(_MARK), x, y)
        room = area.right() - _ARROW_ROOM - x
        style = TextStyle(fitting_size(self.currentText(), _TEXT, room, smallest=12))
        draw_text(painter, x, y, elided(self.currentText(), style, room), style, ink)
        draw_icon(painter, Icon.DOWN, area.right() - 18, y, 15, tokens.ink2 if enabled else ink)
        painter.end()

    def _has_marks(self) -> bool:
        return any(callable(self.itemData(index, _MARK)) for index in range(self.count()))


class ChoiceRow(QStyledItemDelegate):
    """A row of the list behind the arrow; the current one on the colour of selection."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As wide as the text, and high enough for a finger."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        return zoomed(self.theme, text_width(text, _TEXT) + 2 * _PADDING + _SIGN + _SIGN_GAP, _ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the ground, and the row on it in pixels of the design."""
        zoom, tokens = self.theme.zoom, self.theme.tokens
        rect = option.rect
        painter.save()
        smooth(painter)
        painter.translate(rect.topLeft())
        painter.scale(zoom, zoom)
        area = QRectF(0, 0, rect.width() / zoom, rect.height() / zoom)
        painter.fillRect(area, tokens.paper)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded_rect(area, _RADIUS - 2, inset=2), tokens.sel)
        self.paint_row(painter, area, index)
        painter.restore()

    def paint_row(self, painter: QPainter, area: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint what an item shows: its mark and its text."""
        tokens = self.theme.tokens
        x, y = area.left() + _PADDING, area.center().y()
        x += _paint_mark(painter, tokens, index.data(_MARK), x, y)
        draw_text(painter, x, y, str(index.data(Qt.ItemDataRole.DisplayRole)), _TEXT, tokens.ink)


def _paint_mark(painter: QPainter, tokens: Tokens, mark: object, x: float, y: float) -> float:
    """Paint what is a mark; the room that it takes."""
    if not callable(mark):
        return 0
    mark(painter, tokens, QRectF(x, y - _SIGN / 2, _SIGN, _SIGN))
    return _SIGN + _SIGN_GAP
