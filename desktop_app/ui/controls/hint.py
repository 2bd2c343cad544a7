"""Tooltips as dark slips of paper with a tail, beside the control that they explain; it may be asleep."""

from math import ceil

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget
from shiboken6 import isValid

from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.rich_text import RichStyle, lay_out
from desktop_app.ui.painting.shadows import HINT, draw_shadow
from desktop_app.ui.painting.shapes import polygon, rounded_rect, stroke
from desktop_app.ui.rulebook.questions import topic_of
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import ON_TOOLTIP, TOOLTIP, faded
from desktop_app.ui.words.sentence import Run

_STYLE = RichStyle(14)
_WIDEST, _ACROSS, _DOWN, _RADIUS, _TAIL = 420, 14, 8, 10, 9
# Room for the shadow around the slip, and the least distance from the window's edges.
_MARGIN, _EDGE = 16, 8
# The text is no longer wanted, or no longer true.
_ENDING = {
    QEvent.Type.Leave,
    QEvent.Type.HideToParent,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
    QEvent.Type.Wheel,
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.EnabledChange,
    QEvent.Type.ToolTipChange,
    QEvent.Type.WindowDeactivate,
}


class Hint(QObject):
    """Shows a widget's tooltip in the game's own clothes, as long as the mouse stays."""

    # A default of the class: while a window is destroyed Qt sends events to objects that Python has emptied already.
    _slip: "_Slip | None" = None
    _area = QRect()

    def __init__(self, target: QWidget, theme: Theme) -> None:
        super().__init__(target)
        self._target = target
        self._theme = theme
        target.installEventFilter(self)

    @property
    def text(self) -> str:
        """What is shown at this moment; nothing mostly."""
        return self._slip.text if self._slip is not None else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the text in place of Qt's own tooltip, and take it away."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            text, area = self._explained(event.pos())
            if text:
                self.end()
                self._area = area
                self._slip = _Slip(self._target, area, self._theme, self._with_key(text))
                return True
        if event.type() in _ENDING:
            self.end()
        return False

    def end(self) -> None:
        """Take the text away."""
        if self._slip is not None and isValid(self._slip):
            self._slip.hide()
            self._slip.deleteLater()
        self._slip = None

    def _explained(self, point: QPoint) -> tuple[str, QRect]:
        """The text, and what it is about."""
        return self._target.toolTip(), self._target.rect()

    def _with_key(self, text: str) -> str:
        if topic_of(self._target) is None:
            return text
        #: Below a tooltip: F1 opens the rule book where it says more
        return text + "\n" + self.tr("F1: what the rules say")


class AreaHint(Hint):
    """Shows tooltips of the parts of a widget that follows the mouse, each beside its part; `_explained` tells them."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the mouse go on to another part, too."""
        if self.text and isinstance(event, QMouseEvent):
            _, area = self._explained(event.position().toPoint())
            if area != self._area:
                self.end()
        return super().eventFilter(watched, event)


class ItemHint(AreaHint):
    """Shows the tooltips of an item view's items, each beside its item."""

    def __init__(self, view: QAbstractItemView, theme: Theme) -> None:
        super().__init__(view.viewport(), theme)
        self._view = view

    def _explained(self, point: QPoint) -> tuple[str, QRect]:
        item = self._view.indexAt(point)
        text: object = item.data(Qt.ItemDataRole.ToolTipRole)
        return (text if isinstance(text, str) else ""), self._view.visualRect(item)


class _Slip(QWidget):
    """The slip, over everything in the window: above what it explains, or below where there is no room."""

    def __init__(self, target: QWidget, area: QRect, theme: Theme, text: str) -> None:
        window = target.window()
        super().__init__(window)
        self.text = text
        self._theme = theme
        zoom = theme.zoom
        widest = min(_WIDEST, window.width() / zoom - 2 * (_EDGE + _ACROSS))
        self._paragraphs = [lay_out((Run(part),), widest, _STYLE) for part in text.split("\n")]
        self._size = QSizeF(max(part.width for part in self._paragraphs), sum(part.height for part in self._paragraphs))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        over = area.translated(target.mapTo(window, QPoint(0, 0)))
        width, height = self._size.width() + 2 * _ACROSS, self._size.height() + 2 * _DOWN
        size_x, size_y = (ceil((side + 2 * _MARGIN) * zoom) for side in (width, height))
        left = over.center().x() - size_x // 2
        reach = round((_EDGE - _MARGIN) * zoom)
        left = max(reach, min(left, window.width() - size_x - reach))
        gap = round((_MARGIN - _TAIL - 3) * zoom)
        above = over.top() - size_y + gap
        self._is_above = above >= reach
        # Where there is no room below either, it lies over what it explains.
        below = min(over.bottom() - gap, window.height() - size_y - reach)
        self.setGeometry(left, above if self._is_above else below, size_x, size_y)
        self._tip = (over.center().x() - left) / zoom
        target.destroyed.connect(self.deleteLater)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint slip, tail and text."""
        painter = QPainter(self)
        smooth(painter)
        painter.scale(self._theme.zoom, self._theme.zoom)
        area = QRectF(_MARGIN, _MARGIN, self._size.width() + 2 * _ACROSS, self._size.height() + 2 * _DOWN)
        path = rounded_rect(area, _RADIUS).united(self._tail(area))
        draw_shadow(painter, self._theme.pixmaps, path, self._theme.tokens.shadow, HINT)
        painter.fillPath(path, TOOLTIP)
        if not self._theme.tokens.is_light:  # dark on dark: an edge parts it from what lies below
            stroke(painter, path, faded(self._theme.tokens.edge, 0.6), 1)
        x, y = area.left() + _ACROSS, area.top() + _DOWN
        for part in self._paragraphs:
            part.draw(painter, self._theme.tokens, self._theme.pixmaps, x, y, ON_TOOLTIP)
            y += part.height
        painter.end()

    def _tail(self, area: QRectF) -> QPainterPath:
        x = min(max(self._tip, area.left() + _RADIUS + 8), area.right() - _RADIUS - 8)
        edge, tip = (area.bottom() - 1, _TAIL + 1) if self._is_above else (area.top() + 1, -_TAIL - 1)
        return polygon((x - 8, edge), (x, edge + tip), (x + 8, edge))
