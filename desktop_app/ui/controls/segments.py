"""One of a few, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, without_mnemonic, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

_RADIUS, _INNER_RADIUS, _INSET, _PADDING, _LEAST_PADDING = 11, 8, 4, 16, 6


class Segments(QWidget):
    """A choice of one among few, all in sight; arrows move it, Tab enters at the chosen one."""

    current_changed = Signal(int)

    def __init__(
        self,
        theme: Theme,
        labels: Sequence[str],
        *,
        part_width: float = 0,
        height: float = 38,
        size: float = 15,
        parent: QWidget | None = None,
    ) -> None:
        """The least width of a part, the height and the size of the text are in pixels of the design."""
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for index, label in enumerate(labels):
            part = _Part(theme, label, part_width, height, size)
            self._group.addButton(part, index)
            layout.addWidget(part)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)
        theme.changed.connect(self.updateGeometry)

    @property
    def current(self) -> int:
        """The place of the chosen part, from 0."""
        return self._group.checkedId()

    def set_current(self, index: int) -> None:
        """Choose a part by its place."""
        self._group.button(index).setChecked(True)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Say the same in another language."""
        for part, label in zip(self._group.buttons(), labels, strict=True):
            part.setText(label)
            part.updateGeometry()

    def part(self, index: int) -> QRadioButton:
        """One part: to name it, to disable it, or to explain it in a tooltip."""
        return self.findChildren(_Part)[index]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground that the parts share."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillPath(rounded_rect(area, _RADIUS), tokens.paper2)
        edge = tokens.edge if self.isEnabled() else tokens.line
        stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), edge, 1.5)
        painter.end()

    def _toggled(self, index: int, checked: bool) -> None:
        if checked:
            self.current_changed.emit(index)


class _Part(QRadioButton):
    """One of the choices; a radio button, so arrows and screen readers know what to do."""

    def __init__(self, theme: Theme, text: str, width: float, height: float, size: float) -> None:
        super().__init__(text)
        self._theme = theme
        self._width = width
        self._height = height
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Wide enough for the label in bold."""
        text = text_width(without_mnemonic(self.text()), TextStyle(self._size, 600))
        return zoomed(self._theme, max(self._width, text + 2 * _PADDING), self._height)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole part takes clicks."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the label, on colour where it is chosen."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        inner = area.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        chosen, enabled = self.isChecked(), self.isEnabled()
        painter.setOpacity(1 if enabled else 0.5)
        if chosen:
            painter.fillPath(rounded_rect(inner, _INNER_RADIUS), tokens.primary)
        elif enabled and self.underMouse():
            painter.fillPath(rounded_rect(inner, _INNER_RADIUS), mixed(tokens.paper2, tokens.line, 0.5))
        label = without_mnemonic(self.text())
        weight = 600 if chosen else 500
        size = fitting_size(label, TextStyle(self._size, weight), area.width() - 2 * _LEAST_PADDING)
        ink = tokens.on_primary if chosen else tokens.ink
        middle = area.center()
        draw_text(painter, middle.x(), middle.y(), label, TextStyle(size, weight), ink, Align.CENTER)
        painter.end()
