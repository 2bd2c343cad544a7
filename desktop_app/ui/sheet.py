"""A sheet: a dialog inside the window. It lies on a dimmed page, keeps the focus, and Escape closes it."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QRadioButton, QWidget

from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import DIALOG_SHADE

#: How far a sheet stays from the edges of the window, in pixels of the design.
_EDGE = 16
#: With these a key is a command of the menu bar, which stays awake.
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Shade(QWidget):
    """Darkness over a widget; clicks pass through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parent.installEventFilter(self)
        self._cover()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what lies below."""
        if event.type() is QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the darkness."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), DIALOG_SHADE)
        painter.end()

    def _cover(self) -> None:
        self.setGeometry(self._below.rect())


class Sheet(QWidget):
    """Covers the pages of a main window; `panel` is the paper to lay things on.

    The menu bar is dimmed as well but stays awake: language, colours and help are within reach. A sheet is used once:
    when it closes it gives the focus back and goes.
    """

    closed = Signal()

    def __init__(self, theme: Theme, window: QMainWindow, width: float, height: float) -> None:
        """Width and height are what the paper would like to have, in pixels of the design."""
        super().__init__(pages := window.centralWidget() or window)
        self._pages = pages
        self._theme = theme
        self._wanted = (width, height)
        self._before: QWidget | None = window.focusWidget()
        self.panel = Panel(theme, Ground.DIALOG, self)
        self._menu_shade = Shade(window.menuBar())
        self.installEventFilter(self)
        self._pages.installEventFilter(self)
        theme.changed.connect(self._cover)
        self._cover()
        self.raise_()

    def set_height(self, height: float) -> None:
        """Ask for another height of the paper."""
        self._wanted = (self._wanted[0], height)
        self._cover()

    def fit(self) -> None:
        """Be as high as what lies on the paper needs at the width that it would like to have."""
        zoom = self._theme.zoom
        layout = self.panel.layout()
        if layout is None:
            return
        layout.invalidate()
        layout.activate()  # what was shown or hidden a moment ago counts
        height = layout.totalSizeHint().height()
        if layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(round(self._wanted[0] * zoom))
        self.set_height(height / zoom)

    def close_sheet(self) -> None:
        """Go, and give the focus back to whatever had it."""
        if self.isHidden():
            return
        self.hide()
        self._menu_shade.hide()
        self._menu_shade.deleteLater()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    def give_way(self) -> None:
        """Close because something else is to be seen."""
        self.close_sheet()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus inside: after the last control comes the first."""
        start = self.focusWidget() or self
        widget = _neighbour(start, ahead=next)
        while widget is not start and not self._takes_focus(widget):
            widget = _neighbour(widget, ahead=next)
        if widget is start:
            return False
        widget.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the pages below, and keep plain keys from the shortcuts of those pages."""
        if watched is not self and event.type() is QEvent.Type.Resize:
            self._cover()
        if watched is self and isinstance(event, QKeyEvent) and _is_plain(event):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape, and let no key through to the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through to the page below."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the paper in the middle."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), DIALOG_SHADE)
        painter.end()

    def _takes_focus(self, widget: QWidget) -> bool:
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or not self.isAncestorOf(widget):
            return False
        if isinstance(widget, QRadioButton) and not widget.isChecked():
            return False  # arrows move between the parts of a choice, Tab enters at the chosen one
        # A part of another control, such as the line of a spin box, hands the focus on to it.
        return widget.focusProxy() is None and widget.isVisible() and widget.isEnabled()

    def _cover(self) -> None:
        self.setGeometry(self._pages.rect())
        self._place()

    def _place(self) -> None:
        zoom = self._theme.zoom
        edge = round(_EDGE * zoom)
        width, height = (round(length * zoom) for length in self._wanted)
        width, height = min(width, self.width() - 2 * edge), min(height, self.height() - 2 * edge)
        area = QRectF(0, 0, width, height)
        area.moveCenter(self.rect().toRectF().center())
        self.panel.setGeometry(area.toRect())


def _neighbour(widget: QWidget, *, ahead: bool) -> QWidget:
    """Whatever is next in the window's order of focus; the order is a ring."""
    return (widget.nextInFocusChain() if ahead else widget.previousInFocusChain()) or widget


def _is_plain(event: QKeyEvent) -> bool:
    """Whether a key is about to be taken by a shortcut although it is none of the menu bar's."""
    if event.type() is not QEvent.Type.ShortcutOverride or event.modifiers() & _COMMANDS:
        return False
    return not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
