"""A row of the places: a name is data there too, under the mouse as well."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.place_row import PlaceRow
from desktop_app.ui.theme import Theme


@pytest.mark.parametrize("name", ["<b>Bo</b> &amp; Co", "&Ann", "%1", "שרה כהן", "👩‍🚀"])
def test_a_name_is_shown_as_it_is(fonts: None, qtbot: QtBot, name: str) -> None:
    row = PlaceRow(Theme(), Character.YOU, first=True, mine=False)
    qtbot.addWidget(row)
    row.tell("1", name, "", "")
    row.show()
    assert row.name.text() == name
    assert row.name.textFormat() is Qt.TextFormat.PlainText
    middle = row.name.rect().center()
    event = QHelpEvent(QEvent.Type.ToolTip, middle, row.name.mapToGlobal(middle))
    QApplication.sendEvent(row.name, event)
    (hint,) = row.name.findChildren(Hint)
    assert hint.text == name
    assert not QToolTip.isVisible()
