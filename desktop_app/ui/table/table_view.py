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
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.shapes import stroke, widened
from desktop_app.ui.table.arrangement import setting_of, shot_of
from desktop_app.ui.table.canvas import Canvas
from desktop_app.ui.table.geometry import Layout
from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.signs import options, sign_pieces
from desktop_app.ui.table.tableau import Tableau
from desktop_app.ui.table.walking import Action, row_after
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

_Index = QModelIndex | QPersistentModelIndex
_BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_PRESSING = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
# Milliseconds without another size after which a window is no longer being resized.
_SETTLING = 90


class TableView(QListView):
    """Shows a SeatsModel as a table seen from above. Sizes follow the theme's zoom."""

    def __init__(self, theme: Theme, model: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seats = model
        self._layout: Layout | None = None
        # Where the options are written, and where a Palifico round is announced, in pixels of the design; else empty.
        self.options_area, self.ribbon_area = QRectF(), QRectF()
        self._ground = Ground(theme.workshop, self)
        self.tableau = Tableau(self._ground, self)
        self.tableau.came.connect(self._let_go)
        self._canvas = Canvas(self, theme, self.tableau)
        self._ring = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLING)
        self._settling.timeout.connect(self._follow)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
        return self._canvas.on_viewport(layout.area_of(index.row()))

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

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go round the table."""
        return self._seats.index(row_after(action, self.currentIndex().row(), self._seats.rowCount()))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint whatever lies in the area that is asked for."""
        painter = QPainter(self.viewport())
        smooth(painter)
        self._canvas.paint(painter, event.region())
        self._paint_ring(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table anew."""
        super().resizeEvent(event)
        self._canvas.hold()
        self._settling.start()
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Move from now on."""
        super().showEvent(event)
        self.tableau.wake()
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees anything move."""
        super().hideEvent(event)
        self.tableau.sleep()

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus now and not before: a click that only hurries leaves it where it is."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever uses keys sees where they are; there is nothing to press here."""
        if event.key() in _PRESSING:
            event.ignore()
            return
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

    def _start_afresh(self) -> None:
        """Everything has another place or another colour."""
        if self._ground.paints_elsewhere:
            self._canvas.hold()
            if self._theme.zoom != self._canvas.zoom:
                self._settling.start()  # with the zoom the size changes too
        self._follow()

    def _follow(self) -> None:
        """Show what the model shows, as soon as the window has stopped changing its size."""
        scene = self._seats.scene
        if scene is None:
            return
        size = QSizeF(self.viewport().size()) / self._theme.zoom
        setting = setting_of(self._seats, scene, size, self._theme)
        self._layout = setting.layout
        self.options_area = options(setting).area
        self.ribbon_area = next((piece.area for piece in sign_pieces(setting)), QRectF())
        if not (self._canvas.holds and self._settling.isActive()):
            scale = self._theme.zoom * self.devicePixelRatioF()
            self.tableau.show(shot_of(setting, self._ground, scale, looks_back=self._seats.looks_back))

    def _let_go(self) -> None:
        """Another scene is shown: what is painted of the one before is needed no longer."""
        shot = self.tableau.shot
        if shot is None or (self._canvas.holds and self._settling.isActive()):
            return
        self._canvas.let_go()
        if shot.scene.rules.palifico:
            theme = self._theme
            self._ground.look_ahead(shot, theme.tokens if shot.scene.palifico else theme.palifico_tokens)

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
