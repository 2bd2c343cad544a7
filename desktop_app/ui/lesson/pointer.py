"""A gold ring round the control that is to be used, and a tag over it that says so."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.painting.chips import draw_tag, tag_width
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.shapes import polygon, rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import RING_INK, TAG, TAG_EDGE

#: How far the ring lies outside the control, its radius; how far the picture reaches, and the tag's middle over it.
_OUT, _RADIUS, _REACH, _ABOVE, _OVER = 3, 15, 8, 48, 28
_FOLLOWED = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.EnabledChange,
}


class Pointer(QWidget):
    """Lies over its parent and takes no clicks; it is there while its control is in sight and awake."""

    def __init__(self, theme: Theme, covered: QWidget, parent: QWidget) -> None:
        """Covered is what the tag must not lie on: there the ring stands alone."""
        super().__init__(parent)
        self._theme = theme
        self._covered = covered
        self._target: QWidget | None = None
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        self.hide()
        theme.changed.connect(self.follow)

    @property
    def target(self) -> QWidget | None:
        """The control that is pointed at."""
        return self._target

    def point_at(self, target: QWidget | None, text: str) -> None:
        """Point at a control, with that text on the tag, or without a tag; or at none."""
        if target is not self._target:
            if self._target is not None:
                self._target.removeEventFilter(self)
            if target is not None:
                target.installEventFilter(self)
        self._target, self._text = target, text
        self.follow()

    def follow(self) -> None:
        """Go where the control is."""
        target, ground = self._target, self.parentWidget()
        if target is None or ground is None or not target.isEnabled() or not target.isVisibleTo(ground):
            self.hide()
            return
        zoom = self._theme.zoom
        side, above = round(self._side() * zoom), round(_ABOVE * zoom)
        corner = target.mapTo(ground, QPoint(0, 0))
        area = QRect(corner, target.size()).adjusted(-side, -above, side, round(_REACH * zoom))
        self.setGeometry(area)
        self.show()
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the control move, go and go to sleep."""
        if event.type() in _FOLLOWED:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring, then the tag."""
        painter, zoom = QPainter(self), self._theme.zoom
        smooth(painter)
        painter.scale(zoom, zoom)
        whole = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        control = whole.adjusted(self._side(), _ABOVE, -self._side(), -_REACH)
        ring = rounded_rect(control, _RADIUS, inset=-_OUT)
        stroke(painter, ring, RING_INK, 4.6)
        stroke(painter, ring, self._theme.tokens.gold, 3)
        if self._text and not self._covers(control):
            self._paint_tag(painter, QPointF(control.center().x(), control.top() - _OVER))
        painter.end()

    def _paint_tag(self, painter: QPainter, middle: QPointF) -> None:
        tail = polygon(
            (middle.x() - 7, middle.y() + 9), (middle.x(), middle.y() + 22), (middle.x() + 7, middle.y() + 9)
        )
        painter.fillPath(tail, TAG)
        stroke(painter, tail, TAG_EDGE, 1.2)
        draw_tag(painter, self._theme.tokens, self._theme.pixmaps, middle, self._text)

    def _covers(self, control: QRectF) -> bool:
        """Whether the tag over the control would lie on what it must not."""
        zoom, half = self._theme.zoom, tag_width(self._text) / 2
        tag = QRectF(control.center().x() - half, control.top() - _ABOVE, 2 * half, _OVER)
        there = QRectF(tag.topLeft() * zoom, tag.size() * zoom).translated(QPointF(self.pos()))
        return there.intersects(QRectF(self._covered.geometry()))

    def _side(self) -> float:
        """How far the picture reaches beside the control: as far as the tag does, if that is wider."""
        width = self._target.width() / self._theme.zoom if self._target is not None else 0
        return max(_REACH, (tag_width(self._text) - width) / 2 + _REACH)
