"""A portrait that can be pressed: it offers the other faces."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Spaces
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.portrait import Ring, draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import ellipse, rounded_rect, stroke
from desktop_app.ui.theme import Theme

_SIDE, _RADIUS, _BADGE = 56, 25, 9
_POPUP_RADIUS, _POPUP_PADDING, _POPUP_GAP, _POPUP_COLUMNS = 10, 14, 10, 3
# How far it stays from the edges of the screen.
_POPUP_EDGE = 8
# Where an arrow leads: columns to the right, rows down.
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class Portrait(QPushButton):
    """A face in the ring of its seat, golden under the mouse; the chosen one of several has a tick."""

    def __init__(self, theme: Theme, face: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.focus_ring = FocusRing(self, theme, _SIDE / 2)
        ReturnPresses(self)
        theme.changed.connect(self.updateGeometry)

    @property
    def face(self) -> Character:
        """The face that is shown."""
        return self._face

    def show_face(self, face: Character) -> None:
        """Show another face."""
        self._face = face
        self.update()

    def sizeHint(self) -> QSize:
        """The circle with its ring."""
        return zoomed(self._theme, _SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle = self._theme.tokens, area.center()
        ring = Ring(tokens.gold, 3) if self.underMouse() else seat_ring(tokens, self._face)
        draw_portrait(painter, self._theme.pixmaps, middle.x(), middle.y(), _RADIUS, self._face, ring)
        if self.isChecked():
            badge = area.bottomRight() - QPointF(_BADGE, _BADGE)
            painter.fillPath(ellipse(badge.x(), badge.y(), _BADGE), tokens.primary)
            draw_icon(painter, Icon.CHECK, badge.x(), badge.y(), _BADGE * 1.3, tokens.on_primary)
        painter.end()


class PortraitButton(Portrait):
    """The face of a seat; pressed, it offers all there are."""

    picked = Signal(object)
    """The Character that was chosen; the button does not take it by itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Character.YOU, parent)
        self.clicked.connect(self._offer)

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
            Character.NINO: self.tr("Orange, woollen cap"),
            Character.AMARA: self.tr("Pink, headscarf"),
            Character.SILVIO: self.tr("Grey, hat and bow tie"),
        }[face]

    def _offer(self) -> None:
        grid = FaceGrid(self._theme, self.face, self.describe, self)
        grid.picked.connect(self.picked)
        grid.open_below(self)


class FaceGrid(QWidget):
    """All faces in a popup; arrows and Tab move, Return or a click chooses, Escape goes away."""

    picked = Signal(object)
    """The Character that was chosen."""

    def __init__(self, theme: Theme, current: Character, describe: Callable[[Character], str], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.portraits = {face: Portrait(theme, face, self) for face in Character}
        layout = QGridLayout(self)
        padding = _POPUP_PADDING
        Spaces(theme, self).keep(layout, _POPUP_GAP, left=padding, top=padding, right=padding, bottom=padding)
        for number, (face, portrait) in enumerate(self.portraits.items()):
            portrait.installEventFilter(self)
            layout.addWidget(portrait, *divmod(number, _POPUP_COLUMNS))
            portrait.setCheckable(True)
            portrait.setChecked(face is current)
            portrait.setAccessibleName(describe(face))
            portrait.setToolTip(describe(face))
            portrait.clicked.connect(lambda *, face=face: self._choose(face))
        self._current = current

    def open_below(self, widget: QWidget) -> None:
        """Appear under a widget, or over it where there is no room below."""
        self.adjustSize()
        edge, corner = _POPUP_EDGE, widget.mapToGlobal(QPoint(0, widget.height()))
        room = widget.screen().availableGeometry().adjusted(edge, edge, -edge, -edge)
        if corner.y() + self.height() > room.bottom():
            corner.setY(max(corner.y() - widget.height() - self.height(), room.top()))
        self.move(min(corner.x(), room.right() - self.width()), corner.y())
        self.show()
        self.portraits[self._current].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows lead to the neighbour; by itself a button takes Up and Down for Tab."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _STEPS:
            across, down = _STEPS[Qt.Key(event.key())]
            faces = list(self.portraits)
            number = next(number for number, face in enumerate(faces) if self.portraits[face] is watched)
            column, beside = number % _POPUP_COLUMNS + across, number + across + down * _POPUP_COLUMNS
            if 0 <= column < _POPUP_COLUMNS and 0 <= beside < len(faces):
                self.portraits[faces[beside]].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip of paper under the faces."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(area, _POPUP_RADIUS), tokens.paper)
        stroke(painter, rounded_rect(area, _POPUP_RADIUS, inset=0.75), tokens.edge, 1.5)
        painter.end()

    def _choose(self, face: Character) -> None:
        self.close()
        self.picked.emit(face)
