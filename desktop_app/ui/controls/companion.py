"""Pictures that go with a widget and reach beyond its edges: a focus ring over it, a shadow under it.

They take no clicks, and a control keeps exactly the size that it is drawn with.
"""

from collections.abc import Callable
from enum import Enum
from math import ceil

from PySide6.QtCore import SIGNAL, SLOT, QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.theme import Theme

#: Not Show and Hide: those come when a whole window does, and last of all while it is destroyed.
_MOVING = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
}

#: The name of pictures that Qt does not show to screen readers (_q_ac_childWidgets in qaccessiblewidget.cpp).
NOT_FOR_SCREEN_READERS = "qt_rubberband"

#: Paints in pixels of the design; the rectangle is the area of the widget.
Paint = Callable[[QPainter, QRectF], None]


class Layer(Enum):
    """Where the picture lies: under the widget or over it, on its parent; or over everything on its page."""

    UNDER = "under"
    OVER = "over"
    ON_PAGE = "on page"


class Companion(QObject):
    """Keeps a picture with a widget, wherever the widget is moved or to whatever parent it is given."""

    # Defaults of the class: while a window is destroyed Qt sends events to objects that Python has emptied already,
    # and about others that are gone; an error there ends the program.
    _wanted = False
    _picture: "_Picture | None" = None

    def __init__(self, target: QWidget, theme: Theme, layer: Layer, reach: float, paint: Paint) -> None:
        """Reach is how far the picture goes beyond the widget's edges, in pixels of the design."""
        super().__init__(target)
        self._target = target
        self._theme = theme
        self._layer = layer
        self._reach = reach
        self._paint = paint
        target.installEventFilter(self)

    @property
    def is_shown(self) -> bool:
        """Whether the picture is wanted."""
        return self._wanted

    def set_shown(self, shown: bool) -> None:
        """Show the picture, or take it away."""
        if shown != self._wanted:
            self._wanted = shown
            self._renew()

    def update(self) -> None:
        """Paint it again."""
        if self._picture is not None:
            self._picture.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the widget move and change its parent."""
        # The picture must not watch the widget itself: a filter installed from within a filter is an endless loop.
        if event.type() in _MOVING:
            if self._picture is not None and isValid(self._picture):
                self._picture.follow()
        elif event.type() is QEvent.Type.ParentChange:
            self._renew()
        return False

    def _renew(self) -> None:
        if self._picture is not None and isValid(self._picture):
            self._picture.hide()
            self._picture.deleteLater()
        self._picture = None
        ground = _page_of(self._target) if self._layer is Layer.ON_PAGE else self._target.parentWidget()
        if not self._wanted or ground is None or self._target.isWindow():
            return
        self._picture = _Picture(self._target, ground, self._theme, self._reach, self._paint)
        if self._layer is Layer.UNDER:
            self._picture.stackUnder(self._target)
        else:
            self._picture.raise_()
        # Not before it is known here: when it comes into sight the layout may move the widget once more.
        self._picture.follow()


class _Picture(QWidget):
    """The picture itself, on the ground that it shares with the widget."""

    _target: QWidget | None = None  # a default of the class, as above

    def __init__(self, target: QWidget, ground: QWidget, theme: Theme, reach: float, paint: Paint) -> None:
        super().__init__(ground)
        self._target = target
        self._ground = ground
        self._theme = theme
        self._reach = reach
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        above = target.parentWidget()
        while above is not None and above is not ground:
            above.installEventFilter(self)
            above = above.parentWidget()
        # By name: with every connection to a bound method of Qt's own PySide loses 70 bytes, and a game makes fifty.
        QObject.connect(target, SIGNAL("destroyed()"), self, SLOT("deleteLater()"))
        theme.changed.connect(self.follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See what lies between the widget and the ground move."""
        if event.type() in _MOVING:
            self.follow()
        return False

    def follow(self) -> None:
        """Go where the widget is."""
        target = self._target
        if target is None or not isValid(target) or not isValid(self._ground):
            return
        margin = self._margin()
        corner = target.mapTo(self._ground, QPoint(-margin, -margin))
        self.setGeometry(corner.x(), corner.y(), target.width() + 2 * margin, target.height() + 2 * margin)
        self.setVisible(target.isVisibleTo(self._ground))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with the widget's corner as the origin."""
        target = self._target
        if target is None or not isValid(target):
            return
        margin, zoom = self._margin(), self._theme.zoom
        painter = QPainter(self)
        smooth(painter)
        painter.translate(margin, margin)
        painter.scale(zoom, zoom)
        self._paint(painter, QRectF(0, 0, target.width() / zoom, target.height() / zoom))
        painter.end()

    def _margin(self) -> int:
        return ceil(self._reach * self._theme.zoom)


def scrolled_around(target: QWidget) -> tuple[QScrollArea | None, QWidget | None]:
    """The scroll area in which a widget lies and the page that it scrolls; None for both where it lies in none."""
    above = target
    while not above.isWindow() and (parent := above.parentWidget()) is not None:
        if isinstance(parent, QScrollArea):
            return parent, parent.widget()
        above = parent
    return None, None


def _page_of(target: QWidget) -> QWidget:
    """The page inside the scroll area around a widget, or its window."""
    _, page = scrolled_around(target)
    return page or target.window()
