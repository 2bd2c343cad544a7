"""The curtain: the name of the game on leather, in sight while everything else is still being loaded."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from desktop_app.locator import resource
from desktop_app.ui.tokens import Scheme, tokens_of

_WIDTH, _HEIGHT, _CORNER, _SEAM = 460, 240, 22, 12


class Curtain(QWidget):
    """A small window in the middle of the screen, the same in light and dark.

    Not Qt's splash screen: that one waits for a whole second where a screen has no window manager.
    """

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAccessibleName("Palifico")
        self.resize(_WIDTH, _HEIGHT)
        screen = QGuiApplication.primaryScreen().geometry()
        self.move(screen.center() - self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint leather, seam and name."""
        tokens, area = tokens_of(Scheme.DARK), QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leather = QLinearGradient(0, 0, 0, area.height())
        leather.setColorAt(0, tokens.cloth_lit)
        leather.setColorAt(1, tokens.cloth_dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(leather)
        painter.drawRoundedRect(area, _CORNER, _CORNER)
        painter.setPen(QPen(tokens.stitch, 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(_SEAM, _SEAM, -_SEAM, -_SEAM), _CORNER - _SEAM / 2, _CORNER - _SEAM / 2)
        # Outlines: to look for typefaces takes some systems longer than all the rest.
        name = QSvgRenderer(str(resource("pictures", "wordmark.svg")))
        size = name.viewBoxF().size()
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(area.center())
        name.render(painter, place)
        painter.end()
