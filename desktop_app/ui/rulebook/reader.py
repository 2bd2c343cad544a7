"""The text of the book: scrolled, searched, followed from link to link."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from desktop_app.ui.painting.shapes import vertical
from desktop_app.ui.rulebook.figures import Pictures
from desktop_app.ui.rulebook.page import PageLook, fill_page
from desktop_app.ui.rulebook.search import places
from desktop_app.ui.rulebook.sections import Chapter
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import RING_INK, faded, mixed

#: Around the text, in pixels of the design; below it there is room for the last chapter to reach the top.
_SIDE, _NARROW_SIDE, _NARROW_UNDER, _TOP, _BOTTOM = 40, 20, 600, 28, 60
_FADING = 26
#: The least width of the text, in pixels.
_LEAST = 240
#: Milliseconds without another width after which the text is set anew.
_SETTLING = 60


class Reader(QTextBrowser):
    """Shows the chapters it is given. A topic is at the top when it has been gone to."""

    topic_changed = Signal(object)
    """The Topic that is being read."""

    set_anew = Signal()
    """The text has been set anew: whatever was marked in it is marked no more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chapters: tuple[Chapter, ...] = ()
        self._pictures = Pictures(theme.pixmaps)
        self._size = 1.0
        self._topic = Topic.STANDARD
        # How far below the beginning of its topic the page is scrolled: kept while it is set for another width.
        self._off = 0
        self._places: list[tuple[Topic, int]] = []
        self._found: tuple[int, ...] = ()
        self._length = 0
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLING)
        self._settling.timeout.connect(self._set)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        # The bar of an empty page would go while the text is set: another width, for which the text would be set anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # With a cursor of their own people who hear the text can go through it.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._see)
        theme.changed.connect(self._set)

    @property
    def topic(self) -> Topic:
        """What is being read."""
        return self._topic

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """Show the book; whoever reads stays at the same topic."""
        self._chapters = tuple(chapters)
        self._set()

    def set_size(self, size: float) -> None:
        """Make the text so many times as large as it was designed."""
        self._size = size
        self._set()

    def go_to(self, topic: Topic) -> None:
        """Bring a topic to the top, with the cursor at its beginning."""
        place = dict(self._places).get(topic)
        if place is None:
            return
        self._put_cursor(place)
        self.verticalScrollBar().setValue(self._top_of(place))
        self._read(topic)
        self._off = 0

    def find_all(self, wanted: str) -> int:
        """Mark every place where these words stand; returns how many there are."""
        self._length = len(wanted.strip())
        self._found = places(self.toPlainText(), wanted)
        self._mark(None)
        return len(self._found)

    def go_to_found(self, number: int) -> None:
        """Bring one of the places that were found into sight, and mark it more than the others."""
        cursor = self.textCursor()
        cursor.setPosition(self._found[number])
        self.setTextCursor(cursor)
        self._mark(number)
        here = self.cursorRect(cursor)
        middle = self.viewport().height() // 3
        if not self.viewport().rect().contains(here):
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + here.top() - middle)

    def first_found_below(self) -> int:
        """The number of the first place that was found at or below the upper edge, 0 where there is none."""
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        return next((number for number, place in enumerate(self._found) if place >= top), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text for the new width, once it is known."""
        if event.size().width() != event.oldSize().width():
            self._settling.start()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and let what goes on below fade."""
        super().paintEvent(event)
        bar = self.verticalScrollBar()
        if bar.value() == bar.maximum():
            return
        paper, below, height = self._theme.tokens.paper, self.viewport().height(), _FADING * self._theme.zoom
        painter = QPainter(self.viewport())
        fading = vertical(below - height, below, ((0, faded(paper, 0)), (1, paper)))
        painter.fillRect(QRectF(0, below - height, self.viewport().width(), height), fading)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """On a screen of another scale the pictures are others."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._set()
        return super().event(event)

    @property
    def look(self) -> PageLook:
        """How the text is set on the screen."""
        theme = self._theme
        size = theme.zoom * self._size
        width = max(self.viewport().width() - 2 * self._side(), _LEAST) / size
        return PageLook(theme.tokens, theme.palifico_tokens, size, self.devicePixelRatioF(), width)

    def _set(self) -> None:
        """Set the text anew, and go back to where it was read."""
        self._settling.stop()
        bar, zoom = self.verticalScrollBar(), self._theme.zoom
        off = self._off
        self._places = []  # while the text is set there is nothing to be seen
        document = self.document()
        document.setDefaultFont(self._theme.font(15 * zoom * self._size))
        fill_page(document, self._chapters, self.look, self._pictures)
        frame = document.rootFrame().frameFormat()
        frame.setLeftMargin(self._side())
        frame.setTopMargin(_TOP * zoom)
        frame.setRightMargin(self._side())
        frame.setBottomMargin(_BOTTOM * zoom)
        document.rootFrame().setFrameFormat(frame)
        places = dict(self._all_places())
        self._found = ()
        start = places.get(self._topic)
        self._put_cursor(start or 0)  # setting the text has left it at the end, and the focus would scroll there
        if start is not None:
            bar.setValue(self._top_of(start) + max(off, 0))
            self._off = off
        self._places = list(places.items())
        self.set_anew.emit()

    def _put_cursor(self, position: int) -> None:
        cursor = self.textCursor()
        cursor.setPosition(position)
        self.setTextCursor(cursor)

    def _side(self) -> int:
        """What is left free beside the text, in pixels."""
        zoom = self._theme.zoom
        return round((_NARROW_SIDE if self.viewport().width() < _NARROW_UNDER * zoom else _SIDE) * zoom)

    def _all_places(self) -> Iterator[tuple[Topic, int]]:
        """Every topic with the position of its beginning."""
        topics = {topic.value: topic for topic in Topic}
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                for name in pieces.fragment().charFormat().anchorNames():
                    if name in topics:
                        yield topics[name], block.position()
                pieces += 1
            block = block.next()

    def _height_of(self, position: int) -> int:
        """How far down the document a position's paragraph begins."""
        block = self.document().findBlock(position)
        return round(self.document().documentLayout().blockBoundingRect(block).top() - _TOP * self._theme.zoom)

    def _top_of(self, position: int) -> int:
        """How far down a topic begins: with its heading, also where that is the chapter's."""
        above = self.document().findBlock(position).previous()
        return self._height_of(above.position() if above.blockFormat().headingLevel() else position)

    def _follow(self, link: QUrl) -> None:
        self.go_to(Topic(link.fragment()))

    def _see(self) -> None:
        """The text was scrolled: the fading stays where it is."""
        self.viewport().update()
        if self._settling.isActive():
            return  # not by a person: lines break elsewhere in another width
        top = self.verticalScrollBar().value() + 2 * _TOP * self._theme.zoom
        above = [(topic, place) for topic, place in self._places if self._height_of(place) <= top]
        if above:
            topic, place = above[-1]
            self._read(topic)
            self._off = self.verticalScrollBar().value() - self._top_of(place)

    def _read(self, topic: Topic) -> None:
        if topic is not self._topic:
            self._topic = topic
            self.topic_changed.emit(topic)

    def _mark(self, current: int | None) -> None:
        tokens = self._theme.tokens
        marks: list[QTextEdit.ExtraSelection] = []
        for number, place in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document())
            mark.cursor.setPosition(place)
            mark.cursor.setPosition(place + self._length, QTextCursor.MoveMode.KeepAnchor)
            look = QTextCharFormat()
            here = number == current
            look.setBackground(tokens.gold if here else mixed(tokens.paper, tokens.gold, 0.3))
            if here:
                look.setForeground(RING_INK)
            mark.format = look
            marks.append(mark)
        self.setExtraSelections(marks)
