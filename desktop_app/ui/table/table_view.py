"""The table: an item view whose rows sit round an oval, painted by hand and exposed to whoever listens instead."""

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
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QToolTip, QWidget

from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.shapes import stroke, widened
from desktop_app.ui.table.arrangement import pieces_of, setting_of
from desktop_app.ui.table.geometry import Layout
from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.pieces import Piece, changed
from desktop_app.ui.table.signs import options, sign_pieces
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

_Index = QModelIndex | QPersistentModelIndex
_Action = QAbstractItemView.CursorAction
# Which way round the table a key goes: clockwise or back.
_FORWARD = {_Action.MoveNext, _Action.MoveRight, _Action.MoveDown, _Action.MovePageDown}
_BACK = {_Action.MovePrevious, _Action.MoveLeft, _Action.MoveUp, _Action.MovePageUp}
_BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
# Milliseconds without another size after which a window is no longer being resized.
_SETTLING = 90


class TableView(QListView):
    """Shows a SeatsModel as a table seen from above. Sizes follow the theme's zoom."""

    ribbon_pressed = Signal()
    """Somebody wants to know what a Palifico round is."""

    def __init__(self, theme: Theme, model: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seats = model
        self._layout: Layout | None = None
        self._pieces: list[Piece] = []
        self._options_area = QRectF()
        self._ribbon_area = QRectF()
        self._ground = Ground()
        self._ring = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLING)
        self._settling.timeout.connect(self._settle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        # The ground covers everything: nothing has to be wiped before it is painted.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._name()
        model.scene_changed.connect(self._follow)
        theme.changed.connect(self._start_afresh)
        self.setModel(model)

    def visualRect(self, index: _Index) -> QRect:
        """Where a seat, or the middle of the table, is on the viewport."""
        layout = self._layout
        if layout is None or not index.isValid():
            return QRect()
        return self._on_viewport(layout.area_of(index.row()))

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The seat, or the middle of the table, at a point of the viewport."""
        layout = self._layout
        row = None if layout is None else layout.row_at(QPointF(point) / self._theme.zoom)
        return QModelIndex() if row is None else self._seats.index(row)

    def scrollTo(self, index: _Index, hint: QAbstractItemView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        """Do nothing: everything is in sight."""

    def horizontalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def verticalOffset(self) -> int:
        """Nothing scrolls."""
        return 0

    def moveCursor(self, action: _Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go round the table: clockwise with the keys right and down, back with left and up."""
        rows, current = self._seats.rowCount(), self.currentIndex().row()
        if not rows:
            return QModelIndex()
        if action in _FORWARD:
            return self._seats.index((current + 1) % rows)
        if action in _BACK:
            return self._seats.index((current - 1) % rows)
        return self._seats.index(rows - 1 if action is _Action.MoveEnd else 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select what is at the middle of a rectangle."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What the selected rows cover."""
        region = QRegion()
        for index in selection.indexes():
            region += QRegion(self.visualRect(index))
        return region

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what the options mean to whoever points at them, and see a ribbon pressed; seats have their tooltips."""
        scene = self._seats.scene
        if isinstance(event, QMouseEvent):
            on_ribbon = self._ribbon_area.contains(event.position() / self._theme.zoom)
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if on_ribbon else Qt.CursorShape.ArrowCursor)
            if on_ribbon and event.type() is QEvent.Type.MouseButtonRelease:
                self.ribbon_pressed.emit()
        if isinstance(event, QHelpEvent) and scene is not None:
            point = QPointF(event.pos()) / self._theme.zoom
            if self._options_area.contains(point):
                QToolTip.showText(event.globalPos(), OptionWords().notes(scene.rules), self.viewport())
                return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint whatever lies in the area that is asked for."""
        painter = QPainter(self.viewport())
        smooth(painter)
        zoom = self._theme.zoom
        painter.scale(zoom, zoom)
        asked = QRectF(event.rect())
        wanted = QRectF(asked.topLeft() / zoom, asked.size() / zoom)
        if not self._pieces:
            painter.fillRect(wanted, self._theme.tokens.wall)
        for piece in self._pieces:
            if piece.area.intersects(wanted):
                piece.paint(painter)
        self._paint_ring(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table anew."""
        super().resizeEvent(event)
        self._ground.hasty = True
        self._settling.start()
        self._start_afresh()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()
            self._seats.retranslate()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at your own seat."""
        super().focusInEvent(event)
        self._show_ring(on=self._ring or event.reason() in _BY_KEY)
        scene = self._seats.scene
        if scene is not None and not self.currentIndex().isValid():
            self.setCurrentIndex(self._seats.index(scene.me))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._show_ring(on=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever uses keys sees where they are."""
        super().keyPressEvent(event)
        if self.hasFocus():
            self._show_ring(on=True)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Move the ring."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def _name(self) -> None:
        #: The table as screen readers call it
        self.setAccessibleName(self.tr("Table"))
        scene = self._seats.scene
        if scene is not None:
            self.setAccessibleDescription(OptionWords().options(scene.rules))

    def _settle(self) -> None:
        """The window keeps its size: take the time for the best picture."""
        self._ground.hasty = False
        self.viewport().update()

    def _start_afresh(self) -> None:
        """Everything has another place or another colour."""
        self._layout = None
        self._follow()

    def _follow(self) -> None:
        """Show what the model shows; only what has changed is painted again."""
        scene = self._seats.scene
        if scene is None:
            return
        size = QSizeF(self.viewport().size()) / self._theme.zoom
        setting = setting_of(self._seats, scene, size, self._theme)
        before, self._pieces = self._pieces, list(pieces_of(setting, self._ground, looks_back=self._seats.looks_back))
        if self._layout is None:
            self.viewport().update()
        else:
            for area in changed(before, self._pieces):
                self.viewport().update(self._on_viewport(area))
        self._layout = setting.layout
        self._options_area = options(setting).area
        self._ribbon_area = next((piece.area for piece in sign_pieces(setting)), QRectF())

    def _on_viewport(self, area: QRectF) -> QRect:
        zoom = self._theme.zoom
        return QRectF(area.topLeft() * zoom, area.size() * zoom).toAlignedRect()

    def _show_ring(self, *, on: bool) -> None:
        if on != self._ring:
            self._ring = on
            self.viewport().update()

    def _paint_ring(self, painter: QPainter) -> None:
        current = self.currentIndex()
        if not (self._ring and self._layout is not None and current.isValid()):
            return
        outline, tokens = self._layout.outline_of(current.row()), self._theme.tokens
        stroke(painter, widened(outline, 1.5), tokens.paper, 5.5)
        stroke(painter, widened(outline, 5), tokens.focus, 2.6)
