"""The wall behind the lesson's card has the light of the table, at every moment of a change."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.lesson.column import Column
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.theme import Theme
from tests.ui.table import changes
from tests.ui.table.changes import Change
from tests.ui.table.motion.moving import pass_time, rest, table

pytestmark = pytest.mark.usefixtures("fonts")


def wall(column: Column) -> QColor:
    """The colour beside the table, above the card."""
    return column.grab().toImage().pixelColor(2, 2)


@pytest.mark.parametrize("manner", [Manner.MOVING, Manner.FADING])
@pytest.mark.parametrize("make", [changes.dusk, changes.day])
def test_the_light_fades_with_that_of_the_table(qtbot: QtBot, make: Callable[[], Change], manner: Manner) -> None:
    theme, change, page = Theme(), make(), QWidget()
    qtbot.addWidget(page)
    view = table(qtbot, change, manner, theme)
    card = QWidget(page)
    column = Column(theme, view.tableau, card, page)
    column.setGeometry(700, 0, 300, 500)
    card.setGeometry(710, 10, 280, 480)
    view.tableau.came.emit()
    before = wall(column)
    change.happen()
    assert wall(column) == before
    pass_time(view, 64)
    between = wall(column)
    assert 0 < column.light[1] < 1
    assert between != before
    rest(view)
    assert column.light[1] == 1
    assert wall(column) not in (before, between)
    assert wall(column).lightness() != before.lightness()


def test_a_light_that_nothing_leads_to_is_there_at_once(qtbot: QtBot) -> None:
    theme, change = Theme(), changes.dusk()
    view = table(qtbot, change, Manner.AT_ONCE, theme)
    card = QWidget()
    qtbot.addWidget(card)
    column = Column(theme, view.tableau, card)
    qtbot.addWidget(column)
    change.happen()
    assert column.light == (True, 1)
