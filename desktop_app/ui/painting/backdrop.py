"""The large picture behind everything else, always the last one that is ready."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop_app.ui.painting.pixmaps import smooth
from desktop_app.ui.painting.workshop import Workshop


class Wanted(NamedTuple):
    """A picture: what tells it from others, its size in pixels of the screen, and who paints it.

    The painter's pixels are those of the screen. `paint` may be called on another thread.
    """

    key: Hashable
    size: QSize
    paint: Callable[[QPainter], None]


class Backdrop(QObject):
    """Keeps one picture. With a workshop another one is made while the last one is still shown."""

    ready = Signal()
    """The picture that was asked for last is here."""

    def __init__(self, workshop: Workshop | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workshop = workshop
        self._key: Hashable = None
        self._pixmap: QPixmap | None = None
        self._ordered: Wanted | None = None
        self._next: Wanted | None = None
        self._ticket = 0
        if workshop is not None:
            workshop.painted.connect(self._take)

    def picture(self, wanted: Wanted) -> QPixmap | None:
        """The picture, or the one before it as long as it is not ready, or None if there never was one."""
        if not self.has(wanted):
            self._fetch(wanted)
        return self._pixmap

    def last(self) -> QPixmap | None:
        """The picture that is here, whatever it was asked for."""
        return self._pixmap

    def has(self, wanted: Wanted) -> bool:
        """Whether that picture is here."""
        return self._pixmap is not None and self._key == wanted.key

    def _fetch(self, wanted: Wanted) -> None:
        if self._workshop is None:
            self._keep(wanted.key, _painted(wanted))
        elif self._ordered is None:
            self._ordered = wanted
            self._ticket = self._workshop.order(lambda: _painted(wanted))
        else:
            # The newest wins: while a window is resized nobody will see the sizes in between.
            self._next = None if wanted.key == self._ordered.key else wanted

    def _take(self, ticket: int, painted: "Future[QImage]") -> None:
        ordered, following = self._ordered, self._next
        if ordered is None or ticket != self._ticket:
            return
        self._ordered = self._next = None
        self._keep(ordered.key, painted.result())
        if following is not None:
            self._fetch(following)
        else:
            self.ready.emit()

    def _keep(self, key: Hashable, image: QImage) -> None:
        self._key, self._pixmap = key, QPixmap.fromImage(image)


def _painted(wanted: Wanted) -> QImage:
    # Without holes it is put down faster.
    image = QImage(wanted.size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    smooth(painter)
    wanted.paint(painter)
    painter.end()
    return image
