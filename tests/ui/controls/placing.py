"""Putting controls into a window, and looking at what is there."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.companion import Companion


def put(control: QWidget, window: QWidget, x: int = 50, y: int = 50) -> None:
    """Show a control in a window at the size that it asks for."""
    control.setParent(window)
    control.resize(control.sizeHint())
    control.move(QPoint(x, y))
    control.show()


def ringed(window: QWidget) -> list[QWidget]:
    """The widgets that wear a focus ring."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(ring := getattr(widget, "focus_ring", None), Companion) and ring.is_shown
    ]


def colour_at(window: QWidget, x: int, y: int) -> str:
    """The colour of a pixel of the window, as #rrggbb."""
    return window.grab().toImage().pixelColor(x, y).name()
