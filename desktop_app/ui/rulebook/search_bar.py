"""Searching the book: the field, what was found, and the way from one place to the next."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.library.templates import filled
from desktop_app.ui.announce import announce
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.labels import Label, danger, ink2
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.keycap import draw_keycap, keycap_width
from desktop_app.ui.painting.text import TextStyle, text_width
from desktop_app.ui.rulebook.reader import Reader
from desktop_app.ui.theme import Theme

# The height of everything in the bar; of the field: where its text begins, its padding, its least width.
HEIGHT, _TEXT, _PADDING, _NARROWEST = 38, 38, 10, 150
_GAP, _COUNT = 8, TextStyle(13)


class SearchField(Field):
    """A line to type in, with a glass; empty and alone it shows the keys that lead to it."""

    onward = Signal(int)
    """On to the next place, or back: 1 or -1."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self._colors = theme

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Escape empties a field that holds something."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.onward.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def event(self, arg__1: QEvent) -> bool:
        """Take Escape from the window while there is something to clear."""
        if isinstance(arg__1, QKeyEvent) and arg__1.key() == Qt.Key.Key_Escape and self.text():
            if arg__1.type() is QEvent.Type.KeyPress:
                self.clear()
            arg__1.accept()
            return True
        return super().event(arg__1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glass, and the keys."""
        super().paintEvent(event)
        painter, area = open_canvas(self, self._colors)
        tokens, middle = self._colors.tokens, area.center().y()
        draw_icon(painter, Icon.SEARCH, 20, middle, 17, tokens.ink2)
        keys = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText).split("+")
        widths = [keycap_width(key, 22) for key in keys]
        left = area.right() - _PADDING - sum(widths) - 3 * (len(keys) - 1)
        roomy = left > _TEXT + text_width(self.placeholderText(), TextStyle(14)) + _GAP
        if roomy and not self.text() and not self.hasFocus():
            for key, width in zip(keys, widths, strict=True):
                draw_keycap(painter, tokens, left, middle - 1, key)
                left += width + 3
        painter.end()

    def make_room(self, width: int) -> None:
        """Leave so much at the right end to what is written there, in pixels."""
        zoom = self._colors.zoom
        self.setTextMargins(round(_TEXT * zoom) - 2, 0, round(_PADDING * zoom) + width, 0)


class SearchBar(QWidget):
    """Searches a reader while somebody types, and leads from place to place."""

    def __init__(self, theme: Theme, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reader = reader
        self._total, self._number = 0, 0
        self.field = SearchField(theme, self)
        self.told = Label(theme, 13, color=ink2, parent=self)
        self.back = IconButton(theme, Icon.UP, "", side=HEIGHT, parent=self)
        self.onward = IconButton(theme, Icon.DOWN, "", side=HEIGHT, parent=self)
        self.field.textChanged.connect(self.search)
        self.field.onward.connect(self.step)
        self.back.clicked.connect(lambda: self.step(-1))
        self.onward.clicked.connect(lambda: self.step(1))
        theme.changed.connect(self.lay_out)
        self._retranslate()

    def take_focus(self) -> None:
        """Let words be typed in place of what stands in the field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def search(self) -> None:
        """Search for what stands in the field, and show the first place from here on."""
        self._total = self._reader.find_all(self.field.text())
        if self._total:
            self._show(self._reader.first_found_below())
        self._tell()

    def mark_again(self) -> None:
        """The book has been set anew: mark the same words where they are now."""
        if self.field.text():
            number = self._number
            self._total = self._reader.find_all(self.field.text())
            self._number = min(number, max(self._total - 1, 0))
            self._tell()

    def step(self, steps: int) -> None:
        """Go to the next place that was found, or to the one before; round the book if need be."""
        if self._total:
            self._show((self._number + steps) % self._total)
            self._tell()

    def lay_out(self) -> None:
        """Give the field what the others leave; they are there while something is searched for."""
        zoom = self._theme.zoom
        side = round(HEIGHT * zoom)
        right = self.width()
        for widget in (self.onward, self.back, self.told):
            widget.setVisible(bool(self.field.text()))
        if self.field.text():
            for button in (self.onward, self.back):
                right -= side
                button.setGeometry(right, 0, side, side)
            right -= round(_GAP * zoom)
        right = max(right, round(_NARROWEST * zoom))
        self.field.setGeometry(0, 0, right, side)
        width = round(text_width(self.told.text(), _COUNT) * zoom) + 2
        self.told.setGeometry(right - width - round(_PADDING * zoom), 0, width, side)
        self.field.make_room(width)

    def resizeEvent(self, event: QEvent) -> None:
        """Share the room."""
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show(self, number: int) -> None:
        self._number = number
        self._reader.go_to_found(number)

    def _tell(self) -> None:
        #: Which of the places that a search has found is shown: %1 of %2
        found = filled(self.tr("%1 of %2"), self._number + 1, self._total)
        #: A search has found nothing
        told = found if self._total else self.tr("not found")
        self.told.set_color(ink2 if self._total else danger)
        self.told.setText(told if self.field.text() else "")
        for button in (self.back, self.onward):
            button.setEnabled(self._total > 1)
        announce(self.field, self.told.text())
        self.lay_out()

    def _retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        #: The place before, of those that a search has found
        self.back.set_name(self.tr("Previous place (Shift+Enter)"))
        #: The next place, of those that a search has found
        self.onward.set_name(self.tr("Next place (Enter)"))
        self._tell()
