"""Whoever goes through a window by the Tab key always sees where the focus is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.controls.focus import REACH, FocusRing
from desktop_app.ui.tokens import Scheme, tokens_of
from tests.looking.exhibits import EXHIBITS, Exhibit
from tests.looking.gallery import Wanted, staged

#: No page has more places for the focus.
_MOST = 60
#: How far from its control a ring is surely there, in pixels.
_AWAY = 5
#: A menu that is open takes the keys for itself.
PAGES = [exhibit for exhibit in EXHIBITS if not exhibit.name.startswith("menu-")]


def looked_at(window: QWidget) -> QImage:
    """The window as it is now."""
    QApplication.processEvents()
    return window.grab().toImage()


def is_seen(focused: QWidget, window: QWidget, seen: QImage) -> bool:
    """Whether the window looks otherwise, there where the focus is, than without it."""
    around = area(focused, window).adjusted(-REACH, -REACH, REACH, REACH) & window.rect()
    focused.clearFocus()
    without = looked_at(window)
    focused.setFocus(Qt.FocusReason.TabFocusReason)
    return seen.copy(around) != without.copy(around)


def is_whole(focused: QWidget, window: QWidget, seen: QImage) -> bool:
    """Whether the ring, if it is one, is there on all four sides."""
    if not any(isinstance(child, FocusRing) for child in focused.children()):
        return True
    ring = area(focused, window).adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
    middle = ring.center()
    sides = ((ring.left(), middle.y()), (ring.right(), middle.y()), (middle.x(), ring.top()), (middle.x(), ring.bottom()))
    return {seen.pixelColor(*side).name() for side in sides} == {tokens_of(Scheme.LIGHT).focus.name()}


def area(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("exhibit", PAGES, ids=lambda exhibit: exhibit.name)
def test_the_focus_is_seen_wherever_it_goes(qapp: QApplication, exhibit: Exhibit) -> None:
    with staged(qapp, Wanted(exhibit, "small", 100, "fr", "light")) as window:
        visited: set[QWidget] = set()
        unseen: list[str] = []
        while len(visited) < _MOST:
            QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
            seen, focused = looked_at(window), window.focusWidget()
            if focused is None or focused in visited:
                break
            visited.add(focused)
            if not is_whole(focused, window, seen) or not is_seen(focused, window, seen):
                unseen.append(f"{type(focused).__name__} {focused.accessibleName()}")
        assert visited
        assert unseen == []
