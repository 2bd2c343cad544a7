"""Pictures painted before they are wanted, a few at a time, so that no frame has to wait for them."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.table.pieces import Piece

#: Milliseconds of painting before the window is given time for other things.
_SLICE = 4


class Preparation(QObject):
    """Paints pieces where nobody sees it: what they are made of is in the cache afterwards."""

    done = Signal()
    """All of it is painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: deque[Piece] = deque()
        self._scale = 1.0
        self._nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._paint_some)

    def begin(self, pieces: Iterable[Piece], scale: float) -> None:
        """Paint these in place of what was still to be painted; scale is the screen's pixels for each of ours."""
        self._pieces = deque(pieces)
        self._scale = scale
        self._turn.start(0)

    @property
    def is_at_work(self) -> bool:
        """Whether something is still to be painted."""
        return bool(self._pieces)

    def stop(self) -> None:
        """Leave the rest."""
        self._pieces.clear()
        self._turn.stop()

    def _paint_some(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        painter = QPainter(self._nowhere)
        smooth(painter)
        painter.scale(self._scale, self._scale)
        while self._pieces and spent.elapsed() < _SLICE:
            self._pieces.popleft().paint(painter)
        painter.end()
        if self._pieces:
            self._turn.start(0)
        else:
            self.done.emit()
