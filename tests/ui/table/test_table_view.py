"""The table is painted, found, gone round by keys and exposed; and shows nothing that is still covered."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import Rules
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.arrangement import setting_of, shot_of
from desktop_app.ui.table.dice_pieces import spot_of
from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.pieces import changed
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.table.signs import sign_pieces
from desktop_app.ui.table.table_hint import TableHint
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from tests.ui.table import scenes
from tests.ui.table.viewing import SMALL, USUAL, part, picture, shown, shown_by

pytestmark = pytest.mark.usefixtures("fonts")


def point_at(view: TableView, place: QPoint) -> None:
    asked = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), asked)


def interface(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


def test_seats_are_exposed_where_they_are(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.six().model())
    table = interface(view)
    assert table.text(QAccessible.Text.Name) == "Table"
    assert table.text(QAccessible.Text.Description) == OptionWords().options(Rules())
    assert table.childCount() == 7
    for row in range(7):
        child = table.child(row)
        assert child is not None
        index = view.model().index(row, 0)
        assert child.text(QAccessible.Text.Name) == index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert child.text(QAccessible.Text.Description) == index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        rect = view.visualRect(index)
        assert child.rect() == QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())
        assert view.indexAt(rect.center()) == index
    assert not view.indexAt(QPoint(2, 2)).isValid()


def test_keys_go_round_the_table(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.palifico().model())
    view.setFocus(Qt.FocusReason.TabFocusReason)
    rows = [view.currentIndex().row()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
        rows.append(view.currentIndex().row())
    assert rows == [0, 1, 2, 3, 0, 3, 2]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == 3
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0
    assert view.selectionModel().selectedIndexes() == [view.currentIndex()]


def test_the_ring_is_there_for_keys_and_not_for_the_mouse(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.palifico().model())
    plain = picture(view)
    bruno, ines = (view.visualRect(view.model().index(row, 0)) for row in (1, 2))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=bruno.center())
    assert view.currentIndex().row() == 1
    assert picture(view) == plain
    QTest.keyClick(view, Qt.Key.Key_Right)
    ringed = picture(view)
    around = ines.adjusted(-7, -7, 7, 7)
    assert part(ringed, around) != part(plain, around)
    view.clearFocus()
    assert picture(view) == plain


def test_seats_and_options_have_hints(qtbot: QtBot) -> None:
    model, theme = scenes.long_names().model(), Theme()
    view = shown(qtbot, model, theme)
    hint = TableHint(theme, model, view)
    place = view.visualRect(view.model().index(1, 0)).center()
    point_at(view, place)
    assert hint.text.startswith("Bartholomäus Maximilian\n")
    QTest.mouseMove(view.viewport(), place + QPoint(1, 0))
    assert hint.text
    options = QPoint(60, view.height() - 18)
    QTest.mouseMove(view.viewport(), options)
    assert not hint.text
    point_at(view, options)
    assert hint.text == OptionWords().notes(Rules())
    model.think(2)
    assert not hint.text
    assert not QToolTip.isVisible()


def test_zoom_enlarges_everything(qtbot: QtBot) -> None:
    theme = Theme()
    view = shown(qtbot, scenes.bidding().model(), theme)
    index = view.model().index(0, 0)
    small = view.visualRect(index)
    view.resize(USUAL * 2)
    theme.set_zoom(2)
    large = view.visualRect(index)
    assert abs(large.width() - 2 * small.width()) <= 2
    assert abs(large.center().x() - 2 * small.center().x()) <= 2


def shot(model: SeatsModel) -> Shot:
    return shot_of(setting_of(model, shown_by(model), QSizeF(USUAL), Theme()), Ground(None), 1, looks_back=False)


def test_only_what_changes_is_painted_again(qtbot: QtBot) -> None:
    """Somebody begins to think: their bid gives way to the dots, and nothing else is touched."""
    model = scenes.bidding().model()
    model.ask(1)
    before = shot(model)
    model.think(1)
    areas = changed(before.pieces, shot(model).pieces)
    assert len(areas) == 3
    view = shown(qtbot, model)
    plate = view.visualRect(model.index(1))
    assert all(area.left() > plate.right() - 40 and area.right() < plate.right() + 120 for area in areas)


def test_a_window_that_is_resized_is_sharp_again_at_once_it_rests(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.bidding().model(), size=SMALL)
    picture(view)
    view.resize(USUAL)
    stretched = picture(view)
    fresh = picture(shown(qtbot, scenes.bidding().model(), size=USUAL))
    assert stretched != fresh
    qtbot.waitUntil(lambda: picture(view) == fresh, timeout=5000)


def test_a_table_without_a_game_is_a_wall(qtbot: QtBot) -> None:
    model = SeatsModel(scenes.two().model().words, (scenes.YOU, scenes.BRUNO))
    view = shown(qtbot, model)
    image = picture(view)
    assert image.pixelColor(0, 0) == image.pixelColor(300, 300) == Theme().tokens.wall
    assert view.visualRect(model.index(0)) == QRect()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not view.currentIndex().isValid()


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("code", NAMES)
def test_the_ribbon_of_a_palifico_round_hides_no_dice_in_the_open(languages: Languages, code: str, size: QSize) -> None:
    languages.speak(code)
    model = scenes.palifico_revealed().model()
    setting = setting_of(model, shown_by(model), QSizeF(size), Theme())
    (sign,) = sign_pieces(setting)
    ribbon = sign.area.adjusted(12, 9, -12, -9)  # without its shadow
    spots = filter(None, (spot_of(setting, seat) for seat in range(len(model.characters))))
    dice = [QRectF(corner, QSizeF(spot.side, spot.side)) for spot in spots for corner in spot.dice]
    assert len(dice) == 17
    assert [die for die in dice if die.intersects(ribbon)] == []
