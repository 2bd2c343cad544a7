"""The tail of the card: it points at the portrait of who speaks."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.match.lesson.script import ODETTE
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.companion import NOT_FOR_SCREEN_READERS
from desktop_app.ui.painting.shapes import polygon
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme

#: Half its height at the card, how far it stays from the portrait, how far it reaches into the card.
_HALF, _APART, _INTO = 13, 5, 2
#: The least room that it needs between the two.
_LEAST = 6


class Tail(QWidget):
    """Lies over table and card and takes no clicks."""

    def __init__(self, theme: Theme, view: TableView, card: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = view
        self._card = card
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(NOT_FOR_SCREEN_READERS)
        view.model().dataChanged.connect(self.follow)
        view.tableau.came.connect(self.follow)

    def follow(self) -> None:
        """Go where portrait and card are."""
        ground = self.parentWidget()
        seat = self._view.visualRect(self._view.model().index(ODETTE, 0))
        if ground is None or seat.isNull():
            self.hide()
            return
        zoom = self._theme.zoom
        seat.translate(self._view.mapTo(ground, QPoint(0, 0)))
        card = QRect(self._card.mapTo(ground, QPoint(0, 0)), self._card.size())
        left, half = seat.right() + round(_APART * zoom), round(_HALF * zoom)
        right = card.left() + round(_INTO * zoom)
        inside = card.top() + 3 * half < seat.center().y() < card.bottom() - 3 * half
        self.setGeometry(left, seat.center().y() - half, right - left, 2 * half)
        self.setVisible(inside and right - left >= _LEAST * zoom)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the triangle."""
        painter, area = open_canvas(self, self._theme)
        tip = (area.left(), area.center().y())
        painter.fillPath(
            polygon((area.right(), area.top()), tip, (area.right(), area.bottom())), self._theme.tokens.paper
        )
        painter.end()
