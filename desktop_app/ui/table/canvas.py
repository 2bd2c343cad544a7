"""The tableau on the screen; or its last picture, stretched, while everything gets another size or another colour."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractScrollArea

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.table.pieces import Piece
from desktop_app.ui.table.tableau import Tableau
from desktop_app.ui.theme import Theme


class Canvas:
    """Paints a tableau on the viewport of a view."""

    def __init__(self, view: QAbstractScrollArea, theme: Theme, tableau: Tableau) -> None:
        self._view = view
        self._theme = theme
        self._tableau = tableau
        self._held: QPixmap | None = None
        self._size, self._zoom = QSize(), theme.zoom
        tableau.touched.connect(self._touch)

    @property
    def holds(self) -> bool:
        """Whether the last picture is still shown."""
        return self._held is not None

    @property
    def zoom(self) -> float:
        """The zoom of what is shown."""
        return self._zoom

    def hold(self) -> None:
        """Keep the picture of now until it is let go."""
        if self._held is not None or self._size.isEmpty() or not self._tableau.frame:
            return
        scale = self._view.viewport().devicePixelRatioF()
        self._held = QPixmap(self._size * scale)
        self._held.setDevicePixelRatio(scale)
        painter = QPainter(self._held)
        smooth(painter)
        painter.scale(self._zoom, self._zoom)
        for piece in self._tableau.frame:
            piece.paint(painter)
        painter.end()

    def let_go(self) -> None:
        """Show the tableau, which has been laid out for the viewport as it is."""
        self._size, self._zoom = self._view.viewport().size(), self._theme.zoom
        if self._held is not None:
            self._held = None
            self._view.viewport().update()

    def on_viewport(self, area: QRectF) -> QRect:
        """An area in pixels of the design, as one of the viewport."""
        zoom = self._theme.zoom
        return QRectF(area.topLeft() * zoom, area.size() * zoom).toAlignedRect()

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paint whatever lies in a region of the viewport; the painter is scaled by the zoom afterwards."""
        if self._held is not None:
            painter.drawPixmap(self._view.viewport().rect(), self._held)
        elif not self._tableau.frame:
            painter.fillRect(self._view.viewport().rect(), self._theme.tokens.wall)
        painter.scale(self._theme.zoom, self._theme.zoom)
        for piece in self._shown():
            if region.intersects(self.on_viewport(piece.area)):
                piece.paint(painter)

    def _shown(self) -> Iterable[Piece]:
        return () if self._held is not None else self._tableau.frame

    def _touch(self, areas: list[QRectF]) -> None:
        for area in areas:
            self._view.viewport().update(self.on_viewport(area))
