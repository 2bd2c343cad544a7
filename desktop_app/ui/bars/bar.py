"""What the bars have in common: a strip of paper, and measures for a wide window and for a small one."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.stepper import StepperSize
from desktop_app.ui.theme import Theme

#: Windows narrower than this, in pixels of the design, get the compact form.
COMPACT_UNDER = 1200


@dataclass(frozen=True)
class Measures:
    """Sizes in pixels of the design: of the bar, its prompt, its controls, and the gaps between them.

    `sign` is half the room of the multiplication sign, `text` the size of button labels; `portraits` says whether there
    is room for a face beside the prompt.
    """

    height: int
    padding: int
    portraits: bool
    prompt: int
    title: int
    control: int
    stepper: StepperSize
    sign: int
    face: int
    face_gap: int
    gap: int
    button_gap: int
    text: int

    @property
    def spinner(self) -> int:
        """The width of quantity, sign and faces together."""
        return self.stepper.value[0] + 2 * self.sign + 6 * self.face + 5 * self.face_gap


WIDE = Measures(
    height=96,
    padding=20,
    portraits=True,
    prompt=226,
    title=17,
    control=48,
    stepper=StepperSize.LARGE,
    sign=17,
    face=44,
    face_gap=6,
    gap=10,
    button_gap=10,
    text=16,
)
COMPACT = Measures(
    height=80,
    padding=14,
    portraits=False,
    prompt=150,
    title=16,
    control=44,
    stepper=StepperSize.COMPACT,
    sign=13,
    face=40,
    face_gap=4,
    gap=8,
    button_gap=7,
    text=15,
)


def measures_for(width: float) -> Measures:
    """The measures in a window of that width, in pixels of the design."""
    return COMPACT if width < COMPACT_UNDER else WIDE


class Bar(QWidget):
    """A strip of paper under the table. What stands on it is laid out anew when its measures or its width change."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.measures = WIDE
        theme.changed.connect(self._fit)

    def lay_out(self) -> None:
        """Put everything in its place; for the kinds of bar to fill in."""

    def place(self, widget: QWidget, x: float, y: float, width: float, height: float) -> None:
        """Put a widget at a place given in pixels of the design."""
        zoom = self.theme.zoom
        left, top = round(x * zoom), round(y * zoom)
        widget.setGeometry(left, top, round((x + width) * zoom) - left, round((y + height) * zoom) - top)

    @property
    def design_width(self) -> float:
        """The width in pixels of the design."""
        return self.width() / self.theme.zoom

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the line over it."""
        painter, area = open_canvas(self, self.theme)
        tokens = self.theme.tokens
        painter.fillRect(area, tokens.paper)
        painter.fillRect(QRectF(0, 0, area.width(), 1), tokens.line)
        painter.end()

    def _fit(self) -> None:
        self.measures = measures_for(self.design_width)
        self.setFixedHeight(round(self.measures.height * self.theme.zoom))
        self.lay_out()
        self.update()
