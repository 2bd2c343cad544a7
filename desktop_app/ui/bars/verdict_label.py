"""The verdict in words: a large sentence and a small one, a label for a screen reader."""

from collections.abc import Iterator

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.sentence import Sentence, plain

#: The smallest sizes that the two are set in, and how much they give way at a time.
_SMALLEST, _STEP = (16, 13), 1
_GAP = 3


class VerdictLabel(QLabel):
    """Both sentences, as large as there is room for: rather a little smaller than on more lines."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._verdict: Sentence = ()
        self._explanation: Sentence = ()
        self._sizes = (24, 15)
        theme.changed.connect(self.update)

    def tell(self, verdict: Sentence, explanation: Sentence) -> None:
        """Say something else."""
        self._verdict = verdict
        self._explanation = explanation
        self.setText(f"{plain(verdict)} {plain(explanation)}")
        self.update()

    def set_sizes(self, verdict: int, explanation: int) -> None:
        """Change the sizes that are wanted, in pixels of the design."""
        self._sizes = (verdict, explanation)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the two as a block in the middle of the height."""
        painter, area = open_canvas(self, self._theme)
        verdict, explanation = self._laid_out(area.width(), area.height())
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        top = area.center().y() - (verdict.height + _GAP + explanation.height) / 2
        verdict.draw(painter, tokens, cache, 0, top, tokens.ink)
        explanation.draw(painter, tokens, cache, 0, top + verdict.height + _GAP, tokens.ink2)
        painter.end()

    def fits(self, width: float, height: float) -> bool:
        """Whether there is room for both, at whatever size."""
        return self._fitting(width, height) is not None

    def _laid_out(self, width: float, height: float) -> tuple[RichLayout, RichLayout]:
        """The largest setting that fits, or the smallest where none does."""
        return self._fitting(width, height) or self._set_in(_SMALLEST, width)

    def _fitting(self, width: float, height: float) -> tuple[RichLayout, RichLayout] | None:
        for sizes in _settings(self._sizes):
            verdict, explanation = self._set_in(sizes, width)
            lines = 2 if sizes == _SMALLEST else 1
            if len(verdict.lines) <= lines and verdict.height + _GAP + explanation.height <= height:
                return verdict, explanation
        return None

    def _set_in(self, sizes: tuple[int, int], width: float) -> tuple[RichLayout, RichLayout]:
        large, small = sizes
        verdict = lay_out(self._verdict, width, RichStyle(large, 1.2, 700, 700))
        return verdict, lay_out(self._explanation, width, RichStyle(small, 1.25, 400, 400))


def _settings(wanted: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Pairs of sizes from the wanted ones down, both giving way alike."""
    large, small = wanted
    while True:
        yield large, small
        if (large, small) == _SMALLEST:
            return
        large, small = max(large - _STEP, _SMALLEST[0]), max(small - _STEP, _SMALLEST[1])
