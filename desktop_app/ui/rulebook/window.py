"""The rule book in a window of its own, which can lie beside the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QEvent, QRectF, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.library.settings import Settings
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.controls.stepper import Stepper, StepperSize
from desktop_app.ui.labels import FittingLabel, Label, ink2
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.rulebook.book import chapters
from desktop_app.ui.rulebook.contents import Contents
from desktop_app.ui.rulebook.printing import print_elsewhere
from desktop_app.ui.rulebook.reader import Reader
from desktop_app.ui.rulebook.search_bar import HEIGHT, SearchBar
from desktop_app.ui.rulebook.sections import KeyLine
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme
from desktop_app.ui.window_place import keep_on_screen, restore

# Size at first, and the least, in pixels of the design.
_WIDTH, _HEIGHT, _LEAST_WIDTH, _LEAST_HEIGHT = 1080, 760, 560, 400
# The bar; the contents, which get narrower and go in narrow windows; how far things stay from each other.
_BAR, _CONTENTS, _NARROW_CONTENTS, _NARROW_UNDER, _NONE_UNDER, _EDGE, _GAP = 60, 280, 220, 920, 700, 24, 16
_WIDEST_SEARCH, _TITLE_LEFT = 420, 56
# Text sizes in percent.
_SMALLEST, _LARGEST, _STEP, _USUAL = 75, 200, 25, 100
_SIZE_KEY, _PLACE_KEY = "rules/text_size", "rules/geometry"


class RuleBook(QWidget):
    """Contents, text, search, text size, print; not modal, closed with Escape."""

    def __init__(
        self, theme: Theme, settings: Settings, menu_keys: Callable[[], Sequence[KeyLine]], parent: QWidget
    ) -> None:
        """`menu_keys` tells what the menu bar has keys for, in the language of the moment."""
        super().__init__(parent, Qt.WindowType.Window)
        self._theme = theme
        self._settings = settings
        self._menu_keys = menu_keys
        self._title = FittingLabel(theme, 20, 700, parent=self)
        self.reader = Reader(theme, self)
        self.contents = Contents(theme, self)
        self.search = SearchBar(theme, self.reader, self)
        self._size_label = Label(theme, 14, color=ink2, parent=self)
        self.size_stepper = Stepper(theme, StepperSize.PERCENT, self)
        self.size_stepper.setRange(_SMALLEST, _LARGEST)
        self.size_stepper.setSingleStep(_STEP)
        self.size_stepper.setValue(self._stored_size())
        self.print_button = IconButton(theme, Icon.PRINT, "", side=HEIGHT, parent=self)
        # The dialog does not own its printer: without this it would be gone before the dialog is shown.
        self._printing: tuple[QPrintDialog, QPrinter] | None = None
        self._connect()
        self._retranslate()
        self._change_size(self.size_stepper.value())
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        self._take_place()
        self.reader.setFocus()

    def open_at(self, topic: Topic | None) -> None:
        """Come to the front, at a topic or wherever one was."""
        if not self.isVisible():
            self.show()
            keep_on_screen(self)
        self.raise_()
        self.activateWindow()
        if topic is not None:
            self.reader.go_to(topic)
            self.reader.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and place."""
        self._settings.remember(_PLACE_KEY, self.saveGeometry().toBase64().toStdString())
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and what lies under the contents."""
        painter, area = open_canvas(self, self._theme)
        tokens, side = self._theme.tokens, self._contents_width()
        painter.fillRect(area, tokens.paper)
        painter.fillRect(QRectF(0, _BAR, side, area.height() - _BAR), tokens.paper2)
        painter.fillRect(QRectF(side, _BAR, 1, area.height() - _BAR), tokens.line)
        painter.fillRect(QRectF(0, _BAR - 1, area.width(), 1), tokens.line)
        if side:
            draw_icon(painter, Icon.BOOK, 34, _BAR / 2, 22, tokens.ink2)
        painter.end()

    def _connect(self) -> None:
        self.contents.chosen.connect(self.reader.go_to)
        self.reader.topic_changed.connect(self.contents.mark)
        self.reader.set_anew.connect(self.search.mark_again)
        self.size_stepper.valueChanged.connect(self._change_size)
        self.print_button.clicked.connect(self._print)
        standard = QKeySequence.StandardKey
        for key, act in (
            (standard.Close, self.close),
            (QKeySequence(Qt.Key.Key_Escape), self.close),
            (standard.Find, self.search.take_focus),
            (standard.FindNext, lambda: self.search.step(1)),
            (standard.FindPrevious, lambda: self.search.step(-1)),
            (standard.Print, self._print),
            (standard.ZoomIn, lambda: self.size_stepper.stepBy(1)),
            (QKeySequence("Ctrl+="), lambda: self.size_stepper.stepBy(1)),
            (standard.ZoomOut, lambda: self.size_stepper.stepBy(-1)),
            (QKeySequence("Ctrl+0"), lambda: self.size_stepper.setValue(_USUAL)),
        ):
            QShortcut(key, self, act)
        self._theme.changed.connect(self._lay_out)

    def _retranslate(self) -> None:
        title = self.tr("Rules of the game")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.reader.setAccessibleName(title)
        self.contents.setAccessibleName(self.tr("Contents"))
        #: How large the text of the rule book is
        self._size_label.setText(self.tr("Text size"))
        self.size_stepper.set_name(self.tr("Text size"))
        #: After a number; with a space before it where the language has one
        self.size_stepper.setSuffix(self.tr("%", "after a number"))
        self.print_button.set_name(self.tr("Print…"))
        book = chapters(self._menu_keys())
        self.contents.show_chapters(book)
        self.reader.show_chapters(book)
        self._lay_out()

    def _change_size(self, percent: int) -> None:
        self._settings.remember(_SIZE_KEY, str(percent))
        self.reader.set_size(percent / 100)

    def _stored_size(self) -> int:
        stored = self._settings.text(_SIZE_KEY)
        return int(stored) if stored.isascii() and stored.isdecimal() and len(stored) <= 3 else _USUAL

    def _take_place(self) -> None:
        """Be where it was last time; at first beside the middle, never larger than the screen."""
        zoom = self._theme.zoom
        room = (self.screen() or QGuiApplication.primaryScreen()).availableGeometry()
        self.resize(min(round(_WIDTH * zoom), room.width()), min(round(_HEIGHT * zoom), room.height()))
        restore(self, self._stored_place())

    def _stored_place(self) -> QByteArray:
        return QByteArray.fromBase64(self._settings.text(_PLACE_KEY).encode())

    def _contents_width(self) -> int:
        width = self.width() / self._theme.zoom
        if width < _NONE_UNDER:
            return 0
        return _NARROW_CONTENTS if width < _NARROW_UNDER else _CONTENTS

    def _lay_out(self) -> None:
        zoom = self._theme.zoom
        width, height = self.width() / zoom, self.height() / zoom
        side = self._contents_width()
        self._place(self.contents, 0, _BAR, side, height - _BAR)
        self.contents.setVisible(side > 0)
        self._place(self.reader, side + (1 if side else 0), _BAR, width - side - 1, height - _BAR)
        top = (_BAR - HEIGHT) / 2
        right = width - _EDGE - HEIGHT
        self._place(self.print_button, right, top, HEIGHT, HEIGHT)
        stepper = StepperSize.PERCENT.value[0]
        right -= _GAP + stepper
        self._place(self.size_stepper, right, top, stepper, HEIGHT)
        label = self._size_label.sizeHint().width() / zoom
        left = side + 40 if side else _EDGE
        wide = right - _GAP - label - 2 * _GAP - left >= 240
        self._size_label.setVisible(wide)
        if wide:
            right -= _GAP + label
            self._place(self._size_label, right, top, label + 2, HEIGHT)
        self._place(self.search, left, top, min(right - 2 * _GAP - left, _WIDEST_SEARCH), HEIGHT)
        self._title.setVisible(side > 0)
        self._place(self._title, _TITLE_LEFT, 0, side + 40 - _TITLE_LEFT - 8, _BAR - 1)
        self.update()

    def _place(self, widget: QWidget, x: float, y: float, width: float, height: float) -> None:
        zoom = self._theme.zoom
        widget.setGeometry(QRectF(x * zoom, y * zoom, max(width, 0) * zoom, max(height, 0) * zoom).toRect())

    def _print(self) -> None:
        """Ask the system's dialog where to, then print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(self.tr("Print the rules"))
        dialog.accepted.connect(lambda: print_elsewhere(chapters(self._menu_keys()), printer))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._printing = (dialog, printer)
        QDialog.open(dialog)  # QPrintDialog has hidden the one without arguments
