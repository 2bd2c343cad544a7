"""The contents of the book, at its left."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.shapes import rounded, stroke
from desktop_app.ui.painting.text import TextStyle, draw_text, fitting_size
from desktop_app.ui.rulebook.sections import Chapter
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

_Index = QModelIndex | QPersistentModelIndex
_TOPIC = Qt.ItemDataRole.UserRole
#: Of a row: its height (a chapter's has room above it), where the text begins, how far marks stay from the edges.
_ROW, _CHAPTER_ROW, _CHAPTER_LEFT, _SECTION_LEFT, _EDGE = 30, 38, 28, 44, 12
_CHAPTER, _SECTION = TextStyle(15, 600), TextStyle(14)
_ABOVE = 12


class Contents(QTreeWidget):
    """Chapters with their sections, all in sight; the one that is being read is marked."""

    chosen = Signal(object)
    """The Topic that somebody wants to read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._items: dict[Topic, QTreeWidgetItem] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(ThinScrollBar(theme, sunken=True))
        self.setItemDelegate(_Rows(theme, self))
        self.currentItemChanged.connect(self._go)
        self.itemClicked.connect(self._go)
        theme.changed.connect(self._dress)
        self._dress()

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """Write the contents of a book."""
        current = self.current
        self.blockSignals(True)
        self.clear()
        self._items.clear()
        for chapter in chapters:
            above = self._add(chapter.topic, chapter.title, None)
            for section in chapter.sections:
                self._add(section.topic, section.title, above)
        self.expandAll()
        self.blockSignals(False)
        self.mark(current or Topic.STANDARD)

    @property
    def current(self) -> Topic | None:
        """The topic that is marked."""
        item = self.currentItem()
        return _topic_of(item) if isinstance(item, QTreeWidgetItem) else None

    def mark(self, topic: Topic) -> None:
        """Mark what is being read."""
        item = self._items.get(topic)
        if item is not None and item is not self.currentItem():
            self.blockSignals(True)
            self.setCurrentItem(item)
            self.blockSignals(False)
            self.viewport().update()

    def _add(self, topic: Topic, title: str, above: QTreeWidgetItem | None) -> QTreeWidgetItem:
        item = QTreeWidgetItem([title])
        item.setData(0, _TOPIC, topic.value)
        item.setToolTip(0, title)
        if above is None:
            self.addTopLevelItem(item)
        else:
            above.addChild(item)
        self._items[topic] = item
        return item

    def _go(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(_topic_of(item))

    def _dress(self) -> None:
        paper = self._theme.tokens.paper2.name()
        above = round(_ABOVE * self._theme.zoom)
        self.setStyleSheet(f"QTreeView {{ background: {paper}; padding-top: {above}px; }}")
        self.doItemsLayout()


class _Rows(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Chapters have room above them."""
        height = _ROW if index.parent().isValid() else _CHAPTER_ROW
        return QSize(0, round(height * self._theme.zoom))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the title, on its mark if it is being read."""
        tokens, zoom = self._theme.tokens, self._theme.zoom
        section = index.parent().isValid()
        painter.save()
        smooth(painter)
        painter.scale(zoom, zoom)
        row = option.rect
        area = QRectF(row.x() / zoom, row.y() / zoom, row.width() / zoom, row.height() / zoom)
        area.setTop(area.bottom() - _ROW)
        marked = rounded(_EDGE, area.top(), area.width() - 2 * _EDGE, area.height(), 10)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillPath(marked, tokens.sel)
            painter.fillPath(rounded(_EDGE, area.center().y() - 10, 4, 20, 2), tokens.primary)
        if option.state & QStyle.StateFlag.State_HasFocus:
            stroke(painter, marked, tokens.focus, 2)
        left = _SECTION_LEFT if section else _CHAPTER_LEFT
        style = _SECTION if section else _CHAPTER
        title = str(index.data())
        size = fitting_size(title, style, area.width() - left - _EDGE, smallest=12)
        ink = tokens.ink2 if section else tokens.ink
        draw_text(painter, left, area.center().y(), title, TextStyle(size, style.weight), ink)
        painter.restore()


def _topic_of(item: QTreeWidgetItem) -> Topic:
    return Topic(str(item.data(0, _TOPIC)))
