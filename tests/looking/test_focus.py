"""Whoever goes through a window by the Tab key always sees where the focus is."""

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.controls.focus import REACH, FocusRing
from desktop_app.ui.tokens import Scheme, tokens_of
from tests.looking.exhibits import EXHIBITS, Exhibit
from tests.looking.gallery import Wanted, staged

#: No page has more places for the focus.
_MOST = 60
#: How far inside the room that a ring has it is surely there, in pixels.
_INSIDE = 3
_ROOM = QMargins(REACH, REACH, REACH, REACH)
#: One of each kind of page and sheet; a menu that is open takes the keys for itself.
KINDS = {
    *("start-first", "start-again", "new-game-4", "new-game-faults", "new-game-bots", "games-none", "review-won"),
    *("games", "games-deleted", "games-not-found", "import-refused", "question-exact", "table-take-back"),
    *("table-bidding", "table-watching", "table-revealed", "ladder", "question-give-up", "end-won"),
    *("lesson-aim", "lesson-wrong-move", "lesson-end", "rules-standard", "dice-check", "dice-statistics"),
    *("notice-error", "about", "licences", "volume"),
}
PAGES = [exhibit for exhibit in EXHIBITS if exhibit.name in KINDS]


def looked_at(focused: QWidget, window: QWidget) -> QImage:
    """What is seen of a widget and its ring; outside the window there is nothing."""
    QApplication.processEvents()
    return window.grab(QRect(focused.mapTo(window, QPoint(-REACH, -REACH)), focused.size().grownBy(_ROOM))).toImage()


def is_seen(focused: QWidget, window: QWidget, seen: QImage) -> bool:
    """Whether the widget that has the focus looks otherwise without it."""
    focused.clearFocus()
    without = looked_at(focused, window)
    focused.setFocus(Qt.FocusReason.TabFocusReason)
    return seen != without


def is_whole(focused: QWidget, seen: QImage) -> bool:
    """Whether the ring, if it is one, is there on all four sides."""
    if not any(isinstance(child, FocusRing) for child in focused.children()):
        return True
    ring = seen.rect().adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
    middle = ring.center()
    sides = (
        (ring.left(), middle.y()),
        (ring.right(), middle.y()),
        (middle.x(), ring.top()),
        (middle.x(), ring.bottom()),
    )
    return {seen.pixelColor(*side).name() for side in sides} == {tokens_of(Scheme.LIGHT).focus.name()}


@pytest.mark.parametrize("exhibit", PAGES, ids=lambda exhibit: exhibit.name)
def test_the_focus_is_seen_wherever_it_goes(qapp: QApplication, exhibit: Exhibit) -> None:
    with staged(qapp, Wanted(exhibit, "small", 100, "fr", "light")) as window:
        visited: set[QWidget] = set()
        unseen: list[str] = []
        while len(visited) < _MOST:
            QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
            focused = window.focusWidget()
            if focused in visited:
                break
            visited.add(focused)
            seen = looked_at(focused, window)
            if not is_whole(focused, seen) or not is_seen(focused, window, seen):
                unseen.append(f"{type(focused).__name__} {focused.accessibleName()}")
        assert visited
        assert unseen == []
