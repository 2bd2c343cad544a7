"""A row of languages, each in its own words; the one that is spoken lies on paper."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.languages import NAMES
from desktop_app.ui.painting.shapes import rounded_rect
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded

_HEIGHT, _PADDING, _RADIUS = 30, 12, 15


class LanguageSwitch(QWidget):
    """Chooses the language by one press."""

    chosen = Signal(str)
    """The code of the language that was pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.buttons = {code: _LanguageButton(theme, name, self) for code, name in NAMES.items()}
        self._group = QButtonGroup(self)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for code, button in self.buttons.items():
            self._group.addButton(button)
            self._layout.addWidget(button)
            button.clicked.connect(lambda *, code=code: self.chosen.emit(code))
        self._layout.addStretch()
        theme.changed.connect(self._rescale)
        self._rescale()

    def show_language(self, code: str) -> None:
        """Mark the language that is spoken."""
        self.buttons[code].setChecked(True)

    def _rescale(self) -> None:
        self._layout.setSpacing(round(10 * self._theme.zoom))


class _LanguageButton(QPushButton):
    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._theme = theme
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        ReturnPresses(self)
        self._ring = FocusRing(self, theme, _RADIUS)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As wide as the name, bold or not."""
        return zoomed(self._theme, text_width(self.text(), TextStyle(15, 600)) + 2 * _PADDING, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The same: a name is never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name, on a slip of paper if it is the language that is spoken."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        if self.isChecked() or self.underMouse():
            painter.fillPath(rounded_rect(area, _RADIUS), faded(tokens.paper, 1 if self.isChecked() else 0.22))
        style = TextStyle(15, 600 if self.isChecked() else 500)
        ink = tokens.ink if self.isChecked() else tokens.on_cloth
        draw_text(painter, area.center().x(), area.center().y(), self.text(), style, ink, Align.CENTER)
        painter.end()
