"""A number between a minus and a plus: by click, wheel, arrows or typing."""

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSizePolicy, QSpinBox, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.controls.focus import FocusRing
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import faded, mixed

_RADIUS, _ICON = 12, 17
#: A held button steps again after the first time, then as often as the second; in milliseconds.
_HOLD, _REPEAT = 400, 90


class StepperSize(Enum):
    """Width, height, size of the number, and the inset of its two buttons, in pixels of the design."""

    LARGE = (128, 48, 26, 5)
    COMPACT = (112, 44, 23, 5)
    SMALL = (116, 38, 19, 4)
    PERCENT = (150, 38, 17, 4)


class Stepper(QSpinBox):
    """A spin box with large buttons."""

    def __init__(self, theme: Theme, size: StepperSize = StepperSize.SMALL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._held = 0
        self._repeat = QTimer(self)
        self._repeat.timeout.connect(self._step_held)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setFrame(False)
        self.focus_ring = FocusRing(self, theme, _RADIUS)
        self.hint = Hint(self, theme)
        theme.changed.connect(self._dress)
        self._dress()

    def set_size(self, size: StepperSize) -> None:
        """Change to other measures."""
        self._size = size
        self._dress()

    def set_name(self, name: str) -> None:
        """Name the control, and the line edit in it, for a screen reader."""
        self.setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """The size of its measures."""
        width, height, *_ = self._size.value
        return zoomed(self._theme, width, height)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the two buttons; the number is the line edit's."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        enabled = self.isEnabled()
        painter.fillPath(rounded_rect(area, _RADIUS), tokens.paper2 if enabled else tokens.paper)
        edge = tokens.edge if enabled else tokens.line
        stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), edge, 1.5)
        for direction in (-1, 1):
            self._paint_button(painter, direction)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step, and go on stepping while the button is held."""
        self._held = self._direction_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and self._held:
            self.stepBy(self._held)
            self._repeat.start(_HOLD)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop stepping."""
        self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which button is under the mouse."""
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the number between the buttons."""
        super().resizeEvent(event)
        self._place_number()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the number's place and colour; a control that goes to sleep lets go."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._let_go()
            self._dress()
        elif event.type() is QEvent.Type.StyleChange:
            self._place_number()

    def _let_go(self) -> None:
        self._held = 0
        self._repeat.stop()
        self.update()

    def _step_held(self) -> None:
        self._repeat.setInterval(_REPEAT)
        self.stepBy(self._held)

    def _dress(self) -> None:
        tokens = self._theme.tokens
        _, _, size, _ = self._size.value
        self.lineEdit().setFont(self._theme.font(size * self._theme.zoom, 700))
        palette = self.lineEdit().palette()
        ink = tokens.ink if self.isEnabled() else mixed(tokens.ink2, tokens.paper, 0.25)
        palette.setColor(QPalette.ColorRole.Text, ink)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, faded(tokens.primary, 0.16))
        palette.setColor(QPalette.ColorRole.HighlightedText, tokens.ink)
        self.lineEdit().setPalette(palette)
        self.updateGeometry()
        self._place_number()
        self.update()

    def _place_number(self) -> None:
        left, right = self._button_area(-1), self._button_area(1)
        zoom = self._theme.zoom
        self.lineEdit().setGeometry(
            round(left.right() * zoom), 0, round((right.left() - left.right()) * zoom), self.height()
        )

    def _button_area(self, direction: int) -> QRectF:
        """Where the minus (-1) or the plus (1) lies, in pixels of the design."""
        *_, inset = self._size.value
        width, height = self.width() / self._theme.zoom, self.height() / self._theme.zoom
        side = height - 2 * inset
        return QRectF(inset if direction < 0 else width - inset - side, inset, side, side)

    def _direction_at(self, position: QPointF) -> int:
        for direction in (-1, 1):
            if self._button_area(direction).contains(position / self._theme.zoom):
                return direction
        return 0

    def _can_step(self, direction: int) -> bool:
        flag = QAbstractSpinBox.StepEnabledFlag
        return bool(self.stepEnabled() & (flag.StepDownEnabled if direction < 0 else flag.StepUpEnabled))

    def _paint_button(self, painter: QPainter, direction: int) -> None:
        tokens = self._theme.tokens
        area = self._button_area(direction)
        path = rounded_rect(area, _RADIUS - 3)
        awake = self.isEnabled() and self._can_step(direction)
        pressed = awake and self._held == direction
        under = QPointF(self.mapFromGlobal(self.cursor().pos()))
        hovered = awake and self.underMouse() and self._direction_at(under) == direction
        if awake and not pressed:
            draw_shadow(painter, self._theme.pixmaps, path, tokens.shadow, Drop(1, 2, 0.18))
        if awake:
            ground = mixed(tokens.paper, tokens.line, 0.7 if pressed else 0.35 if hovered else 0)
        else:
            ground = mixed(tokens.paper2, tokens.line, 0.3)
        painter.fillPath(path, ground)
        ink = tokens.ink if awake else mixed(tokens.ink2, tokens.paper, 0.35)
        middle = area.center()
        draw_icon(painter, Icon.MINUS if direction < 0 else Icon.PLUS, middle.x(), middle.y(), _ICON, ink)
