"""The list of what an import has refused: a paragraph for each record or file."""

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

_TEXT, _GAP, _RADIUS = 14, 3, 8


class RefusalsList(QListView):
    """Lies on sunken paper; it is read by scrolling, or row by row with the arrows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._texts = QStringListModel(self)
        self.setModel(self._texts)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(ThinScrollBar(theme, sunken=True))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        theme.changed.connect(self._dress)
        self._dress()

    def add(self, texts: Sequence[str]) -> None:
        """List some more, after the others."""
        first = self._texts.rowCount()
        if self._texts.insertRows(first, len(texts)):
            for row, text in enumerate(texts, start=first):
                self._texts.setData(self._texts.index(row), text)

    def tell(self, texts: Sequence[str]) -> None:
        """List these, in the place of all that were there."""
        self._texts.setStringList(texts)

    def _dress(self) -> None:
        tokens, zoom = self._theme.tokens, self._theme.zoom
        self.setFont(self._theme.font(_TEXT * zoom, 400))
        self.setSpacing(round(_GAP * zoom))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tokens.paper2)
        palette.setColor(QPalette.ColorRole.Text, tokens.ink)
        palette.setColor(QPalette.ColorRole.Highlight, tokens.sel)
        palette.setColor(QPalette.ColorRole.HighlightedText, tokens.ink)
        self.setPalette(palette)
