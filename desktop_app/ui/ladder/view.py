"""The grid of the ladder: an item view whose cells are painted by hand and exposed to whoever listens instead."""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import FACES
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.hint import ItemHint
from desktop_app.ui.keys import RETURN_KEYS
from desktop_app.ui.ladder.frame import LadderFrame
from desktop_app.ui.ladder.picture import LadderPicture
from desktop_app.ui.models.ladder import LadderModel
from desktop_app.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_ACROSS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_DOWN: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class LadderView(QTableView):
    """Shows a LadderModel, all of it, whatever the size. Keys and clicks change the choice that the model shows."""

    bid_wanted = Signal()
    """The bid that is chosen is to be made."""

    def __init__(
        self, theme: Theme, model: LadderModel, characters: tuple[Character, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ladder = model
        self._picture = LadderPicture(theme, model, characters)
        self._hovered: Bid | None = None
        self._ring = False
        self.hint = ItemHint(self, theme)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._double_clicked)
        self.setModel(model)
        model.told.connect(self._follow)
        theme.changed.connect(self._dress)
        self._dress()
        self._name()
        self._follow()

    @property
    def frame_of_cells(self) -> LadderFrame:
        """Where the cells lie, in pixels of the design."""
        return LadderFrame.of(QSizeF(self.viewport().size()) / self._theme.zoom, self._ladder.columnCount())

    def visualRect(self, index: _Index) -> QRect:
        """Where a bid is on the viewport."""
        if not index.isValid():
            return QRect()
        area, zoom = self.frame_of_cells.cell(_bid_of(index)), self._theme.zoom
        return QRectF(area.topLeft() * zoom, area.size() * zoom).toAlignedRect()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """The bid at a point of the viewport."""
        bid = self.frame_of_cells.bid_at(QPointF(pos) / self._theme.zoom)
        return QModelIndex() if bid is None else self._ladder.index_of(bid)

    def scrollTo(self, index: _Index, hint: QAbstractItemView.ScrollHint = QTableView.ScrollHint.EnsureVisible) -> None:
        """Do nothing: everything is in sight."""

    def horizontalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def verticalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select what is at the middle of a rectangle."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What the selected cells cover."""
        region = QRegion()
        for index in selection.indexes():
            region += QRegion(self.visualRect(index))
        return region

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Choose the bid that has been gone to."""
        super().currentChanged(current, previous)
        # Following the choice chooses nothing: the choice remembers which quantity was asked for.
        if current.isValid() and self._ladder.is_open and _bid_of(current) != self._ladder.chosen:
            self._ladder.choice.choose(_bid_of(current))
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go over the legal bids, or over all of them while there is none to choose; Enter bids."""
        key = event.key()
        if key in RETURN_KEYS:
            if not event.isAutoRepeat():
                self.bid_wanted.emit()
        elif key in _ACROSS or key in _DOWN or key in _ENDS:
            self._show_ring(on=True)
            if self._ladder.is_open:
                self._move(key)
            else:
                super().keyPressEvent(event)
        elif event.text() in map(str, FACES):
            self._show_ring(on=True)
            self._ladder.choice.choose_face(int(event.text()))
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The mouse needs no ring."""
        self._show_ring(on=False)
        if event.button() is Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Twice on the same bid makes it."""
        if event.button() is Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a bid; nothing is chosen on the way."""
        self._hover(self.frame_of_cells.bid_at(event.position() / self._theme.zoom))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self._hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show who came by key where they are."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self._begin()
        self._show_ring(on=self._ring or event.reason() in _BY_KEY)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._show_ring(on=False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything; a whole ladder is a few pictures put side by side."""
        painter, _ = open_canvas(self.viewport(), self._theme)
        current = self.currentIndex()
        ringed = _bid_of(current) if self._ring and current.isValid() else None
        self._picture.paint(painter, self.frame_of_cells, hovered=self._hovered, ringed=ringed)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()

    def _move(self, key: int) -> None:
        choice = self._ladder.choice
        bid, possible = choice.bid, choice.quantities
        if bid is None:
            return
        if key in _ACROSS:
            choice.choose_quantity(bid.quantity + _ACROSS[key])
        elif key in _ENDS:
            choice.choose_quantity(possible[_ENDS[key]])
        else:
            step = _DOWN[key]
            beyond = range(bid.face + step, FACES[-1] + 1 if step > 0 else FACES[0] - 1, step)
            face = next((face for face in beyond if choice.refusal(face) is None), bid.face)
            choice.choose_face(face)

    def _follow(self) -> None:
        """Go to the bid that is chosen, or to the standing one."""
        chosen = self._ladder.chosen
        if chosen is not None:
            self.setCurrentIndex(self._ladder.index_of(chosen))
        else:
            self.clearSelection()
            self._begin()
        self.viewport().update()

    def _begin(self) -> None:
        path = self._ladder.path
        if not self._ladder.is_open and path:
            self.setCurrentIndex(self._ladder.index_of(path[-1].bid))

    def _double_clicked(self, index: QModelIndex) -> None:
        if _bid_of(index) == self._ladder.chosen:
            self.bid_wanted.emit()

    def _hover(self, bid: Bid | None) -> None:
        if bid != self._hovered:
            self._hovered = bid
            self.viewport().update()

    def _show_ring(self, *, on: bool) -> None:
        if on != self._ring:
            self._ring = on
            self.viewport().update()

    def _name(self) -> None:
        #: The grid of all bids, as screen readers call it
        self.setAccessibleName(self.tr("Bids"))
        #: Over the columns and at the rows of the bid ladder
        self._picture.name(self.tr("Quantity"), self.tr("Face"))
        self.viewport().update()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.tokens.paper)
        self.setPalette(palette)


def _bid_of(index: _Index) -> Bid:
    return Bid(index.column() + 1, FACES[index.row()])
