"""Whoever changes colours, size and language as often as they like has no more in the end than at first."""

import gc
from collections import Counter
from itertools import product

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.theme import Appearance, Theme
from tests.looking.exhibits import EXHIBITS, Exhibit
from tests.looking.gallery import Wanted, settle, staged

KINDS = {"table-bidding", "games-many", "new-game-4"}
PAGES = [exhibit for exhibit in EXHIBITS if exhibit.name in KINDS]
#: So few that all pictures of them are kept at a time: what is kept is bounded, and beyond that old ones go.
WAYS = list(product((Appearance.DARK, Appearance.LIGHT), (1.0, 1.25), ("it", "fr")))
AGAIN = 7


def what_is_kept(window: QWidget, theme: Theme) -> Counter[str]:
    """How many there are of all that the program makes: pictures, widgets, connections, objects."""
    app = QCoreApplication.instance()
    assert app is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    kinds = (f"{type(each).__module__}.{type(each).__name__}" for each in gc.get_objects())
    counted = Counter(kind for kind in kinds if kind.startswith("desktop_app"))
    counted["pictures"] = len(theme.pixmaps)
    counted["widgets"] = len(QApplication.allWidgets())
    counted["objects"] = len(app.findChildren(QObject)) + len(window.findChildren(QObject))
    counted["who hears of a change"] = theme.receivers(SIGNAL("changed()"))
    return counted


@pytest.mark.parametrize("exhibit", PAGES, ids=lambda exhibit: exhibit.name)
def test_changes_leave_nothing_behind(qapp: QApplication, exhibit: Exhibit) -> None:
    with staged(qapp, Wanted(exhibit, "small", 100, "fr", "light")) as window:
        assert isinstance(window, MainWindow)
        theme = qapp.findChildren(Theme)[-1]

        def change(times: int) -> Counter[str]:
            for appearance, zoom, language in WAYS * times:
                theme.set_appearance(appearance)
                theme.set_zoom(zoom)
                window.set_language(language)
                settle(qapp, window)
                window.grab()
            return what_is_kept(window, theme)

        first = change(2)
        # What is made once more now and then is no growth: that would be once each time.
        assert {kind: more for kind, more in (change(AGAIN) - first).items() if more >= AGAIN} == {}
