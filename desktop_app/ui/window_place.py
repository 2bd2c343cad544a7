"""Where a window is: as it was at the last start, on a screen that exists, all of it with its frame."""

from PySide6.QtCore import QByteArray, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

#: Milliseconds after which a window manager has told how wide its frame is.
_FRAMED = 300


def restore(window: QWidget, saved: QByteArray, *, maximized: bool = False) -> None:
    """Put a window that is not shown yet where it was; what is saved may be damaged, or of a screen that has gone.

    Qt refuses a place on a screen of quite another size: then maximized is what is left of it.
    """
    if not window.restoreGeometry(saved) and maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_on_screen(window: QWidget) -> None:
    """Make a window that has just been shown fit its screen, now and as soon as the width of its frame is known."""
    known = _frame_of(window)
    _fit(window)

    def fit_again() -> None:
        if _frame_of(window) != known:
            _fit(window)

    QTimer.singleShot(_FRAMED, window, fit_again)


def _frame_of(window: QWidget) -> QSize:
    """What the frame adds to the window's size."""
    return window.frameGeometry().size() - window.size()


def _fit(window: QWidget) -> None:
    """A window larger than its screen, or beyond its edge, has buttons that nobody can reach."""
    if window.isFullScreen() or window.isMaximized():
        return
    room = (window.screen() or QGuiApplication.primaryScreen()).availableGeometry()
    window.resize(window.size().boundedTo(room.size() - _frame_of(window)))
    frame = window.frameGeometry()
    last = room.bottomRight() + QPoint(1, 1) - QPoint(frame.width(), frame.height())
    left = max(min(frame.left(), last.x()), room.left())
    top = max(min(frame.top(), last.y()), room.top())
    if frame.topLeft() != QPoint(left, top):
        window.move(left, top)
