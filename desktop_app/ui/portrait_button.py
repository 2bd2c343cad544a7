"""A portrait that can be pressed: it offers the other faces."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.portrait import Ring, draw_portrait, seat_ring
from desktop_app.ui.theme import Theme

_SIDE, _RADIUS = 56, 25
_ICON_SIDE = 40


class PortraitButton(QPushButton):
    """Shows the face of a seat; pressed, it opens a menu of all six."""

    picked = Signal(object)
    """The Character that was chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = Character.YOU
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        ReturnPresses(self)
        self.focus_ring = FocusRing(self, theme, _SIDE / 2)
        self.clicked.connect(self._offer)
        theme.changed.connect(self.updateGeometry)

    @property
    def face(self) -> Character:
        """The face that is shown."""
        return self._face

    def show_face(self, face: Character) -> None:
        """Show another face."""
        self._face = face
        self.update()

    def describe(self, face: Character) -> str:
        """What tells a face apart, for those who do not see it."""
        return {
            #: A portrait: seat colour and what tells the face apart
            Character.YOU: self.tr("Teal, loose hair"),
            Character.ROSA: self.tr("Red, bun and earrings"),
            Character.BRUNO: self.tr("Blue, moustache"),
            Character.INES: self.tr("Yellow, fringe and glasses"),
            Character.MALIK: self.tr("Green, beard and scarf"),
            Character.ODETTE: self.tr("Violet, white hair"),
        }[face]

    def sizeHint(self) -> QSize:
        """The circle with its ring."""
        return zoomed(self._theme, _SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait, its ring wider under the mouse."""
        painter, area = open_canvas(self, self._theme)
        middle = area.center()
        ring = seat_ring(self._theme.tokens, self._face)
        if self.underMouse():
            ring = Ring(self._theme.tokens.gold, 3)
        draw_portrait(painter, self._theme.pixmaps, middle.x(), middle.y(), _RADIUS, self._face, ring)
        painter.end()

    def _offer(self) -> None:
        menu = QMenu(self)
        for face in Character:
            action = QAction(self._icon(face), self.describe(face), menu)
            action.setCheckable(True)
            action.setChecked(face is self._face)
            action.triggered.connect(lambda *, face=face: self.picked.emit(face))
            menu.addAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _icon(self, face: Character) -> QIcon:
        ratio = self.devicePixelRatioF()
        side = round(_ICON_SIDE * self._theme.zoom)
        pixmap = QPixmap(QSize(round(side * ratio), round(side * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        smooth(painter)
        center = QRectF(0, 0, side, side).center()
        ring = seat_ring(self._theme.tokens, face, side * 0.06)
        draw_portrait(painter, self._theme.pixmaps, center.x(), center.y(), side * 0.42, face, ring)
        painter.end()
        return QIcon(pixmap)
