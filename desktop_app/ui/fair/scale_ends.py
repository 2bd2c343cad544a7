"""Beside the columns of the dice statistics: the most and the least that chance allows, and what is expected."""

from PySide6.QtCore import QEvent, QLocale, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.library.templates import filled
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.fair.face_column import Scale, plotted
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.theme import Theme

_GAP, _LINE = 10, 16
_QUIET, _LOUD = TextStyle(13), TextStyle(13, 600)


class ScaleEnds(QWidget):
    """Three numbers, each at its height."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = Scale.of((0,) * 6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_scale(self, scale: Scale) -> None:
        """Show the numbers of a scale; each column tells them too, so no screen reader needs them here."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the words."""
        wide = max(text_width(text, _LOUD) for text in self._texts())
        return zoomed(self._theme, _GAP + wide, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers, none over another."""
        painter, area = open_canvas(self, self._theme)
        if self._scale.dice:
            tokens, scale, inner = self._theme.tokens, self._scale, plotted(area)
            values = (scale.interval.most, scale.expected, scale.interval.least)
            heights = _apart([scale.height(value, inner) for value in values])
            looks = ((_QUIET, tokens.ink2), (_LOUD, tokens.ink), (_QUIET, tokens.ink2))
            for text, height, (style, color) in zip(self._texts(), heights, looks, strict=True):
                draw_text(painter, _GAP, height, text, style, color)
        painter.end()

    def _texts(self) -> tuple[str, str, str]:
        locale, scale = QLocale(), self._scale
        #: Beside a line: how often each face is expected
        expected = filled(self.tr("expected %1"), locale.toString(round(scale.expected)))
        return locale.toString(scale.interval.most), expected, locale.toString(scale.interval.least)


def _apart(heights: list[float]) -> list[float]:
    """The heights, the outer two moved away from the middle one where lines of text would touch."""
    top, middle, bottom = heights
    return [min(top, middle - _LINE), middle, max(bottom, middle + _LINE)]
